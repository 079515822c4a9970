/**
 * The browser engine: Crawlee's Playwright crawler, always on, one page per job, disguising nothing (DESIGN §6).
 */

import { PlaywrightCrawler } from 'crawlee';
import type { Page } from 'playwright';
import { createAlwaysOn, type AlwaysOn } from './always-on.js';
import { quietConfiguration, quietOptions } from './crawlee-quiet.js';
import { asRequestQueue, createJobQueue, type Job, type JobQueue } from './job-queue.js';

/** Pages after which Crawlee replaces its browser; cookies are lost with it, so seldom. */
const PAGES_PER_BROWSER = 2_000;

/** How to start the browser. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly arguments: readonly string[];
  readonly userAgent: string;
  /** Proxy that everything must pass. */
  readonly proxy: string;
  /** Pages at once. */
  readonly concurrency: number;
  /** Longest time of a page, navigation and reading together. */
  readonly timeoutSecs: number;
}

/** A visit of one page. `prepare` runs before the navigation, `read` after it. */
export interface Visit<Result> {
  prepare(page: Page): Promise<void>;
  read(): Promise<Result>;
}

/** Opens pages in a browser. */
export interface BrowserEngine {
  /** What `read` answers; rejects with what goes wrong: navigation, time, a browser that does not start. */
  visit<Result>(job: Job, visit: Visit<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Work extends Job {
  readonly prepare: (page: Page) => Promise<void>;
  readonly read: () => Promise<void>;
  readonly fail: (why: unknown) => void;
}

/** An engine. The browser starts with the first job. */
export function createBrowserEngine(launch: BrowserLaunch): BrowserEngine {
  const queue = createJobQueue<Work>();
  const crawler = new BrowserCrawler(queue, launch);
  return {
    visit: (job, visit) =>
      new Promise((resolve, reject) => {
        queue.push({
          ...job,
          prepare: (page) => visit.prepare(page),
          read: () => visit.read().then(resolve, reject),
          fail: reject,
        });
        crawler.power.wake().catch(reject);
      }),
    async close() {
      for (const { fail } of queue.drain()) fail(new Error('The browser was closed.'));
      await crawler.power.shut();
    },
  };
}

class BrowserCrawler extends PlaywrightCrawler {
  readonly power: AlwaysOn;

  constructor(queue: JobQueue<Work>, launch: BrowserLaunch) {
    const { requestHandlerTimeoutSecs, ...quiet } = quietOptions(launch.concurrency, launch.timeoutSecs);
    super(
      {
        ...(quiet as object),
        requestQueue: asRequestQueue(queue),
        navigationTimeoutSecs: launch.timeoutSecs,
        requestHandlerTimeoutSecs: requestHandlerTimeoutSecs ?? launch.timeoutSecs,
        browserPoolOptions: { useFingerprints: false, retireBrowserAfterPageCount: PAGES_PER_BROWSER },
        persistCookiesPerSession: false,
        launchContext: { launchOptions: launchOptions(launch) },
        preNavigationHooks: [
          async ({ page, request }, goto) => {
            if (goto !== undefined) goto.waitUntil = 'domcontentloaded';
            await queue.jobOf(request)?.prepare(page);
          },
        ],
        requestHandler: async ({ request }) => queue.jobOf(request)?.read(),
        failedRequestHandler: ({ request }, error) => {
          queue.jobOf(request)?.fail(error);
        },
      },
      quietConfiguration(),
    );
    this.power = createAlwaysOn({
      init: () => this._init(),
      pool: () => this.autoscaledPool,
      teardown: () => this.teardown(),
      died: (error) => {
        queue.abandon((job) => {
          job.fail(error);
        });
      },
    });
  }
}

function launchOptions(launch: BrowserLaunch): Record<string, unknown> {
  return {
    headless: true,
    executablePath: launch.executablePath,
    // Chromium goes round proxies for this machine by default.
    args: [
      ...launch.arguments,
      // As an argument: Playwright's own option would make up a platform to go with it.
      `--user-agent=${launch.userAgent}`,
      '--proxy-bypass-list=<-loopback>',
      '--disable-site-isolation-trials',
      '--blink-settings=imagesEnabled=false',
    ],
    proxy: { server: launch.proxy, bypass: '<-loopback>' },
    serviceWorkers: 'block',
    acceptDownloads: false,
    // Crawlee's Ctrl-C is the command's business.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
}
