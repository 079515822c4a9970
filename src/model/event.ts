/**
 * What a crawl tells while it runs; `cli` prints it, `for await (const event of run.events)` reads it.
 */

import type { KeywordSource } from './keyword.js';
import type { Refusal } from './site.js';
import type { RunRecord } from './run.js';

/** Where a crawl stands. */
export type Phase = 'starting' | 'scouting' | 'asking' | 'reading-entities' | 'finishing';

/** One event. Where a run crawls several sites, events of one of them name its host as `site`. */
export type CrawlEvent = AnyEvent & { readonly site?: string };

type AnyEvent =
  | {
      readonly kind: 'started';
      readonly folder: string;
      readonly startUrls: readonly string[];
      readonly resumed: boolean;
    }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly detail: string }
  | {
      readonly kind: 'page';
      readonly url: string;
      readonly pageType: string;
      readonly transport: string;
      readonly bytes: number;
    }
  | {
      readonly kind: 'query';
      readonly id: string;
      readonly label: string;
      readonly listed: number;
      readonly declared: number | null;
    }
  | { readonly kind: 'facet'; readonly attribute: string; readonly values: number; readonly region: string }
  | {
      readonly kind: 'totals';
      readonly pages: number;
      readonly queries: number;
      readonly entities: number;
      readonly facts: number;
      readonly pending: number;
    }
  | {
      /** What is still to come, as far as the site's pages have told; it grows more exact as the crawl goes on. */
      readonly kind: 'forecast';
      /** Pages still to be fetched, those of entities included. */
      readonly pages: number;
      /** Facts that these are expected to teach. */
      readonly facts: number;
      /** Facts that each next thousand list pages are expected to teach, in the order in which they will be asked. */
      readonly factsPerThousand: readonly number[];
    }
  | {
      /** A keyword query was asked. */
      readonly kind: 'keyword';
      readonly text: string;
      readonly source: KeywordSource;
      readonly why: string;
      /** Entities that it listed; 0 if its page was empty. */
      readonly listed: number;
      /** Those among them that no keyword before it listed. */
      readonly fresh: number;
      /** Why a page that shows a list is no answer, such as `same-list-as-references`. */
      readonly emptyBecause?: string;
    }
  | { readonly kind: 'skipped'; readonly url: string; readonly reason: string }
  | { readonly kind: 'problem'; readonly refusal: Refusal }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'finished'; readonly run: RunRecord };
