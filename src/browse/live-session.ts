/**
 * A visit of the live web: a page, and the pages of the same list after it.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Answer, Observation, SiteSession } from '../model/site.js';

/** How a session reaches further pages. */
export type Reach = (path: AccessPath) => Promise<Answer>;

/** A session that stands on a page. */
export function createLiveSession(first: Observation, reach: Reach): SiteSession {
  const seen = new Set([first.page]);
  let current = first;

  return {
    observe: () => current,
    perform: (step) =>
      Promise.resolve({
        kind: 'failed',
        reason: 'not-found',
        url: current.view.url,
        status: null,
        message: `The step "${step.do}" needs a live page, which this session does not hold.`,
      }),
    async next() {
      const path = current.view.pagination.next;
      if (path === null) return null;
      const answer = await reach(path);
      if (answer.kind !== 'page') return answer;
      const { observation } = answer;
      // A page that was seen on this visit, or a last page that is served again under further numbers: the list is over.
      if (seen.has(observation.page) || isSameList(observation, current)) return null;
      seen.add(observation.page);
      current = observation;
      return answer;
    },
    close: () => Promise.resolve(),
  };
}

function isSameList(a: Observation, b: Observation): boolean {
  const cardsOf = ({ view }: Observation): string =>
    JSON.stringify(view.list?.cards.map(({ url, name }) => [url, name]) ?? []);
  return a.view.list !== null && cardsOf(a) === cardsOf(b);
}
