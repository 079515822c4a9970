/**
 * How many more pages may be fetched, and until when.
 */

import type { Clock } from '../base/clock.js';
import type { Refusal } from '../model/site.js';

/** Limits of a run. */
export interface PageBudgetOptions {
  /** Most pages, those fetched before included; null for no bound. */
  readonly maxPages: number | null;
  /** Moment (milliseconds since 1970) after which no page is begun; null for none. */
  readonly until: number | null;
  /** Pages that earlier parts of the run fetched. */
  readonly pagesBefore: number;
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
export function createPageBudget({ maxPages, until, pagesBefore, signal, now }: PageBudgetOptions): PageBudget {
  let spent = pagesBefore;
  const stopped = (): Stopped | null => {
    if (signal.aborted) return { kind: 'stopped', reason: 'signal' };
    return until !== null && now() >= until ? { kind: 'stopped', reason: 'max-time' } : null;
  };
  return {
    stopped,
    take() {
      const reason = stopped();
      if (reason !== null) return reason;
      if (maxPages !== null && spent >= maxPages) return { kind: 'stopped', reason: 'max-pages' };
      spent += 1;
      return null;
    },
    putBack() {
      spent -= 1;
    },
    spent: () => spent,
  };
}
