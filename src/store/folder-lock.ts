/**
 * The lock of a run folder: one process at a time.
 *
 * The lock is the operating system's, taken through SQLite on a file of its own: it ends with its holder, even by
 * kill -9, so there is no stale lock to judge. Process ids in a file were not used: they are given again after a
 * restart and mean nothing in another container.
 */

import { join } from 'node:path';

import { EnvironmentError, UsageError } from '../base/errors.js';
import { LOCK_FILE } from '../model/run-folder.js';
import Database from 'libsql';

/** A lock that is held. */
export interface FolderLock {
  /** Gives the folder free. Safe to call twice. */
  release(): void;
}

/**
 * Takes the lock of a folder that exists.
 *
 * @throws {UsageError} `folder-in-use` if it is held, by this process or another.
 * @throws {EnvironmentError} `folder-not-writable` if the lock file cannot be made.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK_FILE);
  const connection = connect(file);
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (isBusy(error)) {
      throw new UsageError(
        'folder-in-use',
        `Another crawl works in ${folder} now; wait for it, or choose another --output-dir`,
        { cause: error },
      );
    }
    throw new EnvironmentError('folder-not-writable', `Cannot lock ${file}: ${messageOf(error)}`, { cause: error });
  }
  let held = true;
  return {
    release: () => {
      if (!held) return;
      held = false;
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

function connect(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw new EnvironmentError('folder-not-writable', `Cannot write ${file}: ${messageOf(error)}`, { cause: error });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
