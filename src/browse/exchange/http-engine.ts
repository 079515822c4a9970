/**
 * The HTTP engine: a Crawlee crawler that is always on and does what it is handed.
 */

import { BasicCrawler, type BaseHttpClient, type BasicCrawlingContext } from 'crawlee';
import { createAlwaysOn, type AlwaysOn } from '../always-on.js';
import { quietConfiguration, quietOptions } from '../crawlee-quiet.js';
import { asRequestQueue, createJobQueue, type Job, type JobQueue } from '../job-queue.js';

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
  readonly cancel: (why: unknown) => void;
}

/** An engine that sends through this client. Crawlee starts with the first job. */
export function createHttpEngine(client: BaseHttpClient): HttpEngine {
  const queue = createJobQueue<Work>();
  const crawler = new HttpCrawler(queue, client);
  return {
    run: (job, work) =>
      new Promise((resolve, reject) => {
        queue.push({ ...job, start: () => work(client).then(resolve, reject), cancel: reject });
        crawler.power.wake().catch(reject);
      }),
    async close() {
      for (const { cancel } of queue.drain()) cancel(new Error('The HTTP engine was closed.'));
      await crawler.power.shut();
    },
  };
}

class HttpCrawler extends BasicCrawler<BasicCrawlingContext> {
  readonly power: AlwaysOn;

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
    this.power = createAlwaysOn({
      init: () => this._init(),
      pool: () => this.autoscaledPool,
      teardown: () => this.teardown(),
      died: (error) => {
        queue.abandon(({ cancel }) => {
          cancel(error);
        });
      },
    });
  }
}
