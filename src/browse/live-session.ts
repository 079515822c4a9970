/**
 * A visit of the live web: a page, and the pages of the same list after it.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Answer, Observation, SiteSession } from '../model/site.js';
import { pathWithSteps } from '../model/step.js';

/** How a session reaches further pages. */
export type Reach = (path: AccessPath) => Promise<Answer>;

/** A session that stands on a page. */
export function createLiveSession(first: Observation, start: AccessPath, reach: Reach): SiteSession {
  const seen = new Set([first.page]);
  let current = first;
  let path = start;

  return {
    observe: () => current,
    async perform(step) {
      const next = pathWithSteps(path, [step]);
      const answer = await reach(next);
      if (answer.kind !== 'page') return answer;
      path = next;
      current = answer.observation;
      seen.add(current.page);
      return answer;
    },
    async next() {
      const { next } = current.view.pagination;
      if (next === null) return null;
      const answer = await reach(next);
      if (answer.kind !== 'page') return answer;
      const { observation } = answer;
      // A page that was seen on this visit, or a last page that is served again under further numbers: the list is over.
      if (seen.has(observation.page) || isSameList(observation, current) || isSpent(observation)) return null;
      seen.add(observation.page);
      path = next;
      current = observation;
      return answer;
    },
    close: () => Promise.resolve(),
  };
}

/** Whether going on showed nothing new, as scrolling does at the end of a list. */
function isSpent({ view }: Observation): boolean {
  return view.list !== null && view.list.cards.length === 0;
}

function isSameList(a: Observation, b: Observation): boolean {
  const cardsOf = ({ view }: Observation): string =>
    JSON.stringify(view.list?.cards.map(({ url, name }) => [url, name]) ?? []);
  return a.view.list !== null && cardsOf(a) === cardsOf(b);
}
