/**
 * Pages in a browser as snapshots. Composes `start-browser` (which browser, where it may connect) and a pool of stages,
 * each a `live-page` that is brought to the state that is wanted.
 */

import { AS_THEY_COME, type ArrivalTurns } from '../wire/arrival-order.js';
import { createBlockWatch } from '../exchange/block-watch.js';
import { browserFailure } from './browser-failures.js';
import { createDeadline } from '../exchange/deadline.js';
import { pageKey } from '../exchange/exchange-key.js';
import type { BrowserFetcher, BrowserOrder, BrowserResult } from '../site/page-fetch.js';
import { hostOf } from '../exchange/site-scope.js';
import { createStage } from '../stage/stage.js';
import type { Locate, ReadLive, Stage } from '../stage/stage-contract.js';
import { unitPath } from '../stage/stage-path.js';
import { createStagePool, WAITING_STAGES, type PooledStage, type StagePool } from '../stage/stage-pool.js';
import { startBrowser, type BrowserStartOptions, type StartedBrowser } from './start-browser.js';
import { systemTimer } from '../timer.js';
import { createFirstVisits, type FirstVisits } from '../stage/first-visits.js';
import { createOpenerMemory, type OpenerMemory } from '../stage/opener-memory.js';
import { MOST_LOADS } from '../stage/unfolding-time.js';
import { untilAborted } from '../until-aborted.js';
import type { WriteGuard } from './write-guard.js';

/** Browser pages at once: more only wait for each other on usual machines. */
const DEFAULT_CONCURRENCY = 2;

const DEFAULT_TIMEOUT_SECS = 30;
const MILLIS_PER_SECOND = 1_000;

/** Steps that a page may take in the time of one page. */
const STEPS_PER_TIMEOUT = 5;

/** How to fetch in a browser. The options of a crawl can be spread in. */
export interface BrowserFetcherOptions extends BrowserStartOptions {
  /** Pages at once. @default 2 */
  readonly browserConcurrency?: number;
  /** Of one page, the wait for its turn not included. @default 30 */
  readonly timeoutSecs?: number;
  readonly readPage: ReadLive;
  readonly locate: Locate;
  /** Told how long a page of the browser was in use, in milliseconds, each time. @default nobody is */
  readonly onUse?: (millis: number) => void;
  /** Judges what pages ask with other methods than GET. */
  readonly guard: WriteGuard;
  /** What is known of the site's addresses. @default nothing */
  readonly visits?: FirstVisits;
  /**
   * The turns in which pages come. A stage is free for the next order in the turn of its page: which stage serves an order
   * decides what must be asked for on the way. @default each as it comes
   */
  readonly turns?: ArrivalTurns | null;
}

/** What came of showing a page; an error is the stage's end. */
type Attempt =
  { readonly result: BrowserResult; readonly at?: string } | { readonly result: null; readonly error: unknown };

/** What a page is called in the order of arrivals. */
function nameOf({ path, controls }: BrowserOrder): string {
  return `page ${pageKey(path)}${controls ? ' with all its controls' : ''}`;
}

interface Started {
  readonly pool: StagePool;
  close(): Promise<void>;
}

/** A fetcher. Browser and proxy start with the first page. */
export function createBrowserFetcher(options: BrowserFetcherOptions): BrowserFetcher {
  const watch = createBlockWatch();
  const closing = new AbortController();
  const { timer = systemTimer } = options;
  const turns = options.turns ?? AS_THEY_COME;
  let starting: Promise<Started> | null = null;

  async function shown(order: BrowserOrder, pool: StagePool): Promise<BrowserResult> {
    const { url = '', units = [] } = unitPath(order.path) ?? {};
    const timeoutMillis = (options.timeoutSecs ?? DEFAULT_TIMEOUT_SECS) * MILLIS_PER_SECOND;
    const state = { isLate: false };
    const attempt = async (stage: Stage): Promise<Attempt> => {
      // The time of a page begins with its turn, and what it waits for later ones is not its own. Opening has its own.
      const millis = timeoutMillis * (1 + units.length / STEPS_PER_TIMEOUT + (order.controls ? MOST_LOADS : 0));
      const deadline = createDeadline([order.signal, closing.signal], millis, () => stage.waitedMillis());
      const begun = timer.now();
      try {
        const result = await untilAborted(stage.show({ ...order, signal: deadline.signal }), deadline.signal);
        return result.kind === 'page' ? { result, at: result.at } : { result };
      } catch (error) {
        return { result: null, error };
      } finally {
        state.isLate = deadline.hasPassed();
        deadline.release();
        options.onUse?.(timer.now() - begun);
      }
    };
    try {
      return await pool.use(order.path, async (stage) => {
        const { answer, at } = await turns.take(nameOf(order), () => attempt(stage));
        if (answer.result === null) throw answer.error;
        return answer.result.kind === 'page' && at !== null ? { ...answer.result, at } : answer.result;
      });
    } catch (error) {
      return browserFailure(url, error, state.isLate);
    }
  }

  return {
    async fetch(order) {
      starting ??= turns.during(() => start({ ...options, turns }, closing.signal));
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

async function start(
  options: BrowserFetcherOptions & { readonly turns: ArrivalTurns },
  signal: AbortSignal,
): Promise<Started> {
  const concurrency = options.browserConcurrency ?? DEFAULT_CONCURRENCY;
  const browser = await startBrowser(options, { pages: concurrency + WAITING_STAGES });
  const openers = createOpenerMemory();
  const { visits = createFirstVisits() } = options;
  const pool = createStagePool(
    () => options.turns.during(() => openStage(browser, { ...options, openers, visits, signal })),
    concurrency,
  );
  return {
    pool,
    async close() {
      pool.close();
      await browser.close();
    },
  };
}

async function openStage(
  browser: StartedBrowser,
  options: BrowserFetcherOptions & {
    readonly openers: OpenerMemory;
    readonly visits: FirstVisits;
    readonly signal: AbortSignal;
  },
): Promise<PooledStage> {
  const { signal, timer = systemTimer, timeoutSecs = DEFAULT_TIMEOUT_SECS } = options;
  const { live, giveBack } = await browser.lend(signal);
  const now = (): number => timer.now();
  return {
    stage: createStage({ ...options, live, now, timeoutMillis: timeoutSecs * MILLIS_PER_SECOND }),
    close: giveBack,
  };
}
