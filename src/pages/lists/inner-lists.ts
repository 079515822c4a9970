/**
 * Lists that stand as one block among the blocks of another: "recommended for you" between two results.
 */

import { groupBy } from '../../base/group-by.js';
import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Blocks of an inner list. Fewer may be the parts of one card. */
const MIN_INNER = 3;

/** Blocks of the list for each inner list in it. Where there are more of these, they are its rows. */
const MIN_OUTER = 5;

/** The blocks without those of inner lists. */
export function withoutInnerLists(
  index: PageIndex,
  container: number,
  records: readonly ListRecord[],
): readonly ListRecord[] {
  const children = [...groupBy(records, ({ root }) => childOf(index, container, root)).values()];
  const inner = children.filter((own) => isInnerList(index, own));
  const outer = children.filter(({ length }) => length === 1);
  if (inner.length === 0 || outer.length < inner.length * MIN_OUTER) return records;
  const left = new Set(inner.flat());
  return records.filter((record) => !left.has(record));
}

/** Whether the blocks that one child of a container holds stand beside one another; links of a card stand at several places of it. */
function isInnerList(index: PageIndex, own: readonly ListRecord[]): boolean {
  return own.length >= MIN_INNER && new Set(own.map(({ root }) => index.node(root).parent)).size === 1;
}

/** The child of a node that a descendant lies in. */
export function childOf(index: PageIndex, ancestor: number, node: number): number {
  let at = node;
  while (index.node(at).parent !== ancestor && index.node(at).parent >= 0) at = index.node(at).parent;
  return at;
}
