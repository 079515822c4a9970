/**
 * Keeping what a query taught: the query, what was listed where, and the facts (design §3).
 */

import { shortHash } from '../base/hash.js';
import { textKey } from '../base/text.js';
import type { QueryReading } from '../explore/context.js';
import type { FactUpsert, ObservationUpsert } from '../model/store.js';
import type { Predicate, QueryRecord } from '../model/query.js';
import type { Batch } from '../model/store.js';

/** Where a query is asked. */
export interface QueryPlace {
  /** Its first access path, as text. */
  readonly path: string;
  /** Host of its site, where a run has several. @default the run has one */
  readonly site?: string | undefined;
}

/** Id of a query: a function of its predicates and keyword, whatever their order, and of its site where there are several. */
export function queryId(predicates: readonly Predicate[], keyword: string | null, { path, site }: QueryPlace): string {
  const parts = predicates
    .map(({ attribute, op, values, path: trail }) => JSON.stringify([textKey(attribute), op, values, trail ?? []]))
    .sort();
  // Without a predicate a query is known by where it is asked.
  const own = [parts, keyword, parts.length === 0 ? path : null];
  return `q-${shortHash(JSON.stringify(site === undefined ? own : [...own, site]))}`;
}

/** The query of a reading as it is recorded; `site` as in {@link QueryPlace}. */
export function queryRecord(reading: QueryReading, site?: string): QueryRecord {
  const { predicates, keyword, paths, declaredSize, complete, parents, equivalentTo } = reading;
  const id = queryId(predicates, keyword, { path: JSON.stringify(paths[0] ?? null), site });
  return {
    id,
    predicates,
    keyword,
    accessPaths: paths,
    declaredSize,
    listedSize: reading.rule === undefined ? reading.entities.length : listedEntities(reading).size,
    complete,
    parents,
    equivalentTo,
  };
}

/** All that is written for a reading, atomically, under the query as which it is recorded. */
export function readingBatch(
  reading: QueryReading,
  record: QueryRecord,
  representative: (entity: number) => number,
): Batch {
  return {
    queries: [record],
    observations: observationsOf(reading, record.id),
    facts: factsOf(reading, record.id, representative),
  };
}

function observationsOf(reading: QueryReading, query: string): readonly ObservationUpsert[] {
  return reading.pages.flatMap(({ page, at, items }) =>
    items.map(({ entity, position }) => ({ query, page, position, entity, at })),
  );
}

function factsOf(
  reading: QueryReading,
  query: string,
  representative: (entity: number) => number,
): readonly FactUpsert[] {
  const { pages, rule, teaches, entities } = reading;
  const seenAt = new Map([...listedEntities(reading)].map(([entity, at]) => [representative(entity), at]));
  const first = pages[0]?.at ?? '';
  const evidenceOf = (entity: number): FactUpsert['evidence'] => {
    const at = seenAt.get(entity);
    return rule === undefined || at !== undefined
      ? { kind: 'observed', source: query, at: at ?? first }
      : { kind: 'inferred', source: query, rule, at: first };
  };
  return teaches.flatMap((predicate) =>
    [...entities].flatMap((entity) => factsOfPredicate(entity, predicate, evidenceOf(entity))),
  );
}

/** Entities on the pages of a reading, with the time of the last page that lists each. */
function listedEntities({ pages }: QueryReading): ReadonlyMap<number, string> {
  return new Map(pages.flatMap(({ at, items }) => items.map(({ entity }) => [entity, at] as const)));
}

function factsOfPredicate(
  entity: number,
  predicate: Predicate,
  evidence: FactUpsert['evidence'],
): readonly FactUpsert[] {
  const { attribute, values, path, range, synthetic, residual } = predicate;
  return values.map((value) => ({
    entity,
    attribute,
    value,
    ...(path === undefined ? {} : { path }),
    ...(range === undefined ? {} : { range }),
    ...(synthetic === undefined ? {} : { synthetic }),
    ...(residual === undefined ? {} : { residual }),
    evidence,
  }));
}
