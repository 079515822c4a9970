/**
 * Values that a page says are chosen, above others that it offers below them in a tree.
 */

import type { Choice } from '../../model/page.js';
import type { Predicate } from '../../model/query.js';
import type { Question } from '../planning/planner.js';
import { displayedPath, predicateOf, type Region } from '../region.js';

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

/** Places of the choices above one in its tree, from the top. */
function indicesAbove(choices: readonly Choice[], index: number): readonly number[] {
  const above: number[] = [];
  let level = choices[index]?.level ?? 0;
  for (let at = index - 1; at >= 0 && level > 0; at -= 1) {
    const other = choices[at];
    if (other === undefined || other.level >= level) continue;
    above.unshift(at);
    level = other.level;
  }
  return above;
}
