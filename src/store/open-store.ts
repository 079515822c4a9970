/**
 * Opening a run's database.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { EnvironmentError } from '../base/errors.js';
import { DATABASE_FILE } from '../model/run-folder.js';
import type { SqlDatabase } from '../model/sql.js';
import { openDatabase } from './database.js';
import { lockFolder } from './folder-lock.js';
import { createRunReader, type RunReader } from './run-reader.js';
import { createRunStore, type RunStore } from './run-store.js';
import { prepareSchema } from './schema.js';

/**
 * The store in a run folder, made if it is missing. The folder is locked against other processes until `close`; the
 * lock goes with the process, however it ends.
 *
 * @throws {UsageError} `folder-in-use` if another crawl works there.
 * @throws {EnvironmentError} `not-a-run`, `newer-run` or `damaged-run` if the database there cannot be used.
 */
export async function openStore(folder: string): Promise<RunStore> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  try {
    const database = openRunDatabase(file);
    let open = true;
    return createRunStore({
      database,
      folder,
      withSnapshot: (work) => withSnapshot(file, work),
      release: () => {
        if (!open) return;
        open = false;
        closeRunDatabase(database);
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A store in memory, for tests; with a folder it can write a run folder there. */
export async function openMemoryStore(folder: string | null = null): Promise<RunStore> {
  const database = openDatabase(':memory:');
  prepareSchema(database, ':memory:');
  const reader = createRunReader(database);
  return createRunStore({ database, folder, withSnapshot: (work) => work(reader), release: database.close });
}

function openRunDatabase(file: string): SqlDatabase {
  try {
    const database = openDatabase(file);
    try {
      prepareSchema(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError('damaged-run', `${file} cannot be read as a run's database: ${why}`, { cause: error });
  }
}

/** The log is folded into the database, so that the one file can be copied. */
function closeRunDatabase(database: SqlDatabase): void {
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
  database.close();
}

async function withSnapshot(file: string, work: (reader: RunReader) => Promise<void>): Promise<void> {
  const database = openDatabase(file);
  try {
    // The first read fixes what this connection sees until its transaction ends.
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM query').get([]);
    await work(createRunReader(database));
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}
