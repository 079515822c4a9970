/**
 * Closed lists that show what is chosen in them beside a field that shows nothing itself, as libraries of components draw them.
 */

import { oncePer } from '../base/remember.js';
import type { PageIndex } from './page-index.js';

/** Levels above the field in which its text stands. */
const MAX_CLIMB = 3;

/** The parts of a page that hold such a field and its text, and nothing else to read. */
export const closedLists: (index: PageIndex) => ReadonlySet<number> = oncePer(
  (index) =>
    new Set(
      index
        .byTag('input')
        .filter((id) => showsNothing(index, id))
        .flatMap((id) => boxOf(index, id) ?? []),
    ),
);

/** Whether a press on an element drops such a list down: it lies in one, or holds one and no other text. */
export function opensClosedList(index: PageIndex, id: number): boolean {
  return [...closedLists(index)].some(
    (box) => index.contains(box, id) || (index.contains(id, box) && index.textLength(id) === index.textLength(box)),
  );
}

/** Whether a field is a combo box in which nobody can type and nothing stands (ARIA 1.2, combobox: select-only). */
function showsNothing(index: PageIndex, id: number): boolean {
  const { attributes, state } = index.node(id);
  const isSelectOnly = index.role(id) === 'combobox' && attributes['readonly'] !== undefined;
  return isSelectOnly && (state?.value ?? attributes['value'] ?? '') === '';
}

/** The nearest part around a field that says something, if that is one text. */
function boxOf(index: PageIndex, field: number): number | null {
  const box = index
    .ancestors(field)
    .slice(0, MAX_CLIMB)
    .find((id) => index.text(id) !== '');
  if (box === undefined) return null;
  const { end } = index.node(box);
  const texts = index.nodes.slice(box, end).filter(({ tag, text }) => tag === '#text' && text.trim() !== '');
  return texts.length === 1 ? box : null;
}
