/**
 * Facets that a page has twice: their first values under a label, and all of them without one, in a dialog that is still
 * hidden or a list that unfolds.
 */

import type { FoundGroup } from '../found-group.js';

/** Values that both must have before it is no accident. */
const MIN_VALUES = 2;

/** What is pressed to show all values. */
const PRESSED_TAGS: ReadonlySet<string> = new Set(['a', 'button']);

/**
 * The groups; one that has all values of a labelled one, by their addresses, and no label but what is pressed to show it,
 * stands in its place.
 */
export function withWholesLabelled(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const labelled = groups.filter(
    (group) => group.label !== null && !isUnnamed(group) && group.choices.length >= MIN_VALUES,
  );
  const wholes = new Map<FoundGroup, FoundGroup>();
  for (const whole of groups.filter(isUnnamed)) {
    const [first, ...others] = labelled.filter((start) => isStartOf(start, whole));
    if (first !== undefined && others.length === 0 && !wholes.has(first)) wholes.set(first, whole);
  }
  const placed = new Set(wholes.values());
  return groups.flatMap((group) => {
    const whole = wholes.get(group);
    if (whole === undefined) return placed.has(group) ? [] : [group];
    const { label, labelTag, labelNode, key } = group;
    return [{ ...whole, label, labelTag, key, ...(labelNode === undefined ? {} : { labelNode }) }];
  });
}

function isUnnamed({ label, labelTag, choices }: FoundGroup): boolean {
  return choices.length >= MIN_VALUES && (label === null || PRESSED_TAGS.has(labelTag));
}

/** Whether all values of one are values of the other, which has no links to anything else. */
function isStartOf(start: FoundGroup, whole: FoundGroup): boolean {
  const { name, values } = whole.change;
  if (name === null || name === '/' || name !== start.change.name || values.includes(null)) return false;
  const [own, all] = [start, whole].map(addressesOf);
  return own?.size === start.choices.length && [...own].every((address) => all?.has(address));
}

function addressesOf({ choices }: FoundGroup): ReadonlySet<string> {
  return new Set(choices.flatMap(({ path }) => (path?.kind === 'url' ? [path.url] : [])));
}
