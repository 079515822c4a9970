/**
 * ISO 8601 times as columns: a number of milliseconds where that is the same time written shorter, else the text.
 */

import { isoTime } from '../base/clock.js';
import type { SqlValue } from '../model/sql.js';

/** The column for a time. */
export function toTimeColumn(at: string): number | string {
  const millis = Date.parse(at);
  return Number.isSafeInteger(millis) && isoTime(millis) === at ? millis : at;
}

/** The time in a column. */
export function fromTimeColumn(column: SqlValue | undefined): string {
  return typeof column === 'number' ? isoTime(column) : String(column ?? '');
}
