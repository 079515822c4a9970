/**
 * How long reading a page takes beside parsing it: (parse + analysis) / parse, over the WCXB pages.
 *
 * `parse` is `cheerio.load`; the whole is HTML → Snapshot → PageView, which parses once. Each page is read several times
 * and the run with the least processor time counts, so that other work on the machine does not.
 */

import { load } from 'cheerio';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { readDataPages } from './pages-data.js';

const RUNS = 3;
const MICROS_PER_MILLI = 1_000;

/** What was measured; ratios are times of parse and analysis over times of parse. */
export interface ReadingResult {
  readonly pages: number;
  readonly medianRatio: number;
  readonly p95Ratio: number;
  readonly medianParseMillis: number;
  readonly medianReadMillis: number;
  /** The slowest pages by ratio. */
  readonly slowest: readonly { readonly url: string; readonly ratio: number; readonly readMillis: number }[];
}

/** Measures on `dataDir/wcxb-pagetype`; `limit` pages evenly spread. */
export async function benchReading(dataDir: string, limit = 150): Promise<ReadingResult> {
  const all = readDataPages(dataDir, 'wcxb-pagetype');
  const step = Math.max(1, Math.floor(all.length / limit));
  const pages = all.filter((_, at) => at % step === 0);
  for (const { html, url } of pages.slice(0, 20)) readOnce(html, url);
  const timed = pages.map(({ html, url }) => {
    const parse = fastest(() => load(html));
    const read = fastest(() => readOnce(html, url));
    return { url, ratio: read / parse, parseMillis: parse, readMillis: read };
  });
  const sorted = [...timed].sort((a, b) => a.ratio - b.ratio);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ratio ?? 0;
  const median = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return Promise.resolve({
    pages: timed.length,
    medianRatio: at(0.5),
    p95Ratio: at(0.95),
    medianParseMillis: median(timed.map(({ parseMillis }) => parseMillis)),
    medianReadMillis: median(timed.map(({ readMillis }) => readMillis)),
    slowest: sorted
      .slice(-5)
      .reverse()
      .map(({ url, ratio, readMillis }) => ({ url, ratio, readMillis })),
  });
}

function readOnce(html: string, url: string): void {
  readPage(snapshotFromHtml(html, { url, status: 200 }));
}

function fastest(run: () => void): number {
  let best = Infinity;
  for (let at = 0; at < RUNS; at += 1) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / MICROS_PER_MILLI);
  }
  return Math.max(best, 0.01);
}
