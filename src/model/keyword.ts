/**
 * Keyword queries to ask a site's search field (design §5.5).
 */

/**
 * Where a keyword query comes from: `given` by the user, a `list`, a query `log` as it was asked there, `cleaned` of what
 * names no entity there, a `knowledge-base` whose type fits the site, the `site` itself.
 */
export type KeywordSource = 'given' | 'list' | 'log' | 'cleaned' | 'knowledge-base' | 'site';

/** A keyword query to ask a site, and why. */
export interface KeywordQuery {
  readonly text: string;
  readonly source: KeywordSource;
  /** How much it promises, 0–1; only the order counts. */
  readonly score: number;
  /** For people: "clicked 14 times on 3 pages", "type book_author, 0.81 of its best site". */
  readonly why: string;
  /** Of a knowledge base: the type whose name it is. Queries of one type succeed or fail together. */
  readonly type?: string;
}

/** What became of a keyword query; one line of `keywords.jsonl`. */
export interface KeywordRecord extends KeywordQuery {
  /** Host of the site. */
  readonly site: string;
  readonly state: 'waiting' | 'asked';
  /** Entities that it listed, 0 if its page was empty; null as long as it waits. */
  readonly listed: number | null;
  /** Those among them that no keyword before it listed. */
  readonly fresh: number | null;
  /** Why a page that shows a list is no answer, such as `same-list-as-references`. */
  readonly emptyBecause?: string;
}
