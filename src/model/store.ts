/**
 * The store contract: the run's database (design §3, §4). Writes are batches, each atomic and durable when it returns.
 * Entities are dense integers inside and strings outside.
 */

import type { AccessPath } from './access-path.js';
import type { Evidence, EntityRecord, FactRecord, ObservationRecord } from './entity.js';
import type { KeywordRecord } from './keyword.js';
import type { PageView } from './page.js';
import type { QueryRecord } from './query.js';
import type { RunRecord } from './run.js';

/** A page that was fetched, with what was read on it. */
export interface StoredPage {
  /** Canonical key of the access path. */
  readonly key: string;
  readonly path: AccessPath;
  readonly purpose: 'list' | 'entity' | 'other';
  readonly view: PageView;
  readonly transport: 'http' | 'browser' | 'memory';
  readonly bytes: number;
  readonly at: string;
}

/** An entity as first seen or seen better. */
export interface EntityUpsert {
  /** Dense integer, from {@link Store.nextEntity} on, assigned by the caller. */
  readonly entity: number;
  /** Public id (design §3). */
  readonly id: string;
  readonly url: string | null;
  readonly name: string;
  readonly weak: boolean;
}

/** A fact with one evidence. The same fact from another source adds evidence. */
export interface FactUpsert {
  readonly entity: number;
  readonly attribute: string;
  readonly value: string;
  readonly path?: readonly string[];
  readonly range?: { readonly min: number | null; readonly max: number | null };
  /** Bounds that Querent chose itself, such as on a slider. */
  readonly synthetic?: true;
  readonly residual?: true;
  readonly evidence: Evidence;
}

/** What was listed where. */
export interface ObservationUpsert {
  readonly query: string;
  readonly page: string;
  readonly position: number;
  readonly entity: number;
  readonly at: string;
}

/** Things to write together. */
export interface Batch {
  readonly pages?: readonly StoredPage[];
  readonly entities?: readonly EntityUpsert[];
  /** Further addresses of entities. */
  readonly aliases?: readonly { readonly entity: number; readonly url: string }[];
  /** `from` is the same entity as `into`; its facts and aliases count for `into` from now on. */
  readonly merges?: readonly { readonly into: number; readonly from: number }[];
  /** Listed things that are no entities of the site after all: they go with where they were listed, but for those that have facts. */
  readonly strangers?: readonly number[];
  readonly queries?: readonly QueryRecord[];
  readonly observations?: readonly ObservationUpsert[];
  readonly facts?: readonly FactUpsert[];
  /** Takes back evidence of these queries (a rule or a drill-down proved wrong); facts without evidence go. */
  readonly retractSources?: readonly string[];
  /** Whether the attribute is shown on the entity's page or card, value by value. */
  readonly visibility?: readonly {
    readonly entity: number;
    readonly attribute: string;
    readonly value: string;
    readonly visible: boolean;
  }[];
  /** Keyword queries, in place of what was known of them. */
  readonly keywords?: readonly KeywordRecord[];
  /** Added to the run's counters. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Small values of the run by name (JSON). */
  readonly values?: Readonly<Record<string, string>>;
}

/** Totals. */
export interface StoreTotals {
  readonly entities: number;
  readonly facts: number;
  readonly queries: number;
  readonly observations: number;
  readonly pages: number;
}

/** The run's database. */
export interface Store {
  commit(batch: Batch): Promise<void>;
  /** The page under a key, or null. */
  page(key: string): Promise<StoredPage | null>;
  /** First free dense integer. */
  nextEntity(): Promise<number>;
  /** All entities that are known by public id, for going on with a run. */
  knownEntities(): AsyncIterable<
    EntityUpsert & { readonly mergedInto: number | null; readonly aliases: readonly string[] }
  >;
  value(name: string): Promise<string | null>;
  counters(): Promise<Readonly<Record<string, number>>>;
  totals(): Promise<StoreTotals>;
  /** Everything, merged, in a stable order (entity id, attribute, value). Streams. */
  entities(): AsyncIterable<EntityRecord>;
  facts(): AsyncIterable<FactRecord>;
  queries(): AsyncIterable<QueryRecord>;
  observations(): AsyncIterable<ObservationRecord>;
  /** Keyword queries, in the order in which they were first known. */
  keywords(): AsyncIterable<KeywordRecord>;
  /** Writes entities.jsonl, facts.jsonl, queries.jsonl, observations.jsonl, run.json and, where keywords were asked, keywords.jsonl into the run folder, each atomically. */
  writeRunFolder(run: RunRecord): Promise<void>;
  close(): Promise<void>;
}

/** What an argument of a site's addresses does (He 2013 §7.3.1). */
export interface SavedArgument {
  readonly name: string;
  readonly kind: 'keyword' | 'selects' | 'orders' | 'positions' | 'tracks';
}

/** Signatures of the pages that a search answered meaningless keywords with (He 2013 §6): hashes and numbers only. */
export interface SavedEmptyAnswers {
  /** The template as one text. */
  readonly template: string;
  readonly references: readonly SavedSignature[];
}

/** A page as the filter of empty pages sees it. */
export interface SavedSignature {
  readonly source: PageView['source'];
  readonly tokens: readonly string[];
  readonly entities: readonly string[];
  readonly place: string | null;
  readonly sizes: readonly { readonly wording: string; readonly value: number }[];
  readonly declared: number | null;
  readonly mentions: number;
}

/** What was learnt about a site, kept for the next crawl: a small document that people read. */
export interface SiteProfile {
  readonly version: 1;
  readonly host: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Argument names of internal links that do not change what is shown. */
  readonly trackingArguments: readonly string[];
  /** What other arguments of addresses do. @default nothing is known */
  readonly arguments?: readonly SavedArgument[];
  /** What searches answer keywords with that nothing has, by template. @default nothing is known */
  readonly emptyAnswers?: readonly SavedEmptyAnswers[];
  /** How pages of one address pattern are best fetched. */
  readonly transports: Readonly<Record<string, 'http' | 'browser'>>;
  /** Marks of cards that do not belong to the result. */
  readonly foreignMarks: readonly string[];
  readonly facets: readonly { readonly attribute: string; readonly values: number; readonly kind: string }[];
}
