/**
 * The live web as a Site: pages over HTTP or in a browser, each asked for once.
 */

import { listHint } from '../../model/list-hint.js';
import type { ListHint, PageView } from '../../model/page.js';
import type { Site } from '../../model/site.js';
import { createLiveSession } from './live-session.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import { createPageBudget, createPageCount } from './page-budget.js';
import { createPageReach } from './page-reach.js';
import { createPageSource } from './page-source.js';
import type { Transport } from './transport-choice.js';

/** The live web. */
export interface LiveSite extends Site {
  /** How pages are best fetched, by address pattern, for the site's profile. */
  transports(): Readonly<Record<string, Transport>>;
  /** Pages fetched, those of earlier parts of the run and of its other sites included. */
  pagesFetched(): number;
}

/** A live site. */
export function createLiveSite(deps: LiveSiteDeps): LiveSite {
  const { maxPages = null, until = null, count = createPageCount(), signal, now } = deps;
  const budget = createPageBudget({ maxPages, until, count, signal, now });
  const source = createPageSource(deps, budget);
  const reach = createPageReach(deps, budget, source);
  return {
    async open(path, options = {}) {
      const answer = await reach(path, options);
      if (answer.kind !== 'page') return answer;
      const like = options.like ?? hintOf(answer.observation.view);
      const { controls: _controls, furtherIn: _furtherIn, promised: _promised, ...further } = options;
      const onwards = like === null ? further : { ...further, like };
      return { kind: 'session', session: createLiveSession(answer.observation, path, (next) => reach(next, onwards)) };
    },
    transports: source.transports,
    pagesFetched: budget.spent,
  };
}

/** What the first page of a list tells of the pages after it. */
function hintOf({ list }: PageView): ListHint | null {
  return list === null ? null : listHint(list);
}
