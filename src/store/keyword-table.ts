/**
 * Keyword queries and what became of them.
 */

import type { KeywordRecord } from '../model/keyword.js';
import type { SqlDatabase } from '../model/sql.js';

/** The keyword queries of a run. */
export interface KeywordTable {
  /** Writes a query, in place of what was known of it; its place in the order stays. */
  put(keyword: KeywordRecord): void;
}

/** The table of keyword queries. */
export function createKeywordTable(database: SqlDatabase): KeywordTable {
  const put = database.prepare(
    'INSERT INTO keyword (site, text, record) VALUES (?, ?, ?) ON CONFLICT (site, text) DO UPDATE SET record = excluded.record',
  );
  return { put: (keyword) => void put.run([keyword.site, keyword.text, JSON.stringify(keyword)]) };
}
