/**
 * Links of a list page that lead to no entity by their addresses: to what the page is a part of, or to the page itself with
 * other arguments.
 */

import { bareUrl, liesBelow } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';

/** How the address of a link lies to that of its page. What leads to the page works it where other links lead elsewhere. */
export type WayOfLink = 'above' | 'back' | 'elsewhere';

/** Whether an address is that of the page, its arguments aside, of what the page is a part of by its path, or another one. */
export function wayOfLink({ snapshot }: PageIndex, url: string): WayOfLink {
  const page = bareUrl(snapshot.url);
  if (bareUrl(url) === page) return 'back';
  return liesBelow(page, url) ? 'above' : 'elsewhere';
}
