/**
 * The little that the run's tables need of an SQL database, so that rooms can share one connection without knowing its driver.
 */

/** What a column holds. */
export type SqlValue = string | number | null | Uint8Array;

/** One row, its columns in the order of the statement. */
export type SqlRow = readonly SqlValue[];

/** A statement that was compiled once. Values fill its `?` in order. */
export interface SqlStatement {
  /** Executes it; answers how many rows changed. */
  run(values: readonly SqlValue[]): number;
  /** Its first row, or undefined. */
  get(values: readonly SqlValue[]): SqlRow | undefined;
  /** All of its rows; for statements with few of them. */
  all(values: readonly SqlValue[]): readonly SqlRow[];
}

/** A connection. Calls are synchronous: between two of them nothing else of this process happens on it. */
export interface SqlDatabase {
  /** Executes statements that have no values and no rows. */
  exec(sql: string): void;
  prepare(sql: string): SqlStatement;
  /** Does the work in one transaction: all of it or, if it throws, nothing. Not to be nested. */
  transaction<T>(work: () => T): T;
  /** Safe to call twice. */
  close(): void;
}
