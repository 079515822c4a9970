/**
 * Rows of one box each: the box with its words and what else stands beside it, such as a heart or "only".
 */

import type { PageIndex } from '../../page-index.js';
import type { Widget } from './widget.js';

/** Levels above something within which the only box of its row stands. */
const MAX_ROW_CLIMB = 4;

/** Where a page's boxes stand in rows. */
export interface BoxRows {
  /** Whether something stands in a row with one box, as in other rows. */
  isBeside(block: number): boolean;
  /** The row that a box alone makes, as others do; its own block where it makes none. */
  rowOf(block: number): number;
}

/** The rows of these boxes. */
export function boxRows(index: PageIndex, boxes: readonly Widget[]): BoxRows {
  const before = new Int32Array(index.nodes.length + 1);
  const at = new Set(boxes.map(({ block }) => block));
  for (const { id } of index.nodes) before[id + 1] = (before[id] ?? 0) + (at.has(id) ? 1 : 0);
  const boxesIn = (id: number): number => (before[index.node(id).end] ?? 0) - (before[id] ?? 0);

  function isRow(id: number): boolean {
    const { parent, tag } = index.node(id);
    return (
      boxesIn(id) === 1 &&
      parent >= 0 &&
      index.elements(parent).some((other) => other !== id && index.node(other).tag === tag && isSimple(other))
    );
  }

  /** Whether it is a row with a list of further ones of its kind below its own box. */
  function isBranch(id: number): boolean {
    const { parent, tag } = index.node(id);
    const holdsRows = (list: number): boolean => index.elements(list).some((row) => index.node(row).tag === tag);
    const list = parent < 0 ? undefined : index.within(id, index.node(parent).tag).find(holdsRows);
    if (list === undefined) return false;
    return boxesIn(list) > 0 && boxesIn(id) - boxesIn(list) === 1 && index.elements(list).every(isSimple);
  }

  const isSimple = (id: number): boolean => boxesIn(id) === 1 || isBranch(id);
  const above = (block: number): readonly number[] => index.ancestors(block).slice(0, MAX_ROW_CLIMB);
  return {
    isBeside(block) {
      const row = above(block).find((id) => boxesIn(id) > 0);
      return row !== undefined && (isRow(row) || isBranch(row));
    },
    rowOf: (block) => [block, ...above(block)].find(isRow) ?? block,
  };
}
