/**
 * A browser for a local site, as a crawl has one.
 */

import { createBrowserFetcher, type BrowserFetcherOptions } from '../../src/browse/live/create-browser-fetcher.js';
import type { BrowserFetcher, BrowserResult } from '../../src/browse/site/page-fetch.js';
import { createWriteGuard } from '../../src/browse/live/write-guard.js';
import type { AccessPath } from '../../src/model/access-path.js';
import type { Snapshot } from '../../src/model/snapshot.js';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { exchangeFor } from './exchange-fixture.js';
import { closeAfterwards } from './local-server.js';

/** Closed after the test. */
export function browserFor(startUrl: string, options: Partial<BrowserFetcherOptions> = {}): BrowserFetcher {
  const guard = options.guard ?? createWriteGuard([startUrl]);
  const exchange = options.exchange ?? exchangeFor(startUrl, { isWriteAllowed: guard.isAllowed });
  const browser = createBrowserFetcher({ startUrls: [startUrl], readPage, locate, ...options, exchange, guard });
  closeAfterwards(() => browser.close());
  return browser;
}

export function visit(
  browser: BrowserFetcher,
  where: string | AccessPath,
  signal: AbortSignal = new AbortController().signal,
): Promise<BrowserResult> {
  const path: AccessPath = typeof where === 'string' ? { kind: 'url', url: where } : where;
  return browser.fetch({ path, priority: 0, signal, like: null, controls: false });
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
