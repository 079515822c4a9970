/**
 * What an alternative says once more behind its count, for those who hear the page: "Remote (26) Filter by Remote".
 */

import { textKey } from '../../../base/text.js';
import { isBracketedCount } from '../runs/texts.js';

/** The texts of an alternative without one behind its count that repeats its name beside other words. */
export function withoutRepeatedName<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
): readonly Piece[] {
  const at = pieces.findIndex(({ text }) => isBracketedCount(text));
  if (at < 1 || at === pieces.length - 1) return pieces;
  const name = textKey(wordsOf(pieces.slice(0, at)));
  const rest = textKey(wordsOf(pieces.slice(at + 1)));
  return name !== '' && ` ${rest} `.includes(` ${name} `) ? pieces.slice(0, at + 1) : pieces;
}

function wordsOf(pieces: readonly { readonly text: string }[]): string {
  return pieces.map(({ text }) => text).join(' ');
}
