/**
 * From links of one kind to the blocks they stand in: a block is the highest element that leads to one target only.
 *
 * Blocks with one parent make a list; so do blocks in rows, where the rows hold nothing else.
 */

import type { LinkCluster } from './link-clusters.js';
import type { PageIndex } from '../page-index.js';

/** One block of a list. */
export interface ListRecord {
  /** The block's element; the first one if the block spans several siblings. */
  readonly root: number;
  /** Just past the block's last node. */
  readonly end: number;
  /** Ids of the links of the cluster in it; they have one target. */
  readonly links: readonly number[];
  readonly target: string;
}

/** Blocks of one kind below one container, in document order. */
export interface RecordRun {
  readonly container: number;
  readonly records: readonly ListRecord[];
  /** Whether the blocks stand in sections with a heading each. */
  readonly isSectioned?: true;
  /** Whether the blocks stand in several containers beside one another, of which `container` is the first. */
  readonly isTorn?: true;
}

/** Levels of rows between a list and its blocks that are seen through. */
const MAX_ROW_LEVELS = 3;
/** Characters that a row may hold beside its blocks. */
export const ROW_SLACK = 3;
/** Elements that hold a whole page, never one block. */
const PAGE_TAGS: ReadonlySet<string> = new Set(['html', 'body', 'main', 'frameset']);

/** All runs of at least two of the blocks that the links of a cluster make. */
export function recordRuns(index: PageIndex, records: readonly ListRecord[]): readonly RecordRun[] {
  const runs: RecordRun[] = [];
  let units = groupByParent<Unit>(
    index,
    records.map((record) => ({ unit: record.root, records: [record] })),
  );
  for (let level = 0; level < MAX_ROW_LEVELS; level += 1) {
    for (const [container, group] of units)
      if (group.length > 1) runs.push({ container, records: group.flatMap((unit) => unit.records) });
    const rows = [...units]
      .filter(([container, group]) => isRow(index, container, group))
      .map(([container, group]) => ({ unit: container, records: group.flatMap((unit) => unit.records) }));
    if (rows.length === 0) break;
    units = groupByParent(index, [...rows, ...looseUnits(units, rows)]);
    const rowIds = new Set(rows.map(({ unit }) => unit));
    for (const [container, group] of [...units])
      if (!group.some(({ unit }) => rowIds.has(unit)) || isMenuBeside(index, group, rowIds)) units.delete(container);
  }
  return runs;
}

/** Whether the only row of a group has blocks of another tag than all that stand beside it: a menu above a list. */
function isMenuBeside(index: PageIndex, group: readonly Unit[], rowIds: ReadonlySet<number>): boolean {
  const [row, another] = group.filter(({ unit }) => rowIds.has(unit));
  const beside = group.filter(({ unit }) => !rowIds.has(unit));
  if (row === undefined || another !== undefined || beside.length < 2) return false;
  const tags = new Set(beside.flatMap(({ records }) => records.map(({ root }) => index.node(root).tag)));
  return row.records.every(({ root }) => !tags.has(index.node(root).tag));
}

/** What holds blocks of a list and nothing else: a block itself, a row of them, a section of them. */
export interface Unit {
  readonly unit: number;
  readonly records: readonly ListRecord[];
}

/** Units by what is around them, each group in document order. */
export function groupByParent<One extends Unit>(index: PageIndex, units: readonly One[]): Map<number, One[]> {
  const groups = new Map<number, One[]>();
  for (const unit of units) {
    const { parent } = index.node(unit.unit);
    const group = groups.get(parent);
    if (group === undefined) groups.set(parent, [unit]);
    else group.push(unit);
  }
  for (const group of groups.values()) group.sort((a, b) => a.unit - b.unit);
  return groups;
}

/** Units of groups that are no rows themselves. */
function looseUnits(units: ReadonlyMap<number, readonly Unit[]>, rows: readonly Unit[]): readonly Unit[] {
  const isRowId = new Set(rows.map((row) => row.unit));
  return [...units].flatMap(([container, group]) => (isRowId.has(container) ? [] : group));
}

/** Whether a container without a name of its own, and that nothing folds, holds nothing but these units. */
export function isRow(index: PageIndex, container: number, group: readonly Unit[]): boolean {
  if (container < 0 || isRegion(index, container) || isNamed(index, container)) return false;
  if (index.elements(container).some((id) => index.node(id).tag === 'summary')) return false;
  return index.textLength(container) <= lengthOf(index, group) + ROW_SLACK;
}

/** Characters of the units, and one between each. */
export function lengthOf(index: PageIndex, group: readonly Unit[]): number {
  let length = 0;
  for (const { unit } of group) length += index.textLength(unit) + 1;
  return length;
}

/** A part with a name of its own is no row of something larger. */
function isNamed(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  return attributes['aria-label'] !== undefined || attributes['aria-labelledby'] !== undefined;
}

/** The highest element around each link that holds one target of the cluster only. */
export function findRecords(index: PageIndex, cluster: LinkCluster): readonly ListRecord[] {
  const nodes = cluster.map((link) => link.node);
  const [first, last] = targetRuns(cluster);
  const found = new Map<number, ListRecord>();
  cluster.forEach((link, at) => {
    const low = nodes[(first[at] ?? 0) - 1] ?? -1;
    const high = nodes[(last[at] ?? 0) + 1] ?? Number.MAX_SAFE_INTEGER;
    const root = climb(index, link.node, { low, high });
    if (found.has(root)) return;
    const { end } = index.node(root);
    const links = nodes.slice(first[at], (last[at] ?? 0) + 1).filter((node) => node >= root && node < end);
    found.set(root, { root, end, links, target: link.target });
  });
  return [...found.values()];
}

/** For each link the first and last place of the run of neighbours that have its target. */
function targetRuns(cluster: LinkCluster): readonly [Int32Array, Int32Array] {
  const first = new Int32Array(cluster.length);
  const last = new Int32Array(cluster.length);
  for (let at = 0; at < cluster.length; at += 1)
    first[at] = at > 0 && cluster[at - 1]?.target === cluster[at]?.target ? (first[at - 1] ?? 0) : at;
  for (let at = cluster.length - 1; at >= 0; at -= 1)
    last[at] = cluster[at + 1]?.target === cluster[at]?.target ? (last[at + 1] ?? at) : at;
  return [first, last];
}

/** Up while the element holds neither the link before (`low`) nor the one after (`high`) and is no region of the page. */
function climb(index: PageIndex, link: number, limits: { readonly low: number; readonly high: number }): number {
  let root = link;
  for (;;) {
    const { parent } = index.node(root);
    if (parent <= limits.low || parent < 0 || index.node(parent).end > limits.high || isRegion(index, parent))
      return root;
    root = parent;
  }
}

/** Whether an element is a part of the page rather than of a list. */
export function isRegion(index: PageIndex, id: number): boolean {
  const { tag, parent } = index.node(id);
  return PAGE_TAGS.has(tag) || (parent >= 0 && index.landmark(id) !== index.landmark(parent));
}
