/**
 * Where keyword queries come from, and what was made of it.
 */

import type { KeywordQuery } from '../model/keyword.js';
import type { ClickThresholds } from './click-book.js';
import type { NoiseOptions, NoisePattern } from './patterns.js';
import type { MatchOptions } from './type-matching.js';

/** Sources of keyword queries; all may be missing. Paths are as they are opened. */
export interface QuerySources {
  /** Given by the user; asked first, in their order. */
  readonly keywords?: readonly string[];
  readonly queriesFile?: string | null;
  readonly queryLog?: string | null;
  readonly knowledgeBases?: readonly string[];
}

/** Options of gathering. */
export interface GatherOptions {
  /** Queries that are kept of each site, the best ones. @default 10000 */
  readonly most?: number;
  /** Language of the knowledge base's labels, where it has several. @default 'en' */
  readonly language?: string;
  readonly thresholds?: ClickThresholds;
  readonly noise?: NoiseOptions;
  readonly matching?: MatchOptions;
  /**
   * Texts of the site itself, such as values of its facets and names of its entities: with a knowledge base but without a
   * log they tell which types fit (He 2013 §9 names this as open).
   */
  readonly siteTexts?: readonly string[];
  /** Ends the work with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told now and then what is being read. */
  readonly onProgress?: (doing: string, records: number) => void;
}

/** A type of the knowledge base that a site takes names of. */
export interface FittingType {
  readonly type: string;
  /** Score over the type's best site, or over the site's best type where sites cannot be compared; 0 if nothing tells. */
  readonly ratio: number;
  /** Different entities of it that the site is asked for. */
  readonly entities: number;
}

/** What one site would be asked. */
export interface SiteQueries {
  readonly site: string;
  /** Best first, each once. */
  readonly queries: readonly KeywordQuery[];
  readonly types: readonly FittingType[];
}

/** What was read of a log. */
export interface LogSummary {
  readonly records: number;
  /** Lines that were no records, or whose address is none of a site. */
  readonly broken: number;
  /** Records dropped for anything like an e-mail address, a telephone or a card number. */
  readonly personal: number;
  /** Pairs of site and query dropped for too few clicks or pages. */
  readonly rare: number;
  /** Pairs of site and query that are used. */
  readonly used: number;
  readonly sites: number;
}

/** What was gathered for some sites. */
export interface GatheredQueries {
  readonly sites: readonly SiteQueries[];
  /** Null without a log. */
  readonly log: LogSummary | null;
  /** Different names of the knowledge base, 0 without one. */
  readonly names: number;
  /** Noise that is stripped from queries, the most frequent first. */
  readonly noise: readonly NoisePattern[];
}
