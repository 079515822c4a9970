/**
 * Trees that are written as grids of one column (WAI-ARIA 1.2, treegrid): a row is a node of the tree, and the grid the tree.
 */

import type { SnapshotNode } from '../model/snapshot.js';

/** Levels above a row within which its grid stands: what draws only the rows to be seen wraps each of them. */
const MAX_LEVELS = 5;

/** The role of a node in a tree where it is a part of one that is written as a grid; else the role that it has. */
export function treeRole(nodes: readonly SnapshotNode[], node: SnapshotNode, role: string | null): string | null {
  if (role === 'row' && isNode(nodes, node)) return 'treeitem';
  if (role !== 'treegrid') return role;
  const first = nodes.slice(node.id + 1, node.end).find((inner) => inner.role === 'row');
  return first !== undefined && isNode(nodes, first) ? 'tree' : role;
}

/** Whether a row says how deep it lies in a tree, and has one cell. */
function isNode(nodes: readonly SnapshotNode[], row: SnapshotNode): boolean {
  if (row.attributes['aria-level'] === undefined || !isInTree(nodes, row)) return false;
  const cells = nodes.slice(row.id + 1, row.end).filter(({ role }) => role === 'gridcell' || role === 'rowheader');
  return cells.length === 1;
}

function isInTree(nodes: readonly SnapshotNode[], { parent }: SnapshotNode): boolean {
  let around = nodes[parent];
  for (let level = 0; level < MAX_LEVELS && around !== undefined; level += 1) {
    if (around.role === 'treegrid') return true;
    around = nodes[around.parent];
  }
  return false;
}
