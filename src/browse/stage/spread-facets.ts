/**
 * Facets whose values stand under several headings in what opens for the rest of them ("Tasks": "Vision", "Language"): the
 * headings divide the values, and are no attributes.
 */

import { textKey } from '../../base/text.js';
import type { Step } from '../../model/access-path.js';
import type { ChoiceGroup } from '../../model/page.js';

/** Values that a facet shows before others are taken for the rest of them. Raising it keeps short facets apart from their rest. */
const LEAST_SHOWN = 3;

/** Groups that hold the values of a facet that divides them. */
const LEAST_HEADINGS = 2;

/** The openers, one behind the other, behind which the groups of a label stand. */
export type WaysToGroups = ReadonlyMap<string, readonly Step[]>;

/**
 * The groups of a page, those that a facet's own opener brought up as one with the facet, if all values that it showed
 * before are spread over several of them; over one is enough where the opener stands in the facet and brought up others
 * beside it ("Popular" with what was there, "Essentials" and "Safety" with the rest).
 */
export function withSpreadFacets(groups: readonly ChoiceGroup[], ways: WaysToGroups): readonly ChoiceGroup[] {
  const joined = new Map<ChoiceGroup, ChoiceGroup>();
  const parts = new Set<ChoiceGroup>();
  for (const facet of groups.filter(mayBeSpread)) {
    const behind = groups.filter((group) => group !== facet && isBehind(facet, group, ways));
    const inside = behind.filter(({ label }) => isInside(facet, openerOf(label, ways)));
    const isDivided = isSpread(facet, behind, LEAST_HEADINGS) || (inside.length > 1 && isSpread(facet, inside, 1));
    if (parts.has(facet) || !isDivided) continue;
    joined.set(facet, withValues(facet, behind));
    for (const part of behind) parts.add(part);
  }
  return groups.filter((group) => !parts.has(group)).map((group) => joined.get(group) ?? group);
}

function mayBeSpread({ label, guess, choices }: ChoiceGroup): boolean {
  return label !== null && guess === 'facet' && choices.length >= LEAST_SHOWN;
}

/** Whether a group of another label came with an opener that stands in the facet or is called as it. */
function isBehind(facet: ChoiceGroup, { label, guess }: ChoiceGroup, ways: WaysToGroups): boolean {
  if (label === null || guess !== 'facet' || textKey(label) === textKey(facet.label ?? '')) return false;
  const opener = openerOf(label, ways);
  return isInside(facet, opener) || isCalled(facet, opener?.name);
}

function openerOf(label: string | null, ways: WaysToGroups): Step | undefined {
  return ways.get(label ?? '')?.at(-1);
}

/** Whether an opener stands in the facet. */
function isInside(facet: ChoiceGroup, opener: Step | undefined): boolean {
  return isCalled(facet, opener?.group);
}

function isCalled({ label }: ChoiceGroup, name: string | null | undefined): boolean {
  return textKey(name ?? '') === textKey(label ?? '');
}

/** Whether as many groups at least hold values of a facet, and all of its values are in them. */
function isSpread({ choices }: ChoiceGroup, groups: readonly ChoiceGroup[], least: number): boolean {
  const own = new Set(choices.map(({ value }) => textKey(value)));
  const held = groups.map((group) =>
    group.choices.map(({ value }) => textKey(value)).filter((value) => own.has(value)),
  );
  return held.filter((values) => values.length > 0).length >= least && new Set(held.flat()).size === own.size;
}

/** A facet with the values of other groups, which are worked where they stand. */
function withValues(facet: ChoiceGroup, others: readonly ChoiceGroup[]): ChoiceGroup {
  const known = new Set(facet.choices.map(({ value }) => textKey(value)));
  const further = others
    .flatMap(({ choices }) => choices)
    .filter(({ value }) => {
      const isNew = !known.has(textKey(value));
      known.add(textKey(value));
      return isNew;
    });
  return { ...facet, choices: [...facet.choices, ...further] };
}
