/**
 * Groups that are only fragments of something else: parts of records, single links under a heading.
 */

import type { FoundGroup } from '../found-group.js';

/** Choices of a group that may be a part of a record: title, author, price. */
const MAX_FRAGMENT = 3;

/** Like groups on one page at which small ones are parts of records. Raising it keeps more of those. */
const MIN_REPEATS = 4;

/** Longest label of a single value, in characters: headlines are longer. */
const MAX_LABEL = 40;

/** The groups without fragments. A single value stays only beside a like group of several. */
export function withoutFragments(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const repeats = new Map<string, number>();
  for (const group of groups)
    if (isSmall(group)) repeats.set(fragmentKey(group), (repeats.get(fragmentKey(group)) ?? 0) + 1);
  const kept = groups.filter(
    (group) => group.choices.length > 0 && !(isSmall(group) && (repeats.get(fragmentKey(group)) ?? 0) >= MIN_REPEATS),
  );
  return withNeighbours(kept);
}

function isSmall({ choices, label }: FoundGroup): boolean {
  return choices.length > 1 && choices.length <= MAX_FRAGMENT && label === null;
}

function fragmentKey({ labelTag, traits }: FoundGroup): string {
  return `${labelTag} ${traits.landmark ?? ''}`;
}

/**
 * One value makes a group only next to a group of several whose label looks alike, or where all facets have one value, and
 * only if it filters or has a count; or if it is a switch.
 */
function withNeighbours(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const alone = lonelyFacets(groups);
  const before = nearestReal(groups);
  const after = nearestReal(groups.toReversed()).toReversed();
  return groups.filter((group, at) => {
    if (group.choices.length > 1 || group.traits.isSwitched === true || alone.has(group)) return true;
    if (
      group.label === null ||
      group.label.length > MAX_LABEL ||
      (!group.traits.staysOnPath && group.choices[0]?.count == null)
    )
      return false;
    return before[at] === group.labelTag || after[at] === group.labelTag;
  });
}

/** Like groups of one value each that are facets together. Raising it takes links beside a text for none. */
const MIN_LONELY = 3;

/**
 * Groups of one value each with a count, as on a page of one result: each filters the page by another argument, and their
 * labels look alike.
 */
function lonelyFacets(groups: readonly FoundGroup[]): ReadonlySet<FoundGroup> {
  const byLabel = new Map<string, FoundGroup[]>();
  for (const group of groups) {
    const { choices, label, labelTag, change, traits } = group;
    const isFilter = choices.length === 1 && choices[0]?.count != null && traits.staysOnPath && change.name !== null;
    if (isFilter && label !== null && label.length <= MAX_LABEL)
      byLabel.set(labelTag, [...(byLabel.get(labelTag) ?? []), group]);
  }
  const isMade = (alike: readonly FoundGroup[]): boolean => {
    const own = [new Set(alike.map(({ change }) => change.name)), new Set(alike.map(({ label }) => label))];
    return alike.length >= MIN_LONELY && own.every(({ size }) => size === alike.length);
  };
  return new Set([...byLabel.values()].filter(isMade).flat());
}

/** For each group the label tag of the last group of several values before it. */
function nearestReal(groups: readonly FoundGroup[]): readonly (string | null)[] {
  let nearest: string | null = null;
  return groups.map((group) => {
    const before = nearest;
    if (group.choices.length > 1) nearest = group.labelTag;
    return before;
  });
}
