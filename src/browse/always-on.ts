/**
 * Keeps a Crawlee crawler on without its `run()`, whose signal handler would compete with the command's own Ctrl-C.
 */

import type { AutoscaledPool } from 'crawlee';

/** The parts of a crawler that are needed. */
export interface Startable {
  init(): Promise<void>;
  pool(): AutoscaledPool | undefined;
  teardown(): Promise<void>;
  /** Told when the crawler dies by itself. */
  died(error: unknown): void;
}

/** A switch for a crawler. */
export interface AlwaysOn {
  /** Starts the crawler if it is off, and makes it look for work now. */
  wake(): Promise<void>;
  /** Stops; jobs in flight are left to their signals. */
  shut(): Promise<void>;
}

/** A switch that is off. */
export function createAlwaysOn(crawler: Startable): AlwaysOn {
  let starting: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    await crawler.init();
    running = (crawler.pool()?.run() ?? Promise.resolve()).catch((error: unknown) => {
      crawler.died(error);
    });
  }

  return {
    async wake() {
      starting ??= start();
      await starting;
      await crawler.pool()?.notify();
    },
    async shut() {
      if (starting === null) return;
      await starting;
      await crawler.teardown();
      await running;
    },
  };
}
