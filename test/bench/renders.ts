/**
 * `npm run bench -- renders --sites DIR`: the same crawl with pages fetched as cheaply as says the same (`auto`) and with
 * every page in the browser, both cut at the same number of pages, in one run.
 */

import { join } from 'node:path';

import { startWiredCrawl } from '../../src/cli/wire.js';
import { eachSite, withSite } from './real-sites.js';

/** Pages after which both crawls are cut: enough for shortcuts to be learnt and used. */
const PAGES = 300;
const MILLIS_PER_SECOND = 1_000;

/** How fast a site was crawled. */
export interface RenderRate {
  readonly pages: number;
  readonly seconds: number;
  readonly pagesPerSecond: number;
  readonly browserFetches: number;
  readonly browserSeconds: number;
  readonly facts: number;
}

/** Crawls every site of a folder both ways. */
export async function benchRenders(folder: string, pages: number = PAGES): Promise<readonly unknown[]> {
  return eachSite(folder, (site, port) =>
    withSite(site, port, async ({ url, work }) => {
      const auto = await rateOf(url, 'auto', { pages, outputDir: join(work, 'auto') });
      const browser = await rateOf(url, 'browser', { pages, outputDir: join(work, 'browser') });
      return { site, auto, browser, ratio: auto.pagesPerSecond / browser.pagesPerSecond };
    }),
  );
}

async function rateOf(
  url: string,
  render: 'auto' | 'browser',
  { pages, outputDir }: { readonly pages: number; readonly outputDir: string },
): Promise<RenderRate> {
  const begun = performance.now();
  const started = await startWiredCrawl([url], { render, outputDir, maxPages: pages, entityPages: 'none' });
  const { run } = await started.done;
  const seconds = (performance.now() - begun) / MILLIS_PER_SECOND;
  const { pagesFetched, browserFetches, browserSeconds, facts } = run.counters;
  return {
    pages: pagesFetched,
    seconds,
    pagesPerSecond: pagesFetched / seconds,
    browserFetches,
    browserSeconds,
    facts,
  };
}
