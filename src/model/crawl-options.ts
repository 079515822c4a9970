/**
 * Options of a crawl as a shape; their meaning, limits and names elsewhere are in `crawl-option-fields.ts`.
 */

/** How pages of a list are chosen and read (design §5.3). */
export type Strategy = 'planned' | 'online' | 'offline' | 'links';

/** Options of a crawl after defaults; see `crawlOptionFields` for units, ranges and meaning. */
export interface CrawlOptions {
  readonly outputDir: string | null;
  readonly resume: string | null;
  readonly profile: string | null;
  readonly maxPages: number | null;
  readonly maxDepth: number;
  readonly maxTimeSecs: number | null;
  readonly concurrency: number;
  readonly sitesAtOnce: number;
  readonly maxRequestsPerMinute: number | null;
  readonly delaySecs: number | null;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly ignoreRobots: boolean;
  readonly userAgent: string | null;
  readonly attributes: readonly string[];
  readonly strategy: Strategy;
  readonly inference: boolean;
  readonly render: 'auto' | 'http' | 'browser';
  readonly entityPages: 'all' | 'sample' | 'none';
  readonly timeoutSecs: number;
  readonly maxBodyBytes: number;
  readonly retries: number;
  readonly proxy: string | null;
  readonly cookie: string | null;
  readonly browserPath: string | null;
  readonly seed: number;
  readonly record: string | null;
  readonly replay: string | null;
  readonly onMiss: 'fail' | 'fetch' | 'record';
  readonly keyword: readonly string[];
  readonly queries: string | null;
  readonly queryLog: string | null;
  readonly knowledgeBase: readonly string[];
  readonly knowledgeLanguage: string;
  readonly maxKeywords: number;
  readonly siteWords: boolean;
  readonly keywordOrder: 'adaptive' | 'found';
  readonly coverage: 'complete' | 'representative';
}
