/**
 * One browser for all tests of a file. What a test opens in it is closed after the test.
 */

import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../../src/browse/live/browser-path.js';
import { browserArguments } from '../../src/browse/live/launch-arguments.js';
import { snapshotProgram } from '../../src/browse/live/snapshot-program.js';
import { createLivePage, type LivePage } from '../../src/browse/live/live-page.js';
import { settlePage } from '../../src/browse/in-page/settle-page.js';
import { skipTime } from '../../src/browse/in-page/skip-time.js';
import { enterPageWorld, programText } from '../../src/browse/live/page-world.js';
import type { PageTime } from '../../src/browse/live/settle.js';
import { snapshotFromPage } from '../../src/browse/live/snapshot-from-page.js';
import { createStage } from '../../src/browse/stage/stage.js';
import type { Stage } from '../../src/browse/stage/stage-contract.js';
import { createCookies } from '../../src/browse/exchange/cookies.js';
import { shareSession } from '../../src/browse/live/shared-session.js';
import { createFirstVisits } from '../../src/browse/stage/first-visits.js';
import { createOpenerMemory } from '../../src/browse/stage/opener-memory.js';
import { createWriteGuard, type WriteGuard } from '../../src/browse/live/write-guard.js';
import type { Exchange } from '../../src/model/exchange.js';
import type { Snapshot } from '../../src/model/snapshot.js';
import { locate } from '../../src/pages/locate.js';
import { readPage } from '../../src/pages/read-page.js';
import { exchangeFor } from './exchange-fixture.js';
import { closeAfterwards } from './local-server.js';

const LOAD_MILLIS = 30_000;
/** What makes the time of a page what it is. */
const PROGRAMS: Readonly<Record<PageTime, string | null>> = {
  own: null,
  skipped: programText(skipTime, null),
  held: programText(settlePage, { clockShiftMillis: 0, isHeld: true }),
};
const SNAPSHOT_LIMITS = { maxNodes: 10_000, maxDepth: 100, maxText: 10_000 } as const;

export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface OpenedLivePage {
  readonly page: Page;
  readonly live: LivePage;
  readonly exchange: Exchange;
  readonly guard: WriteGuard;
}

export interface OpenedStage extends OpenedLivePage {
  readonly stage: Stage;
}

export interface SharedBrowser {
  /** A page with given markup. */
  open(html: string): Promise<OpenedPage>;
  /** What is seen of a page with given markup. */
  snapshot(html: string): Promise<Snapshot>;
  /** A page that is worked, for the site of an address; held time is that of recordings and replays. */
  live(startUrl: string, signal?: AbortSignal, time?: PageTime): Promise<OpenedLivePage>;
  /** A stage for the site of an address, with the real reader, in time that is skipped or, as for recordings, held. */
  stage(startUrl: string, time?: PageTime): Promise<OpenedStage>;
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
    time: PageTime = 'own',
  ): Promise<OpenedLivePage> {
    const guard = createWriteGuard([startUrl]);
    const exchange = exchangeFor(startUrl, { isWriteAllowed: guard.isAllowed });
    const page = await (await context()).newPage();
    const program = PROGRAMS[time];
    if (program !== null) await page.addInitScript({ content: program });
    const session = shareSession(page.context(), createCookies(null, [startUrl]));
    return {
      page,
      guard,
      exchange,
      live: await createLivePage({ page, exchange, session, signal, now: Date.now, time }),
    };
  }

  async function open(html: string): Promise<OpenedPage> {
    const page = await (await context()).newPage();
    await page.setContent(html);
    return { page, session: await page.context().newCDPSession(page) };
  }

  return {
    open,
    async snapshot(html) {
      const world = await enterPageWorld((await open(html)).session);
      return snapshotFromPage(await world.run(snapshotProgram, SNAPSHOT_LIMITS), 200);
    },
    live,
    async stage(startUrl, time = 'skipped') {
      const opened = await live(startUrl, new AbortController().signal, time);
      const memory = { openers: createOpenerMemory(), visits: createFirstVisits() };
      const stage = createStage({ ...opened, ...memory, readPage, locate, now: Date.now, timeoutMillis: LOAD_MILLIS });
      return { ...opened, stage };
    },
  };
}
