/**
 * Pages that were fetched, kept in the run's database: asked again they cost nothing, in this process or after a crash.
 */

import type { StoredPage, Store } from '../model/store.js';
import type { Tally } from './tally.js';

/** Memory of pages. */
export interface PageKeeper {
  get(key: string): Promise<StoredPage | null>;
  /** Keeps a page with its counters, durably. */
  put(page: StoredPage): Promise<void>;
}

/** The same keeper, of which someone is told each page that it has: when it is kept, and when it is remembered. */
export function learningKeeper(keeper: PageKeeper, learn: (page: StoredPage) => void): PageKeeper {
  return {
    async get(key) {
      const page = await keeper.get(key);
      if (page !== null) learn(page);
      return page;
    },
    async put(page) {
      learn(page);
      await keeper.put(page);
    },
  };
}

/** A keeper over the run's store. */
export function createPageKeeper(store: Store, tally: Tally, onPage: (page: StoredPage) => Promise<void>): PageKeeper {
  return {
    get: (key) => store.page(key),
    async put(page) {
      await store.commit({ pages: [page], counters: tally.ofPage(page) });
      await onPage(page);
    },
  };
}
