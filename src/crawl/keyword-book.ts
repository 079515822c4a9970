/**
 * Keyword queries of a site with what became of them, written with what is recorded next (He 2013 figure 1: the repository).
 */

import type { ExploreNews } from '../explore/context.js';
import type { KeywordQuery, KeywordRecord } from '../model/keyword.js';

/** What a keyword was answered with. */
export type KeywordNews = Extract<ExploreNews, { readonly kind: 'keyword' }>;

/** Keyword queries that are not written yet. */
export interface KeywordBook {
  note(news: KeywordNews): void;
  /** Those noted since the last time. */
  take(): readonly KeywordRecord[];
}

/** A book of a site; what is given waits. */
export function createKeywordBook(site: string, given: readonly KeywordQuery[]): KeywordBook {
  let unwritten: KeywordRecord[] = given.map((query) => ({
    ...query,
    site,
    state: 'waiting',
    listed: null,
    fresh: null,
  }));
  return {
    note({ keyword, kind: _, ...found }) {
      const { text, source, score, why } = keyword;
      unwritten.push({ text, source, score, why, site, state: 'asked', ...found });
    },
    take() {
      const taken = unwritten;
      unwritten = [];
      return taken;
    },
  };
}
