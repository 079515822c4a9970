/**
 * Cells of a row: of a table's, or of a grid's that is made of other elements, whatever wraps them.
 */

import type { PageIndex } from '../page-index.js';

const DATA_ROLES: ReadonlySet<string> = new Set(['cell', 'gridcell', 'rowheader']);
/** Nodes of one row that are looked at. */
const MAX_ROW = 2_000;

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);

/** The table or grid that a node is or stands in; undefined if there is none. */
export function tableAround(index: PageIndex, node: number): number | undefined {
  return [node, ...index.ancestors(node)].find((id) => TABLES.has(index.role(id) ?? index.node(id).tag));
}

/** Whether a node is a row of a table or of a grid. */
export function isRow(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'tr' || index.role(id) === 'row';
}

/** Whether a node is a cell of a row that does not head a column. */
export function isDataCell(index: PageIndex, id: number): boolean {
  return DATA_ROLES.has(index.role(id) ?? '');
}

/** Cells of a row in order; a cell that names its row is one. Empty for what is no row. */
export function dataCells(index: PageIndex, row: number): readonly number[] {
  if (index.node(row).tag === 'tr') return index.elements(row);
  return index.role(row) === 'row' ? cellsWithin(index, row, (role) => DATA_ROLES.has(role)) : [];
}

/** Whether all cells of a row head columns. */
export function isHeaderRow(index: PageIndex, row: number): boolean {
  if (!isRow(index, row)) return false;
  const isHead = (id: number): boolean => index.node(id).tag === 'th' || index.role(id) === 'columnheader';
  if (index.node(row).tag === 'tr') {
    const cells = index.elements(row);
    return cells.length > 0 && cells.every(isHead);
  }
  return headCells(index, row).length > 0 && dataCells(index, row).length === 0;
}

/** Cells of a row that head columns, in order. */
export function headCells(index: PageIndex, row: number): readonly number[] {
  if (index.node(row).tag === 'tr') return index.elements(row).filter((id) => index.node(id).tag === 'th');
  return cellsWithin(index, row, (role) => role === 'columnheader');
}

function cellsWithin(index: PageIndex, row: number, isCell: (role: string) => boolean): readonly number[] {
  const cells: number[] = [];
  const end = Math.min(index.node(row).end, row + MAX_ROW);
  for (let id = row + 1; id < end; id += 1) {
    if (!isCell(index.role(id) ?? '')) continue;
    cells.push(id);
    id = index.node(id).end - 1;
  }
  return cells;
}
