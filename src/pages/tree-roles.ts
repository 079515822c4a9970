/**
 * Trees that are written as grids of one column (WAI-ARIA 1.2, treegrid): a row is a node of the tree, and the grid the tree.
 */

import type { SnapshotNode } from '../model/snapshot.js';

/** Levels above a row within which its grid stands: what draws only the rows to be seen wraps each of them. */
const MAX_LEVELS = 5;

/** The role of a node in a tree where it is a part of one that is written as a grid; else the role that it has. */
export function treeRole(nodes: readonly SnapshotNode[], node: SnapshotNode, role: string | null): string | null {
  if (role === 'row' && isNode(nodes, node)) return 'treeitem';
  if (role === 'group' && isBranch(nodes, node)) return 'treeitem';
  if (role !== 'treegrid') return role;
  const first = nodes.slice(node.id + 1, node.end).find((inner) => inner.role === 'row');
  return first !== undefined && isNode(nodes, first) ? 'tree' : role;
}

/** Whether a group says whether it is open, and begins with a box, the words of which stand in it: a node of a tree that is written as a group. */
function isBranch(nodes: readonly SnapshotNode[], { id, end, attributes }: SnapshotNode): boolean {
  if (attributes['aria-expanded'] === undefined) return false;
  const isWord = ({ tag, text, parent }: SnapshotNode): boolean =>
    tag === '#text' && /\S/u.test(text) && nodes[parent]?.attributes['aria-hidden'] !== 'true';
  const inside = nodes.slice(id + 1, end);
  const words = inside.findIndex((inner) => inner.role === 'group' || isWord(inner));
  return inside
    .slice(0, Math.max(0, words))
    .some(({ tag, attributes: own }) => tag === 'input' && own['type'] === 'checkbox');
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
