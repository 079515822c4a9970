/**
 * Values that a page says are chosen, above others that it offers below them in a tree.
 */

import type { Predicate } from '../../model/query.js';
import type { Question } from '../planning/planner.js';
import { displayedPath, indicesAbove, predicateOf, type Region } from '../region.js';

/**
 * What an answer that lies in its region has beside its own value: the value that the region's page shows as chosen above
 * it, and those above that. None where the region is not known wholly, or several values can be chosen beside each other.
 */
export function chosenAbove(region: Region, { facet, choice }: Question): readonly Predicate[] {
  const { group, choices, attribute } = facet;
  const above = group.multiple || !region.whole ? [] : indicesAbove(choices, choices.indexOf(choice));
  const lowest = above.findLastIndex((at) => choices[at]?.selected === true);
  return above.slice(0, lowest + 1).flatMap((at) => {
    const value = choices[at];
    return value === undefined ? [] : [predicateOf(attribute, value, displayedPath(choices, at))];
  });
}
