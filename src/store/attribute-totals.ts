/**
 * What the run knows of each attribute, counted by the database.
 */

import type { AttributeSummary } from '../model/run.js';
import type { SqlDatabase } from '../model/sql.js';
import { EVIDENCE_KINDS } from './fact-table.js';

/** Every attribute with its counts, by name; residual facts are left out, and `labels` holds the name alone. */
export function attributeTotals(database: SqlDatabase): readonly AttributeSummary[] {
  const sources = sourceKinds(database);
  const rows = database
    .prepare(
      `SELECT attribute, a.text, count(DISTINCT value), count(DISTINCT entity), count(*), count(visible), sum(visible)
       FROM fact JOIN text a ON a.id = attribute WHERE residual = 0 GROUP BY attribute ORDER BY a.text`,
    )
    .all([]);
  return rows.map(([id, name, values, entities, facts, looked, shown]) => ({
    attribute: String(name),
    values: Number(values),
    entities: Number(entities),
    facts: Number(facts),
    visibleShare: looked === 0 ? null : Number(shown) / Number(looked),
    looked: Number(looked),
    sources: sources.get(Number(id)) ?? [],
    labels: [String(name)],
  }));
}

function sourceKinds(database: SqlDatabase): ReadonlyMap<number, readonly string[]> {
  const kinds = new Map<number, string[]>();
  const rows = database.prepare('SELECT DISTINCT attribute, kind FROM evidence ORDER BY attribute, kind').all([]);
  for (const [attribute, kind] of rows) {
    const known = kinds.get(Number(attribute)) ?? [];
    kinds.set(Number(attribute), [...known, EVIDENCE_KINDS[Number(kind)] ?? 'observed']);
  }
  return kinds;
}
