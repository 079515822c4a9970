/**
 * The in-memory queue that feeds a Crawlee crawler one job at a time. Durability is the run database's business, so
 * nothing is deduplicated, persisted or reclaimed here.
 */

import { Request, type Dictionary, type IRequestManager, type RequestQueue } from 'crawlee';

/** Something for a crawler to do. */
export interface Job {
  readonly url: string;
  /** Method, canonical address and body. Two jobs may share it. */
  readonly key: string;
  /** Higher goes first; equal ones in order. */
  readonly priority: number;
}

/** A queue that hands jobs to Crawlee as requests, and finds the job of a request again. */
export interface JobQueue<Item extends Job> extends IRequestManager {
  push(job: Item): void;
  /** The job behind a request that this queue handed out, or null. */
  jobOf(request: Request): Item | null;
  /** Takes out all jobs that were not handed out. */
  drain(): readonly Item[];
  /** Gives up all jobs, those in hand included, and whatever is pushed from now on. */
  abandon(giveUp: (job: Item) => void): void;
}

/** An empty queue. */
export function createJobQueue<Item extends Job>(
  /** For every request that Crawlee is handed. */
  requestOptions: { readonly skipNavigation?: boolean } = {},
): JobQueue<Item> {
  const waiting: Item[] = [];
  const started = new WeakMap<Request, Item>();
  const inHand = new Set<Item>();
  const counts = { pushed: 0, started: 0, handled: 0 };
  const state: { giveUp: ((job: Item) => void) | null } = { giveUp: null };

  async function fetchNextRequest<T extends Dictionary = Dictionary>(): Promise<Request<T> | null> {
    const job = waiting.shift();
    if (job === undefined) return Promise.resolve(null);
    counts.started += 1;
    const request = new Request<T>({
      ...requestOptions,
      url: job.url,
      uniqueKey: `${String(counts.started)} ${job.key}`,
    });
    started.set(request, job);
    inHand.add(job);
    return Promise.resolve(request);
  }

  const refuse = (): Promise<never> => Promise.reject(new Error('Jobs enter this queue by push() only.'));

  return {
    push(job) {
      if (state.giveUp !== null) {
        state.giveUp(job);
        return;
      }
      const at = waiting.findLastIndex(({ priority }) => priority >= job.priority);
      waiting.splice(at + 1, 0, job);
      counts.pushed += 1;
    },
    jobOf: (request) => started.get(request) ?? null,
    drain: () => waiting.splice(0),
    abandon(giveUp) {
      state.giveUp = giveUp;
      for (const job of [...inHand, ...waiting.splice(0)]) giveUp(job);
      inHand.clear();
    },
    fetchNextRequest,
    isEmpty: () => Promise.resolve(waiting.length === 0),
    isFinished: () => Promise.resolve(counts.handled === counts.pushed),
    handledCount: () => Promise.resolve(counts.handled),
    getTotalCount: () => counts.pushed,
    getPendingCount: () => counts.pushed - counts.handled,
    markRequestHandled(request) {
      counts.handled += 1;
      const job = started.get(request);
      if (job !== undefined) inHand.delete(job);
      return Promise.resolve(null);
    },
    reclaimRequest: () => Promise.resolve(null),
    addRequest: refuse,
    addRequestsBatched: refuse,
    async *[Symbol.asyncIterator]() {
      for (let next = await fetchNextRequest(); next !== null; next = await fetchNextRequest()) yield next;
    },
  };
}

/** The queue as the option `requestQueue` wants it: Crawlee only calls what {@link IRequestManager} has, but asks for its own class. */
export function asRequestQueue<Item extends Job>(queue: JobQueue<Item>): RequestQueue {
  return queue as unknown as RequestQueue;
}
