/**
 * Lists that hold those that were found: where the trails of these lead, what stands at their addresses without the
 * arguments in which they differ, and what the search lists that nothing was asked.
 */

import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';
import { mayBeAsked } from './asked-pages.js';
import { bareAddresses } from './bare-addresses.js';
import type { FoundList } from './found-list.js';
import { narrowedAnswer } from './narrowed-answers.js';
import { showsList } from './rich-lists.js';
import { isWiderList, widerPlaces } from './trail-lists.js';

/** What scouting has opened. */
interface Opened {
  /** Where the site begins. */
  readonly home: Observation;
  /** Takes in the keys of what is opened here. */
  readonly visited: Set<string>;
  readonly tracking: ReadonlySet<string>;
}

/** What was found to hold other lists. */
export interface WiderLists {
  /** Those that turned out to be larger than each that names them. */
  readonly lists: readonly FoundList[];
  /** Pages in the place of such a list that may list nothing until something is chosen on them. */
  readonly asking: readonly Observation[];
}

/** What holds the lists. */
export async function findWiderLists(
  context: ExploreContext,
  lists: readonly FoundList[],
  { home, visited, tracking }: Opened,
): Promise<WiderLists> {
  const known = { visited, tracking };
  const wider: FoundList[] = [];
  const asking: Observation[] = [];
  for (const place of [...widerPlaces(lists, known), ...bareAddresses(lists, known)]) {
    const { path } = place;
    visited.add(accessKey(path, tracking));
    const answer = await glance(context, path, { priority: 1 });
    if (answer.kind !== 'page') continue;
    const { observation } = answer;
    const found: FoundList = { path, observation, via: null, depth: 1 };
    if (showsList(observation.view) && isWiderList(found, place)) wider.push(found);
    else if (mayBeAsked(observation.view)) asking.push(observation);
  }
  const answer = await narrowedAnswer(context, [...lists, ...wider], { home, visited, tracking });
  return { lists: answer === null ? wider : [...wider, answer], asking };
}
