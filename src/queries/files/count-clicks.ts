/**
 * First reading of a log: who was clicked for what, without personal data and rare queries (He 2013 §5.1, design §6).
 */

import { createClickBook, type ClickBook, type ClickCount } from '../click-book.js';
import { textKey64, type Key } from '../key.js';
import { createKeyTable, type KeyTable } from '../key-table.js';
import { createSiteReader } from '../logged-site.js';
import { looksPersonal } from '../personal-data.js';
import type { GatherOptions, LogSummary } from '../sources.js';
import { keyOfWords, readWords, type Words } from '../words.js';
import type { QueryLog } from './read-log.js';

/** A query of a site that is clicked often enough. */
export interface UsedQuery {
  readonly site: string;
  /** A small number for each site of the log. */
  readonly siteNumber: number;
  readonly words: Words;
  /** Of all its words. */
  readonly key: Key;
  readonly count: ClickCount;
}

/** A log whose clicks are counted. */
export interface CountedLog {
  readonly summary: LogSummary;
  /** Reads the log once more; every used query of every site is told once. */
  readonly eachUsed: (visit: (query: UsedQuery) => void) => Promise<void>;
}

/** Counts the clicks of a log. */
export async function countClicks(log: QueryLog, options: GatherOptions = {}): Promise<CountedLog> {
  const book = createClickBook();
  const [sites, siteOf] = [createKeyTable(1), createSiteReader()];
  const tally = { records: 0, foreign: 0, personal: 0 };
  for await (const batch of log.records()) {
    options.signal?.throwIfAborted();
    for (const { query, url, clicks } of batch) {
      tally.records += 1;
      if (looksPersonal(query)) {
        tally.personal += 1;
        continue;
      }
      const site = siteOf(url);
      const { key, count } = keyOfWords(query);
      if (site === null || count === 0) {
        tally.foreign += 1;
        continue;
      }
      const siteKey = textKey64(site);
      numberOf(sites, siteKey);
      book.add({ site: siteKey, query: key, page: textKey64(url), clicks });
    }
    options.onProgress?.('counting clicks', tally.records);
  }
  const rare = book.keepFrequent(options.thresholds);
  const broken = log.broken() + tally.foreign;
  const counted = { records: tally.records, broken, personal: tally.personal, rare, used: book.size() };
  return {
    summary: { ...counted, sites: sites.size() },
    eachUsed: (visit) => readUsed({ log, book, sites, options }, visit),
  };
}

interface Reading {
  readonly log: QueryLog;
  readonly book: ClickBook;
  readonly sites: KeyTable;
  readonly options: GatherOptions;
}

async function readUsed({ log, book, sites, options }: Reading, visit: (query: UsedQuery) => void): Promise<void> {
  const siteOf = createSiteReader();
  book.startRound();
  let records = 0;
  for await (const batch of log.records()) {
    options.signal?.throwIfAborted();
    for (const { query, url } of batch) {
      const site = siteOf(url);
      if (site === null) continue;
      const [{ key }, siteKey] = [keyOfWords(query), textKey64(site)];
      const count = book.findOnce(siteKey, key);
      if (count === null) continue;
      visit({ site, siteNumber: numberOf(sites, siteKey), words: readWords(query), key, count });
    }
    records += batch.length;
    options.onProgress?.('reading queries', records);
  }
}

/** Sites are numbered from 1 as they are met. */
function numberOf(sites: KeyTable, site: Key): number {
  const slot = sites.add(site);
  if (sites.get(slot, 0) === 0) sites.set(slot, 0, sites.size());
  return sites.get(slot, 0);
}
