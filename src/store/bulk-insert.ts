/**
 * Inserting many rows quickly: several rows a statement, which takes a third of the time of one row a statement.
 */

import type { SqlDatabase, SqlRow, SqlStatement, SqlValue } from '../model/sql.js';

/** Rows a statement. Raising it gains little: 50 rows gave 260,000 facts/s where one gave 100,000. */
const ROWS = 48;

/** Inserts rows that are not there yet; answers how many were new. */
export type BulkInsert = (rows: readonly SqlRow[]) => number;

/** A {@link BulkInsert} into a table; `columns` are names separated by commas. */
export function createBulkInsert(database: SqlDatabase, table: string, columns: string): BulkInsert {
  const one = insertStatement(database, { table, columns, rows: 1 });
  const many = insertStatement(database, { table, columns, rows: ROWS });
  return (rows) => {
    let added = 0;
    let at = 0;
    for (; at + ROWS <= rows.length; at += ROWS) added += many.run(flatten(rows.slice(at, at + ROWS)));
    for (const row of rows.slice(at)) added += one.run(row);
    return added;
  };
}

function flatten(rows: readonly SqlRow[]): readonly SqlValue[] {
  const values: SqlValue[] = [];
  for (const row of rows) for (const value of row) values.push(value);
  return values;
}

function insertStatement(
  database: SqlDatabase,
  shape: { readonly table: string; readonly columns: string; readonly rows: number },
): SqlStatement {
  const row = `(${shape.columns
    .split(',')
    .map(() => '?')
    .join()})`;
  const values = Array.from({ length: shape.rows }, () => row).join();
  return database.prepare(`INSERT OR IGNORE INTO ${shape.table} (${shape.columns}) VALUES ${values}`);
}
