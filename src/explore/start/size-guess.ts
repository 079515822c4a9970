/**
 * How many entities a list may have, by its first page alone.
 */

import type { PageView } from '../../model/page.js';

/** What the page declares, else as many cards as it shows on each of the pages that it links. */
export function sizeGuess(view: PageView): number {
  const cards = view.list?.cards.length ?? 0;
  const lastPage = view.pagination.pages.at(-1)?.number ?? (view.pagination.next === null ? 1 : 2);
  return view.declaredCount ?? cards * Math.max(1, lastPage);
}
