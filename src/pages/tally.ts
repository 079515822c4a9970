/**
 * How many of each kind of thing a part of the page holds, in constant time (prefix sums over document order).
 */

import type { SnapshotNode } from '../model/snapshot.js';
import { hasPrice } from './price-text.js';

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
  const sums = new Map<TallyKind, Int32Array>(KINDS.map((kind) => [kind, new Int32Array(nodes.length + 1)]));
  for (const node of nodes) {
    const kind = node.visible === false ? null : kindOf(node);
    for (const [name, sum] of sums) sum[node.id + 1] = (sum[node.id] ?? 0) + (name === kind ? 1 : 0);
    if (kind === 'texts' && hasPrice(node.text)) bump(sums, 'prices', node.id);
  }
  return { count: (kind, from, end) => (sums.get(kind)?.[end] ?? 0) - (sums.get(kind)?.[from] ?? 0) };
}

function bump(sums: ReadonlyMap<TallyKind, Int32Array>, kind: TallyKind, id: number): void {
  const sum = sums.get(kind);
  if (sum !== undefined) sum[id + 1] = (sum[id + 1] ?? 0) + 1;
}

function kindOf(node: SnapshotNode): TallyKind | null {
  const { tag } = node;
  if (tag === '#text') return 'texts';
  if (tag === 'a') return node.attributes['href'] === undefined ? null : 'links';
  if (HEADING.test(tag) || node.role === 'heading') return 'headings';
  if (IMAGE_TAGS.has(tag) || node.role === 'img') return 'images';
  return CONTROL_TAGS.has(tag) ? 'controls' : null;
}
