/**
 * One browser for all tests of a file. What a test opens in it is closed after the test.
 */

import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../../src/browse/browser-path.js';
import { browserArguments } from '../../src/browse/launch-arguments.js';
import { createLivePage, type LivePage } from '../../src/browse/live-page.js';
import { createStage } from '../../src/browse/stage.js';
import type { Stage } from '../../src/browse/stage-contract.js';
import { createOpenerMemory } from '../../src/browse/unfolding.js';
import { createWriteGuard, type WriteGuard } from '../../src/browse/write-guard.js';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { exchangeFor } from './exchange-fixture.js';
import { closeAfterwards } from './local-server.js';

const LOAD_MILLIS = 30_000;

export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface OpenedLivePage {
  readonly page: Page;
  readonly live: LivePage;
  readonly guard: WriteGuard;
}

export interface OpenedStage extends OpenedLivePage {
  readonly stage: Stage;
}

export interface SharedBrowser {
  /** A page with given markup. */
  open(html: string): Promise<OpenedPage>;
  /** A page that is worked, for the site of an address. */
  live(startUrl: string, signal?: AbortSignal): Promise<OpenedLivePage>;
  /** A stage for the site of an address, with the real reader. */
  stage(startUrl: string): Promise<OpenedStage>;
}

/** Starts a browser before the tests of this file, ends it after them. */
export function useSharedBrowser(): SharedBrowser {
  const started: { browser: Browser | null } = { browser: null };
  beforeAll(async () => {
    const search = findBrowser();
    if (search.kind !== 'found') throw new Error('there is no browser to test with');
    started.browser = await chromium.launch({ executablePath: search.path, args: [...browserArguments()] });
  });
  afterAll(() => started.browser?.close());

  async function context(): Promise<BrowserContext> {
    if (started.browser === null) throw new Error('the browser starts before the tests');
    const opened = await started.browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
    closeAfterwards(() => opened.close());
    return opened;
  }

  async function live(
    startUrl: string,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<OpenedLivePage & { readonly exchange: ReturnType<typeof exchangeFor> }> {
    const guard = createWriteGuard([startUrl]);
    const exchange = exchangeFor(startUrl, { isWriteAllowed: guard.isAllowed });
    const page = await (await context()).newPage();
    return { page, guard, exchange, live: await createLivePage({ page, exchange, signal, now: Date.now }) };
  }

  return {
    async open(html) {
      const page = await (await context()).newPage();
      await page.setContent(html);
      return { page, session: await page.context().newCDPSession(page) };
    },
    live,
    async stage(startUrl) {
      const opened = await live(startUrl);
      const openers = createOpenerMemory();
      const stage = createStage({ ...opened, readPage, locate, openers, now: Date.now, timeoutMillis: LOAD_MILLIS });
      return { ...opened, stage };
    },
  };
}
