/**
 * A live site over a local server, with a memory that can be looked at.
 */

import { createLiveSite, type LiveSite } from '../../src/browse/site/live-site.js';
import type { LiveSiteDeps } from '../../src/browse/site/live-site-deps.js';
import type { Opening, SiteSession } from '../../src/model/site.js';
import type { StoredPage } from '../../src/model/store.js';
import { exchangeFor } from './exchange-fixture.js';
import { tinySnapshot, tinyView } from './tiny-reader.js';

export interface LiveFixture {
  readonly site: LiveSite;
  readonly pages: Map<string, StoredPage>;
  /** Opens an address with GET. */
  readonly open: (url: string) => Promise<Opening>;
}

export function liveSiteFor(startUrl: string, changes: Partial<LiveSiteDeps> = {}): LiveFixture {
  const pages = new Map<string, StoredPage>();
  const site = createLiveSite({
    exchange: changes.exchange ?? exchangeFor(startUrl),
    browser: null,
    readPage: tinyView,
    snapshotFromHtml: tinySnapshot,
    memory: {
      get: (key) => Promise.resolve(pages.get(key) ?? null),
      put: (page) => {
        pages.set(page.key, page);
        return Promise.resolve();
      },
    },
    startUrls: [startUrl],
    signal: new AbortController().signal,
    now: () => 0,
    ...changes,
  });
  return { site, pages, open: (url) => site.open({ kind: 'url', url }) };
}

/** The session of an opening that worked. */
export async function session(opening: Promise<Opening>): Promise<SiteSession> {
  const opened = await opening;
  if (opened.kind !== 'session') throw new Error(`no session: ${JSON.stringify(opened)}`);
  return opened.session;
}
