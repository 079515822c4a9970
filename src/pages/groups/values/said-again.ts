/**
 * Names that are said once more for those who hear the page, within words that are the same for all alternatives: "Health (46)"
 * and behind it "Apply Health filter". Over HTTP nothing hides them.
 */

import { splitCount, textAround } from '../../../base/text.js';
import { hasWords } from '../runs/texts.js';
import type { Piece } from './own-pieces.js';

/** Alternatives whose names must stand within the same words for these to be a frame. */
const LEAST_FRAMED = 2;

/** What an alternative shows. */
interface Shown {
  readonly pieces: readonly Piece[];
}

/** The alternatives, without the pieces that say their names again within words that most of them have. */
export function withoutSaidAgain<One extends Shown>(shown: readonly One[]): readonly One[] {
  const framed = new Map<string, number>();
  for (const { pieces } of shown)
    for (const frame of new Set(pieces.flatMap((piece) => frameOf(pieces, piece) ?? [])))
      framed.set(frame, (framed.get(frame) ?? 0) + 1);
  const isUsual = (frame: string | null): boolean => {
    const times = framed.get(frame ?? '') ?? 0;
    return times >= LEAST_FRAMED && times * 2 > shown.length;
  };
  if (![...framed.keys()].some(isUsual)) return shown;
  return shown.map((one) => ({ ...one, pieces: one.pieces.filter((piece) => !isUsual(frameOf(one.pieces, piece))) }));
}

/** The words around the first piece's name in a later one; null where it is not in it, or stands alone. */
function frameOf([first]: readonly Piece[], piece: Piece): string | null {
  if (first === undefined || piece === first) return null;
  const name = splitCount(first.text).value;
  const around = name === '' ? undefined : (textAround(piece.text, name) ?? undefined);
  return around?.some(hasWords) === true ? around.join('\n') : null;
}
