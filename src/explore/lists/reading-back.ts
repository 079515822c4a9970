/**
 * The pages before the one at which a list was entered, as a calendar is entered at the month that it is.
 */

import type { ListHint, PageView } from '../../model/page.js';
import type { Observation, Refusal } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { glance } from '../glance.js';

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
 * not there to go back to, as the page before page 1, takes nothing from the list. A way back counts only from a page that
 * leads on as well, and if the page before leads to this one: other links may be taken for one.
 */
export async function readBack(
  context: ExploreContext,
  { first, mostPages, take, ...options }: GoingBack,
): Promise<Refusal | null> {
  const { previous, next } = first.view.pagination;
  let before = next === null ? null : previous;
  for (let read = 0; before?.kind === 'url' && read < mostPages; read += 1) {
    const answer = await glance(context, before, options);
    if (answer.kind !== 'page') return answer.kind === 'stopped' ? answer : null;
    if (read === 0 && !(await leadsTo(context, answer.observation, first))) return null;
    if (!(await take(answer.observation))) return null;
    before = answer.observation.view.pagination.previous;
  }
  return null;
}

/** Whether the page after one shows the same list as another. */
async function leadsTo(context: ExploreContext, from: Observation, to: Observation): Promise<boolean> {
  const { next } = from.view.pagination;
  const answer = next === null ? null : await glance(context, next);
  return answer?.kind === 'page' && shown(answer.observation.view) === shown(to.view);
}

function shown({ list }: PageView): string {
  return JSON.stringify(list?.cards.map(({ url, name }) => [url, name]));
}
