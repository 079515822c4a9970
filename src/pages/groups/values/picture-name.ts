/**
 * What the pictures in alternatives are called.
 */

import { collapse } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Item } from '../runs/shapes.js';
import { hasWords, isCount } from '../runs/texts.js';
import type { Piece } from './own-pieces.js';
import { MAX_NODES } from './said-frames.js';

/** The name of what an item shows instead of words: a picture, a swatch, an icon. */
export function pictureName(index: PageIndex, { main, parts }: Item): string {
  for (const part of main === null ? parts : [main, ...parts]) {
    const end = Math.min(index.node(part).end, part + MAX_NODES);
    for (let id = part; id < end; id += 1) {
      const { attributes, tag } = index.node(id);
      const names = [
        attributes['aria-label'],
        attributes['alt'],
        attributes['title'],
        tag === 'title' ? index.text(id) : '',
      ];
      const name = names.map((text) => collapse(text ?? '')).find((text) => hasWords(text));
      if (name !== undefined) return name;
    }
  }
  return '';
}

/** Whether the picture of that name draws the number that is shown beside it, before a count: five stars, "5" and "94". */
export function drawsNumber(name: string, pieces: readonly Piece[]): boolean {
  const [number, count] = pieces.map(({ text }) => text).filter(isCount);
  return number !== undefined && count !== undefined && name.split(' ').includes(number);
}
