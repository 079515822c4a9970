/**
 * Counts that stand in the texts of values without any sign: `Black 25`. One value does not tell them from names (`Route 66`),
 * nor does one group; a page on which several groups end all of their values so does.
 */

import { parseWhole } from '../../../base/text.js';
import type { Choice } from '../../../model/page.js';
import type { FoundGroup } from '../found-group.js';
import { readRanges } from './ranges.js';

/** A name and the number behind it. */
const NUMBERED = /^(.*\p{L}.*?)\s+(\p{Nd}+)$/u;
/** Groups that must agree. Raising it misses counts of pages with few groups. */
const MIN_GROUPS = 2;
/** Values of a group that speaks for the others. Raising it misses counts of short groups. */
const MIN_VALUES = 3;

/** The groups, with bare numbers as counts where several groups end all of their values that are sent with one. */
export function withBareCounts(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const counted = groups.map(countedGroup);
  const sure = counted.filter((group) => group !== null && group.choices.length >= MIN_VALUES);
  const others = groups.filter((group, at) => counted[at] === null && group.choices.length >= MIN_VALUES);
  return sure.length >= MIN_GROUPS && sure.length > others.length
    ? groups.map((group, at) => counted[at] ?? group)
    : groups;
}

/** A group with all numbers as counts; null where one value has none, or names are alike without them (`Level 1`, `Level 2`). */
function countedGroup(group: FoundGroup): FoundGroup | null {
  const { choices, label, change } = group;
  if (label === null || choices.some(({ count }) => count !== null)) return null;
  // Of what only a script sends nothing is known.
  const isSent = change.values.some((value) => value !== null);
  const read = choices.map(({ value }, at) =>
    isSent && change.values[at] === null ? [value, value, ''] : NUMBERED.exec(value),
  );
  const names = read.flatMap((match) => (match === null ? [] : [match[1] ?? '']));
  if (names.length !== choices.length || new Set(names).size !== names.length || names.length < 2) return null;
  const ranges = readRanges(names);
  return {
    ...group,
    choices: choices.map((choice, at): Choice => ({
      ...choice,
      value: names[at] ?? choice.value,
      count: parseWhole(read[at]?.[2] ?? ''),
      range: ranges[at] ?? null,
    })),
  };
}
