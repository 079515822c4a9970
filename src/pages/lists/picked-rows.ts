/**
 * Rows of a table that a box picks for some action: the box stands alone in a cell, and what heads its column is nothing or
 * a box that picks all rows. Rows of a facet name the box, by its label or by the cell that it stands in.
 */

import type { PageIndex } from '../page-index.js';
import { dataCells, headCells, isRow, tableAround } from './row-cells.js';

/** Cells with a text from which a row tells of an entity and not of a value. */
const MIN_WORDED = 2;
/** Nodes of a table within which its head is looked for. */
const MAX_HEAD_NODES = 1_000;

const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Whether a row's only choice is a box in a cell of its own that picks the row. */
export function isPickedRow(index: PageIndex, row: number): boolean {
  if (!isRow(index, row)) return false;
  const cells = dataCells(index, row);
  const boxed = cells.flatMap((cell, at) => (boxesIn(index, cell).length > 0 ? [at] : []));
  const [column, ...others] = boxed;
  const cell = cells[column ?? 0];
  if (column === undefined || cell === undefined || others.length > 0) return false;
  if (index.text(cell) !== '' || boxesIn(index, cell).some((box) => isLabelled(index, box))) return false;
  const worded = cells.filter((id) => index.text(id) !== '').length;
  return worded >= MIN_WORDED && headsPick(index, row, column);
}

/** Whether the table has a head, and in the column of the boxes it names nothing. */
function headsPick(index: PageIndex, row: number, column: number): boolean {
  const table = tableAround(index, row);
  if (table === undefined) return false;
  const end = Math.min(index.node(table).end, table + MAX_HEAD_NODES, row);
  for (let id = table + 1; id < end; id += 1) {
    if (!isRow(index, id)) continue;
    const isInHead = index.ancestors(id).some((above) => index.node(above).tag === 'thead');
    const cells = isInHead ? index.elements(id) : headCells(index, id);
    const worded = cells.filter((cell) => index.text(cell) !== '').length;
    const over = cells[column];
    if (worded > 0 && over !== undefined && index.text(over) === '') return true;
  }
  return false;
}

function isLabelled(index: PageIndex, box: number): boolean {
  const id = index.node(box).attributes['id'] ?? '';
  const label = id === '' ? null : index.labelFor(id, box);
  return label !== null && index.text(label) !== '';
}

function boxesIn(index: PageIndex, cell: number): readonly number[] {
  const boxes: number[] = [];
  const { end } = index.node(cell);
  for (let id = cell + 1; id < end; id += 1) {
    const { tag, attributes, role } = index.node(id);
    const isNative = tag === 'input' && BOXES.has((attributes['type'] ?? '').toLowerCase());
    if (isNative || BOXES.has(role ?? '')) boxes.push(id);
  }
  return boxes;
}
