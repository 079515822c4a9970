/**
 * Pairs of lists: what is moved from the first, which has no name, into the second, which is empty, is sent under the name of
 * that. They are one field with the values of the first.
 */

import type { SnapshotNode } from '../model/snapshot.js';
import type { Markup } from './markup.js';

/** What of a control tells whether it is one of a pair. */
interface ListControl {
  readonly node: SnapshotNode;
  readonly form: number;
  readonly kind: string;
  readonly name: string;
  readonly disabled: boolean;
}

/** The first of a pair. */
interface Side {
  /** The part of the block around both lists in which it stands. */
  readonly side?: SnapshotNode;
}

/** Values that can be moved at least. */
const LEAST_VALUES = 2;

/** The controls, of each pair of lists the first with the name of the second. */
export function withListPairs<Control extends ListControl>(
  markup: Markup,
  controls: readonly Control[],
): readonly (Control & Side)[] {
  const paired: (Control & Side)[] = [];
  for (const control of controls) {
    const at = paired.findLastIndex(({ kind }) => kind !== 'button');
    const before = paired[at];
    if (before !== undefined && arePair(markup, before, control))
      paired[at] = { ...before, name: control.name, side: sideOf(markup, before.node, control.node) };
    else paired.push(control);
  }
  return paired;
}

function arePair(markup: Markup, from: ListControl, to: ListControl): boolean {
  const areLists = from.kind === 'multi-select' && to.kind === 'multi-select';
  const isMoved = from.name === '' && to.name !== '' && from.form === to.form && !from.disabled && !to.disabled;
  return areLists && isMoved && sizeOf(markup, to.node) === 0 && sizeOf(markup, from.node) >= LEAST_VALUES;
}

function sizeOf({ nodes }: Markup, { id, end }: SnapshotNode): number {
  return nodes.slice(id, end).filter(({ tag }) => tag === 'option').length;
}

/** The part of the block around both lists in which the first one stands: what is above it is the name of the pair. */
function sideOf({ nodes }: Markup, from: SnapshotNode, to: SnapshotNode): SnapshotNode {
  let side = from;
  for (let above = nodes[side.parent]; above !== undefined && above.end <= to.id; above = nodes[above.parent])
    side = above;
  return side;
}
