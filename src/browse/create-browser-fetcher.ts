/**
 * Pages in a browser as snapshots. Composes `browser-path` (which browser), `guard-proxy` (where it may connect),
 * `browser-engine` (Crawlee), and a pool of stages, each a `live-page` that is brought to the state that is wanted.
 */

import { EnvironmentError } from '../base/errors.js';
import type { Exchange } from '../model/exchange.js';
import { createAddressGuard } from './address-guard.js';
import { createBlockWatch } from './block-watch.js';
import { checkBrowser } from './browser-check.js';
import { createBrowserEngine, type BrowserEngine } from './browser-engine.js';
import { browserFailure } from './browser-failures.js';
import { findBrowser } from './browser-path.js';
import { createDeadline } from './deadline.js';
import { startGuardProxy } from './guard-proxy.js';
import { browserArguments } from './launch-arguments.js';
import { createLivePage } from './live-page.js';
import type { BrowserFetcher, BrowserOrder, BrowserResult } from './page-fetch.js';
import { hostOf, siteOf } from './site-scope.js';
import { createStage } from './stage.js';
import type { Locate, ReadLive } from './stage-contract.js';
import { unitPath } from './stage-path.js';
import { createStagePool, WAITING_STAGES, type PooledStage, type StagePool } from './stage-pool.js';
import { systemTimer, type Timer } from './timer.js';
import { createOpenerMemory, type OpenerMemory } from './unfolding.js';
import { resolveUserAgent } from './user-agent.js';
import type { WriteGuard } from './write-guard.js';

/** Browser pages at once: more only wait for each other on usual machines. */
const DEFAULT_CONCURRENCY = 2;

const DEFAULT_TIMEOUT_SECS = 30;
const MILLIS_PER_SECOND = 1_000;

/** Steps that a page may take in the time of one page. */
const STEPS_PER_TIMEOUT = 5;

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
  readonly readPage: ReadLive;
  readonly locate: Locate;
  /** Judges what pages ask with other methods than GET. */
  readonly guard: WriteGuard;
}

interface Started {
  readonly pool: StagePool;
  close(): Promise<void>;
}

/** A fetcher. Browser and proxy start with the first page. */
export function createBrowserFetcher(options: BrowserFetcherOptions): BrowserFetcher {
  const watch = createBlockWatch();
  const closing = new AbortController();
  let starting: Promise<Started> | null = null;

  async function shown(order: BrowserOrder, pool: StagePool): Promise<BrowserResult> {
    const url = unitPath(order.path)?.url ?? '';
    const steps = unitPath(order.path)?.units.length ?? 0;
    const timeoutMillis = (options.timeoutSecs ?? DEFAULT_TIMEOUT_SECS) * MILLIS_PER_SECOND;
    const deadline = createDeadline([order.signal, closing.signal], timeoutMillis * (1 + steps / STEPS_PER_TIMEOUT));
    try {
      return await pool.use(order.path, (stage) =>
        untilAborted(stage.show({ ...order, signal: deadline.signal }), deadline.signal),
      );
    } catch (error) {
      return browserFailure(url, error, deadline.hasPassed());
    } finally {
      deadline.release();
    }
  }

  return {
    async fetch(order) {
      starting ??= start(options, closing.signal);
      const { pool } = await starting;
      const result = await shown(order, pool);
      const url = unitPath(order.path)?.url ?? '';
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

/** What is done, or the signal's reason as soon as it is aborted: a page that hangs must not hang us. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('The crawl stops.'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}

async function start(options: BrowserFetcherOptions, signal: AbortSignal): Promise<Started> {
  const executablePath = browserOf(options.browserPath ?? null);
  await checkBrowser(executablePath);
  const proxy = options.proxy == null ? await startGuardProxy(createAddressGuard(options.startUrls)) : null;
  const concurrency = options.browserConcurrency ?? DEFAULT_CONCURRENCY;
  const engine = createBrowserEngine({
    executablePath,
    arguments: browserArguments(),
    userAgent: resolveUserAgent(options.userAgent ?? null),
    proxy: proxy?.url ?? options.proxy ?? '',
    concurrency: concurrency + WAITING_STAGES,
  });
  const openers = createOpenerMemory();
  const pool = createStagePool(() => openStage(engine, { ...options, openers, signal }), concurrency);
  return {
    pool,
    async close() {
      pool.close();
      await engine.close();
      await proxy?.close();
    },
  };
}

async function openStage(
  engine: BrowserEngine,
  options: BrowserFetcherOptions & { readonly openers: OpenerMemory; readonly signal: AbortSignal },
): Promise<PooledStage> {
  const { exchange, signal, timer = systemTimer, timeoutSecs = DEFAULT_TIMEOUT_SECS } = options;
  const loan = await engine.lend();
  const cookies = options.startUrls.flatMap((url) => cookiesFor(url, options));
  if (cookies.length > 0) await loan.page.context().addCookies([...cookies]);
  const now = (): number => timer.now();
  const live = await createLivePage({ page: loan.page, exchange, signal, now });
  const stage = createStage({ ...options, live, now, timeoutMillis: timeoutSecs * MILLIS_PER_SECOND });
  return {
    stage,
    close() {
      loan.giveBack();
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
