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
