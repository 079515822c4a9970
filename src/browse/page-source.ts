/**
 * Where pages come from when they are not remembered: HTTP first, a browser where HTTP shows too little.
 */

import { EnvironmentError } from '../base/errors.js';
import type { AccessPath } from '../model/access-path.js';
import type { ListHint } from '../model/page.js';
import type { Answer, Refusal } from '../model/site.js';
import { withGrace } from './grace.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { PageBudget } from './page-budget.js';
import {
  createBrowserFetch,
  createHttpFetch,
  directPath,
  type DirectPath,
  type Fetched,
  type FetchOrder,
} from './page-fetch.js';
import { createTransportChoice, type Transport, type TransportChoice } from './transport-choice.js';

/** How long pages in flight may take after the crawl is told to stop. */
const GRACE_MILLIS = 5_000;

/** What to fetch. */
export interface PageOrder {
  readonly key: string;
  readonly path: AccessPath;
  readonly priority: number;
  readonly purpose: 'list' | 'entity';
  readonly like: ListHint | null;
}

/** Fetches pages and remembers them. */
export interface PageSource {
  fetch(order: PageOrder): Promise<Answer>;
  transports(): Readonly<Record<string, Transport>>;
}

type Page = Extract<Fetched, { kind: 'page' }>;

/** What one fetch brought. */
type Paid = Page | Refusal;

/** One page, with all that was spent on it. */
interface Haul {
  readonly kind: 'haul';
  /** Address that was asked for. */
  readonly url: string;
  readonly page: Page;
  readonly pages: number;
  readonly bytes: number;
}

/** A source over the exchange and, if there is one, the browser. */
export function createPageSource(deps: LiveSiteDeps, budget: PageBudget): PageSource {
  const overHttp = createHttpFetch(deps.exchange, deps.snapshotFromHtml, deps.readPage);
  const inBrowser = deps.browser === null ? null : createBrowserFetch(deps.browser, deps.readPage);
  const choice = createTransportChoice(deps.browser === null ? 'http' : (deps.render ?? 'auto'), deps.transports ?? {});
  const graced = withGrace(deps.signal, deps.graceMillis ?? GRACE_MILLIS);
  const state = { browserFailed: false };

  /** One fetch, paid for out of the budget. */
  async function once(fetch: (order: FetchOrder) => Promise<Fetched>, order: FetchOrder): Promise<Paid> {
    const stopped = budget.take();
    if (stopped !== null) return stopped;
    const fetched = await fetch(order);
    if (fetched.kind === 'page') return fetched;
    if (!fetched.asked) budget.putBack();
    return budget.stopped() ?? fetched.refusal;
  }

  /** The page in the browser; null if there is no browser to be had and HTTP will do. */
  async function tryBrowser(order: FetchOrder): Promise<Paid | null> {
    if (inBrowser === null || state.browserFailed) return null;
    try {
      return await once(inBrowser, order);
    } catch (error) {
      if (!(error instanceof EnvironmentError) || deps.render === 'browser') throw error;
      state.browserFailed = true;
      deps.onNote?.(`No browser: ${error.message} Pages that need scripts are read as they come over HTTP.`);
      return null;
    }
  }

  async function haul(order: FetchOrder): Promise<Haul | Refusal> {
    const { url } = order.path;
    const isPlain = isPlainGet(order.path);
    const rendered = isPlain && choice.first(url) === 'browser' ? await tryBrowser(order) : null;
    const first = rendered ?? (await once(overHttp, order));
    if (first.kind !== 'page') return first;
    const alone: Haul = { kind: 'haul', url, page: first, pages: 1, bytes: first.bytes };
    if (rendered !== null || !isPlain || !choice.wantsComparison(url, first.view)) return alone;
    const second = await tryBrowser(order);
    return betterOf(alone, second, choice);
  }

  return {
    transports: choice.learnt,
    async fetch({ key, path, priority, purpose, like }) {
      const direct = directPath(path);
      if (direct === null) return needsActions();
      const found = await haul({ path: direct, priority, signal: graced, like });
      if (found.kind !== 'haul') return found;
      const { view, transport, at } = found.page;
      await deps.memory.put({ key, path, purpose, view, transport, bytes: found.bytes, at });
      deps.onPage?.({ key, url: view.url, purpose, view, transport, bytes: found.bytes, pages: found.pages, at });
      return {
        kind: 'page',
        observation: { page: key, view, at, cost: { pages: found.pages, bytes: found.bytes, transport } },
      };
    },
  };
}

/** The page as the one or the other transport shows it better. What the browser has not, counts as no better. */
function betterOf(http: Haul, second: Paid | null, choice: TransportChoice): Haul {
  const inBrowser = second?.kind === 'page' ? second : null;
  const better = choice.learn(http.url, http.page.view, (inBrowser ?? http.page).view);
  if (inBrowser === null) return http;
  return { ...http, page: better === 'browser' ? inBrowser : http.page, pages: 2, bytes: http.bytes + inBrowser.bytes };
}

/** A browser's address bar only knows GET. */
function isPlainGet(path: DirectPath): boolean {
  return path.kind === 'url' || path.method.toUpperCase() === 'GET';
}

function needsActions(): Refusal {
  const message = 'This page is reached by actions in a live page.';
  return { kind: 'failed', reason: 'not-found', url: '', status: null, message };
}
