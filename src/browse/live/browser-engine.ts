/**
 * The browser engine: Crawlee's Playwright crawler, always on, disguising nothing (design §6). Its jobs are pages that
 * are lent for as long as they are useful, since a page that is open already costs no start.
 */

import { PlaywrightCrawler } from 'crawlee';
import type { Page } from 'playwright';
import { createAlwaysOn, type AlwaysOn } from '../always-on.js';
import { quietConfiguration, quietOptions } from '../crawlee-quiet.js';
import { asRequestQueue, createJobQueue, type Job, type JobQueue } from '../job-queue.js';

/** Pages after which Crawlee replaces its browser; cookies are lost with it, so seldom. */
const PAGES_PER_BROWSER = 2_000;

/** Longest loan, in seconds: as long as a crawl may take. Each thing done with a page has a deadline of its own. */
const LONGEST_LOAN_SECS = 1_000_000;

/** How to start the browser. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly arguments: readonly string[];
  readonly userAgent: string;
  /** Proxy that everything must pass. */
  readonly proxy: string;
  /** Pages lent at once. */
  readonly concurrency: number;
  /** Whether images are loaded; a crawl needs none. @default false */
  readonly images?: boolean;
}

/** A page of the browser, lent until it is given back. */
export interface LentPage {
  readonly page: Page;
  /** Closes the page. Safe to call twice. */
  giveBack(): void;
}

/** Lends pages of a browser. */
export interface BrowserEngine {
  /** An empty page. Rejects if the browser does not start. */
  lend(): Promise<LentPage>;
  close(): Promise<void>;
}

interface Work extends Job {
  readonly lend: (page: Page) => Promise<void>;
  readonly fail: (why: unknown) => void;
}

/** Where a lent page begins; Crawlee wants an address for each job, but opens none. */
const NOWHERE: Job = { url: 'http://nowhere.invalid/', key: 'page', priority: 0 };

/** An engine. The browser starts with the first page. */
export function createBrowserEngine(launch: BrowserLaunch): BrowserEngine {
  const queue = createJobQueue<Work>({ skipNavigation: true });
  const crawler = new BrowserCrawler(queue, launch);
  const lent = new Set<LentPage>();
  return {
    lend: () =>
      new Promise((resolve, reject) => {
        const lend = (page: Page): Promise<void> =>
          new Promise((end) => {
            const loan: LentPage = {
              page,
              giveBack() {
                lent.delete(loan);
                end();
              },
            };
            lent.add(loan);
            page.once('close', () => {
              loan.giveBack();
            });
            resolve(loan);
          });
        queue.push({ ...NOWHERE, lend, fail: reject });
        crawler.power.wake().catch(reject);
      }),
    async close() {
      for (const { fail } of queue.drain()) fail(new Error('The browser was closed.'));
      for (const loan of lent) loan.giveBack();
      await crawler.power.shut();
    },
  };
}

class BrowserCrawler extends PlaywrightCrawler {
  readonly power: AlwaysOn;

  constructor(queue: JobQueue<Work>, launch: BrowserLaunch) {
    const { requestHandlerTimeoutSecs, ...quiet } = quietOptions(launch.concurrency, LONGEST_LOAN_SECS);
    super(
      {
        ...(quiet as object),
        requestQueue: asRequestQueue(queue),
        requestHandlerTimeoutSecs: requestHandlerTimeoutSecs ?? LONGEST_LOAN_SECS,
        browserPoolOptions: { useFingerprints: false, retireBrowserAfterPageCount: PAGES_PER_BROWSER },
        persistCookiesPerSession: false,
        // Pages that keep what was chosen must not tell each other.
        launchContext: { useIncognitoPages: true, launchOptions: launchOptions(launch) },
        requestHandler: async ({ request, page }) => queue.jobOf(request)?.lend(page),
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
      ...(launch.images === true ? [] : ['--blink-settings=imagesEnabled=false']),
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
