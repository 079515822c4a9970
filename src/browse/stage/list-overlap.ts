/**
 * What a list shows anew after it was paged in place: "load more" and scrolling leave cards where they were.
 */

import type { Card, PageView } from '../../model/page.js';

/** A text that is equal for two views that list the same and promise the same. */
export function listSignature(view: PageView): string {
  return JSON.stringify([view.declaredCount, view.list?.cards.map(cardKey) ?? null]);
}

/**
 * The later view with only those cards that the earlier one did not end with; after scrolling with only those that it did
 * not show at all, since rows that are used again stand in any order.
 */
export function withNewCards(before: PageView, after: PageView, isScrolled = false): PageView {
  const [old, cards] = [(before.list?.cards ?? []).map(cardKey), after.list?.cards ?? []];
  const shown = new Set(isScrolled ? old : []);
  const shared = overlapLength(old, cards.map(cardKey));
  const fresh = cards.slice(shared).filter((card) => !shown.has(cardKey(card)));
  if (fresh.length === cards.length || after.list === null) return after;
  return { ...after, list: { ...after.list, cards: fresh } };
}

/** A text that is equal for cards that show the same. */
export function cardKey({ url, name, image, identifier }: Card): string {
  return JSON.stringify([url, name, image, identifier]);
}

/** Length of the longest end of one sequence that the other begins with. Linear (Knuth, Morris, Pratt). */
export function overlapLength(first: readonly string[], second: readonly string[]): number {
  if (second.length === 0) return 0;
  const borders = bordersOf(second);
  let matched = 0;
  for (const key of first) {
    while (matched > 0 && key !== second[matched]) matched = borders[matched - 1] ?? 0;
    if (key === second[matched]) matched += 1;
  }
  return matched;
}

/** For each length, how much of the beginning of so much of a sequence it also ends with. */
function bordersOf(sequence: readonly string[]): readonly number[] {
  const borders = [0];
  for (let at = 1, length = 0; at < sequence.length; at += 1) {
    while (length > 0 && sequence[at] !== sequence[length]) length = borders[length - 1] ?? 0;
    if (sequence[at] === sequence[length]) length += 1;
    borders.push(length);
  }
  return borders;
}
