/**
 * Blocks around an element, of which those that wrap one thing alone do not count: kits draw many of them around a field.
 */

import type { PageIndex } from '../page-index.js';

/** How many blocks are climbed. */
export interface Climb {
  /** Blocks that hold more than what is climbed from. */
  readonly most: number;
  /** Blocks in all. */
  readonly mostInAll: number;
}

/** The blocks around an element up to so many, from the inside out. */
export function blocksAround(index: PageIndex, id: number, { most, mostInAll }: Climb): readonly number[] {
  const around = index.ancestors(id).slice(0, mostInAll);
  let left = most;
  const end = around.findIndex((block) => {
    if (left === 0) return true;
    if (index.elements(block).length > 1) left -= 1;
    return false;
  });
  return end < 0 ? around : around.slice(0, end);
}
