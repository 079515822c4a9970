/**
 * Values of a facet that stand in the cards of a list: each of its pages shows those of its own entities alone.
 */

import type { Choice, ChoiceGroup } from '../../model/page.js';
import type { Explorer } from '../explorer.js';
import { readList } from '../lists/list-reading.js';
import { isSameGroup, valueKey, type Region } from '../region.js';

/**
 * The values that all pages of a region's list show of a group; none below the whole, whose list has them, and where the
 * group proved to be no facet. Pages that were read are remembered.
 */
export async function listedValues(
  { barren, context }: Explorer,
  { path, predicates }: Region,
  group: ChoiceGroup,
): Promise<readonly Choice[]> {
  const found = new Map<string, Choice>();
  if (predicates.length > 0 || barren.has(group.key)) return [];
  await readList(context, path, {
    priority: 1,
    onPage({ view }) {
      const same = view.groups.find((other) => other.isOfCards === true && isSameGroup(other, group));
      for (const choice of same?.choices ?? []) if (!found.has(valueKey(choice))) found.set(valueKey(choice), choice);
    },
  });
  return [...found.values()];
}
