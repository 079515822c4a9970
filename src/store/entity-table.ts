/**
 * Entities, their further addresses, and which of them are one (a union–find whose roots are the `representative`s).
 */

import type { SqlDatabase } from '../model/sql.js';
import type { EntityUpsert } from '../model/store.js';

/** Entities and their merges. */
export interface EntityTable {
  /**
   * Writes an entity as it is known now. An address that it had before stays as an alias; another entity of the same
   * public id is the same entity and is merged with it.
   */
  upsert(entity: EntityUpsert): void;
  /** Writes a further address. */
  addAlias(entity: number, url: string): void;
  /** Makes both one, represented by `into`'s representative; answers which entity stopped standing for itself. */
  merge(into: number, from: number): Absorption | null;
  /** Removes those of the entities, with all that were merged with them, of which no fact is known; the numbers that went. */
  remove(entities: readonly number[]): readonly number[];
  /** The entity that stands for this one. Throws if it was never written. */
  representative(entity: number): number;
  /** First number that no entity has. */
  next(): number;
  /** Number of entities after merging. */
  size(): number;
  /** Forgets what is remembered, after a transaction was rolled back. */
  reset(): void;
}

/** An entity whose facts belong to another from now on. */
export interface Absorption {
  readonly into: number;
  readonly from: number;
}

/** The entities' tables; `onAbsorb` is told whenever one entity's rows have to move to another. */
export function createEntityTable(database: SqlDatabase, onAbsorb: (absorption: Absorption) => void): EntityTable {
  const roots = createRoots(database);
  const statements = prepareStatements(database);
  const requireKnown = (entity: number): void => {
    if (!Number.isSafeInteger(entity) || entity < 0 || entity >= roots.next()) {
      throw new RangeError(`Entity ${String(entity)} is not known to the store: write it before what refers to it`);
    }
  };
  const representative = (entity: number): number => {
    requireKnown(entity);
    return roots.find(entity);
  };
  const merge = (into: number, from: number): Absorption | null => {
    const absorption = { into: representative(into), from: representative(from) };
    if (absorption.into === absorption.from) return null;
    statements.absorb.run([absorption.into, absorption.from]);
    roots.join(absorption);
    onAbsorb(absorption);
    return absorption;
  };
  return {
    upsert: (entity) => {
      const weak = entity.weak ? 1 : 0;
      if (statements.insert.run([entity.entity, entity.id, entity.url, entity.name, weak, entity.entity]) > 0) {
        roots.added(entity.entity);
      } else {
        statements.keepAddress.run([entity.entity, entity.url]);
        statements.update.run([entity.id, entity.url, entity.name, weak, entity.entity]);
      }
      const twin = statements.twin.get([entity.id, roots.find(entity.entity)])?.[0];
      if (typeof twin === 'number') merge(twin, entity.entity);
    },
    addAlias: (entity, url) => {
      requireKnown(entity);
      statements.alias.run([entity, url]);
    },
    merge,
    remove: (entities) => {
      const given = JSON.stringify([...new Set(entities.map(representative))]);
      const gone = statements.factless.all([given]).map(([entity]) => Number(entity));
      for (const statement of [statements.removeAliases, statements.remove]) statement.run([JSON.stringify(gone)]);
      roots.reset();
      return gone;
    },
    representative,
    next: roots.next,
    size: roots.size,
    reset: roots.reset,
  };
}

function prepareStatements(database: SqlDatabase) {
  return {
    insert: database.prepare(
      'INSERT OR IGNORE INTO entity (entity, id, url, name, weak, representative) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    update: database.prepare('UPDATE entity SET id = ?, url = ?, name = ?, weak = ? WHERE entity = ?'),
    keepAddress: database.prepare(
      'INSERT OR IGNORE INTO alias (entity, url) SELECT entity, url FROM entity WHERE entity = ? AND url IS NOT NULL AND url IS NOT ?',
    ),
    twin: database.prepare('SELECT representative FROM entity WHERE id = ? AND representative <> ? LIMIT 1'),
    absorb: database.prepare('UPDATE entity SET representative = ? WHERE representative = ?'),
    factless: database.prepare(
      `SELECT entity FROM entity WHERE representative IN (SELECT value FROM json_each(?))
       AND NOT EXISTS (SELECT 1 FROM fact WHERE fact.entity = entity.representative)`,
    ),
    remove: database.prepare('DELETE FROM entity WHERE entity IN (SELECT value FROM json_each(?))'),
    removeAliases: database.prepare('DELETE FROM alias WHERE entity IN (SELECT value FROM json_each(?))'),
    alias: database.prepare('INSERT OR IGNORE INTO alias (entity, url) VALUES (?, ?)'),
  } as const;
}

/** Who stands for whom, in memory; only entities that stand not for themselves take space. */
interface Roots {
  find(entity: number): number;
  join(absorption: Absorption): void;
  added(entity: number): void;
  next(): number;
  size(): number;
  reset(): void;
}

function createRoots(database: SqlDatabase): Roots {
  const merged = database.prepare('SELECT entity, representative FROM entity WHERE entity <> representative');
  const extent = database.prepare('SELECT count(*), max(entity) FROM entity');
  const parents = new Map<number, number>();
  const counts = { rows: 0, next: 0 };
  const find = (entity: number): number => {
    let root = entity;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    // Path compression: whoever was passed points at the root from now on.
    for (let at = entity; at !== root;) {
      const up = parents.get(at) ?? root;
      parents.set(at, root);
      at = up;
    }
    return root;
  };
  const reset = (): void => {
    parents.clear();
    for (const [entity, root] of merged.all([])) parents.set(Number(entity), Number(root));
    const [rows, highest] = extent.get([]) ?? [];
    counts.rows = Number(rows ?? 0);
    counts.next = typeof highest === 'number' ? highest + 1 : 0;
  };
  reset();
  return {
    find,
    join: ({ into, from }) => void parents.set(from, into),
    added: (entity) => {
      counts.rows += 1;
      counts.next = Math.max(counts.next, entity + 1);
    },
    next: () => counts.next,
    size: () => counts.rows - parents.size,
    reset,
  };
}
