/**
 * How many more pages may be fetched, and until when.
 */

import type { Clock } from '../../base/clock.js';
import type { Refusal } from '../../model/site.js';

/** Pages of a run, counted for all of its sites together. */
export interface PageCount {
  add(pages: number): void;
  spent(): number;
}

/** A count that begins with the pages of earlier parts of the run. */
export function createPageCount(before = 0): PageCount {
  let spent = before;
  return {
    add: (pages) => {
      spent += pages;
    },
    spent: () => spent,
  };
}

/** Limits of a run. */
export interface PageBudgetOptions {
  /** Most pages, those fetched before included; null for no bound. */
  readonly maxPages: number | null;
  /** Moment (milliseconds since 1970) after which no page is begun; null for none. */
  readonly until: number | null;
  readonly count: PageCount;
  readonly signal: AbortSignal;
  readonly now: Clock;
}

/** Why the run stops. */
export type Stopped = Extract<Refusal, { kind: 'stopped' }>;

/** What is left to fetch. */
export interface PageBudget {
  /** Takes one page out of the budget; or why the run stops. */
  take(): Stopped | null;
  /** Puts a page back that was not asked for after all. */
  putBack(): void;
  /** Pages fetched so far, those before included. */
  spent(): number;
  /** Why the run stops, if it does now; pages that are left do not matter. */
  stopped(): Stopped | null;
}

/** A budget. */
export function createPageBudget({ maxPages, until, count, signal, now }: PageBudgetOptions): PageBudget {
  const stopped = (): Stopped | null => {
    if (signal.aborted) return { kind: 'stopped', reason: 'signal' };
    return until !== null && now() >= until ? { kind: 'stopped', reason: 'max-time' } : null;
  };
  return {
    stopped,
    take() {
      const reason = stopped();
      if (reason !== null) return reason;
      if (maxPages !== null && count.spent() >= maxPages) return { kind: 'stopped', reason: 'max-pages' };
      count.add(1);
      return null;
    },
    putBack() {
      count.add(-1);
    },
    spent: count.spent,
  };
}
