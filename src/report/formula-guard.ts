/**
 * Cells that a spreadsheet would execute, made text.
 */

/** What spreadsheets take for the start of a formula, full-width forms included. */
const FORMULA_START = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A signed number or percentage, which is as it is. */
const NUMBER = /^[+-](?:\d+(?:[.,]\d+)*|[.,]\d+)(?:e[+-]?\d+)?\s?%?$/iu;

/** The cell with a `'` before it if a spreadsheet would take it for a formula; numbers such as -5 stay as they are. */
export function guardFormula(cell: string): string {
  return FORMULA_START.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
