/**
 * Queries, and what was listed under each.
 */

import type { QueryRecord } from '../model/query.js';
import type { SqlDatabase } from '../model/sql.js';
import type { ObservationUpsert } from '../model/store.js';
import { createBulkInsert } from './bulk-insert.js';
import type { TextTable } from './text-table.js';
import { toTimeColumn } from './time-column.js';

/** Queries and observations. */
export interface QueryTable {
  /** Writes a query, in place of the record that its id had. */
  put(query: QueryRecord): void;
  /** Writes observations that are not there yet. */
  observe(observations: readonly ObservationUpsert[], requireKnown: (entity: number) => void): void;
  /** Forgets where these were listed. */
  unobserve(entities: readonly number[]): void;
  /** Number of queries. */
  size(): number;
  /** Number of observations. */
  observations(): number;
  /** Forgets what is remembered, after a transaction was rolled back. */
  reset(): void;
}

/** The tables of queries and observations. */
export function createQueryTable(database: SqlDatabase, texts: TextTable): QueryTable {
  const put = database.prepare(
    'INSERT INTO query (id, record) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET record = excluded.record',
  );
  const count = database.prepare('SELECT count(*) FROM query');
  const countObservations = database.prepare('SELECT count(*) FROM observation');
  const remove = database.prepare('DELETE FROM observation WHERE entity IN (SELECT value FROM json_each(?))');
  const insert = createBulkInsert(database, 'observation', 'query,page,position,entity,at');
  const countAll = (): number => Number(countObservations.get([])?.[0] ?? 0);
  let observed = countAll();
  return {
    put: (query) => void put.run([query.id, JSON.stringify(query)]),
    observe: (observations, requireKnown) => {
      observed += insert(
        observations.map(({ query, page, position, entity, at }) => {
          requireKnown(entity);
          return [texts.intern(query), texts.intern(page), position, entity, toTimeColumn(at)];
        }),
      );
    },
    unobserve: (entities) => {
      observed -= remove.run([JSON.stringify(entities)]);
    },
    size: () => Number(count.get([])?.[0] ?? 0),
    observations: () => observed,
    reset: () => {
      observed = countAll();
    },
  };
}
