/**
 * Groups that are only fragments of something else: parts of records, single links under a heading.
 */

import type { FoundGroup } from './found-group.js';

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

/** One value makes a group only next to a group of several whose label looks alike, and only if it filters or has a count. */
function withNeighbours(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const before = nearestReal(groups);
  const after = nearestReal(groups.toReversed()).toReversed();
  return groups.filter((group, at) => {
    if (group.choices.length > 1) return true;
    if (
      group.label === null ||
      group.label.length > MAX_LABEL ||
      (!group.traits.staysOnPath && group.choices[0]?.count == null)
    )
      return false;
    return before[at] === group.labelTag || after[at] === group.labelTag;
  });
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
