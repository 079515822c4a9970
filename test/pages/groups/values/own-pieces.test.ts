import { expect, it } from 'vitest';

import { maybeCount } from '../../../../src/pages/groups/values/count-side.js';
import { ownPieces, type Piece } from '../../../../src/pages/groups/values/own-pieces.js';

/** Pieces beside an alternative, whose own stand between `>` and `<`. */
function piecesOf(texts: string): readonly Piece[] {
  let inMain = false;
  return texts.split(' ').flatMap((text) => {
    if (text !== '>' && text !== '<') return [{ text, inMain }];
    inMain = text === '>';
    return [];
  });
}

it.each([
  ['counts of rows before it that cannot be chosen', 'Red (0) Green (0) > Blue (7)', 'Blue (7)'],
  ['counts of rows behind it', '> Blue (7) < Red (0) Green (0)', 'Blue (7)'],
  ['bare ones of both', 'Red 0 > Blue 7 < Green 0', 'Blue 7'],
  ['those behind a count that stands beside', '> Blue < (7) Red (0)', 'Blue (7)'],
])('leaves out %s', (_, texts, own) => {
  const pieces = ownPieces(piecesOf(texts), ({ inMain, text }) => inMain || maybeCount(text));
  expect(pieces.map(({ text }) => text).join(' ')).toBe(own);
});

it.each([
  ['before it', '(7) > Blue', '(7) Blue'],
  ['behind words that say what is counted', '> Blue < shoes (7)', 'Blue (7)'],
])('keeps a count %s', (_, texts, own) => {
  const pieces = ownPieces(piecesOf(texts), ({ inMain, text }) => inMain || maybeCount(text));
  expect(pieces.map(({ text }) => text).join(' ')).toBe(own);
});
