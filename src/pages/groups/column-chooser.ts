/**
 * Groups that choose which columns of a table are shown: they say how a list looks, as an order does, and narrow nothing.
 */

import { textKey } from '../../base/text.js';
import type { ItemList } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import type { FoundGroup } from './found-group.js';
import { tableAround } from '../lists/row-cells.js';
import { columnTitle } from './opening/popups.js';

/** Columns that must be shown and named by a group. Raising it takes small tables for lists that something narrows. */
const LEAST_COLUMNS = 2;

/** Whether what is chosen in a group heads a column of the list's table each, and nothing else of it does. */
export function choosesColumns(index: PageIndex, list: ItemList | null, { choices }: FoundGroup): boolean {
  if (list === null || choices.filter(({ selected }) => selected).length < LEAST_COLUMNS) return false;
  const heads = headsOf(index, list);
  return choices.every(({ value, selected }) => heads.has(textKey(value)) === selected);
}

/** What heads the columns of the table that a list stands in, before its cards. */
function headsOf(index: PageIndex, { node, cards }: ItemList): ReadonlySet<string> {
  const table = tableAround(index, node);
  if (table === undefined) return new Set();
  const before = index.nodes.slice(table, cards[0]?.node ?? table);
  const heads = before.filter(({ id, tag }) => tag === 'th' || index.role(id) === 'columnheader');
  return new Set(
    heads
      .flatMap(({ id }) => [index.text(id), columnTitle(index, id)?.text ?? ''])
      .map(textKey)
      .filter((text) => text !== ''),
  );
}
