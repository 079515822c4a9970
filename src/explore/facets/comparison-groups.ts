/**
 * Groups of a filter builder that say how a value is compared ("is", "is not"): told from values by what they show for one
 * attribute after the other, whatever they are called.
 */

import { textKey } from '../../base/text.js';
import { ownKey } from '../../model/called-key.js';
import type { ChoiceGroup } from '../../model/page.js';

/** What a choice of an attribute brought up. */
interface Shown {
  readonly groups: readonly ChoiceGroup[];
}

/**
 * What attributes brought up, without comparisons where values stand beside them. Where they stand alone they are said to be
 * comparisons: another one may bring the values up.
 */
export function withoutComparisons<One extends Shown>(shown: readonly One[]): readonly One[] {
  const keys = comparisonKeys(shown);
  if (keys.size === 0) return shown;
  const isComparison = (group: ChoiceGroup): boolean => keys.has(ownKey(group.key)) && isPreset(group);
  return shown.map((one) => {
    const values = one.groups.filter((group) => !isComparison(group));
    const groups = values.length > 0 ? values : one.groups.map(asComparison);
    return { ...one, groups };
  });
}

/** What says how values of an attribute are compared is called as the attribute. */
function asComparison(group: ChoiceGroup): ChoiceGroup {
  return { ...group, label: null, guess: 'comparison' };
}

/**
 * Keys of groups that show the same choices with the same one made for several attributes, and stand beside values that do
 * not. Where nothing but such groups shows, they may be values that attributes share, as "yes" and "no".
 */
function comparisonKeys(shown: readonly Shown[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const group of shown.flatMap(({ groups }) => groups)) {
    const look = lookOf(group);
    if (isPreset(group) && seen.has(look)) repeated.add(ownKey(group.key));
    seen.add(look);
  }
  const isBeside = (key: string, { groups }: Shown): boolean =>
    groups.some((group) => ownKey(group.key) === key && isPreset(group)) &&
    groups.some((group) => !repeated.has(ownKey(group.key)));
  return new Set([...repeated].filter((key) => shown.some((one) => isBeside(key, one))));
}

/** Whether one of a group's choices is made from the start: there is no comparing without one. A sign that is made names the group. */
function isPreset({ label, multiple, choices }: ChoiceGroup): boolean {
  const chosen = choices.filter(({ selected }) => selected).length;
  return !multiple && choices.length > 1 && (chosen === 1 || (chosen === 0 && isSign(label)));
}

/** Whether a group is called by nothing but a sign, as by what its field shows: "=", "≠". */
function isSign(label: string | null): boolean {
  return label !== null && !/[\p{L}\p{N}]/u.test(label);
}

/** What a group is by itself, its choices, and the one that is made. */
function lookOf({ key, choices }: ChoiceGroup): string {
  return JSON.stringify([ownKey(key), ...choices.map(({ value, selected }) => [textKey(value), selected])]);
}
