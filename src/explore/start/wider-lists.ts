/**
 * Lists that hold those that were found: where the trails of these lead, and what stands at their addresses without the
 * arguments in which they differ.
 */

import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { bareAddresses } from './bare-addresses.js';
import type { FoundList } from './found-list.js';
import { showsList } from './rich-lists.js';
import { isWiderList, widerPlaces } from './trail-lists.js';

/** What scouting has opened. */
interface Opened {
  /** Takes in the keys of what is opened here. */
  readonly visited: Set<string>;
  readonly tracking: ReadonlySet<string>;
}

/** The lists that turn out to be larger than each of those that name them. */
export async function findWiderLists(
  context: ExploreContext,
  lists: readonly FoundList[],
  { visited, tracking }: Opened,
): Promise<readonly FoundList[]> {
  const known = { visited, tracking };
  const wider: FoundList[] = [];
  for (const place of [...widerPlaces(lists, known), ...bareAddresses(lists, known)]) {
    const { path } = place;
    visited.add(accessKey(path, tracking));
    const answer = await glance(context, path, { priority: 1 });
    if (answer.kind !== 'page') continue;
    const { observation } = answer;
    const found: FoundList = { path, observation, via: null, depth: 1 };
    if (showsList(observation.view) && isWiderList(found, place)) wider.push(found);
  }
  return wider;
}
