/**
 * What a list shows anew after it was paged in place: "load more" and scrolling leave cards where they were.
 */

import type { Card, PageView } from '../model/page.js';

/** A text that is equal for two views that list the same and promise the same. */
export function listSignature(view: PageView): string {
  return JSON.stringify([view.declaredCount, view.list?.cards.map(cardKey) ?? null]);
}

/** The later view with only those cards that the earlier one did not end with. */
export function withNewCards(before: PageView, after: PageView): PageView {
  const [old, cards] = [before.list?.cards ?? [], after.list?.cards ?? []];
  const shared = overlapLength(old.map(cardKey), cards.map(cardKey));
  if (shared === 0 || after.list === null) return after;
  return { ...after, list: { ...after.list, cards: cards.slice(shared) } };
}

function cardKey({ url, name, image, identifier }: Card): string {
  return JSON.stringify([url, name, image, identifier]);
}

/** Length of the longest end of one sequence that the other begins with. Linear (Knuth, Morris, Pratt). */
export function overlapLength(first: readonly string[], second: readonly string[]): number {
  // Borders of `second`, then how far the end of `first` matches it.
  const border = [0];
  for (let at = 1, length = 0; at < second.length; at += 1) {
    while (length > 0 && second[at] !== second[length]) length = border[length - 1] ?? 0;
    if (second[at] === second[length]) length += 1;
    border.push(length);
  }
  let matched = 0;
  for (const key of first) {
    while (matched > 0 && (matched === second.length || key !== second[matched])) matched = border[matched - 1] ?? 0;
    if (second.length > 0 && key === second[matched]) matched += 1;
  }
  return matched;
}
