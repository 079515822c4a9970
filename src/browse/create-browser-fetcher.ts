/**
 * Pages in a browser as snapshots. Composes `browser-path` (which browser), `guard-proxy` (where it may connect),
 * `browser-engine` (Crawlee), and per page the exchange's admission and a `page-visit`.
 */

import { EnvironmentError } from '../base/errors.js';
import type { Exchange } from '../model/exchange.js';
import { createAddressGuard } from './address-guard.js';
import { createBlockWatch } from './block-watch.js';
import { checkBrowser } from './browser-check.js';
import { createBrowserEngine, type BrowserEngine } from './browser-engine.js';
import { findBrowser } from './browser-path.js';
import { createDeadline } from './deadline.js';
import { exchangeKey } from './exchange-key.js';
import { startGuardProxy } from './guard-proxy.js';
import { browserArguments } from './launch-arguments.js';
import { requestFor, type BrowserFetcher, type BrowserResult, type FetchOrder } from './page-fetch.js';
import { createPageVisit } from './page-visit.js';
import { hostOf, siteOf } from './site-scope.js';
import { systemTimer, type Timer } from './timer.js';
import { resolveUserAgent } from './user-agent.js';

/** Browser pages at once: more only wait for each other on usual machines. */
const DEFAULT_CONCURRENCY = 2;

const DEFAULT_TIMEOUT_SECS = 30;
const MILLIS_PER_SECOND = 1_000;

/** Crawlee's own limits are safety nets above ours. */
const NET_FACTOR = 2;

/** How to fetch in a browser. The options of a crawl can be spread in. */
export interface BrowserFetcherOptions {
  /** Admits every document and data request; not closed by the fetcher. */
  readonly exchange: Exchange;
  /** Their own hosts may be private ones. */
  readonly startUrls: readonly string[];
  /** @default null: `Querent/<version>` */
  readonly userAgent?: string | null;
  /** Browser program. @default null: the one found on this machine */
  readonly browserPath?: string | null;
  /** Proxy of the user's; it then resolves names, so that only addresses as written are guarded. @default null */
  readonly proxy?: string | null;
  /** A `cookie` header for the start addresses' sites. @default null */
  readonly cookie?: string | null;
  /** Pages at once. @default 2 */
  readonly browserConcurrency?: number;
  /** Of one page, the wait for its turn not included. @default 30 */
  readonly timeoutSecs?: number;
  /** @default the machine's clock */
  readonly timer?: Timer;
}

interface Started {
  readonly engine: BrowserEngine;
  close(): Promise<void>;
}

/** A fetcher. Browser and proxy start with the first page. */
export function createBrowserFetcher(options: BrowserFetcherOptions): BrowserFetcher {
  const watch = createBlockWatch();
  const closing = new AbortController();
  let starting: Promise<Started> | null = null;

  async function visited(order: FetchOrder, engine: BrowserEngine): Promise<BrowserResult> {
    const { url } = order.path;
    const timeoutMillis = (options.timeoutSecs ?? DEFAULT_TIMEOUT_SECS) * MILLIS_PER_SECOND;
    const deadline = createDeadline([order.signal, closing.signal], timeoutMillis);
    const { priority } = order;
    const visit = createPageVisit({
      exchange: options.exchange,
      url,
      priority,
      signal: deadline.signal,
      cookies: cookiesFor(url, options),
      timer: options.timer ?? systemTimer,
    });
    try {
      return await engine.visit({ url, key: exchangeKey({ method: 'GET', url, body: null }), priority }, visit);
    } catch (error) {
      return visit.refusal(error, deadline.hasPassed());
    } finally {
      deadline.release();
    }
  }

  return {
    async fetch(order) {
      const { url } = order.path;
      starting ??= start(options);
      const { engine } = await starting;
      const admission = await admitted(options.exchange, order);
      if (admission !== null) return admission;
      const result = await visited(order, engine);
      const status = result.kind === 'page' ? result.snapshot.status : result.kind === 'refused' ? null : result.status;
      if (status === null || watch.note(hostOf(url), url, status).kind !== 'blocked') return result;
      return { kind: 'blocked', url, status, message: `${hostOf(url)} refuses us (${String(status)})` };
    },
    async close() {
      closing.abort(new Error('The browser was closed.'));
      if (starting === null) return;
      const [started] = await Promise.allSettled([starting]);
      if (started.status === 'fulfilled') await started.value.close();
    },
  };
}

/** Waits for the page's turn; why it may not be visited, or null. */
async function admitted(exchange: Exchange, order: FetchOrder): Promise<BrowserResult | null> {
  const { url } = order.path;
  try {
    const admission = await exchange.admit({ ...requestFor(order), transport: 'browser' }, order.signal);
    return admission.kind === 'admitted' ? null : { ...admission, url };
  } catch (error) {
    if (!order.signal.aborted) throw error;
    return { kind: 'failed', reason: 'network', url, status: null, message: 'The page was given up: the crawl stops.' };
  }
}

async function start(options: BrowserFetcherOptions): Promise<Started> {
  const executablePath = browserOf(options.browserPath ?? null);
  await checkBrowser(executablePath);
  const proxy = options.proxy == null ? await startGuardProxy(createAddressGuard(options.startUrls)) : null;
  const engine = createBrowserEngine({
    executablePath,
    arguments: browserArguments(),
    userAgent: resolveUserAgent(options.userAgent ?? null),
    proxy: proxy?.url ?? options.proxy ?? '',
    concurrency: options.browserConcurrency ?? DEFAULT_CONCURRENCY,
    timeoutSecs: (options.timeoutSecs ?? DEFAULT_TIMEOUT_SECS) * NET_FACTOR,
  });
  return {
    engine,
    async close() {
      await engine.close();
      await proxy?.close();
    },
  };
}

function browserOf(named: string | null): string {
  const search = findBrowser(named === null ? {} : { flag: named });
  switch (search.kind) {
    case 'found':
      return search.path;
    case 'misnamed':
      throw new EnvironmentError(
        'no-browser',
        `There is no browser at ${search.path} (named by ${search.namedBy}). Correct the path or leave it out.`,
      );
    case 'missing':
      throw new EnvironmentError(
        'no-browser',
        'There is no browser on this machine. Install one with "npx playwright install chromium" or name one with --browser-path.',
      );
  }
}

/** The user's cookies, for addresses of the start addresses' sites only. */
function cookiesFor(
  url: string,
  { cookie, startUrls }: BrowserFetcherOptions,
): readonly { name: string; value: string; url: string }[] {
  if (cookie == null || !startUrls.some((start) => siteOf(start) === siteOf(url))) return [];
  return cookie
    .split(';')
    .map((pair) => /^\s*([^=]+?)\s*=(.*)$/u.exec(pair))
    .filter((pair) => pair !== null)
    .map((pair) => ({ name: pair[1] ?? '', value: (pair[2] ?? '').trim(), url: new URL(url).origin }));
}
