/**
 * Tables of labels and values: two columns, several pairs in a row, or one row of labels above one row of values.
 */

import type { LabelledValues } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';
import { readLabel, readValues } from './cell-values.js';
import type { Scope } from './scope.js';

/** Rows read of one table. */
const MAX_ROWS = 400;
/** Cells of a row that may be pairs side by side. */
const MAX_CELLS = 8;
/** Share of rows that must be pairs, 0–1; lower reads tables of data as if they described the entity. */
const MIN_PAIR_SHARE = 0.6;

/** Labelled values of every table of the scope that is made of pairs. */
export function readSpecTables(scope: Scope): readonly LabelledValues[] {
  const { index } = scope;
  const tables = index.byTag('table').filter((id) => id >= scope.from && id < scope.end && !scope.isOutside(id));
  return tables.filter((id) => index.within(id, 'table').length === 0).flatMap((id) => readTable(scope, id));
}

/** Cells of a row under the labels that the table's head gives its columns; empty if it has no such head. */
export function readRowCells(index: PageIndex, row: number): readonly LabelledValues[] {
  const table = index.ancestors(row).find((id) => index.node(id).tag === 'table');
  const head = table === undefined ? undefined : index.within(table, 'tr')[0];
  if (head === undefined || head >= row || cellsOf(index, head).some((cell) => index.node(cell).tag !== 'th'))
    return [];
  const labels = cellsOf(index, head).map((cell) => columnLabel(index, cell));
  const cells = cellsOf(index, row);
  if (labels.length !== cells.length) return [];
  return cells.flatMap((cell, at) => labelled(index, cell, labels[at] ?? null));
}

function readTable(scope: Scope, table: number): readonly LabelledValues[] {
  const { index } = scope;
  const rows = index
    .within(table, 'tr')
    .slice(0, MAX_ROWS)
    .filter((row) => !index.isHidden(row))
    .map((row) => cellsOf(index, row))
    .filter((cells) => cells.length > 0);
  const [first, second] = rows;
  if (rows.length === 2 && first !== undefined && second !== undefined && isTransposed(index, first, second)) {
    return second.flatMap((cell, at) => labelled(index, cell, readLabel(index, first[at] ?? cell)));
  }
  const several = rows.filter((cells) => cells.length > 1);
  const pairs = several.filter((cells) => isPairRow(index, cells));
  if (pairs.length < several.length * MIN_PAIR_SHARE || !isSpec(index, pairs)) return [];
  return pairs.flatMap((cells) =>
    rowPairs(cells).flatMap(([label, value]) => labelled(index, value, readLabel(index, label))),
  );
}

/** Labels above values: a row of head cells, then one row of as many values. */
function isTransposed(index: PageIndex, first: readonly number[], second: readonly number[]): boolean {
  return (
    first.length > 1 &&
    first.length === second.length &&
    first.every((cell) => index.node(cell).tag === 'th') &&
    second.every((cell) => index.node(cell).tag === 'td')
  );
}

function isPairRow(index: PageIndex, cells: readonly number[]): boolean {
  if (cells.length > MAX_CELLS || cells.length % 2 !== 0) return false;
  return rowPairs(cells).every(
    ([label, value]) =>
      index.node(value).tag === 'td' && (readLabel(index, label) !== null || isBlank(index, label, value)),
  );
}

/** Whether a pair is left empty to fill up a row. */
function isBlank(index: PageIndex, label: number, value: number): boolean {
  return index.text(label) === '' && index.text(value) === '';
}

/** One row is enough where labels are head cells; without, only several rows with labels of their own are no accident. */
function isSpec(index: PageIndex, pairs: readonly (readonly number[])[]): boolean {
  const cells = pairs.flatMap((row) => rowPairs(row).map(([label]) => label));
  if (cells.some((cell) => index.node(cell).tag === 'th')) return true;
  return cells.length > 1 && new Set(cells.map((cell) => readLabel(index, cell))).size === cells.length;
}

function rowPairs(cells: readonly number[]): readonly (readonly [number, number])[] {
  return cells.flatMap((cell, at): readonly (readonly [number, number])[] =>
    at % 2 === 0 ? [[cell, cells[at + 1] ?? cell]] : [],
  );
}

function labelled(index: PageIndex, cell: number, label: string | null): readonly LabelledValues[] {
  const values = label === null ? [] : readValues(index, cell);
  return label === null || values.length === 0 ? [] : [{ node: cell, label, values, from: 'table' }];
}

/** A column's label; where it can be clicked to sort, the link's text is the label. */
function columnLabel(index: PageIndex, cell: number): string | null {
  const link = index.within(cell, 'a').find((id) => index.text(id) !== '');
  return readLabel(index, cell) ?? (link === undefined ? null : index.text(link));
}

function cellsOf(index: PageIndex, row: number): readonly number[] {
  return index.elements(row).filter((id) => index.node(id).tag === 'td' || index.node(id).tag === 'th');
}
