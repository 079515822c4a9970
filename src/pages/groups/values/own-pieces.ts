/**
 * Which texts of an alternative's block are its own.
 */

import { hasWords } from '../runs/texts.js';
import { maybeCount } from './count-side.js';

/** A text of an alternative's block. */
export interface Piece {
  readonly text: string;
  /** Whether it stands in what is followed or worked. */
  readonly inMain: boolean;
}

/**
 * The useful pieces but for the counts of what stands beside, such as rows that cannot be chosen now ("Red (0)" before
 * "Blue (7)"): those behind words of no use, before the alternative or where its own count is told.
 */
export function ownPieces(pieces: readonly Piece[], isUseful: (piece: Piece) => boolean): readonly Piece[] {
  const own: Piece[] = [];
  let isBehindWords = false;
  for (const piece of pieces) {
    if (piece.inMain) isBehindWords = false;
    const isTold = own.every(({ inMain }) => !inMain) || own.some(({ text }) => maybeCount(text));
    if (!isUseful(piece)) isBehindWords ||= hasWords(piece.text);
    else if (!(isBehindWords && isTold)) own.push(piece);
  }
  return own;
}
