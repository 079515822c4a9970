/**
 * Counters and small values of the run by name.
 */

import type { SqlDatabase } from '../model/sql.js';

/** Counters and values. */
export interface NamedValues {
  /** Adds to a counter, which starts at 0. */
  count(name: string, amount: number): void;
  /** All counters. */
  counters(): Readonly<Record<string, number>>;
  /** Writes a value, in place of the one that the name had. */
  set(name: string, value: string): void;
  /** The value under a name, or null. */
  get(name: string): string | null;
}

/** The tables of counters and values. */
export function createNamedValues(database: SqlDatabase): NamedValues {
  const add = database.prepare(
    'INSERT INTO counter (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + excluded.value',
  );
  const all = database.prepare('SELECT name, value FROM counter ORDER BY name');
  const set = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)');
  const get = database.prepare('SELECT value FROM value WHERE name = ?');
  return {
    count: (name, amount) => void add.run([name, amount]),
    counters: () => {
      const counters = Object.create(null) as Record<string, number>;
      for (const [name, value] of all.all([])) counters[String(name)] = Number(value);
      return counters;
    },
    set: (name, value) => void set.run([name, value]),
    get: (name) => {
      const value = get.get([name])?.[0];
      return typeof value === 'string' ? value : null;
    },
  };
}
