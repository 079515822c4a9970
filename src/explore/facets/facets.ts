/**
 * The facet that a group of a page shows, with the values that stand elsewhere.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { ExploreContext } from '../context.js';
import type { Explorer } from '../explorer.js';
import { glance } from '../glance.js';
import { keepsKeyword } from '../keywords/keyword-place.js';
import { withKnownValues } from './trailing-count.js';
import { attributeOf, valueKey, type Facet, type Region } from '../region.js';

/** The facet that a group shows, with the values that its page of further values adds. */
export async function completeFacet(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<Facet> {
  const attribute = attributeOf(group, region.view);
  const beside = region.view.groups.filter((other) => other !== group).map((other) => attributeOf(other, region.view));
  const identity = explorer.identities.identify(
    group,
    attribute,
    beside.filter((label) => label !== attribute),
  );
  const all =
    group.more === null || explorer.barren.has(group.key)
      ? null
      : await furtherChoices(explorer.context, group, group.more);
  const choices = withFurther(group.choices, all ?? []).filter(
    ({ path }) => path === null || keepsKeyword(region, path),
  );
  const named = withKnownValues(choices, (value) => explorer.asked.knows(identity, value));
  return { group, attribute, identity, choices: named };
}

/** The choices, followed by those of the others whose values are not among them. */
export function withFurther(choices: readonly Choice[], others: readonly Choice[]): readonly Choice[] {
  const known = new Set(choices.map(valueKey));
  return [...choices, ...others.filter((choice) => !known.has(valueKey(choice)))];
}

/** Values of the same group on the page that promises all of them. */
export async function furtherChoices(
  context: ExploreContext,
  group: ChoiceGroup,
  more: AccessPath,
): Promise<readonly Choice[]> {
  const answer = await glance(context, more);
  if (answer.kind !== 'page') return [];
  const { view } = answer.observation;
  const own = new Set(group.choices.map(valueKey));
  const overlap = (other: ChoiceGroup): number => other.choices.filter((choice) => own.has(valueKey(choice))).length;
  const best = [...view.groups].sort((a, b) => overlap(b) - overlap(a))[0];
  return best === undefined || overlap(best) * 2 < own.size ? [] : best.choices;
}
