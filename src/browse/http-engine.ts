/**
 * The HTTP engine: a Crawlee crawler that is always on and does what it is handed.
 *
 * It is started without `run()`, whose signal handler would compete with the command's own Ctrl-C.
 */

import { BasicCrawler, type BaseHttpClient, type BasicCrawlingContext } from 'crawlee';
import { quietConfiguration, quietOptions } from './crawlee-quiet.js';
import { asRequestQueue, createJobQueue, type Job, type JobQueue } from './job-queue.js';

/** Jobs in flight at once; the rate layer admits fewer per host. */
const MAX_JOBS = 64;

/** Crawlee's own limit of a job, a safety net above the time limit that each job carries as a signal. */
const JOB_TIMEOUT_SECS = 1_800;

/** Runs jobs over HTTP. */
export interface HttpEngine {
  /** What the work answers; rejects with what it throws, or if the engine is closed first. */
  run<Result>(job: Job, work: (client: BaseHttpClient) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Work extends Job {
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** An engine that sends through this client. Crawlee starts with the first job. */
export function createHttpEngine(client: BaseHttpClient): HttpEngine {
  const queue = createJobQueue<Work>();
  const crawler = new AlwaysOnCrawler(queue, client);
  return {
    run: (job, work) =>
      new Promise((resolve, reject) => {
        queue.push({
          ...job,
          start: () => work(client).then(resolve, reject),
          cancel: () => {
            reject(new Error('The HTTP engine was closed.'));
          },
        });
        crawler.wake().catch(reject);
      }),
    async close() {
      for (const { cancel } of queue.drain()) cancel();
      await crawler.shut();
    },
  };
}

class AlwaysOnCrawler extends BasicCrawler<BasicCrawlingContext> {
  private starting: Promise<void> | null = null;
  private pool: Promise<void> = Promise.resolve();

  constructor(queue: JobQueue<Work>, httpClient: BaseHttpClient) {
    super(
      {
        ...quietOptions(MAX_JOBS, JOB_TIMEOUT_SECS),
        requestQueue: asRequestQueue(queue),
        httpClient,
        requestHandler: async ({ request }) => queue.jobOf(request)?.start(),
      },
      quietConfiguration(),
    );
  }

  /** Makes sure that waiting jobs are taken up now. */
  async wake(): Promise<void> {
    this.starting ??= this.start();
    await this.starting;
    await this.autoscaledPool?.notify();
  }

  /** Stops; jobs in flight are left to their signals. */
  async shut(): Promise<void> {
    if (this.starting === null) return;
    await this.starting;
    await this.teardown();
    await this.pool;
  }

  private async start(): Promise<void> {
    await this._init();
    this.pool = this.autoscaledPool?.run() ?? Promise.resolve();
  }
}
