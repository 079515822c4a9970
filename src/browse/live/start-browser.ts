/**
 * Starts the browser, where it may connect guarded, and sets lent pages up.
 */

import { EnvironmentError } from '../../base/errors.js';
import type { Exchange } from '../../model/exchange.js';
import { createAddressGuard } from '../exchange/address-guard.js';
import { startAnsweringProxy } from '../wire/answering-proxy.js';
import { checkBrowser } from './browser-check.js';
import { createCookies, type Cookies } from '../exchange/cookies.js';
import { createBrowserEngine, type BrowserEngine } from './browser-engine.js';
import { findBrowser } from './browser-path.js';
import { startGuardProxy } from '../wire/guard-proxy.js';
import { createHttpClient } from '../exchange/http-client.js';
import { settlePage } from '../in-page/settle-page.js';
import { skipTime } from '../in-page/skip-time.js';
import { programText } from './page-world.js';
import { browserArguments } from './launch-arguments.js';
import { createLivePage, type LivePage } from './live-page.js';
import { shareSession } from './shared-session.js';
import { siteOf } from '../exchange/site-scope.js';
import { systemTimer, type Timer } from '../timer.js';
import { resolveUserAgent } from '../exchange/user-agent.js';
import type { Page } from 'playwright';
import type { KeptStorage } from './visitor-storage.js';
import type { Wire } from '../wire/wire.js';

/** How to start a browser and its pages. The options of a crawl can be spread in. */
export interface BrowserStartOptions {
  /** Admits every document and data request; not closed with the browser. */
  readonly exchange: Exchange;
  /** Their own hosts may be private ones. */
  readonly startUrls: readonly string[];
  /** @default null: `Querent/<version>` */
  readonly userAgent?: string | null;
  /** Browser program. @default null: the one found on this machine */
  readonly browserPath?: string | null;
  /** Proxy of the user's; it then resolves names, so that only addresses as written are guarded. @default null */
  readonly proxy?: string | null;
  /** A `cookie` header for the start addresses' sites. @default null */
  readonly cookie?: string | null;
  /** Where cookies are kept, those of what asks without the browser, too. @default null: of the browser's pages alone */
  readonly cookies?: Cookies | null;
  /** Records or replays. @default null: neither */
  readonly wire?: Wire | null;
  /** @default the machine's clock */
  readonly timer?: Timer;
}

/** A browser that runs. */
export interface StartedBrowser {
  /** An empty page that is worked. `signal` ends everything that is done with it. */
  lend(signal: AbortSignal): Promise<LentLivePage>;
  close(): Promise<void>;
}

/** A page that is worked, lent until it is given back. */
export interface LentLivePage {
  readonly live: LivePage;
  readonly page: Page;
  giveBack(): void;
}

/** How the browser serves. */
export interface BrowserUse {
  /** Pages lent at once. */
  readonly pages: number;
  /** Whether images are loaded. @default false */
  readonly images?: boolean;
}

/** Starts a browser. @throws EnvironmentError if there is none that starts. */
export async function startBrowser(options: BrowserStartOptions, use: BrowserUse): Promise<StartedBrowser> {
  const executablePath = browserOf(options.browserPath ?? null);
  await checkBrowser(executablePath);
  const proxy = await startProxy(options);
  const engine = createBrowserEngine({
    executablePath,
    arguments: [...browserArguments(), ...proxy.arguments],
    userAgent: resolveUserAgent(options.userAgent ?? null),
    proxy: proxy.url,
    concurrency: use.pages,
    images: use.images ?? false,
  });
  const visitor: Visitor = {
    cookies: options.cookies ?? createCookies(options.cookie ?? null, options.startUrls),
    storage: new Map(),
    news: new Set(),
  };
  return {
    lend: (signal) => lendLivePage(engine, { ...options, ...visitor }, signal),
    async close() {
      await engine.close();
      await proxy.close();
    },
  };
}

interface StartedProxy {
  readonly url: string;
  /** What the browser must be told of it. */
  readonly arguments: readonly string[];
  close(): Promise<void>;
}

/** The proxy that everything in the browser passes: one that records or replays, the user's own, or one that guards. */
async function startProxy({ proxy = null, startUrls, wire = null }: BrowserStartOptions): Promise<StartedProxy> {
  const guard = createAddressGuard(startUrls);
  if (wire !== null) {
    const client = wire.wrap(createHttpClient({ mayConnect: guard.mayConnect, proxy }));
    const { fingerprint, ...answering } = await startAnsweringProxy(guard, client);
    return { ...answering, arguments: [`--ignore-certificate-errors-spki-list=${fingerprint}`] };
  }
  if (proxy !== null) return { url: proxy, arguments: [], close: async () => undefined };
  return { ...(await startGuardProxy(guard)), arguments: [] };
}

/** What the pages of a browser know of each other, each of which is apart from the others otherwise. */
interface Visitor {
  readonly cookies: Cookies;
  readonly storage: KeptStorage;
  /** What they look for without end. */
  readonly news: Set<string>;
}

async function lendLivePage(
  engine: BrowserEngine,
  options: BrowserStartOptions & Visitor,
  signal: AbortSignal,
): Promise<LentLivePage> {
  const { exchange, storage, news, timer = systemTimer, wire = null } = options;
  const { page, giveBack } = await engine.lend();
  const program =
    wire === null
      ? programText(skipTime, null)
      : programText(settlePage, { clockShiftMillis: wire.clockShiftMillis, isHeld: true });
  await page.addInitScript({ content: program });
  const cookies = options.startUrls.flatMap((url) => cookiesFor(url, options));
  if (cookies.length > 0) await page.context().addCookies([...cookies]);
  const session = shareSession(page.context(), options.cookies);
  return {
    page,
    giveBack,
    live: await createLivePage({
      page,
      exchange,
      session,
      storage,
      news,
      signal,
      now: () => timer.now(),
      time: wire === null ? 'skipped' : 'held',
    }),
  };
}

/** The browser program that was named, or else the one found. @throws EnvironmentError if there is none */
export function browserOf(named: string | null): string {
  const search = findBrowser(named === null ? {} : { flag: named });
  switch (search.kind) {
    case 'found':
      return search.path;
    case 'misnamed':
      throw new EnvironmentError(
        'no-browser',
        `There is no browser at ${search.path} (named by ${search.namedBy}). Correct the path or leave it out.`,
      );
    case 'missing':
      throw new EnvironmentError(
        'no-browser',
        'There is no browser on this machine. Install one with "npx playwright install chromium" or name one with --browser-path.',
      );
  }
}

/** The user's cookies, for addresses of the start addresses' sites only. */
function cookiesFor(
  url: string,
  { cookie, startUrls }: BrowserStartOptions,
): readonly { name: string; value: string; url: string }[] {
  if (cookie == null || !startUrls.some((start) => siteOf(start) === siteOf(url))) return [];
  return cookie
    .split(';')
    .map((pair) => /^\s*([^=]+?)\s*=(.*)$/u.exec(pair))
    .filter((pair) => pair !== null)
    .map((pair) => ({ name: pair[1] ?? '', value: (pair[2] ?? '').trim(), url: new URL(url).origin }));
}
