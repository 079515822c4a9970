/**
 * The Site contract over the live web: network, browser, page reader.
 */

import { createBrowserFetcher } from '../browse/create-browser-fetcher.js';
import { createCookies } from '../browse/cookies.js';
import { createExchange } from '../browse/create-exchange.js';
import { createLiveSite } from '../browse/live-site.js';
import { createWriteGuard } from '../browse/write-guard.js';
import type { OpenedSite, SiteRequest } from '../crawl/wiring.js';
import { snapshotFromHtml } from '../pages/html-snapshot.js';
import { locate } from '../pages/locate.js';
import { readPage } from '../pages/read-page.js';
import { createShortcuts } from '../shortcuts/shortcuts.js';
import { graceful } from './graceful-site.js';

/** What a live site needs beside the request for it. */
export interface LiveExtras {
  /** Pages that earlier parts of the run fetched. */
  readonly pagesBefore: number;
  readonly onNote?: (text: string) => void;
}

/** A site as the live web shows it, over HTTP and in a browser that is started when a page first needs it. */
export async function openLiveSite(
  { startUrl, options, pages, profile, stop, onBrowserMillis }: SiteRequest,
  extras: LiveExtras,
): Promise<OpenedSite> {
  const startUrls = [startUrl];
  const guard = createWriteGuard(startUrls);
  const cookies = createCookies(options.cookie, startUrls);
  const exchange = createExchange({ ...options, startUrls, cookies, isWriteAllowed: guard.isAllowed });
  const browser =
    options.render === 'http'
      ? null
      : createBrowserFetcher({
          ...options,
          exchange,
          startUrls,
          cookies,
          guard,
          readPage,
          locate,
          ...(onBrowserMillis && { onUse: onBrowserMillis }),
        });
  const live = createLiveSite({
    ...options,
    ...extras,
    exchange,
    browser,
    readPage,
    snapshotFromHtml,
    memory: pages,
    shortcuts: createShortcuts(),
    guard,
    startUrls,
    signal: stop,
    now: Date.now,
    transports: profile?.transports ?? {},
  });
  const site = graceful(live, stop);
  return {
    site,
    transports: () => live.transports(),
    close: async () => {
      await site.settled();
      await browser?.close();
      await exchange.close();
    },
  };
}
