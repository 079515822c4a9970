/**
 * Rows whose tooltips are one sentence but for its number: "Books with this binding: 112". Each says how many there are of
 * it, so that the rows are values to choose from and no entries of a list, which have titles of their own.
 */

import { asciiDigits, collapse } from '../base/text.js';
import type { PageIndex } from './page-index.js';

/** Rows from which on alike tooltips are no chance. */
const LEAST_ROWS = 3;

/** A sentence has words beside its number. */
const WORD = /\p{L}{2}/u;

/** Whether each row's tooltip says a number in the same words as all others, which are none of the row's own. */
export function haveTooltipCounts(index: PageIndex, rows: readonly number[]): boolean {
  const said = rows.map((row) => firstLine(index.node(row).attributes['title'] ?? ''));
  const [sentence = '', ...others] = new Set(said.map((line) => line.replace(NUMBER, '#')));
  const isSentence = others.length === 0 && WORD.test(sentence) && sentence.split('#').length === 2;
  if (rows.length < LEAST_ROWS || !isSentence || new Set(said).size < 2) return false;
  return rows.every((row, at) => !index.text(row).includes(said[at] ?? ''));
}

/** What stands in a tooltip before further lines, which may be missing from some of them. */
function firstLine(title: string): string {
  return collapse(asciiDigits(title.trim().split('\n', 1)[0] ?? ''));
}

/** A whole number, with signs between its thousands. */
const NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)|\d+/u;
