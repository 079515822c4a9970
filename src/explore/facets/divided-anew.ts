/**
 * Intervals that a site divides anew in each list, such as thirds of the prices there: where a value of the facet is known of
 * each entity already they teach where the list was cut, not what its entities are.
 */

import type { Choice } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { predicateOf, type Facet, type Region } from '../region.js';

/**
 * Whether a facet of a region holds nothing but intervals that were not asked anywhere, while one that was asked is known of
 * each of its entities. Those within a chosen interval divide it further.
 */
export function isDividedAnew({ known }: Explorer, region: Region, { attribute, choices }: Facet): boolean {
  const { predicates, entities, whole } = region;
  if (!whole || predicates.length === 0 || predicates.some((one) => one.attribute === attribute)) return false;
  const isAsked = (choice: Choice): boolean => known.sizeOf(predicateOf(attribute, choice, [choice.value])) > 0;
  return (
    choices.length > 0 &&
    choices.every((choice) => choice.range !== null && !isAsked(choice)) &&
    known.tellsAll(attribute, entities)
  );
}
