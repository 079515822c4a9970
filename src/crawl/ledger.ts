/**
 * What happens in a run besides pages: counted for `run.json`, told as events.
 */

import type { CrawlEvent } from '../model/event.js';
import type { Refusal } from '../model/site.js';
import type { StoredPage, Store } from '../model/store.js';
import { errorCounter, skippedCounter } from './tally.js';

/** Pages between two events with totals. */
const TOTALS_EVERY_PAGES = 10;

/** Counts and notes of this process. A resumed run goes through everything again, so they are complete then too. */
export interface Ledger {
  count(name: string, by?: number): void;
  refuse(refusal: Refusal): void;
  note(text: string): void;
  page(page: StoredPage): Promise<void>;
  /** Tells what the store holds, as of the parts of a run before this one. */
  tellTotals(): Promise<void>;
  /** Number of pieces of work that wait, for progress. */
  pending(count: number): void;
  emit(event: CrawlEvent): void;
  counters(): Readonly<Record<string, number>>;
  notes(): readonly string[];
}

/** Notes kept; more are only counted. */
const MOST_NOTES = 200;

/** An empty ledger. */
export function createLedger(store: Store, emit: (event: CrawlEvent) => void): Ledger {
  const counters = new Map<string, number>();
  const notes: string[] = [];
  const told = new Set<string>();
  let pages = 0;
  let waiting = 0;
  const count = (name: string, by = 1): void => {
    counters.set(name, (counters.get(name) ?? 0) + by);
  };
  const tellTotals = async (): Promise<void> => {
    const [totals, kept] = await Promise.all([store.totals(), store.counters()]);
    emit({
      kind: 'totals',
      pages: kept['pagesFetched'] ?? 0,
      queries: totals.queries,
      entities: totals.entities,
      facts: totals.facts,
      pending: waiting,
    });
  };
  return {
    count,
    emit,
    tellTotals,
    note(text) {
      if (told.has(text) || notes.length >= MOST_NOTES) return;
      told.add(text);
      notes.push(text);
      emit({ kind: 'note', text });
    },
    refuse(refusal) {
      if (refusal.kind === 'stopped') return;
      const reason = refusal.kind === 'blocked' ? 'blocked' : refusal.reason;
      // The same address is asked again in later phases; it is counted once.
      const key = `${reason} ${refusal.url}`;
      if (told.has(key)) return;
      told.add(key);
      count(refusal.kind === 'refused' ? skippedCounter(reason) : errorCounter(reason));
      emit(refusal.kind === 'refused' ? { kind: 'skipped', url: refusal.url, reason } : { kind: 'problem', refusal });
    },
    async page({ view, transport, bytes }) {
      pages += 1;
      emit({ kind: 'page', url: view.url, pageType: view.type, transport, bytes });
      if (pages % TOTALS_EVERY_PAGES === 1) await tellTotals();
    },
    pending(left) {
      waiting = left;
    },
    counters: () => Object.fromEntries(counters),
    notes: () => notes,
  };
}
