/**
 * Tables for a terminal.
 */

import { displayText, displayWidth, fitText, padText } from './display-text.js';

/** Between columns. */
const GAP = '  ';

/** Narrowest that a column is made to fit a table into its width. */
const NARROWEST = 6;

/** A column. */
export interface Column {
  readonly title: string;
  /** @default 'left' */
  readonly align?: 'left' | 'right';
}

/**
 * Lines of a table: titles, a rule, rows. Cells are shown on one line without anything that a terminal would obey; the
 * widest columns give way where the table is wider than `width`.
 */
export function formatColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): readonly string[] {
  const shown = rows.map((row) => columns.map((_, index) => displayText(row[index] ?? '')));
  const titles = columns.map(({ title }) => displayText(title));
  const widths = fitWidths(
    columns.map((_, index) => Math.max(...[titles, ...shown].map((row) => displayWidth(row[index] ?? '')))),
    width,
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) =>
        alignCell(fitText(cell, widths[index] ?? 0), widths[index] ?? 0, columns[index]?.align ?? 'left'),
      )
      .join(GAP)
      .trimEnd();
  return [line(titles), widths.map((columnWidth) => '─'.repeat(columnWidth)).join(GAP), ...shown.map(line)];
}

/** Takes from the widest column until all fit. */
function fitWidths(wanted: readonly number[], width: number): readonly number[] {
  const widths = [...wanted];
  const total = (): number => widths.reduce((sum, each) => sum + each, (widths.length - 1) * GAP.length);
  for (let excess = total() - width; excess > 0; excess = total() - width) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) break;
    const next = Math.max(NARROWEST, ...widths.filter((each) => each < widest));
    widths[widths.indexOf(widest)] = Math.max(next, widest - excess);
  }
  return widths;
}

function alignCell(cell: string, width: number, align: 'left' | 'right'): string {
  return align === 'left' ? padText(cell, width) : ' '.repeat(Math.max(0, width - displayWidth(cell))) + cell;
}
