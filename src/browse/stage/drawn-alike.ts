/**
 * Whether a control looks as it did before it was worked: then the page has not taken notice of that.
 */

import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';

/** Levels above a control that may show what became of it. */
const MAX_CLIMB = 2;

/** Nodes of a control that are looked at. */
const MAX_NODES = 60;

/** A control's node in a page as it was seen. */
export interface SeenControl {
  readonly snapshot: Snapshot;
  readonly node: number;
}

/** Whether marks, states and words of a control, in it and right around it, are the same in two looks at its page. */
export function isDrawnAlike(before: SeenControl, after: SeenControl): boolean {
  return drawing(before) === drawing(after);
}

function drawing({ snapshot: { nodes }, node }: SeenControl): string {
  const own = nodes[node];
  const inside = nodes.slice(node, Math.min(own?.end ?? node, node + MAX_NODES));
  return JSON.stringify([above(nodes, own), inside.map(marksOf)]);
}

function above(nodes: readonly SnapshotNode[], from: SnapshotNode | undefined): readonly unknown[] {
  const found: unknown[] = [];
  let at = nodes[from?.parent ?? -1];
  for (let level = 0; level < MAX_CLIMB && at !== undefined; level += 1) {
    found.push(marksOf(at));
    at = nodes[at.parent];
  }
  return found;
}

function marksOf({ tag, text, attributes, state }: SnapshotNode): unknown {
  return [tag, text, attributes, state];
}
