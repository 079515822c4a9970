/**
 * Whether bare numbers beside values are counts on a page: a lone value's own number does not tell.
 */

import type { FoundGroup } from '../found-group.js';
import { hasDigit } from '../runs/texts.js';

/** Lone values with numbers of their own at which these are counts though no other group shows any. */
const MIN_ALIKE = 2;

/** Whether at least half of the labelled groups have counts. */
function countsAreUsual(groups: readonly (FoundGroup | null)[]): boolean {
  const labelled = groups.flatMap((group) =>
    group !== null && group.label !== null && group.choices.length > 1 ? [group] : [],
  );
  return labelled.filter(hasCounts).length * 2 > labelled.length;
}

/**
 * Groups of links, those of one link read with its number as a count where that is usual: on the page, or among groups
 * whose labels are marked up alike, or where all lone ones of these have such a number.
 */
export function withUsualLinkCounts(
  groups: readonly (FoundGroup | null)[],
  isLone: (at: number) => boolean,
  readCounted: (at: number) => FoundGroup | null,
): readonly (FoundGroup | null)[] {
  const isUsual = countsAreUsual(groups);
  const kinds = new Map<string, boolean>();
  const isUsualBeside = ({ labelTag }: FoundGroup): boolean => {
    const known = kinds.get(labelTag) ?? countsAreUsual(groups.filter((group) => group?.labelTag === labelTag));
    kinds.set(labelTag, known);
    return known;
  };
  const read = new Map<number, FoundGroup | null>();
  const countedAt = (at: number): FoundGroup | null => {
    const counted = read.has(at) ? (read.get(at) ?? null) : readCounted(at);
    read.set(at, counted);
    return counted;
  };
  const alike = new Set(loneAlike(groups, isLone, countedAt));
  return groups.map((group, at) =>
    isLone(at) && (isUsual || alike.has(at) || (group !== null && isUsualBeside(group))) ? countedAt(at) : group,
  );
}

/** Places of lone links, several under labels that are marked up alike, that all have a number beside them. */
function loneAlike(
  groups: readonly (FoundGroup | null)[],
  isLone: (at: number) => boolean,
  readCounted: (at: number) => FoundGroup | null,
): readonly number[] {
  const lone = new Map<string, number[]>();
  groups.forEach((group, at) => {
    if (group === null || group.label === null || !isLone(at)) return;
    lone.set(group.labelTag, [...(lone.get(group.labelTag) ?? []), at]);
  });
  const isCounted = (at: number): boolean => {
    const counted = readCounted(at);
    return counted !== null && hasCounts(counted);
  };
  return [...lone.values()].filter((some) => some.length >= MIN_ALIKE && some.every(isCounted)).flat();
}

/** Groups of fields, those of one value read with its number as a count where that is usual, or where all of them have one. */
export function withUsualCounts(read: (countsAreUsual: boolean) => readonly FoundGroup[]): readonly FoundGroup[] {
  const groups = read(false);
  const lone = groups.flatMap((group, at) => (isLoneNumbered(group) ? [at] : []));
  if (lone.length === 0) return groups;
  const counted = read(true);
  const gained = lone.filter((at) => counted[at] !== undefined && hasCounts(counted[at]));
  const others = groups.filter((_, at) => !lone.includes(at));
  const isUsual = countsAreUsual(others) || (gained.length === lone.length && lone.length >= MIN_ALIKE);
  return isUsual ? counted : groups;
}

function hasCounts({ choices }: FoundGroup): boolean {
  return choices.some(({ count }) => count !== null);
}

/** Whether boxes have one value that is sent, or two of which one may send that nothing is asked for, and a number stands with one. */
function isLoneNumbered({ widget, change, choices }: FoundGroup): boolean {
  const sent = change.values.filter((value) => value !== null);
  const isBoxes = widget === 'checkboxes' || widget === 'radios';
  const numbered = choices.filter(({ value, count }) => count === null && hasDigit(value)).length;
  return isBoxes && (sent.length === 1 ? numbered > 0 : choices.length === 2 && numbered === 1);
}
