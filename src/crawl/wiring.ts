/**
 * What a crawl is given to work with; built in one place (`cli/wire.ts`).
 */

import type { Clock } from '../base/clock.js';
import type { KeywordQuery } from '../model/keyword.js';
import type { Site } from '../model/site.js';
import type { CrawlOptions } from '../model/options.js';
import type { SiteProfile, Store } from '../model/store.js';
import type { WorkQueue } from '../model/queue.js';
import type { PageKeeper } from './page-keeper.js';

/** A site that was opened for a crawl. */
export interface OpenedSite {
  readonly site: Site;
  /** What was learnt about fetching: transport by address pattern. */
  transports(): Readonly<Record<string, 'http' | 'browser'>>;
  close(): Promise<void>;
}

/** What a site needs to be opened. */
export interface SiteRequest {
  readonly startUrl: string;
  readonly options: CrawlOptions;
  readonly pages: PageKeeper;
  readonly profile: SiteProfile | null;
  /** Ends all fetching: pages in flight are finished, further ones are answered with `stopped`. */
  readonly stop: AbortSignal;
  /** Arguments by which pages are not told apart. @default none */
  readonly droppedArguments?: () => ReadonlySet<string>;
  /** Told how long a page of the browser was in use, each time. @default nobody is */
  readonly onBrowserMillis?: (millis: number) => void;
  /** Told what keeps pages from being read as they are. @default nobody is */
  readonly onNote?: (text: string) => void;
}

/** Run folder, database and queue of a run. */
export interface OpenedRun {
  readonly folder: string;
  readonly resumed: boolean;
  readonly store: Store;
  readonly queue: WorkQueue;
  /** What is known of the site at a host; null if nothing is. */
  profileOf(host: string): Promise<SiteProfile | null>;
  /** Keeps it under its host. */
  saveProfile(profile: SiteProfile): Promise<void>;
  close(): Promise<void>;
}

/** The site that keyword queries are wanted for. */
export interface KeywordRequest {
  readonly startUrl: string;
  readonly options: CrawlOptions;
  /** Texts of its start page: they tell which types of a knowledge base fit, where no log does. */
  readonly siteTexts: readonly string[];
}

/** Everything effectful that a crawl uses. */
export interface CrawlWiring {
  openRun(startUrls: readonly string[], options: CrawlOptions): Promise<OpenedRun>;
  openSite(request: SiteRequest): Promise<OpenedSite>;
  /** Keyword queries that the options give for a site, best first; none if they give none. */
  keywordsFor(request: KeywordRequest): Promise<readonly KeywordQuery[]>;
  readonly clock: Clock;
  /** Versions for `run.json`: querent, node, crawlee, playwright. */
  readonly versions: Readonly<Record<string, string>>;
}
