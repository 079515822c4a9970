/**
 * Pictures of one page, opened as a crawl opens it: what lies over it closed, what is folded opened.
 */

import type { PagePicture } from '../../model/picture.js';
import { browserFailure, type BrowserFailure } from './browser-failures.js';
import { createDeadline } from '../exchange/deadline.js';
import { fewestFrames } from './frame-choice.js';
import { createCamera } from './page-camera.js';
import { createStage } from '../stage/stage.js';
import type { Locate, ReadLive } from '../stage/stage-contract.js';
import { startBrowser, type BrowserStartOptions } from './start-browser.js';
import { systemTimer } from '../timer.js';
import { createFirstVisits } from '../stage/first-visits.js';
import { createOpenerMemory } from '../stage/opener-memory.js';
import { untilAborted } from '../until-aborted.js';
import type { WriteGuard } from './write-guard.js';

const MILLIS_PER_SECOND = 1_000;

/** Everything on a page may be opened, and drawn each time: so many times the time of one page. */
const PAGES_WORTH = 6;

/** How to take pictures. The options of a crawl can be spread in. */
export interface PictureOptions extends BrowserStartOptions {
  /** Of one load. */
  readonly timeoutSecs: number;
  readonly readPage: ReadLive;
  readonly locate: Locate;
  readonly guard: WriteGuard;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** What came of it. */
export type Pictured = { readonly kind: 'picture'; readonly picture: PagePicture } | BrowserFailure;

/** The page at an address in pictures. @throws EnvironmentError if there is no browser that starts */
export async function picturePage(url: string, options: PictureOptions): Promise<Pictured> {
  const browser = await startBrowser(options, { pages: 1, images: true });
  const timeoutMillis = options.timeoutSecs * MILLIS_PER_SECOND;
  const deadline = createDeadline([options.signal], timeoutMillis * PAGES_WORTH);
  const { timer = systemTimer, readPage } = options;
  try {
    const { live, page } = await browser.lend(deadline.signal);
    const camera = createCamera(live, page, readPage);
    const memory = { openers: createOpenerMemory(), visits: createFirstVisits() };
    const stage = createStage({ ...options, ...memory, live: camera.live, now: () => timer.now(), timeoutMillis });
    const order = { path: { kind: 'url', url }, like: null, priority: 0, controls: true } as const;
    const shown = await untilAborted(stage.show({ ...order, signal: deadline.signal }), deadline.signal);
    if (shown.kind !== 'page') return shown;
    return { kind: 'picture', picture: { view: shown.view, frames: fewestFrames(camera.frames()) } };
  } catch (error) {
    return browserFailure(url, error, deadline.hasPassed());
  } finally {
    deadline.release();
    await browser.close();
  }
}
