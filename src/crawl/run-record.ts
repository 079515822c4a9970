/**
 * `run.json`: what a run did and found, summed up from what is stored (design §3).
 */

import { textKey } from '../base/text.js';
import type { FactRecord } from '../model/entity.js';
import type { CrawlOptions } from '../model/options.js';
import type { AttributeSummary, RunRecord } from '../model/run.js';
import type { Store } from '../model/store.js';
import type { Ledger } from './ledger.js';
import type { Outcome } from './outcome.js';
import { runCounters } from './tally.js';
import type { CrawlWiring, OpenedRun } from './wiring.js';

/** Distinct values counted per attribute; more are not told apart, to bound memory. */
const MOST_VALUES = 100_000;

/** What the record is made of. */
export interface RunToRecord {
  readonly startUrls: readonly string[];
  readonly options: CrawlOptions;
  readonly opened: OpenedRun;
  readonly wiring: CrawlWiring;
  readonly ledger: Ledger;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** The record of a run that has just ended. */
export async function runRecord(run: RunToRecord): Promise<RunRecord> {
  const { store } = run.opened;
  const counters = { ...(await store.counters()), ...run.ledger.counters() };
  return {
    version: 1,
    status: run.outcome.status,
    reason: run.outcome.reason,
    startUrls: run.startUrls,
    options: {
      ...run.options,
      cookie: run.options.cookie === null ? null : '(given)',
      proxy: run.options.proxy === null ? null : '(given)',
    },
    versions: run.wiring.versions,
    startedAt: await firstStart(store, run.startedAt),
    endedAt: new Date(run.wiring.clock()).toISOString(),
    counters: runCounters(counters, await store.totals()),
    attributes: await attributeSummaries(store),
    notes: run.ledger.notes(),
  };
}

const STARTED_AT = 'startedAt';

/** When the run began, in whatever process. */
async function firstStart(store: Store, startedAt: number): Promise<string> {
  const known = await store.value(STARTED_AT);
  if (known !== null) return known;
  const now = new Date(startedAt).toISOString();
  await store.commit({ values: { [STARTED_AT]: now } });
  return now;
}

interface Sum {
  readonly attribute: string;
  readonly values: Set<string>;
  readonly sources: Set<string>;
  entities: number;
  lastEntity: string;
  facts: number;
  looked: number;
  visible: number;
}

async function attributeSummaries(store: Store): Promise<readonly AttributeSummary[]> {
  const sums = new Map<string, Sum>();
  for await (const fact of store.facts()) if (fact.residual === undefined) addFact(sums, fact);
  return [...sums.values()]
    .map(({ attribute, values, sources, entities, facts, looked, visible }) => ({
      attribute,
      values: values.size,
      entities,
      facts,
      looked,
      visibleShare: looked === 0 ? null : visible / looked,
      sources: [...sources].sort(),
      labels: [attribute],
    }))
    .sort((a, b) => b.facts - a.facts || (a.attribute < b.attribute ? -1 : 1));
}

function addFact(sums: Map<string, Sum>, fact: FactRecord): void {
  const sum: Sum = sums.get(fact.attribute) ?? {
    attribute: fact.attribute,
    values: new Set(),
    sources: new Set(),
    entities: 0,
    lastEntity: '',
    facts: 0,
    looked: 0,
    visible: 0,
  };
  sums.set(fact.attribute, sum);
  if (sum.values.size < MOST_VALUES) sum.values.add(textKey(fact.value));
  for (const { kind } of fact.evidence) sum.sources.add(kind);
  if (fact.entity !== sum.lastEntity) {
    sum.entities += 1;
    sum.lastEntity = fact.entity;
  }
  sum.facts += 1;
  if (fact.visible === null) return;
  sum.looked += 1;
  if (fact.visible) sum.visible += 1;
}
