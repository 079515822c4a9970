/**
 * `run.json` (design §3).
 */

/** How a run stands. */
export type RunStatus = 'running' | 'finished' | 'stopped' | 'limited' | 'blocked' | 'failed';

/** Counters of a run (design §3). */
export interface RunCounters {
  readonly pagesFetched: number;
  readonly listPages: number;
  readonly entityPages: number;
  readonly httpFetches: number;
  readonly browserFetches: number;
  /** Time that pages of the browser were in use, summed over them, the site's turns waited for included; in seconds. */
  readonly browserSeconds: number;
  /** Page scans, Huang 2011 §5: how often a page was read through for its links, remembered pages included. */
  readonly pageScans: number;
  readonly bytes: number;
  readonly queries: number;
  readonly emptyPages: number;
  readonly entities: number;
  readonly facts: number;
  /** By reason (`robots`, `write-guard`, …). */
  readonly skipped: Readonly<Record<string, number>>;
  /** By kind. */
  readonly errors: Readonly<Record<string, number>>;
}

/** What was found out about one attribute. */
export interface AttributeSummary {
  readonly attribute: string;
  readonly values: number;
  readonly entities: number;
  readonly facts: number;
  /** Share of looked-at facts that the entity page or card shows, 0–1; null if none was looked at. */
  readonly visibleShare: number | null;
  /** Number of facts that were looked up on entity pages or cards. */
  readonly looked: number;
  /** Source kinds, e.g. `observed`, `page`. */
  readonly sources: readonly string[];
  /** Labels that were merged into it. */
  readonly labels: readonly string[];
}

/** Contents of `run.json`. */
export interface RunRecord {
  readonly version: 1;
  readonly status: RunStatus;
  /** Why it ended, in words, or null. */
  readonly reason: string | null;
  readonly startUrls: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly versions: Readonly<Record<string, string>>;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly counters: RunCounters;
  readonly attributes: readonly AttributeSummary[];
  /** Things worth telling a person (facets that robots forbid, lists that were capped, …). */
  readonly notes: readonly string[];
}
