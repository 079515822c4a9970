/**
 * Options of lists that are in the page, but not to be seen before their field drops them down: pressed where they are, many
 * do nothing.
 */

import type { Control } from '../../model/page.js';
import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';

/** The node of the field that has not dropped down the list in which an option lies; null where nothing says so. */
export function foldingField({ nodes }: Snapshot, { node, step }: Control): number | null {
  if (step.role !== 'option') return null;
  const ids = new Set(idsAround(nodes, node));
  if (ids.size === 0) return null;
  const field = nodes.find(
    ({ attributes }) =>
      attributes['aria-expanded'] === 'false' &&
      (attributes['aria-controls'] ?? '').split(/\s+/u).some((id) => ids.has(id)),
  );
  return field?.id ?? null;
}

function* idsAround(nodes: readonly SnapshotNode[], node: number): Generator<string> {
  for (let at = nodes[node]; at !== undefined; at = nodes[at.parent]) {
    const { id = '' } = at.attributes;
    if (id !== '') yield id;
  }
}
