/**
 * How many entities a list may have, by its first page alone.
 */

import type { PageView } from '../../model/page.js';

/** Confidence from which a number is taken for the size of a list that goes on when it is scrolled, which no page says beforehand. */
const LIKELY = 0.35;

/** What the page declares, or says of a list that goes on when it is scrolled; null where it says nothing. */
export function toldSize({ declaredCount, counts, list, pagination: { next } }: PageView): number | null {
  if (declaredCount !== null) return declaredCount;
  const [likely] = counts;
  const goesOn = next?.kind === 'actions' && next.steps.at(-1)?.do === 'scroll';
  if (!goesOn || likely === undefined || likely.confidence < LIKELY) return null;
  return likely.value > (list?.cards.length ?? 0) ? likely.value : null;
}

/** What the page tells, else as many cards as it shows on each of the pages that it links. */
export function sizeGuess(view: PageView): number {
  const cards = view.list?.cards.length ?? 0;
  const lastPage = view.pagination.pages.at(-1)?.number ?? (view.pagination.next === null ? 1 : 2);
  return toldSize(view) ?? cards * Math.max(1, lastPage);
}
