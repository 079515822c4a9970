/**
 * A request as its leaves: the scalars that it is made of, each with its place.
 */

import { type Tree, type TreeRecord, isList, isRecord, valueAt, withValueAt } from './tree.js';

/** A scalar of a request. */
export interface Leaf {
  readonly at: readonly string[];
  readonly value: Tree;
}

/** The leaves of a request by their places as texts. */
export function leavesOf(request: TreeRecord): ReadonlyMap<string, Leaf> {
  return new Map(leaves(request, []).map((leaf) => [JSON.stringify(leaf.at), leaf]));
}

function leaves(value: Tree, at: readonly string[]): readonly Leaf[] {
  if (!isList(value) && !isRecord(value)) return [{ at, value }];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, [...at, name]));
}

/** The request with a leaf put in, also behind the last item of a list; null if a scalar is in the way. */
export function withLeaf(request: TreeRecord, { at, value }: Leaf): TreeRecord | null {
  const above = at.slice(0, -1);
  const list = valueAt(request, above);
  const isNext = isList(list) && at.at(-1) === String(list.length);
  const next = isNext ? withValueAt(request, above, [...list, value]) : withValueAt(request, at, value);
  return isRecord(next ?? undefined) ? (next as TreeRecord) : null;
}

/** The request without a leaf. */
export function withoutLeaf(request: TreeRecord, at: readonly string[]): TreeRecord {
  const without = valueAt(request, at) === undefined ? request : withValueAt(request, at, undefined);
  return isRecord(without ?? undefined) ? (without as TreeRecord) : request;
}
