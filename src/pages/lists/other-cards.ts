/**
 * Cards of a page's other lists: one more shelf of what the main list shows, as carousels of a front page are.
 */

import type { ListCandidate } from './item-lists.js';
import { PLAUSIBLE_SCORE } from './list-features.js';
import { linkPatterns } from './link-pattern.js';

/** Whether a node lies in a block of another list whose links are addressed as those of a list: what it says is of that one thing. */
export function otherCards(
  { records }: ListCandidate,
  candidates: readonly ListCandidate[],
): (node: number) => boolean {
  // Blocks that hold one of the list's own are parts of the page.
  const others = candidates
    .filter((other) => other.features.score >= PLAUSIBLE_SCORE)
    .flatMap((other) => other.records)
    .filter(({ root, end }) => !records.some((own) => own.root < end && root < own.end));
  const own = targetsOf(records);
  const patterns = linkPatterns([...own, ...targetsOf(others)]);
  const shapes = new Set(patterns.slice(0, own.length));
  const cards = others
    .filter(({ target }) => target !== '')
    .filter((_, at) => shapes.has(patterns[own.length + at] ?? ''));
  return (node) => cards.some(({ root, end }) => node >= root && node < end);
}

function targetsOf(records: ListCandidate['records']): readonly string[] {
  return records.flatMap(({ target }) => (target === '' ? [] : target));
}
