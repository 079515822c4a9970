/**
 * Pages per second over HTTP: the exchange, politeness off, against a bare CheerioCrawler, on one local site, in one run.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CheerioCrawler, Configuration, log, LogLevel } from 'crawlee';
import { createExchange } from '../../src/browse/exchange/create-exchange.js';

const PAGES = 600;
const CONCURRENCY = 8;
const WARM_UP_PAGES = 60;
const LINKS_PER_PAGE = 60;

/** What was measured. */
export interface HttpRate {
  readonly pages: number;
  readonly concurrency: number;
  readonly querentPagesPerSecond: number;
  readonly crawleePagesPerSecond: number;
  /** Ours / Crawlee's. */
  readonly ratio: number;
}

/** Measures both, each twice, alternating, and takes the better time of each. */
export async function benchHttpRate(pages: number = PAGES, concurrency: number = CONCURRENCY): Promise<HttpRate> {
  const site = await startSite();
  try {
    await withQuerent(site.origin, WARM_UP_PAGES, concurrency);
    await withCrawlee(site.origin, WARM_UP_PAGES, concurrency);
    const times: { querent: number; crawlee: number }[] = [];
    for (let round = 0; round < 2; round += 1) {
      times.push({
        querent: await withQuerent(site.origin, pages, concurrency),
        crawlee: await withCrawlee(site.origin, pages, concurrency),
      });
    }
    const querent = pages / Math.min(...times.map((time) => time.querent));
    const crawlee = pages / Math.min(...times.map((time) => time.crawlee));
    return {
      pages,
      concurrency,
      querentPagesPerSecond: querent,
      crawleePagesPerSecond: crawlee,
      ratio: querent / crawlee,
    };
  } finally {
    await site.close();
  }
}

async function startSite(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const links = Array.from(
    { length: LINKS_PER_PAGE },
    (_, at) => `<li><a href="/p/${String(at)}"><h3>Item ${String(at)}</h3></a><p>Some words about it.</p></li>`,
  );
  const page = `<!doctype html><title>Page</title><ul>${links.join('')}</ul>`;
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Seconds that the exchange takes; each page is parsed with the same parser as in the CheerioCrawler. */
async function withQuerent(origin: string, pages: number, concurrency: number): Promise<number> {
  const { load } = await import('cheerio');
  const exchange = createExchange({ startUrls: [origin], concurrency, delaySecs: 0 });
  const signal = new AbortController().signal;
  const started = performance.now();
  await Promise.all(
    addresses(origin, pages).map(async (url) => {
      const result = await exchange.send(
        { method: 'GET', url, headers: {}, body: null, purpose: 'page', transport: 'http', priority: 0 },
        signal,
      );
      if (result.kind !== 'response') throw new Error(`${url}: ${result.kind}`);
      load(Buffer.from(result.response.body).toString())('title').text();
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  await exchange.close();
  return seconds;
}

async function withCrawlee(origin: string, pages: number, concurrency: number): Promise<number> {
  log.setLevel(LogLevel.OFF);
  const options = { minConcurrency: concurrency, maxConcurrency: concurrency };
  const crawler = new CheerioCrawler(
    {
      ...options,
      requestHandler: ({ $ }) => {
        $('title').text();
      },
    },
    new Configuration({ persistStorage: false }),
  );
  const started = performance.now();
  await crawler.run(addresses(origin, pages));
  return (performance.now() - started) / 1_000;
}

function addresses(origin: string, pages: number): string[] {
  return Array.from({ length: pages }, (_, at) => `${origin}/list?page=${String(at)}`);
}
