/**
 * The live web as a Site: pages over HTTP or in a browser, each asked for once.
 */

import type { AccessPath } from '../model/access-path.js';
import type { Answer, Cost, OpenOptions, Refusal, Site } from '../model/site.js';
import { pageKey } from './exchange-key.js';
import { createLiveSession } from './live-session.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import { createPageBudget } from './page-budget.js';
import { directPath } from './page-fetch.js';
import { createPageSource } from './page-source.js';
import type { Transport } from './transport-choice.js';
import { createUrlFilter } from './url-filter.js';

const MILLIS_PER_SECOND = 1_000;

const REMEMBERED: Cost = { pages: 0, bytes: 0, transport: 'memory' };

/** The live web. */
export interface LiveSite extends Site {
  /** How pages are best fetched, by address pattern, for the site's profile. */
  transports(): Readonly<Record<string, Transport>>;
  /** Pages fetched, those of earlier parts of the run included. */
  pagesFetched(): number;
}

/** A live site. */
export function createLiveSite(deps: LiveSiteDeps): LiveSite {
  const isWanted = createUrlFilter(deps.include ?? [], deps.exclude ?? []);
  const dropped = deps.droppedArguments ?? ((): ReadonlySet<string> => new Set());
  const starts = new Set(deps.startUrls.map((url) => pageKey({ kind: 'url', url })));
  const until = deps.maxTimeSecs == null ? null : deps.now() + deps.maxTimeSecs * MILLIS_PER_SECOND;
  const budget = createPageBudget({
    maxPages: deps.maxPages ?? null,
    until,
    pagesBefore: deps.pagesBefore ?? 0,
    signal: deps.signal,
    now: deps.now,
  });
  const source = createPageSource(deps, budget);
  const inFlight = new Map<string, Promise<Answer>>();
  const hopeless = new Map<string, Refusal>();
  /** Key of the page that an address led to by redirects, to the key it was asked by. */
  const landed = new Map<string, string>();

  async function reach(path: AccessPath, options: OpenOptions): Promise<Answer> {
    const direct = directPath(path);
    if (direct === null)
      return {
        kind: 'failed',
        reason: 'not-found',
        url: '',
        status: null,
        message: 'This page is reached by actions in a live page.',
      };
    const key = landed.get(pageKey(path, dropped())) ?? pageKey(path, dropped());
    if (!isWanted(direct.url) && !starts.has(key)) return { kind: 'refused', reason: 'out-of-scope', url: direct.url };
    const running = inFlight.get(key);
    if (running !== undefined) return asRemembered(await running);
    const answer = recallOrFetch(key, path, options).finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  }

  async function recallOrFetch(key: string, path: AccessPath, options: OpenOptions): Promise<Answer> {
    const known = hopeless.get(key);
    if (known !== undefined) return known;
    const stopped = budget.stopped();
    if (stopped !== null && options.remembered !== true) return stopped;
    const page = await deps.memory.get(key);
    if (page !== null) {
      rememberLanding(path, key, page.view.url);
      return { kind: 'page', observation: { page: key, view: page.view, at: page.at, cost: REMEMBERED } };
    }
    if (options.remembered === true) return notHad(directPath(path)?.url ?? '');
    const answer = await source.fetch({
      key,
      path,
      priority: options.priority ?? 0,
      purpose: options.purpose ?? 'list',
    });
    if (answer.kind === 'page') rememberLanding(path, key, answer.observation.view.url);
    else if (isHopeless(answer)) hopeless.set(key, answer);
    return answer;
  }

  function rememberLanding(path: AccessPath, key: string, url: string): void {
    const isPlain = path.kind === 'url' || (path.kind === 'request' && path.method.toUpperCase() === 'GET');
    if (isPlain) landed.set(pageKey({ kind: 'url', url }, dropped()), key);
  }

  return {
    async open(path, options = {}) {
      const answer = await reach(path, options);
      if (answer.kind !== 'page') return answer;
      return { kind: 'session', session: createLiveSession(answer.observation, (next) => reach(next, options)) };
    },
    transports: source.transports,
    pagesFetched: budget.spent,
  };
}

/** The same answer for one who only waited along: it cost nothing more. */
function asRemembered(answer: Answer): Answer {
  if (answer.kind !== 'page') return answer;
  return { kind: 'page', observation: { ...answer.observation, cost: REMEMBERED } };
}

/** Whether asking again in the same run would give the same refusal. */
function isHopeless(refusal: Refusal): boolean {
  if (refusal.kind === 'refused') return true;
  return refusal.kind === 'failed' && refusal.status !== null && refusal.reason !== 'server-error';
}

/** The answer for a page that is only wanted if it was fetched before. */
function notHad(url: string): Refusal {
  return { kind: 'failed', reason: 'not-found', url, status: null, message: 'The page was not fetched in this run.' };
}
