/**
 * What an alternative says once more behind its count, for those who hear the page: "Remote (26) Filter by Remote",
 * "Remote (26) 26 results".
 */

import { textKey } from '../../../base/text.js';
import { isBracketedCount } from '../runs/texts.js';
import { countIn, countOf } from './count-side.js';

/** A number in brackets and what is said behind it. */
const BRACKETS_FIRST = /^([([（［【][^)\]）］】]*[)\]）］】])\s*(\S.*)$/u;

/** The texts of an alternative without those behind its count that repeat its name or its count beside other words. */
export function withoutRepeatedName<Piece extends { readonly text: string }>(
  given: readonly Piece[],
): readonly Piece[] {
  const pieces = given.map((piece) => ({ ...piece, text: toldOnce(piece.text) }));
  const at = pieces.findIndex(({ text }) => isBracketedCount(text));
  if (at < 1 || at === pieces.length - 1) return pieces;
  const name = textKey(wordsOf(pieces.slice(0, at)));
  const rest = textKey(wordsOf(pieces.slice(at + 1)));
  const isNamed = name !== '' && ` ${rest} `.includes(` ${name} `);
  const isToldAgain = tellsAgain(wordsOf(pieces.slice(at + 1)), pieces[at]?.text ?? '');
  return isNamed || isToldAgain ? pieces.slice(0, at + 1) : pieces;
}

/** The count of a text that tells it twice, as "(26) 26 results"; other texts as they are. */
function toldOnce(text: string): string {
  const [, count = '', rest = ''] = BRACKETS_FIRST.exec(text) ?? [];
  return isBracketedCount(count) && tellsAgain(rest, count) ? count : text;
}

/** Whether a text tells the number of a count with a word. */
function tellsAgain(text: string, count: string): boolean {
  return countIn(text) !== null && countOf(text) === countOf(count);
}

function wordsOf(pieces: readonly { readonly text: string }[]): string {
  return pieces.map(({ text }) => text).join(' ');
}
