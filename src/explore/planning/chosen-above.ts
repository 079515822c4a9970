/**
 * Values that a larger region has chosen from the start: choosing one of them below takes back what was chosen, as "any"
 * does, and says nothing of the region.
 */

import { textKey } from '../../base/text.js';
import { isBelow } from '../ancestry.js';
import { attributeOf, valueKey, type Region } from '../region.js';
import type { AskedValues } from './asked-values.js';

/** A value of a facet, as keys. */
export interface FacetValue {
  /** The facet's identity. */
  readonly facet: string;
  /** As `valueKey` gives it. */
  readonly value: string;
}

/** Whether the region where a facet was asked first has a value of it chosen from the start; not so of facets of which several can be. */
export function wasChosenAbove(
  asked: Pick<AskedValues, 'firstRegion'>,
  region: Region,
  { facet, value }: FacetValue,
): boolean {
  const above = asked.firstRegion(facet);
  if (above === null || above === region || !isBelow(region, above)) return false;
  return above.view.groups.some(
    (group) =>
      !group.multiple &&
      textKey(attributeOf(group, above.view)) === facet &&
      group.choices.some((one) => one.selected && valueKey(one) === value),
  );
}
