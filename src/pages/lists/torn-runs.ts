/**
 * Lists that are torn: their blocks stand in several containers of one kind beside one another, with other blocks of entities
 * about, such as a shelf of advertisements after the first rows. What is around them all says too little of where they stand.
 */

import type { PageIndex } from '../page-index.js';
import { classOf } from './record-shape.js';
import type { ListRecord, RecordRun } from './records.js';

/** Of the runs of these blocks, those whose containers stand beside one another and are marked up alike, as one run each. */
export function tornRuns(
  index: PageIndex,
  runs: readonly RecordRun[],
  blocks: readonly ListRecord[],
): readonly RecordRun[] {
  const seen = new Set<number>();
  return runs.flatMap(({ container }) => {
    if (seen.has(container)) return [];
    const parts = partsOf(index, container);
    for (const part of parts) seen.add(part);
    const own = parts.flatMap((part) => runs.find((run) => run.container === part) ?? []);
    const [first, second] = own;
    if (first === undefined || second === undefined) return [];
    const records = own.flatMap((run) => run.records);
    return hasOthers(index, { parts, blocks }) ? [{ container: first.container, records, isTorn: true }] : [];
  });
}

/** Whether what is around some containers holds blocks outside of them. */
function hasOthers(
  index: PageIndex,
  { parts, blocks }: { readonly parts: readonly number[]; readonly blocks: readonly ListRecord[] },
): boolean {
  const around = index.node(parts[0] ?? 0).parent;
  return blocks.some(({ root }) => index.contains(around, root) && !parts.some((part) => index.contains(part, root)));
}

/** A container and those beside it that are marked up as it is, in document order. */
export function partsOf(index: PageIndex, container: number): readonly number[] {
  const { tag, parent } = index.node(container);
  const name = classOf(index, container);
  if (name === '' || parent < 0) return [container];
  return index.elements(parent).filter((id) => index.node(id).tag === tag && classOf(index, id) === name);
}
