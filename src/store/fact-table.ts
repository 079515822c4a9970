/**
 * Facts and the evidence for each.
 */

import type { Evidence } from '../model/entity.js';
import type { SqlDatabase, SqlRow, SqlStatement } from '../model/sql.js';
import type { Batch, FactUpsert } from '../model/store.js';
import { createBulkInsert } from './bulk-insert.js';
import type { Absorption } from './entity-table.js';
import { NO_TEXT, type TextTable } from './text-table.js';
import { toTimeColumn } from './time-column.js';

/** Kinds of evidence; a column holds the position in this list, so it only ever grows at its end. */
export const EVIDENCE_KINDS: readonly Evidence['kind'][] = ['observed', 'page', 'data', 'inferred'];

/** Facts, written by the entity that stands for theirs. */
export interface FactTable {
  /** Writes facts that are not there yet and evidence that is not there yet. */
  add(facts: readonly FactUpsert[], representative: (entity: number) => number): void;
  /** Takes back all evidence of these sources, and facts that have none left. */
  retract(sources: readonly string[]): void;
  /** Notes what was looked up. Shown once is shown; a fact that is not there is passed over. */
  look(visibility: NonNullable<Batch['visibility']>, representative: (entity: number) => number): void;
  /** Gives one entity's facts to another. */
  move(absorption: Absorption): void;
  /** Number of facts. */
  size(): number;
  /** Forgets what is remembered, after a transaction was rolled back. */
  reset(): void;
}

/** The tables of facts and evidence. */
export function createFactTable(database: SqlDatabase, texts: TextTable): FactTable {
  const statements = prepareStatements(database);
  const insertFacts = createBulkInsert(database, 'fact', 'entity,attribute,value,detail,residual,visible');
  const insertEvidence = createBulkInsert(database, 'evidence', 'entity,attribute,value,kind,source,rule,at');
  const countAll = (): number => Number(statements.count.get([])?.[0] ?? 0);
  const countOf = (entity: number): number => Number(statements.countOf.get([entity])?.[0] ?? 0);
  let facts = countAll();

  return {
    add: (upserts, representative) => {
      const rows = upserts.map((upsert) => factRow(upsert, representative(upsert.entity), texts));
      facts += insertFacts(rows);
      // A fact that was known before it had a path, a range or the residual mark gets it now.
      for (const [entity, attribute, value, detail = null, residual = 0] of rows) {
        if (detail === null && residual === 0) continue;
        statements.detail.run([detail, residual, entity ?? 0, attribute ?? 0, value ?? 0, residual]);
      }
      insertEvidence(upserts.map((upsert, index) => evidenceRow(upsert, rows[index] ?? [], texts)));
    },
    retract: (sources) => {
      const known = sources.map((source) => texts.find(source)).filter((id) => id !== null);
      if (known.length > 0) facts -= retractSources(statements, known);
    },
    look: (visibility, representative) => {
      for (const { entity, attribute, value, visible } of visibility) {
        const [attributeId, valueId] = [texts.find(attribute), texts.find(value)];
        if (attributeId === null || valueId === null) continue;
        statements.look.run([visible ? 1 : 0, representative(entity), attributeId, valueId]);
      }
    },
    move: ({ into, from }) => {
      const before = countOf(into);
      statements.moveFacts.run([into, from]);
      statements.moveEvidence.run([into, from]);
      statements.dropEvidence.run([from]);
      facts += countOf(into) - before - statements.dropFacts.run([from]);
    },
    size: () => facts,
    reset: () => {
      facts = countAll();
    },
  };
}

function prepareStatements(database: SqlDatabase) {
  return {
    count: database.prepare('SELECT count(*) FROM fact'),
    countOf: database.prepare('SELECT count(*) FROM fact WHERE entity = ?'),
    detail: database.prepare(
      `UPDATE fact SET detail = coalesce(detail, ?), residual = max(residual, ?)
       WHERE entity = ? AND attribute = ? AND value = ? AND (detail IS NULL OR residual < ?)`,
    ),
    look: database.prepare(
      'UPDATE fact SET visible = max(?, ifnull(visible, 0)) WHERE entity = ? AND attribute = ? AND value = ?',
    ),
    bySource: database.prepare(
      'SELECT entity, attribute, value FROM evidence WHERE source IN (SELECT value FROM json_each(?))',
    ),
    dropSource: database.prepare('DELETE FROM evidence WHERE source IN (SELECT value FROM json_each(?))'),
    dropUnfounded: database.prepare(
      `DELETE FROM fact WHERE entity = ?1 AND attribute = ?2 AND value = ?3
       AND NOT EXISTS (SELECT 1 FROM evidence WHERE entity = ?1 AND attribute = ?2 AND value = ?3)`,
    ),
    moveFacts: database.prepare(
      `INSERT INTO fact (entity, attribute, value, detail, residual, visible)
       SELECT ?, attribute, value, detail, residual, visible FROM fact WHERE entity = ?
       ON CONFLICT DO UPDATE SET detail = coalesce(detail, excluded.detail), residual = max(residual, excluded.residual),
         visible = CASE WHEN visible IS NULL THEN excluded.visible ELSE max(visible, ifnull(excluded.visible, 0)) END`,
    ),
    moveEvidence: database.prepare(
      `INSERT OR IGNORE INTO evidence (entity, attribute, value, kind, source, rule, at)
       SELECT ?, attribute, value, kind, source, rule, at FROM evidence WHERE entity = ?`,
    ),
    dropEvidence: database.prepare('DELETE FROM evidence WHERE entity = ?'),
    dropFacts: database.prepare('DELETE FROM fact WHERE entity = ?'),
  } as const;
}

/** Number of facts that lost their last evidence. Reads all evidence twice: sources have no index, as they rarely go. */
function retractSources(
  statements: Record<'bySource' | 'dropSource' | 'dropUnfounded', SqlStatement>,
  sources: readonly number[],
): number {
  const list = JSON.stringify(sources);
  const touched = statements.bySource.all([list]);
  if (touched.length === 0) return 0;
  statements.dropSource.run([list]);
  let dropped = 0;
  for (const fact of touched) dropped += statements.dropUnfounded.run(fact);
  return dropped;
}

function factRow(upsert: FactUpsert, entity: number, texts: TextTable): SqlRow {
  const { path, range, synthetic } = upsert;
  const detail =
    path === undefined && range === undefined ? null : texts.intern(JSON.stringify({ path, range, synthetic }));
  return [
    entity,
    texts.intern(upsert.attribute),
    texts.intern(upsert.value),
    detail,
    upsert.residual === true ? 1 : 0,
    null,
  ];
}

function evidenceRow(upsert: FactUpsert, fact: SqlRow, texts: TextTable): SqlRow {
  const { kind, source, rule, at } = upsert.evidence;
  const [entity = 0, attribute = 0, value = 0] = fact;
  const ruleId = rule === undefined ? NO_TEXT : texts.intern(rule);
  return [entity, attribute, value, EVIDENCE_KINDS.indexOf(kind), texts.intern(source), ruleId, toTimeColumn(at)];
}
