/**
 * Rows that a page appends to its list: a few more cards of the same kind behind it, under a heading of their own, as
 * "Featured" and "Popular now" are.
 */

import { isHeading } from '../groups/runs/shapes.js';
import type { PageIndex } from '../page-index.js';
import { childOf } from './inner-lists.js';
import type { RecordRun } from './records.js';

/** What is appended is no longer. Raising it takes the second half of a list that has a heading in its midst for appended. */
const MOST_APPENDED = 8;
/** Cards of a list that something may be appended to: one card may be an advertisement before the heading of the list. */
const LEAST_BEFORE = 2;

/**
 * The run without what is appended to it: fewer blocks than before, behind a heading such as none stands before its first
 * block. Lists in parts have a heading before the first one, too.
 */
export function withoutAppended(index: PageIndex, run: RecordRun): RecordRun {
  const { container, records } = run;
  if (run.isSectioned === true || run.isTorn === true) return run;
  const heading = headingsBetween(index, run)[0];
  if (heading === undefined) return run;
  const before = records.filter(({ root }) => root < heading);
  const after = records.length - before.length;
  const isAppended = after > 0 && after <= MOST_APPENDED && after < before.length && before.length >= LEAST_BEFORE;
  return isAppended && !hasAlike(index, { container, heading, first: records[0]?.root ?? container })
    ? { ...run, records: before }
    : run;
}

/** Headings that stand in a container beside its blocks, behind the first of them. */
function headingsBetween(index: PageIndex, { container, records }: RecordRun): readonly number[] {
  const [first, last] = [records[0], records.at(-1)];
  if (first === undefined || last === undefined || container < 0) return [];
  const start = childOf(index, container, first.root);
  return index
    .elements(container)
    .filter((id) => id > start && id < last.root && isHeading(index, id) && index.text(id) !== '');
}

interface Heading {
  readonly container: number;
  readonly heading: number;
  readonly first: number;
}

/** Whether a heading of the same rank stands beside the blocks before the first of them. */
function hasAlike(index: PageIndex, { container, heading, first }: Heading): boolean {
  const { tag } = index.node(heading);
  return index.elements(container).some((id) => id < first && index.node(id).tag === tag && isHeading(index, id));
}
