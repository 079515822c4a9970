/**
 * Which controls stand near enough to a list to be its pager.
 */

import type { RecordRun } from '../lists/records.js';
import { readNumbers } from '../count-texts.js';
import { rangeIn } from '../counts.js';
import type { PageIndex } from '../page-index.js';
import { isWithinShown } from './shown-between.js';

/** Nodes that are shown between a pager and its list. */
export const NEAR = 120;

/** Characters that a bar with a pager of arrows may show: "previous, page 2 of 14, next". */
export const MAX_BAR_TEXT = 120;

/** Levels above a control within which the bar it stands in tells what the list shows. */
const MAX_CLIMB = 3;

/**
 * Whether a control stands right before or after the list, with no more of the page than a bar between; or anywhere behind it
 * in a bar that says how many entries are shown, and of how many.
 */
export function isNearList(index: PageIndex, node: number, list: RecordRun): boolean {
  const first = list.records[0];
  const last = list.records.at(-1);
  const landmark = index.landmark(node);
  if (first === undefined || last === undefined || landmark === 'footer' || landmark === 'aside') return false;
  if (node < first.root) return isWithinShown(index, { from: node, to: first.root }, NEAR);
  return (
    node >= last.end &&
    (isWithinShown(index, { from: last.end, to: node }, NEAR) || tellsShown(index, node, list.records.length))
  );
}

/** Whether the bar around a control says "1 to 20 of 184" of a list of as many entries. */
function tellsShown(index: PageIndex, node: number, shown: number): boolean {
  const bars = index.ancestors(node).slice(0, MAX_CLIMB);
  return bars.some((bar) => index.textLength(bar) <= MAX_BAR_TEXT && tellsRange(index.text(bar), shown));
}

/** Whether a text has three numbers in a row of which the first two are the ends of a range of this size, and the third is no smaller. */
function tellsRange(text: string, size: number): boolean {
  const { numbers = [] } = readNumbers(text) ?? {};
  return numbers.some((first, at) => {
    const { from = null, to = null } = rangeIn(numbers.slice(at, at + RANGE_NUMBERS)) ?? {};
    return from === first && to !== null && to - from + 1 === size;
  });
}

/** From, to, and of how many. */
const RANGE_NUMBERS = 3;
