/**
 * Buttons over the values of a panel that choose all or none of them at once, told by how many they say that there are:
 * "Select all (4)" over four values. However few these are, they are no tools of the panel then.
 */

import { parseWhole } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { firstNode, type Run } from '../runs/shapes.js';

/** Buttons in such a row: one for all, one for none. */
const MOST_BUTTONS = 2;

/** Levels around them within which the values stand. */
const MAX_CLIMB = 4;

/** The runs without those rows, and the first nodes of those that one of them counts. */
export function withoutWholeRows(
  index: PageIndex,
  runs: readonly Run[],
): { readonly runs: readonly Run[]; readonly counted: ReadonlySet<number> } {
  const counted = new Set<number>();
  const rest = runs.filter((run, at) => {
    const values = runs[at + 1];
    if (values === undefined || !isWholeRow(index, run, values)) return true;
    counted.add(firstNode(values));
    return false;
  });
  return { runs: rest, counted };
}

function isWholeRow(index: PageIndex, { items }: Run, values: Run): boolean {
  const buttons = items.flatMap(({ main }) => main ?? []);
  const [first] = buttons;
  if (first === undefined || buttons.length > MOST_BUTTONS || values.items.length <= 1) return false;
  const around = index.ancestors(first).slice(0, MAX_CLIMB);
  return (
    around.some((panel) => index.contains(panel, firstNode(values))) &&
    buttons.some((button) => numberBehind(index.text(button)) === values.items.length)
  );
}

/** The number in brackets behind what a button says, also without a space between; or null. */
function numberBehind(text: string): number | null {
  return parseWhole(/\((\p{Nd}+)\)$/u.exec(text)?.[1] ?? '');
}
