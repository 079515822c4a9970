/**
 * The two means of fetching of one site, each fetch paid for out of the run's budget.
 */

import { EnvironmentError } from '../../base/errors.js';
import type { AccessPath } from '../../model/access-path.js';
import type { ListHint } from '../../model/page.js';
import type { Refusal } from '../../model/site.js';
import { withGrace } from './grace.js';
import type { FetchedPage } from './haul.js';
import { withoutKeptQuestions } from './kept-questions.js';
import type { LiveSiteDeps } from './live-site-deps.js';
import type { PageBudget } from './page-budget.js';
import { createKnownPlaces } from '../stage/known-places.js';
import { createHttpFetch, fetchInBrowser, type BrowserOrder, type DirectPath, type Fetched } from './page-fetch.js';

/** How long pages in flight may take after the crawl is told to stop. */
const GRACE_MILLIS = 5_000;

/** What is wanted. */
export interface TransportOrder {
  readonly priority: number;
  readonly like: ListHint | null;
}

/** What only requests over HTTP can be given. */
export interface HttpExtras {
  /** Further headers, such as those that the page's own script sends. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What one fetch brought. */
export type Paid = FetchedPage | Refusal;

/** HTTP and, where there is one, a browser. */
export interface Transports {
  overHttp(path: DirectPath, order: TransportOrder & HttpExtras, at?: AccessPath): Promise<Paid>;
  /** Null if there is no browser to be had and HTTP will do. */
  inBrowser(
    path: AccessPath,
    order: TransportOrder & Partial<Pick<BrowserOrder, 'controls' | 'furtherIn'>>,
  ): Promise<Paid | null>;
  /** Whether a browser may be asked. */
  hasBrowser(): boolean;
  /** Sends a data request; takes a page out of the budget. */
  paying<Result>(fetch: (signal: AbortSignal) => Promise<Result>): Promise<Result | Refusal>;
}

/** The transports of a live site. */
export function createTransports(deps: LiveSiteDeps, budget: PageBudget): Transports {
  const places = createKnownPlaces();
  const http = withoutKeptQuestions(createHttpFetch(deps.exchange, { ...deps, places }), deps.visitor);
  const graced = withGrace(deps.signal, deps.graceMillis ?? GRACE_MILLIS);
  const state = { browserFailed: false };
  const { browser } = deps;

  async function once(fetch: () => Promise<Fetched>): Promise<Paid> {
    const stopped = budget.take();
    if (stopped !== null) return stopped;
    const fetched = await fetch();
    if (fetched.kind === 'page') {
      for (let more = (fetched.pages ?? 1) - 1; more > 0; more -= 1) budget.take();
      learn(fetched);
      return coded(fetched);
    }
    if (!fetched.asked) budget.putBack();
    return budget.stopped() ?? fetched.refusal;
  }

  function learn({ sights = [] }: FetchedPage): void {
    for (const { after, before } of sights) deps.shortcuts?.learn(after, before);
  }

  function coded(page: FetchedPage): FetchedPage {
    return deps.shortcuts == null ? page : { ...page, view: deps.shortcuts.coded(page.view) };
  }

  return {
    overHttp: (path, { priority, like, headers = {} }, at) => {
      const worked = browser === null ? {} : { at: at ?? path };
      const ofSession = at !== undefined && isPosted(at);
      return once(() => http({ path, priority, like, headers, signal: graced, ofSession, ...worked }));
    },
    hasBrowser: () => browser !== null && !state.browserFailed,
    async inBrowser(path, { priority, like, controls = false, furtherIn }) {
      if (browser === null || state.browserFailed) return null;
      try {
        return await once(() =>
          fetchInBrowser(browser, places, {
            path,
            priority,
            like,
            controls,
            ...(furtherIn === undefined ? {} : { furtherIn }),
            signal: graced,
          }),
        );
      } catch (error) {
        if (!(error instanceof EnvironmentError) || deps.render === 'browser') throw error;
        state.browserFailed = true;
        deps.onNote?.(`No browser: ${error.message} Pages that need scripts are read as they come over HTTP.`);
        return null;
      }
    },
    async paying(fetch) {
      return budget.take() ?? fetch(graced);
    },
  };
}

/** Whether a path begins with a form that is posted. */
function isPosted(path: AccessPath): boolean {
  return path.kind === 'actions' ? isPosted(path.from) : path.kind === 'request';
}
