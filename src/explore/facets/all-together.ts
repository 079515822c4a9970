/**
 * Choices that stand for all values of their facet together ("All languages (412)"), where only one can be chosen and none is
 * at first: told from the counts.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';

/** Other values that must come to the same number together. Raising it takes more of such choices for values. */
const LEAST_OTHERS = 2;

/** Fields of which one value is chosen at a time; links of a tree may stand before those below them without being indented. */
const SINGLE: ReadonlySet<ChoiceGroup['widget']> = new Set(['radios', 'select']);

/**
 * Whether a choice at an end of its group has as many entities as all the others have together, and no less than the list:
 * each entity has one of the others then. Ranges may lie in each other, and so may the levels of a tree.
 */
export function standsForAll(
  { widget, multiple }: Pick<ChoiceGroup, 'widget' | 'multiple'>,
  choices: readonly Choice[],
  { choice, size }: { readonly choice: Choice; readonly size: number | null },
): boolean {
  if (multiple || !SINGLE.has(widget) || choice.count === null || choice.count < (size ?? 0)) return false;
  if (choice !== choices[0] && choice !== choices.at(-1)) return false;
  const others = choices.filter((other) => other !== choice);
  const counts = others.flatMap(({ count }) => count ?? []);
  const isFlat = choices.every(({ level, range }) => level === 0 && range === null);
  const told = counts.filter((count) => count > 0);
  if (!isFlat || counts.length < others.length || told.length < LEAST_OTHERS) return false;
  return told.reduce((sum, count) => sum + count, 0) === choice.count;
}
