/**
 * Rows, cells and heads of tables, whether they are marked up as such or only by roles.
 */

import { labelText } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import type { LabelAbove } from './label-above.js';
import { attribute, readText, type TextMarkup } from './markup.js';

/** Levels within which a field's cell, its row and its table are looked for. */
const MAX_CLIMB = 12;

/** Longest text taken as what heads a row or a column, in characters. */
const MAX_HEADING = 60;

/** Nodes of one table that are looked at. */
const MAX_NODES = 3_000;

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const CELL_ROLES: ReadonlySet<string> = new Set(['columnheader', 'rowheader', 'cell', 'gridcell']);
const EDGES: ReadonlySet<string> = new Set(['thead', 'tfoot']);

/** A cell and the columns that it spans, the last excluded. */
export interface Place {
  readonly cell: SnapshotNode;
  readonly from: number;
  readonly to: number;
}

/** A cell, its row and its table. */
export interface CellPlace extends Place {
  readonly row: SnapshotNode;
  readonly table: SnapshotNode;
}

/** The cell around a node; null if it lies in none. */
export function placeOf(markup: TextMarkup, node: number): CellPlace | null {
  const cell = around(markup, node, isCell);
  const row = cell === null ? null : around(markup, cell.parent, isRow);
  const table = row === null ? null : tableAround(markup, row.parent);
  if (cell === null || row === null || table === null) return null;
  const place = cellsOf(markup, row).find((one) => one.cell.id === cell.id);
  return place === undefined ? null : { ...place, row, table };
}

/** The innermost table around a node, the node itself included; null if it lies in none. */
export function tableAround(markup: TextMarkup, node: number): SnapshotNode | null {
  return around(markup, node, isTable);
}

/** What a cell says if it can head a row or a column; null if it says nothing, or too much. */
export function headingOf(markup: TextMarkup, cell: number): LabelAbove | null {
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
export function isEdge(markup: TextMarkup, row: SnapshotNode, table: SnapshotNode): boolean {
  for (let at = row.parent; at > table.id; at = markup.nodes[at]?.parent ?? -1)
    if (EDGES.has(markup.nodes[at]?.tag ?? '')) return true;
  const cells = cellsOf(markup, row);
  return cells.length > 0 && cells.every(({ cell: { tag, role } }) => tag === 'th' || role === 'columnheader');
}

/** The rows of a table, from its first to its last; of a large one those that it begins with. */
export function rowsOf(markup: TextMarkup, table: SnapshotNode): readonly SnapshotNode[] {
  const rows: SnapshotNode[] = [];
  const end = Math.min(table.end, table.id + MAX_NODES);
  for (let at = table.id + 1; at < end; at += 1) {
    const node = markup.nodes[at];
    if (node !== undefined && isRow(node)) rows.push(node);
  }
  return rows;
}

/** The cells of a row, from its first to its last. */
export function cellsOf(markup: TextMarkup, row: SnapshotNode): readonly Place[] {
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

/** The cell of a row that stands in a column; undefined if none does. */
export function cellAt(cells: readonly Place[], column: number): Place | undefined {
  return cells.find(({ from, to }) => column >= from && column < to);
}
