/**
 * SQLite through libsql, behind the {@link SqlDatabase} contract.
 *
 * Write-ahead log with `synchronous=NORMAL`: what was committed survives the death of the process at any moment. Only
 * the loss of power or of the operating system may take the last commits back, and never leaves half of one.
 */

import Database from 'libsql';

import type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from '../model/sql.js';

/** How long a statement waits for another connection's lock, in seconds. Raising it hides contention. */
const BUSY_SECS = 5;

/** SQLite ends a text at NUL, so NUL is written as two characters, the first of which is this. */
const ESCAPE = '\u0001';

/** A connection to a file, made if it is missing, or to `:memory:`. Errors of the driver pass through. */
export function openDatabase(file: string): SqlDatabase {
  const connection = new Database(file, { timeout: BUSY_SECS });
  let open = true;
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY');
  return {
    exec: (sql) => {
      connection.exec(sql);
    },
    prepare: (sql) => wrapStatement(connection.prepare(sql)),
    transaction: (work) => inTransaction(connection, work),
    close: () => {
      if (!open) return;
      open = false;
      connection.close();
    },
  };
}

/** The few members of the driver's statement that are used. */
interface DriverStatement {
  run(values: unknown[]): { readonly changes: number };
  raw(): { get(values: unknown[]): unknown; all(values: unknown[]): unknown[] };
}

function wrapStatement(statement: DriverStatement): SqlStatement {
  return {
    run: (values) => statement.run(values.map(toColumn)).changes,
    get: (values) => {
      const row = statement.raw().get(values.map(toColumn));
      return Array.isArray(row) ? row.map(fromColumn) : undefined;
    },
    all: (values) =>
      statement
        .raw()
        .all(values.map(toColumn))
        .map((row): SqlRow => (Array.isArray(row) ? row.map(fromColumn) : [])),
  };
}

function inTransaction<T>(connection: { exec(sql: string): void }, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    connection.exec('ROLLBACK');
    throw error;
  }
}

function toColumn(value: SqlValue): SqlValue {
  if (typeof value !== 'string') return value;
  if (!value.includes('\0') && !value.includes(ESCAPE)) return value;
  return value.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll('\0', `${ESCAPE}0`);
}

function fromColumn(value: unknown): SqlValue {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Uint8Array) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  if (!value.includes(ESCAPE)) return value;
  return value.replaceAll(`${ESCAPE}0`, '\0').replaceAll(`${ESCAPE}1`, ESCAPE);
}
