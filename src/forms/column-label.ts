/**
 * The label of a field that stands in the head or foot of a table: what heads its column.
 */

import type { LabelAbove } from './label-above.js';
import type { TextMarkup } from './markup.js';
import { cellAt, cellsOf, headingOf, isEdge, placeOf, rowsOf, tableAround } from './table-cells.js';

/** Tables within tables that are looked out of: some lay a field out in one of its own, in a cell of the head. */
const MAX_TABLES = 2;

/** What heads the column of a node in the head or foot of a table, told by a row that holds no field there; or null. */
export function columnLabel(
  markup: TextMarkup,
  node: number,
  isField: (from: number, to: number) => boolean,
): LabelAbove | null {
  let at: number | undefined = node;
  for (let tables = 0; at !== undefined && tables < MAX_TABLES; tables += 1) {
    const label = labelInTable(markup, at, isField);
    if (label !== null) return label;
    at = tableAround(markup, markup.nodes[at]?.parent ?? -1)?.id;
  }
  return null;
}

function labelInTable(
  markup: TextMarkup,
  node: number,
  isField: (from: number, to: number) => boolean,
): LabelAbove | null {
  const place = placeOf(markup, node);
  if (place === null || !isEdge(markup, place.row, place.table)) return null;
  const { row, table, from: column } = place;
  const heads = rowsOf(markup, table).filter((other) => other.id !== row.id && isEdge(markup, other, table));
  // The nearest row above, then those below.
  const nearest = [...heads.filter(({ id }) => id < row.id).reverse(), ...heads.filter(({ id }) => id > row.id)];
  for (const other of nearest) {
    const head = cellAt(cellsOf(markup, other), column)?.cell;
    const label = head === undefined || isField(head.id, head.end) ? null : headingOf(markup, head.id);
    if (label !== null) return label;
  }
  return null;
}
