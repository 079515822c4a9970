/**
 * The Site contract over the live web: network, browser, page reader.
 */

import { orderedExchange } from '../browse/wire/arrival-order.js';
import { createBrowserFetcher, type BrowserFetcherOptions } from '../browse/live/create-browser-fetcher.js';
import { createCookies, type Cookies } from '../browse/exchange/cookies.js';
import { createExchange } from '../browse/exchange/create-exchange.js';
import { createLiveSite } from '../browse/site/live-site.js';
import type { LiveSiteDeps } from '../browse/site/live-site-deps.js';
import type { PageCount } from '../browse/site/page-budget.js';
import type { BrowserFetcher } from '../browse/site/page-fetch.js';
import { withToldRefusals } from '../browse/exchange/told-refusals.js';
import { createFirstVisits, type FirstVisits } from '../browse/stage/first-visits.js';
import type { Visitor } from '../browse/site/kept-questions.js';
import { createWriteGuard } from '../browse/live/write-guard.js';
import type { OpenedSite, SiteRequest } from '../crawl/wiring.js';
import type { CrawlOptions } from '../model/options.js';
import { snapshotFromHtml } from '../pages/html-snapshot.js';
import { locate } from '../pages/locate.js';
import { readPage } from '../pages/read-page.js';
import { createEmbeddedLists } from '../shortcuts/embedded-lists.js';
import { guardedEmbeddedLists, guardedShortcuts } from '../shortcuts/guarded-learning.js';
import { createShortcuts } from '../shortcuts/shortcuts.js';
import { graceful } from './graceful-site.js';
import { checkedSite, type Tape } from './wire-tape.js';

/** What a live site needs beside the request for it. */
export interface LiveExtras {
  /** Counts the pages of the run. @default those of this site alone */
  readonly count?: PageCount;
  /** Moment (milliseconds since 1970) after which no page is begun. @default null: none */
  readonly until?: number | null;
  /** Records or replays. @default null: neither */
  readonly tape?: Tape | null;
}

/** A recording needs not be spared. */
const UNPACED = { delaySecs: 0, maxRequestsPerMinute: null } as const;

/** A site as the live web shows it, over HTTP and in a browser that is started when a page first needs it. */
export async function openLiveSite(
  { startUrl, options, pages, profile, stop, onBrowserMillis, ...further }: SiteRequest,
  extras: LiveExtras,
): Promise<OpenedSite> {
  const startUrls = [startUrl];
  const guard = createWriteGuard(startUrls);
  const cookies = createCookies(options.cookie, startUrls);
  const visits = createFirstVisits();
  const { tape = null, ...limits } = extras;
  const wire = tape?.wire ?? null;
  const pace = wire?.isOffline === true ? UNPACED : {};
  const sending = createExchange({ ...options, ...pace, startUrls, cookies, wire, isWriteAllowed: guard.isAllowed });
  const ordered = tape === null ? sending : orderedExchange(sending, tape.turns);
  const exchange = withToldRefusals(ordered, further.onNote);
  const inTape = { wire, turns: tape?.turns ?? null };
  const browser = openBrowser({ ...options, ...inTape, exchange, startUrls, cookies, guard, visits, onBrowserMillis });
  const live = createLiveSite({
    ...options,
    ...further,
    exchange,
    browser,
    readPage,
    snapshotFromHtml,
    memory: pages,
    ...learning(further.onNote),
    ...visiting(tape, cookies, visits),
    guard,
    startUrls,
    signal: stop,
    now: Date.now,
    transports: profile?.transports ?? {},
    ...limits,
  });
  const site = graceful(live, stop);
  return {
    site: tape === null ? site : checkedSite(site, tape),
    transports: () => live.transports(),
    close: async () => {
      await site.settled();
      await browser?.close();
      await exchange.close();
      tape?.check();
    },
  };
}

/** What is learnt of the site as it is crawled. */
function learning(onNote: SiteRequest['onNote']): Pick<LiveSiteDeps, 'shortcuts' | 'embedded'> {
  const onFault = ({ name, message }: Error): void => {
    onNote?.(
      `Data of some pages could not be learnt from (${name}: ${message}); these pages are read as a visitor sees them.`,
    );
  };
  return {
    shortcuts: guardedShortcuts(createShortcuts(), onFault),
    embedded: guardedEmbeddedLists(createEmbeddedLists(), onFault),
  };
}

interface BrowserNeeds extends Omit<BrowserFetcherOptions, 'readPage' | 'locate'> {
  readonly render: CrawlOptions['render'];
  readonly onBrowserMillis: SiteRequest['onBrowserMillis'];
}

/** The browser of a site; null if there is to be none. */
function openBrowser({ render, onBrowserMillis, ...needs }: BrowserNeeds): BrowserFetcher | null {
  if (render === 'http') return null;
  const use = onBrowserMillis === undefined ? {} : { onUse: onBrowserMillis };
  return createBrowserFetcher({ ...needs, ...use, readPage, locate });
}

/** The visitor that a site takes us for; none where a recording is made or replayed, which knows no cookies: both ask alike. */
function visiting(tape: Tape | null, cookies: Cookies, visits: FirstVisits): { readonly visitor?: Visitor } {
  if (tape !== null) return {};
  const knownBy: Visitor['knownBy'] = async (url) =>
    (await cookies.keptFor(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { visitor: { visits, knownBy, forget: cookies.forget } };
}
