/**
 * The {@link Store} over SQLite.
 */

import { EnvironmentError } from '../base/errors.js';
import type { AttributeSummary, RunRecord } from '../model/run.js';
import type { SqlDatabase } from '../model/sql.js';
import type { Batch, Store } from '../model/store.js';
import { attributeTotals } from './attribute-totals.js';
import { createEntityTable, type EntityTable } from './entity-table.js';
import { createFactTable, type FactTable } from './fact-table.js';
import { createKeywordTable, type KeywordTable } from './keyword-table.js';
import { createNamedValues, type NamedValues } from './named-values.js';
import { createPageTable, type PageTable } from './page-table.js';
import { createQueryTable, type QueryTable } from './query-table.js';
import { writeRunFiles } from './run-folder-writer.js';
import { createRunReader, type RunReader } from './run-reader.js';
import { createTextTable } from './text-table.js';

/** A batch that changes nothing. */
const NOTHING: Required<Batch> = {
  pages: [],
  entities: [],
  aliases: [],
  merges: [],
  strangers: [],
  queries: [],
  observations: [],
  facts: [],
  retractSources: [],
  visibility: [],
  counters: {},
  values: {},
  keywords: [],
};

/** A store that also lends its connection, for the work queue, and counts attributes. */
export interface RunStore extends Store {
  /** The run's database; the store closes it. */
  readonly database: SqlDatabase;
  /** What is known of each attribute, by name, for `run.json`; `labels` holds the name alone. */
  attributes(): Promise<readonly AttributeSummary[]>;
}

/** What a store is made of. */
export interface RunStoreParts {
  readonly database: SqlDatabase;
  /** Where `writeRunFolder` writes; null if there is no folder. */
  readonly folder: string | null;
  /** Reads the run as it is at this moment, undisturbed by later writes, and hands the reader to the work. */
  withSnapshot(work: (reader: RunReader) => Promise<void>): Promise<void>;
  /** Releases everything. */
  release(): void;
}

interface Tables {
  readonly entities: EntityTable;
  readonly facts: FactTable;
  readonly queries: QueryTable;
  readonly pages: PageTable;
  readonly values: NamedValues;
  readonly keywords: KeywordTable;
  /** Forgets what is remembered in memory, after a transaction was rolled back. */
  reset(): void;
}

/** The store over an open database whose tables are there. */
export function createRunStore(parts: RunStoreParts): RunStore {
  const { database } = parts;
  const tables = createTables(database);
  const reader = createRunReader(database);
  return {
    database,
    ...reader,
    commit: async (batch) => {
      commit(parts, tables, batch);
    },
    page: async (key) => tables.pages.get(key),
    nextEntity: async () => tables.entities.next(),
    value: async (name) => tables.values.get(name),
    counters: async () => tables.values.counters(),
    attributes: async () => attributeTotals(database),
    totals: async () => ({
      entities: tables.entities.size(),
      facts: tables.facts.size(),
      queries: tables.queries.size(),
      observations: tables.queries.observations(),
      pages: tables.pages.size(),
    }),
    writeRunFolder: (run) => writeRunFolder(parts, run),
    close: async () => {
      parts.release();
    },
  };
}

function createTables(database: SqlDatabase): Tables {
  const texts = createTextTable(database);
  const facts = createFactTable(database, texts);
  const entities = createEntityTable(database, facts.move);
  const queries = createQueryTable(database, texts);
  return {
    entities,
    facts,
    queries,
    pages: createPageTable(database),
    values: createNamedValues(database),
    keywords: createKeywordTable(database),
    reset: () => {
      for (const table of [texts, facts, entities, queries]) table.reset();
    },
  };
}

function commit(parts: RunStoreParts, tables: Tables, batch: Batch): void {
  try {
    parts.database.transaction(() => {
      writeBatch(tables, batch);
    });
  } catch (error) {
    tables.reset();
    if (error instanceof RangeError) throw error;
    const where = parts.folder ?? 'memory';
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError('store-write-failed', `Could not write to the run's database in ${where}: ${why}`, {
      cause: error,
    });
  }
}

/** Entities come before what refers to them, and what is taken back goes before what is added. */
function writeBatch(tables: Tables, partial: Batch): void {
  const { entities, facts, queries, pages, values } = tables;
  const batch = { ...NOTHING, ...partial };
  for (const entity of batch.entities) entities.upsert(entity);
  for (const { entity, url } of batch.aliases) entities.addAlias(entity, url);
  for (const { into, from } of batch.merges) entities.merge(into, from);
  for (const query of batch.queries) queries.put(query);
  queries.observe(batch.observations, entities.representative);
  facts.retract(batch.retractSources);
  facts.add(batch.facts, entities.representative);
  facts.look(batch.visibility, entities.representative);
  if (batch.strangers.length > 0) queries.unobserve(entities.remove(batch.strangers));
  for (const page of batch.pages) pages.put(page);
  for (const keyword of batch.keywords) tables.keywords.put(keyword);
  for (const [name, amount] of Object.entries(batch.counters)) values.count(name, amount);
  for (const [name, value] of Object.entries(batch.values)) values.set(name, value);
}

async function writeRunFolder(parts: RunStoreParts, run: RunRecord): Promise<void> {
  const { folder } = parts;
  if (folder === null) throw new EnvironmentError('no-run-folder', 'A store in memory has no run folder to write to');
  await parts.withSnapshot((reader) => writeRunFiles(folder, reader, run));
}
