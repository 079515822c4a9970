/**
 * A browser context that sees a recording and nothing else, for who tests what works in pages.
 */

import { chromium, type BrowserContext } from 'playwright';
import { createAddressGuard } from '../exchange/address-guard.js';
import { startAnsweringProxy } from './answering-proxy.js';
import { checkBrowser } from '../live/browser-check.js';
import { createHttpClient } from '../exchange/http-client.js';
import { settlePage } from '../in-page/settle-page.js';
import { browserArguments } from '../live/launch-arguments.js';
import { programText } from '../live/page-world.js';
import { browserOf } from '../live/start-browser.js';
import type { Wire } from './wire.js';

/** A context and how it is closed, with its browser. */
export interface ReplayedContext {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** What the context is made of. */
export interface ReplayedContextOptions {
  readonly wire: Wire;
  /** Their own hosts may be private ones. */
  readonly startUrls: readonly string[];
  /** @default null: the one found on this machine */
  readonly browserPath?: string | null;
}

/** Starts a browser for one context. @throws EnvironmentError if there is none that starts */
export async function openReplayedContext(options: ReplayedContextOptions): Promise<ReplayedContext> {
  const { wire, startUrls, browserPath = null } = options;
  const executablePath = browserOf(browserPath);
  await checkBrowser(executablePath);
  const guard = createAddressGuard(startUrls);
  const client = wire.wrap(createHttpClient({ mayConnect: guard.mayConnect, proxy: null }));
  const proxy = await startAnsweringProxy(guard, client);
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    // Chromium goes round proxies for this machine by default, and trusts no key of ours.
    args: [
      ...browserArguments(),
      '--proxy-bypass-list=<-loopback>',
      `--ignore-certificate-errors-spki-list=${proxy.fingerprint}`,
    ],
    proxy: { server: proxy.url, bypass: '<-loopback>' },
    acceptDownloads: false,
  });
  await context.addInitScript({
    content: programText(settlePage, { clockShiftMillis: wire.clockShiftMillis, isHeld: false }),
  });
  return {
    context,
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}
