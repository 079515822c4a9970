/**
 * A browser for a local site, closed after the test.
 */

import { createBrowserFetcher, type BrowserFetcherOptions } from '../../src/browse/create-browser-fetcher.js';
import { createExchange } from '../../src/browse/create-exchange.js';
import type { BrowserFetcher, BrowserResult } from '../../src/browse/page-fetch.js';
import type { Snapshot } from '../../src/model/snapshot.js';
import { closeAfterwards } from './local-server.js';

export function browserFor(startUrl: string, options: Partial<BrowserFetcherOptions> = {}): BrowserFetcher {
  const exchange = options.exchange ?? createExchange({ startUrls: [startUrl] });
  const browser = createBrowserFetcher({ exchange, startUrls: [startUrl], ...options });
  closeAfterwards(async () => {
    await browser.close();
    await exchange.close();
  });
  return browser;
}

export function visit(
  browser: BrowserFetcher,
  url: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<BrowserResult> {
  return browser.fetch({ path: { kind: 'url', url }, priority: 0, signal, like: null });
}

/** The snapshot of a page that can be had. */
export async function snapshotOf(browser: BrowserFetcher, url: string): Promise<Snapshot> {
  const result = await visit(browser, url);
  if (result.kind !== 'page') throw new Error(`no page: ${JSON.stringify(result)}`);
  return result.snapshot;
}

/** Text that a person sees. */
export function shownText(snapshot: Snapshot): string {
  return snapshot.nodes
    .filter(({ visible }) => visible === true)
    .map(({ text }) => text)
    .join('')
    .trim();
}
