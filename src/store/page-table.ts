/**
 * Pages as they were read, compressed.
 */

import { deflateSync, inflateSync } from 'node:zlib';

import type { SqlDatabase } from '../model/sql.js';
import type { StoredPage } from '../model/store.js';

/** A page that takes more characters than this as JSON is not kept: it would be fetched again if it were needed again. */
const LARGEST_PAGE = 32 * 1_048_576;

/** zlib level, 1–9. Level 1 takes half the time of the default level for some 10 % more space. */
const LEVEL = 1;

/** Pages by key. */
export interface PageTable {
  /** Writes a page, in place of the one that the key had. */
  put(page: StoredPage): void;
  /** The page under a key, or null. */
  get(key: string): StoredPage | null;
  /** Number of pages. */
  size(): number;
}

/** The table of pages; those of more than `largest` characters are not kept. */
export function createPageTable(database: SqlDatabase, largest: number = LARGEST_PAGE): PageTable {
  const put = database.prepare(
    'INSERT OR REPLACE INTO page (key, purpose, transport, bytes, at, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const get = database.prepare('SELECT body FROM page WHERE key = ?');
  const count = database.prepare('SELECT count(*) FROM page');
  return {
    put: (page) => {
      const json = JSON.stringify(page);
      if (json.length > largest) return;
      put.run([page.key, page.purpose, page.transport, page.bytes, page.at, deflateSync(json, { level: LEVEL })]);
    },
    get: (key) => {
      const body = get.get([key])?.[0];
      if (!(body instanceof Uint8Array)) return null;
      return JSON.parse(inflateSync(body).toString('utf8')) as StoredPage;
    },
    size: () => Number(count.get([])?.[0] ?? 0),
  };
}
