/**
 * The facet that a group of a page shows, with the values that stand elsewhere.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { keepsKeyword } from '../keywords/keyword-place.js';
import { regionsFurtherChoices } from './further-values.js';
import { listedValues } from './listed-values.js';
import { besideInBuilder } from './revealed-facets.js';
import { withKnownValues } from './trailing-count.js';
import { attributeOf, valueKey, type Facet, type Region } from '../region.js';

/** The facet that a group shows, with the values that its page of further values adds. */
export async function completeFacet(explorer: Explorer, region: Region, group: ChoiceGroup): Promise<Facet> {
  const attribute = explorer.menuNames.facetOf(group) ?? attributeOf(group, region.view);
  const beside = region.view.groups.filter((other) => other !== group).map((other) => attributeOf(other, region.view));
  const identity = explorer.identities.identify(group, attribute, [
    ...beside.filter((label) => label !== attribute),
    ...besideInBuilder(explorer, attribute),
  ]);
  const all =
    group.isOfCards === true
      ? await listedValues(explorer, region, group)
      : await regionsFurtherChoices(explorer, region, { group, identity });
  const choices = withFurther(group.choices, all).filter(({ path }) => path === null || keepsKeyword(region, path));
  const named = withKnownValues(choices, (value) => explorer.asked.knows(identity, value));
  return { group, attribute, identity, choices: named };
}

/** The choices, followed by those of the others whose values are not among them. */
export function withFurther(choices: readonly Choice[], others: readonly Choice[]): readonly Choice[] {
  const known = new Set(choices.map(valueKey));
  return [...choices, ...others.filter((choice) => !known.has(valueKey(choice)))];
}
