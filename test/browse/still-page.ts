/** What is the same of pages on which nothing lies over others and nothing scrolls, for tests of what opens. */

import type { OpenablePage } from '../../src/browse/stage/openable-page.js';
import type { PageView } from '../../src/model/page.js';
import { locate } from '../../src/pages/locate.js';

/** A page that nothing is left of, that stays as it is when it is brought back, and does not scroll. */
export function still(view: () => PageView): Pick<OpenablePage, 'left' | 'closed' | 'scrollOn' | 'locate'> {
  return {
    left: () => Promise.resolve(null),
    closed: () => Promise.resolve(view()),
    scrollOn: () => Promise.resolve(null),
    locate,
  };
}
