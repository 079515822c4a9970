/**
 * A visit of the live web: a page, and the pages of the same list after it.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Answer, Observation, SiteSession } from '../../model/site.js';
import { pathWithSteps } from '../../model/step.js';

/** How a session reaches further pages. */
export type Reach = (path: AccessPath) => Promise<Answer>;

/** A session that stands on a page. */
export function createLiveSession(first: Observation, start: AccessPath, reach: Reach): SiteSession {
  const seen = new Set([first.page]);
  let current = first;
  let path = start;

  /** The page that a way leads to; where scrolling there showed nothing but a pager, the page that the pager leads to. */
  async function reachOn(next: AccessPath): Promise<{ readonly answer: Answer; readonly by: AccessPath }> {
    const answer = await reach(next);
    const pager = answer.kind === 'page' && isScroll(next) && isSpent(answer.observation);
    const shown = pager ? answer.observation.view.pagination.next : null;
    return shown === null || isScroll(shown) ? { answer, by: next } : { answer: await reach(shown), by: shown };
  }

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
      const { answer, by } = await reachOn(next);
      if (answer.kind !== 'page') return answer;
      const { observation } = answer;
      // A page that was seen on this visit, or a last page that is served again under further numbers: the list is over.
      if (seen.has(observation.page) || isSameList(observation, current) || isSpent(observation)) return null;
      seen.add(observation.page);
      path = by;
      current = observation;
      return answer;
    },
    close: () => Promise.resolve(),
  };
}

/** Whether a way ends with scrolling. */
function isScroll(path: AccessPath): boolean {
  return path.kind === 'actions' && path.steps.at(-1)?.do === 'scroll';
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
