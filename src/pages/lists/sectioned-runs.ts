/**
 * Lists in parts: blocks of one kind in sections with a heading each.
 */

import { isHeading } from '../groups/runs/shapes.js';
import type { PageIndex } from '../page-index.js';
import {
  groupByParent,
  isRegion,
  isRow,
  lengthOf,
  ROW_SLACK,
  type ListRecord,
  type RecordRun,
  type Unit,
} from './records.js';

/** Levels of sections, and of what lies around their blocks, between a list and its blocks. */
const MAX_SECTION_LEVELS = 6;
/** Sections with a heading each that make a list in parts. */
const MIN_SECTIONS = 3;

/** A unit with the number of headings that its blocks stand under. */
interface Section extends Unit {
  readonly headings: number;
}

/**
 * Runs of blocks in sections, as departments of a job board, their teams below them, or the years of an archive: each has
 * a heading before its blocks and shows nothing else.
 */
export function sectionedRuns(index: PageIndex, found: readonly ListRecord[]): readonly RecordRun[] {
  const runs: RecordRun[] = [];
  let units: readonly Section[] = found.map((record) => ({ unit: record.root, records: [record], headings: 0 }));
  let mayRise = found.length > 1;
  for (let level = 0; level < MAX_SECTION_LEVELS && mayRise; level += 1) {
    const above: Section[] = [];
    mayRise = false;
    for (const [container, group] of groupByParent(index, units)) {
      const records = group.flatMap((unit) => unit.records);
      const headings = group.reduce((sum, unit) => sum + unit.headings, 0);
      if (headings >= MIN_SECTIONS && group.length > 1) runs.push({ container, records, isSectioned: true });
      const isTitled = isTitledRow(index, container, group);
      if (isTitled || isRow(index, container, group)) {
        above.push({ unit: container, records, headings: headings + (isTitled ? 1 : 0) });
        mayRise = true;
      }
      // A lone block is all of its section, whose sisters may be found further up.
      else above.push(...group.filter((unit) => unit.headings === 0));
    }
    units = above;
  }
  return runs;
}

/** Whether a container shows a heading, then these blocks, and nothing else. */
function isTitledRow(index: PageIndex, container: number, group: readonly Unit[]): boolean {
  const first = group[0]?.unit ?? -1;
  if (container < 0 || isRegion(index, container)) return false;
  const heading = index.elements(container).find((id) => index.text(id) !== '');
  if (heading === undefined || index.node(heading).end > first || !isHeading(index, heading)) return false;
  return index.textLength(container) <= index.textLength(heading) + lengthOf(index, group) + ROW_SLACK;
}
