/**
 * How far apart two places of a page are for who looks at it.
 */

import type { PageIndex } from '../page-index.js';

/**
 * Whether at most so many nodes that are shown lie from one node to another further on: what a choice has hidden, as the
 * other rows of a table, keeps nothing apart.
 */
export function isWithinShown(index: PageIndex, { from, to }: { from: number; to: number }, most: number): boolean {
  let shown = 0;
  for (let id = from; id < to && shown <= most; id += 1) {
    if (index.isHidden(id)) id = index.node(id).end - 1;
    else shown += 1;
  }
  return shown <= most;
}
