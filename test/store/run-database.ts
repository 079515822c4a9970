/**
 * An empty run's database in memory.
 */
import type { SqlDatabase } from '../../src/model/sql.js';
import { openDatabase } from '../../src/store/database.js';
import { prepareSchema } from '../../src/store/schema.js';

/** A database with the run's tables. */
export function runDatabase(): SqlDatabase {
  const database = openDatabase(':memory:');
  prepareSchema(database, ':memory:');
  return database;
}
