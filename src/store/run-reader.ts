/**
 * What is known, read out in a stable order: by public id, then attribute, then value, whatever the order of discovery.
 * Streams keep one slice in memory and may run while others write.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';

import type { EntityRecord, Evidence, FactRecord, ObservationRecord } from '../model/entity.js';
import type { KeywordRecord } from '../model/keyword.js';
import type { QueryRecord } from '../model/query.js';
import type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from '../model/sql.js';
import type { EntityUpsert } from '../model/store.js';
import { EVIDENCE_KINDS } from './fact-table.js';
import { fromTimeColumn } from './time-column.js';

/** Rows read at once. Raising it takes memory and leaves others waiting longer. */
const SLICE = 500;

/** An entity as written, for going on with a run. */
export type KnownEntity = EntityUpsert & { readonly mergedInto: number | null; readonly aliases: readonly string[] };

/** Streams over a run's database. */
export interface RunReader {
  knownEntities(): AsyncIterable<KnownEntity>;
  entities(): AsyncIterable<EntityRecord>;
  facts(): AsyncIterable<FactRecord>;
  queries(): AsyncIterable<QueryRecord>;
  observations(): AsyncIterable<ObservationRecord>;
  keywords(): AsyncIterable<KeywordRecord>;
  /** Whether there are keyword queries. */
  hasKeywords(): boolean;
}

/** Streams over the tables that `prepareSchema` made. */
export function createRunReader(database: SqlDatabase): RunReader {
  return {
    knownEntities: () => knownEntities(database),
    entities: () => entities(database),
    facts: () => facts(database),
    queries: () => queries(database),
    observations: () => observations(database),
    keywords: () => keywords(database),
    hasKeywords: () => database.prepare('SELECT 1 FROM keyword LIMIT 1').get([]) !== undefined,
  };
}

/** Slices of a statement that goes on after the key of the last row; `key` takes the key from a row. */
async function* slices(statement: SqlStatement, first: SqlRow, key: (row: SqlRow) => SqlRow): AsyncGenerator<SqlRow> {
  for (let after = first; ;) {
    const rows = statement.all([...after, SLICE]);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < SLICE) return;
    after = key(last);
    // Signals and timers get their turn.
    await nextTurn();
  }
}

const firstColumn = (row: SqlRow): SqlRow => row.slice(0, 1);

async function* knownEntities(database: SqlDatabase): AsyncGenerator<KnownEntity> {
  const statement = database.prepare(
    'SELECT entity, id, url, name, weak, representative FROM entity WHERE entity > ? ORDER BY entity LIMIT ?',
  );
  const aliases = database.prepare('SELECT url FROM alias WHERE entity = ? ORDER BY url');
  for await (const [entity, id, url, name, weak, root] of slices(statement, [-1], firstColumn)) {
    yield {
      entity: Number(entity),
      id: String(id),
      url: textOrNull(url),
      name: String(name),
      weak: weak === 1,
      mergedInto: root === entity ? null : Number(root),
      aliases: aliases.all([Number(entity)]).map(([alias]) => String(alias)),
    };
  }
}

/** Entities that stand for themselves: id, number, url, name, weak; by id. */
function representatives(database: SqlDatabase): AsyncGenerator<SqlRow> {
  const statement = database.prepare(
    `SELECT id, entity, url, name, weak FROM entity WHERE representative = entity AND (id, entity) > (?, ?)
     ORDER BY id, entity LIMIT ?`,
  );
  return slices(statement, ['', -1], (row) => row.slice(0, 2));
}

async function* entities(database: SqlDatabase): AsyncGenerator<EntityRecord> {
  const aliases = database.prepare(
    `SELECT url FROM entity WHERE representative = ?1 AND url IS NOT NULL
     UNION SELECT alias.url FROM entity JOIN alias USING (entity) WHERE representative = ?1 ORDER BY 1`,
  );
  const values = database.prepare(
    `SELECT a.text, v.text FROM fact JOIN text a ON a.id = attribute JOIN text v ON v.id = value
     WHERE entity = ? AND residual = 0`,
  );
  for await (const [id, entity, url, name, weak] of representatives(database)) {
    yield {
      id: String(id),
      url: textOrNull(url),
      aliases: aliases
        .all([Number(entity)])
        .map(([alias]) => String(alias))
        .filter((alias) => alias !== url),
      name: String(name),
      attributes: attributesOf(values.all([Number(entity)])),
      ...(weak === 1 ? { weak: true as const } : {}),
    };
  }
}

/** Without a prototype: a site may name an attribute `__proto__`. */
function attributesOf(rows: readonly SqlRow[]): EntityRecord['attributes'] {
  const attributes = Object.create(null) as Record<string, string[]>;
  const pairs = rows.map(([attribute, value]): readonly [string, string] => [String(attribute), String(value)]);
  for (const [attribute, value] of pairs.sort(byTexts)) (attributes[attribute] ??= []).push(value);
  return attributes;
}

async function* facts(database: SqlDatabase): AsyncGenerator<FactRecord> {
  const select = database.prepare(
    `SELECT a.text, v.text, attribute, value, d.text, residual, visible
     FROM fact JOIN text a ON a.id = attribute JOIN text v ON v.id = value LEFT JOIN text d ON d.id = detail
     WHERE entity = ?`,
  );
  const selectEvidence = database.prepare(
    `SELECT attribute, value, kind, s.text, r.text, at
     FROM evidence JOIN text s ON s.id = source LEFT JOIN text r ON r.id = rule WHERE entity = ?`,
  );
  for await (const [id, entity] of representatives(database)) {
    const rows = select.all([Number(entity)]);
    if (rows.length === 0) continue;
    const evidence = evidenceByFact(selectEvidence.all([Number(entity)]));
    const records = rows.map((row) => factRecord(String(id), row, evidence));
    yield* records.sort((a, b) => byTexts([a.attribute, a.value], [b.attribute, b.value]));
  }
}

function factRecord(entity: string, row: SqlRow, evidence: ReadonlyMap<string, readonly Evidence[]>): FactRecord {
  const [attribute, value, attributeId, valueId, detail, residual, visible] = row;
  return {
    entity,
    attribute: String(attribute),
    value: String(value),
    ...(typeof detail === 'string' ? (JSON.parse(detail) as Pick<FactRecord, 'path' | 'range' | 'synthetic'>) : {}),
    ...(residual === 1 ? { residual: true as const } : {}),
    evidence: evidence.get(factKey(attributeId, valueId)) ?? [],
    visible: visible === null ? null : visible === 1,
  };
}

function evidenceByFact(rows: readonly SqlRow[]): ReadonlyMap<string, readonly Evidence[]> {
  const byFact = new Map<string, Evidence[]>();
  for (const [attribute, value, kind, source, rule, at] of rows) {
    const key = factKey(attribute, value);
    const list = byFact.get(key) ?? [];
    list.push({
      kind: EVIDENCE_KINDS[Number(kind)] ?? 'observed',
      source: String(source),
      ...(typeof rule === 'string' ? { rule } : {}),
      at: fromTimeColumn(at),
    });
    byFact.set(key, list);
  }
  for (const list of byFact.values()) list.sort(byEvidence);
  return byFact;
}

function factKey(attribute: SqlValue | undefined, value: SqlValue | undefined): string {
  return `${String(attribute)}:${String(value)}`;
}

async function* queries(database: SqlDatabase): AsyncGenerator<QueryRecord> {
  const statement = database.prepare('SELECT number, record FROM query WHERE number > ? ORDER BY number LIMIT ?');
  for await (const [, record] of slices(statement, [0], firstColumn)) {
    yield JSON.parse(String(record)) as QueryRecord;
  }
}

async function* keywords(database: SqlDatabase): AsyncGenerator<KeywordRecord> {
  const statement = database.prepare('SELECT number, record FROM keyword WHERE number > ? ORDER BY number LIMIT ?');
  for await (const [, record] of slices(statement, [0], firstColumn)) {
    yield JSON.parse(String(record)) as KeywordRecord;
  }
}

async function* observations(database: SqlDatabase): AsyncGenerator<ObservationRecord> {
  const statement = database.prepare(
    `SELECT o.query, o.page, o.position, o.entity, q.text, p.text, r.id, o.at
     FROM observation o JOIN text q ON q.id = o.query JOIN text p ON p.id = o.page
     JOIN entity e ON e.entity = o.entity JOIN entity r ON r.entity = e.representative
     WHERE (o.query, o.page, o.position, o.entity) > (?, ?, ?, ?)
     ORDER BY o.query, o.page, o.position, o.entity LIMIT ?`,
  );
  for await (const [, , position, , query, page, entity, at] of slices(statement, [0, 0, -1, -1], (row) =>
    row.slice(0, 4),
  )) {
    yield {
      query: String(query),
      page: String(page),
      position: Number(position),
      entity: String(entity),
      at: fromTimeColumn(at),
    };
  }
}

function byTexts(a: readonly [string, string], b: readonly [string, string]): number {
  return compare(a[0], b[0]) || compare(a[1], b[1]);
}

function byEvidence(a: Evidence, b: Evidence): number {
  const kinds = EVIDENCE_KINDS.indexOf(a.kind) - EVIDENCE_KINDS.indexOf(b.kind);
  return kinds || compare(a.source, b.source) || compare(a.rule ?? '', b.rule ?? '');
}

/** By code units: the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function textOrNull(value: SqlValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
