/**
 * The run's counters (design §3).
 */

import type { RunCounters } from '../model/run.js';
import type { StoredPage, StoreTotals } from '../model/store.js';

/** Counting of what the store does not count itself. */
export interface Tally {
  /** Counters that one fetched page adds. */
  ofPage(page: StoredPage): Readonly<Record<string, number>>;
}

const DECISECOND_MILLIS = 100;
const DECISECONDS = 10;

const SKIPPED = 'skipped:';
const ERRORS = 'errors:';

/** Counting by what was seen on the page. */
export const pageTally: Tally = {
  ofPage({ view, purpose, transport, bytes }) {
    const isList = purpose !== 'entity' && view.list !== null;
    return {
      pagesFetched: 1,
      bytes,
      ...(isList ? { listPages: 1 } : {}),
      ...(purpose === 'entity' ? { entityPages: 1 } : {}),
      ...(transport === 'http' ? { httpFetches: 1 } : {}),
      ...(transport === 'browser' ? { browserFetches: 1 } : {}),
    };
  },
};

/** A tally that also counts how long the browser's pages were in use, with the page that is kept next. */
export interface TimedTally extends Tally {
  /** Told of each use. */
  onBrowserMillis(millis: number): void;
}

/** The same counting with the browser's time. */
export function withBrowserTime(tally: Tally): TimedTally {
  const open = { millis: 0 };
  return {
    onBrowserMillis(millis) {
      open.millis += millis;
    },
    ofPage(page) {
      const { millis } = open;
      open.millis = 0;
      return { ...tally.ofPage(page), ...(millis > 0 ? { browserMillis: millis } : {}) };
    },
  };
}

/** Name of the counter of things skipped for a reason. */
export function skippedCounter(reason: string): string {
  return `${SKIPPED}${reason}`;
}

/** Name of the counter of errors of a kind. */
export function errorCounter(kind: string): string {
  return `${ERRORS}${kind}`;
}

/** Counters as `run.json` shows them. */
export function runCounters(counters: Readonly<Record<string, number>>, totals: StoreTotals): RunCounters {
  const of = (name: string): number => counters[name] ?? 0;
  const under = (prefix: string): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(counters).flatMap(([name, count]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
      ),
    );
  return {
    pagesFetched: of('pagesFetched'),
    listPages: of('listPages'),
    entityPages: of('entityPages'),
    httpFetches: of('httpFetches'),
    browserFetches: of('browserFetches'),
    browserSeconds: Math.round(of('browserMillis') / DECISECOND_MILLIS) / DECISECONDS,
    pageScans: of('pageScans'),
    bytes: of('bytes'),
    queries: totals.queries,
    emptyPages: of('emptyPages'),
    entities: totals.entities,
    facts: totals.facts,
    skipped: under(SKIPPED),
    errors: under(ERRORS),
  };
}
