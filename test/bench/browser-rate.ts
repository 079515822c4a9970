/**
 * Pages per second in the browser: our fetcher, politeness off, against a bare PlaywrightCrawler on one local site (lists
 * of the demo shop whose facets and pager are worked by script), in one run.
 *
 * The bare crawler is as it comes: it loads images and makes up fingerprints; ours does neither.
 */

import { loadavg } from 'node:os';
import { Configuration, log, LogLevel, PlaywrightCrawler } from 'crawlee';
import { createBrowserFetcher } from '../../src/browse/live/create-browser-fetcher.js';
import { createExchange } from '../../src/browse/exchange/create-exchange.js';
import { browserOf } from '../../src/browse/live/start-browser.js';
import { browserArguments } from '../../src/browse/live/launch-arguments.js';
import { createWriteGuard } from '../../src/browse/live/write-guard.js';
import { startDemoShop } from '../../src/demo/index.js';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';

const PAGES = 24;
const WARM_UP_PAGES = 4;
const CONCURRENCY = 2;
const ROUNDS = 2;
const SHOP_SIZE = 240;

/** What was measured. */
export interface BrowserRate {
  readonly pages: number;
  readonly concurrency: number;
  /** Each page loaded, waited for until it is at rest, and read. */
  readonly querentPagesPerSecond: number;
  /** Each page loaded until its `load` event, and its title read: PlaywrightCrawler's own idea of a page. */
  readonly crawleePagesPerSecond: number;
  /** The same, waiting until the list is there, as one must to read it. */
  readonly crawleeWithListPagesPerSecond: number;
  /** Ours / Crawlee's. */
  readonly ratio: number;
  readonly ratioWithList: number;
  /** Load of the machine at the beginning: processes that were at work beside. */
  readonly loadBefore: number;
}

type Measure = (urls: readonly string[]) => Promise<number>;

/** Measures each so many times, alternating, and takes the best time of each. */
export async function benchBrowserRate(pages: number = PAGES): Promise<BrowserRate> {
  const [loadBefore = 0] = loadavg();
  const shop = await startDemoShop({
    size: SHOP_SIZE,
    attributes: 'few',
    facets: 'checkbox-fetch',
    pager: 'load-more',
  });
  const urls = (count: number, round: string): string[] =>
    Array.from({ length: count }, (_, at) => `${shop.url}/all?visit=${round}-${String(at)}`);
  const ways: Readonly<Record<'querent' | 'crawlee' | 'withList', Measure>> = {
    querent: (asked) => withQuerent(shop.url, asked),
    crawlee: (asked) => withCrawlee(asked, false),
    withList: (asked) => withCrawlee(asked, true),
  };
  const best = { querent: Infinity, crawlee: Infinity, withList: Infinity };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['querent', 'crawlee', 'withList'] as const)
        best[name] = Math.min(best[name], await ways[name](urls(pages, `${name}-${String(round)}`)));
    }
  } finally {
    await shop.close();
  }
  return {
    pages,
    concurrency: CONCURRENCY,
    querentPagesPerSecond: pages / best.querent,
    crawleePagesPerSecond: pages / best.crawlee,
    crawleeWithListPagesPerSecond: pages / best.withList,
    ratio: best.crawlee / best.querent,
    ratioWithList: best.withList / best.querent,
    loadBefore,
  };
}

/** Seconds from the first page after the warm-up on, when the browser runs. */
async function withQuerent(startUrl: string, urls: readonly string[]): Promise<number> {
  const guard = createWriteGuard([startUrl]);
  const exchange = createExchange({
    startUrls: [startUrl],
    concurrency: CONCURRENCY,
    delaySecs: 0,
    isWriteAllowed: guard.isAllowed,
  });
  const options = { startUrls: [startUrl], exchange, guard, readPage, locate, browserConcurrency: CONCURRENCY };
  const browser = createBrowserFetcher(options);
  const { signal } = new AbortController();
  const visit = async (url: string): Promise<void> => {
    const order = { path: { kind: 'url', url }, priority: 0, signal, like: null, controls: false } as const;
    const result = await browser.fetch(order);
    if (result.kind !== 'page' || result.view.list === null) throw new Error(`${url}: ${result.kind}, no list`);
  };
  await Promise.all(urls.slice(0, WARM_UP_PAGES).map((url) => visit(`${url}-warm`)));
  const started = performance.now();
  await Promise.all(urls.map(visit));
  const seconds = (performance.now() - started) / 1_000;
  await browser.close();
  await exchange.close();
  return seconds;
}

async function withCrawlee(urls: readonly string[], waitsForList: boolean): Promise<number> {
  log.setLevel(LogLevel.OFF);
  const state = { done: 0, started: 0, ended: 0 };
  const crawler = new PlaywrightCrawler(
    {
      minConcurrency: CONCURRENCY,
      maxConcurrency: CONCURRENCY,
      launchContext: {
        launchOptions: { executablePath: browserOf(null), args: [...browserArguments()], headless: true },
      },
      requestHandler: async ({ page }) => {
        if (waitsForList) await page.waitForSelector('a[href^="/product/"]');
        await page.title();
        state.done += 1;
        if (state.done === WARM_UP_PAGES) state.started = performance.now();
        state.ended = performance.now();
      },
    },
    new Configuration({ persistStorage: false }),
  );
  const warm = urls.slice(0, WARM_UP_PAGES).map((url) => `${url}-warm`);
  const stats = await crawler.run([...warm, ...urls]);
  if (stats.requestsFailed > 0) throw new Error(`${String(stats.requestsFailed)} pages failed`);
  return (state.ended - state.started) / 1_000;
}
