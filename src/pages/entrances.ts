/**
 * Buttons through which a page is entered that shows nothing else: which catalogue is to be browsed, "Start", "Enter". Without
 * an address nothing but a press tells what lies behind them.
 */

import type { Control, PageView } from '../model/page.js';
import type { PageIndex } from './page-index.js';
import { findPressables } from './pressables.js';
import { controlOf, withOrdinals } from './steps.js';

/** Buttons that such a page has at most. Raising it presses the tools of pages that have more to them. */
const MOST_ENTRANCES = 5;

/** Characters of such a page at most: what says more is a page of its own. */
const MOST_TEXT = 600;

/** A button that says what it is for. */
const WORD = /\p{L}{2}|\p{Lo}/u;

/** Parts of a page that all pages of a site have. */
const SITE_WIDE: ReadonlySet<string | null> = new Set(['header', 'footer', 'navigation']);

/** In document order; none of a page that came over HTTP, or that lists something or can be asked. */
export function readEntrances(
  index: PageIndex,
  { list, forms, searches = [] }: Pick<PageView, 'list' | 'forms' | 'searches'>,
): readonly Control[] {
  const isBare = list === null && forms.length === 0 && searches.length === 0 && index.textLength(0) <= MOST_TEXT;
  if (index.snapshot.source !== 'browser' || !isBare) return [];
  const presses = findPressables(index, { forms, at: null }).filter(
    ({ node, text, isDisabled }) => !isDisabled && WORD.test(text) && !SITE_WIDE.has(index.landmark(node)),
  );
  if (presses.length > MOST_ENTRANCES) return [];
  return withOrdinals(
    presses.map(({ node, text }) =>
      controlOf(index, node, { do: 'click', group: null, name: index.accessibleName(node) || text }),
    ),
  );
}
