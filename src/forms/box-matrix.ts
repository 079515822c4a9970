/**
 * Boxes in a table whose rows and columns both have heads, such as seasons by colours: each row is a choice of its own, and
 * what a box stands for is said over its column only.
 */

import { wordsOf } from '../base/words.js';
import type { LabelAbove } from './label-above.js';
import { readText, type TextMarkup } from './markup.js';
import { cellAt, cellsOf, headingOf, placeOf, rowsOf, type CellPlace, type Place } from './table-cells.js';

/** Boxes of a row at least: a lone one chooses the row itself. */
const LEAST_BOXES = 2;

/** What a box in a matrix stands for, and what the choice is called that it is a value of. */
export interface MatrixLabel {
  readonly text: string;
  readonly choice: LabelAbove;
}

/**
 * The labels of boxes of one name, if all stand in a matrix and none says beside it what it stands for; else null. Boxes of
 * a single column are a choice that the column's head names, all others one for each row.
 */
export function matrixLabels(
  markup: TextMarkup,
  boxes: readonly number[],
  isField: (from: number, to: number) => boolean,
): readonly MatrixLabel[] | null {
  const places = boxes.flatMap((box) => matrixPlace(markup, box, isField) ?? []);
  if (places.length < boxes.length) return null;
  const isColumn = countOf(places, ({ row }) => row) > 1 && countOf(places, ({ column }) => column) === 1;
  return places.map(({ row, column }) =>
    isColumn ? { text: row.text, choice: column } : { text: column.text, choice: row },
  );
}

function countOf(places: readonly MatrixPlace[], head: (place: MatrixPlace) => LabelAbove): number {
  return new Set(places.map((place) => head(place).node)).size;
}

/** What heads the row and the column of a box. */
interface MatrixPlace {
  readonly row: LabelAbove;
  readonly column: LabelAbove;
}

function matrixPlace(
  markup: TextMarkup,
  box: number,
  isField: (from: number, to: number) => boolean,
): MatrixPlace | null {
  const place = placeOf(markup, box);
  if (place === null) return null;
  const holdsField = ({ cell }: Place): boolean => isField(cell.id, cell.end);
  const beside = cellsOf(markup, place.row);
  if (beside.filter(holdsField).length < LEAST_BOXES) return null;
  const head = rowHead(beside.filter(({ to }) => to <= place.from).filter((one) => !holdsField(one)));
  const row = head === undefined ? null : headingOf(markup, head.cell.id);
  const column = head === undefined ? null : columnHead(markup, { place, from: head.to }, holdsField);
  if (row === null || column === null) return null;
  const own = wordsOf(readText(markup, place.cell.id));
  const says = ({ text }: LabelAbove): boolean => wordsOf(text).every((word) => own.includes(word));
  return own.length === 0 || (says(row) && says(column)) ? { row, column } : null;
}

/** The cell that heads a row: one marked up as such, else its first. */
function rowHead(before: readonly Place[]): Place | undefined {
  return before.find(({ cell: { tag, role } }) => tag === 'th' || role === 'rowheader') ?? before[0];
}

/** What heads a column in the nearest row above that holds no field there; what spans the heads of rows as well is a title. */
function columnHead(
  markup: TextMarkup,
  { place: { row, table, from: column }, from }: { readonly place: CellPlace; readonly from: number },
  holdsField: (place: Place) => boolean,
): LabelAbove | null {
  const above = rowsOf(markup, table)
    .filter(({ id }) => id < row.id)
    .reverse();
  for (const other of above) {
    const head = cellAt(cellsOf(markup, other), column);
    if (head === undefined || holdsField(head) || head.from < from) continue;
    return headingOf(markup, head.cell.id);
  }
  return null;
}
