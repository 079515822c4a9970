/**
 * How many of each kind of thing a part of the page holds, in constant time (prefix sums over document order).
 */

import type { SnapshotNode } from '../../model/snapshot.js';
import { hasPrice } from '../price-text.js';

/** Kinds of things that are counted. */
export type TallyKind = 'images' | 'prices' | 'headings' | 'links' | 'controls' | 'texts';

/** Counts of displayed things over ranges of node ids. */
export interface Tally {
  /** Number of things of the kind with `from <= id < end`. */
  count(kind: TallyKind, from: number, end: number): number;
}

const KINDS: readonly TallyKind[] = ['images', 'prices', 'headings', 'links', 'controls', 'texts'];
const HEADING = /^h[1-6]$/u;
const IMAGE_TAGS: ReadonlySet<string> = new Set(['img', 'picture', 'svg', 'video', 'canvas']);
const CONTROL_TAGS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);

/** Counts over a page, in one pass. Hidden nodes do not count. */
export function tallyPage(nodes: readonly SnapshotNode[]): Tally {
  const size = nodes.length + 1;
  const sums = KINDS.map(() => new Int32Array(size));
  const totals = KINDS.map(() => 0);
  for (const node of nodes) {
    if (node.visible !== false) {
      const kind = kindOf(node);
      if (kind !== null) add(totals, kind);
      if (kind === 'texts' && hasPrice(node.text)) add(totals, 'prices');
    }
    for (let at = 0; at < sums.length; at += 1) {
      const sum = sums[at];
      if (sum !== undefined) sum[node.id + 1] = totals[at] ?? 0;
    }
  }
  const byKind = new Map(KINDS.map((kind, at) => [kind, sums[at]]));
  return { count: (kind, from, end) => (byKind.get(kind)?.[end] ?? 0) - (byKind.get(kind)?.[from] ?? 0) };
}

function add(totals: number[], kind: TallyKind): void {
  const at = KINDS.indexOf(kind);
  totals[at] = (totals[at] ?? 0) + 1;
}

/** Whether a node is a heading by its tag or role. */
export function isHeadingNode({ tag, role }: SnapshotNode): boolean {
  return HEADING.test(tag) || role === 'heading';
}

function kindOf(node: SnapshotNode): TallyKind | null {
  const { tag } = node;
  if (tag === '#text') return 'texts';
  if (tag === 'a') return node.attributes['href'] === undefined ? null : 'links';
  if (isHeadingNode(node)) return 'headings';
  if (IMAGE_TAGS.has(tag) || node.role === 'img') return 'images';
  return CONTROL_TAGS.has(tag) ? 'controls' : null;
}
