/**
 * The pages before the one at which a list was entered, as a calendar is entered at the month that it is.
 */

import type { ListHint } from '../model/page.js';
import type { Observation, Refusal } from '../model/site.js';
import type { ExploreContext } from './context.js';
import { glance } from './glance.js';

/** Where to go back from. */
export interface GoingBack {
  /** The page at which the list was entered. */
  readonly first: Observation;
  /** Pages to read at most. */
  readonly mostPages: number;
  readonly priority: number;
  readonly like: ListHint | null;
  /** Takes a page in; whether it brought anything of the list that was not known. */
  readonly take: (observation: Observation) => Promise<boolean>;
}

/**
 * Reads the pages before the first one, as long as they bring anything; answers what stopped the run, if that did. What is
 * not there to go back to, as the page before page 1, takes nothing from the list.
 */
export async function readBack(
  context: ExploreContext,
  { first, mostPages, take, ...options }: GoingBack,
): Promise<Refusal | null> {
  let before = first.view.pagination.previous;
  for (let read = 0; before?.kind === 'url' && read < mostPages; read += 1) {
    const answer = await glance(context, before, options);
    if (answer.kind !== 'page') return answer.kind === 'stopped' ? answer : null;
    if (!(await take(answer.observation))) return null;
    before = answer.observation.view.pagination.previous;
  }
  return null;
}
