/**
 * Hierarchies of values as the position of the value above each, -1 at the top.
 */

/** A tree of `values` nodes in the order of its levels: `tops` at the top, each node with up to `fanout` below it. */
export function treeParents(tree: {
  readonly values: number;
  readonly tops: number;
  readonly fanout: number;
}): readonly number[] {
  const { values, tops, fanout } = tree;
  return Array.from({ length: values }, (_, node) => (node < tops ? -1 : Math.floor((node - tops) / fanout)));
}

/** Nodes of a tree that nothing stands below. */
export function treeLeaves(parents: readonly number[]): readonly number[] {
  const inner = new Set(parents);
  return parents.flatMap((_, node) => (inner.has(node) ? [] : [node]));
}

/** A node and those above it, from the top down. */
export function treePath(parents: readonly number[], node: number): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = parents[at] ?? -1) path.unshift(at);
  return path;
}
