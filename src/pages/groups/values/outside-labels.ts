/**
 * Numbers that stand behind the label of a box rather than in it count what the box would leave, however few boxes there are.
 */

import { textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { isCount } from '../runs/texts.js';
import type { Piece } from './own-pieces.js';

/** Whether each number at the end of an item, of which there are some, stands outside of the label of the item's only box. */
export function numbersStandOutside(
  index: PageIndex,
  items: readonly Item[],
  readings: readonly { readonly pieces: readonly Piece[] }[],
): boolean {
  const ended = readings.flatMap(({ pieces }, at) => {
    const item = items[at];
    return item !== undefined && pieces.length > 1 && isCount(pieces.at(-1)?.text ?? '') ? [{ item, pieces }] : [];
  });
  return ended.length > 0 && ended.every(({ item, pieces }) => isLabelled(index, item, pieces.slice(0, -1)));
}

/** Whether texts are what the label of the only box in an item says. */
function isLabelled(index: PageIndex, { parts }: Item, pieces: readonly Piece[]): boolean {
  const [box, another] = parts.flatMap((part) => index.within(part, 'input'));
  if (box === undefined || another !== undefined) return false;
  const label = index.labelFor(index.node(box).attributes['id'] ?? '', box);
  const words = pieces.map(({ text }) => text).join(' ');
  return label !== null && textKey(index.text(label)) === textKey(words);
}
