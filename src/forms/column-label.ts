/**
 * The label of a field that stands in the head or foot of a table: what heads its column.
 */

import { labelText } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import type { LabelAbove } from './label-above.js';
import { attribute, readText, type TextMarkup } from './markup.js';

/** Levels within which a field's cell, its row and its table are looked for. */
const MAX_CLIMB = 12;

/** Longest text taken as what heads a column, in characters. */
const MAX_HEADING = 60;

/** Nodes of one table's head that are looked at. */
const MAX_HEAD = 3_000;

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const CELL_ROLES: ReadonlySet<string> = new Set(['columnheader', 'cell', 'gridcell']);
const EDGES: ReadonlySet<string> = new Set(['thead', 'tfoot']);

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
    at = around(markup, markup.nodes[at]?.parent ?? -1, isTable)?.id;
  }
  return null;
}

function labelInTable(
  markup: TextMarkup,
  node: number,
  isField: (from: number, to: number) => boolean,
): LabelAbove | null {
  const cell = around(markup, node, isCell);
  const row = cell === null ? null : around(markup, cell.parent, isRow);
  const table = row === null ? null : around(markup, row.parent, isTable);
  if (cell === null || row === null || table === null || !isEdge(markup, row, table)) return null;
  const column = columnOf(markup, row, cell.id);
  const heads = rowsOf(markup, table).filter((other) => other.id !== row.id && isEdge(markup, other, table));
  // The nearest row above, then those below.
  const nearest = [...heads.filter(({ id }) => id < row.id).reverse(), ...heads.filter(({ id }) => id > row.id)];
  for (const other of nearest) {
    const head = cellsOf(markup, other).find(({ from, to }) => column >= from && column < to)?.cell;
    const label = head === undefined || isField(head.id, head.end) ? null : headingOf(markup, head.id);
    if (label !== null) return label;
  }
  return null;
}

function headingOf(markup: TextMarkup, cell: number): LabelAbove | null {
  const text = labelText(readText(markup, cell));
  return /\p{L}/u.test(text) && text.length <= MAX_HEADING ? { node: cell, text } : null;
}

function around(markup: TextMarkup, from: number, is: (node: SnapshotNode) => boolean): SnapshotNode | null {
  let node = markup.nodes[from];
  for (let climbed = 0; node !== undefined && climbed < MAX_CLIMB; climbed += 1) {
    if (is(node)) return node;
    node = markup.nodes[node.parent];
  }
  return null;
}

function isCell({ tag, role }: SnapshotNode): boolean {
  return CELLS.has(tag) || CELL_ROLES.has(role ?? '');
}

function isRow({ tag, role }: SnapshotNode): boolean {
  return tag === 'tr' || role === 'row';
}

function isTable({ tag, role }: SnapshotNode): boolean {
  return tag === 'table' || role === 'table' || role === 'grid' || role === 'treegrid';
}

/** Whether a row belongs to the head or the foot: by its part of the table, or as all its cells head columns. */
function isEdge(markup: TextMarkup, row: SnapshotNode, table: SnapshotNode): boolean {
  for (let at = row.parent; at > table.id; at = markup.nodes[at]?.parent ?? -1)
    if (EDGES.has(markup.nodes[at]?.tag ?? '')) return true;
  const cells = cellsOf(markup, row);
  return cells.length > 0 && cells.every(({ cell: { tag, role } }) => tag === 'th' || role === 'columnheader');
}

function rowsOf(markup: TextMarkup, table: SnapshotNode): readonly SnapshotNode[] {
  const rows: SnapshotNode[] = [];
  const end = Math.min(table.end, table.id + MAX_HEAD);
  for (let at = table.id + 1; at < end; at += 1) {
    const node = markup.nodes[at];
    if (node !== undefined && isRow(node)) rows.push(node);
  }
  return rows;
}

/** A cell and the columns that it spans, the last excluded. */
interface Place {
  readonly cell: SnapshotNode;
  readonly from: number;
  readonly to: number;
}

function cellsOf(markup: TextMarkup, row: SnapshotNode): readonly Place[] {
  const places: Place[] = [];
  let next = 0;
  for (let at = row.id + 1; at < row.end; at += 1) {
    const cell = markup.nodes[at];
    if (cell === undefined || !isCell(cell)) continue;
    const declared = Number(attribute(cell, 'aria-colindex'));
    const from = Number.isInteger(declared) && declared > 0 ? declared : next;
    const span = Number(attribute(cell, 'colspan') ?? 1);
    next = from + (Number.isInteger(span) && span > 0 ? span : 1);
    places.push({ cell, from, to: next });
    at = cell.end - 1;
  }
  return places;
}

function columnOf(markup: TextMarkup, row: SnapshotNode, cell: number): number {
  return cellsOf(markup, row).find((place) => place.cell.id === cell)?.from ?? -1;
}
