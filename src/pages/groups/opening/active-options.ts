/**
 * Options that say that they are chosen, but are only where the keyboard of a field stands: many lists tell the one by the
 * other. What is taken for unchosen is asked once more than needed; what is taken for chosen is never asked.
 */

import { textKey } from '../../../base/text.js';
import { isDataCell } from '../../lists/row-cells.js';
import type { PageIndex } from '../../page-index.js';
import { listOf } from './declared-owners.js';

/** Whether an option is only where the keyboard stands, on one page. */
export function activeOptions(index: PageIndex): (id: number) => boolean {
  const active = new Set(
    index.nodes.flatMap(({ id, tag, attributes }) => {
      const named = (attributes['aria-activedescendant'] ?? '').trim();
      const pointed = named === '' ? null : index.byElementId(named, id);
      const marked = tag === 'input' && pointed === null ? markedBy(index, id) : null;
      return [pointed, marked].filter((option) => option !== null);
    }),
  );
  return (id) => active.has(id) && index.node(id).attributes['aria-checked'] === undefined;
}

/**
 * The one option marked in the list that typing in a field narrows, where nothing beside the list shows it: what is chosen
 * is told to those who look at the page, too.
 */
function markedBy(index: PageIndex, field: number): number | null {
  const { attributes, state } = index.node(field);
  if (index.role(field) !== 'combobox' || attributes['readonly'] !== undefined) return null;
  const list = listOf(index, field);
  if (list === null || index.node(list).attributes['aria-multiselectable'] === 'true') return null;
  const [marked, ...others] = optionsOf(index, list).filter(
    (id) => index.node(id).attributes['aria-selected'] === 'true',
  );
  if (marked === undefined || others.length > 0) return null;
  const name = textKey(firstText(index, marked));
  return name === '' || textKey(state?.value ?? '') === name || isShownApart(index, list, name) ? null : marked;
}

function optionsOf(index: PageIndex, list: number): readonly number[] {
  const { end } = index.node(list);
  const options: number[] = [];
  for (let id = list + 1; id < end; id += 1) if (index.role(id) === 'option') options.push(id);
  return options;
}

/** The first words of an option: its name, without a count. */
function firstText(index: PageIndex, option: number): string {
  const { end } = index.node(option);
  for (let id = option; id < end; id += 1) {
    const { tag, text } = index.node(id);
    if (tag === '#text' && /[\p{L}\p{N}]/u.test(text)) return text;
  }
  return '';
}

/** Whether a name stands beside a list; what a row of a table says is said of that row. */
function isShownApart(index: PageIndex, list: number, name: string): boolean {
  return index.nodes.some(
    ({ id, tag, text }) =>
      tag === '#text' && !index.contains(list, id) && textKey(text) === name && !isInCell(index, list, id),
  );
}

/** Whether a text stands in a cell of a table's row in which the list does not. */
function isInCell(index: PageIndex, list: number, id: number): boolean {
  return index.ancestors(id).some((around) => isDataCell(index, around) && !index.contains(around, list));
}
