/**
 * Rows taken in a page → Snapshot.
 */

import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';
import type { SnapshotRow, TakenSnapshot } from '../in-page/taken-snapshot.js';

type Open = { -readonly [key in keyof SnapshotNode]: SnapshotNode[key] };

/** The snapshot of a live page. */
export function snapshotFromPage(taken: TakenSnapshot, status: number): Snapshot {
  const nodes: Open[] = [];
  for (const row of taken.rows) nodes.push(nodeOf(row, nodes));
  // Descendants follow their ancestors, so that going backwards each node's end is final before its parent needs it.
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at];
    const parent = node === undefined ? undefined : nodes[node.parent];
    if (node !== undefined && parent !== undefined) parent.end = Math.max(parent.end, node.end);
  }
  const { url, baseUrl, charset } = taken;
  return { url, baseUrl, status, source: 'browser', ...ownCharset(charset), nodes };
}

/** An encoding that is worth to be told: most pages have the usual one. */
function ownCharset(charset: string): Pick<Snapshot, 'charset'> {
  return /^utf-?8$/iu.test(charset) ? {} : { charset: charset.toLowerCase() };
}

function nodeOf(row: SnapshotRow, nodes: readonly Open[]): Open {
  const id = nodes.length;
  const state =
    row.s === undefined
      ? null
      : { value: row.s[0], checked: row.s[1] === 1, selected: row.s[2] === 1, disabled: row.s[3] === 1 };
  return {
    id,
    parent: row.p,
    end: id + 1,
    depth: (nodes[row.p]?.depth ?? -1) + 1,
    tag: row.t,
    text: row.x ?? '',
    attributes: attributesOf(row.a ?? []),
    visible: row.v === 1,
    role: row.r ?? null,
    accessibleName: row.n ?? null,
    state,
    listensForClicks: row.c === 1,
    ...(row.o === 1 && { covers: true as const }),
    ...(row.h === 1 && { heard: true as const }),
  };
}

function attributesOf(list: readonly string[]): Readonly<Record<string, string>> {
  const attributes = Object.create(null) as Record<string, string>;
  for (let at = 0; at + 1 < list.length; at += 2) attributes[list[at] ?? ''] = list[at + 1] ?? '';
  return attributes;
}
