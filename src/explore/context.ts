/**
 * What exploring needs from outside: a site that answers, and someone who keeps what was learnt.
 */

import type { Observation, Refusal, Site } from '../model/site.js';
import type { AccessPath } from '../model/access-path.js';
import type { KeywordQuery } from '../model/keyword.js';
import type { PageView } from '../model/page.js';
import type { Predicate } from '../model/query.js';
import type { EntitySet } from './entity-set.js';

/** A card of a list as an entity. */
export interface ListedEntity {
  readonly entity: number;
  readonly position: number;
  readonly marks: readonly string[];
  /** Name and image as one text: tells that two addresses may be one entity. */
  readonly fingerprint: string;
}

/** One page of a list that was read. */
export interface ListedPage {
  readonly page: string;
  readonly at: string;
  readonly items: readonly ListedEntity[];
}

/** A query that was read, to be kept. */
export interface QueryReading {
  readonly predicates: readonly Predicate[];
  readonly keyword: string | null;
  readonly paths: readonly AccessPath[];
  /** Predicates whose facts this reading teaches: the edge from its parent (Huang 2011 §4.2, step 3). */
  readonly teaches: readonly Predicate[];
  readonly parents: readonly string[];
  readonly equivalentTo: string | null;
  readonly declaredSize: number | null;
  readonly pages: readonly ListedPage[];
  /** What belongs to the result, cards that do not belong left out. */
  readonly entities: EntitySet;
  readonly complete: 'yes' | 'capped' | 'stopped' | 'changed';
  /** The rule by which those of {@link entities} follow that no page lists. @default none: what it teaches was all listed */
  readonly rule?: InferenceRule;
}

/**
 * Ways to know an entity's value without a list that shows it: what the other values leave of a region, or that the value's
 * list is as large as the region in which it lies.
 */
export type InferenceRule = 'complement' | 'size';

/** What exploring tells while it goes on. */
export type ExploreNews =
  | { readonly kind: 'facet'; readonly attribute: string; readonly values: number; readonly region: string }
  | { readonly kind: 'doing'; readonly phase: 'scouting' | 'asking'; readonly detail: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly attribute: string | null }
  | { readonly kind: 'empty'; readonly label: string }
  | {
      /** A keyword was asked for. */
      readonly kind: 'keyword';
      readonly keyword: KeywordQuery;
      /** Entities that it listed. */
      readonly listed: number;
      /** Those among them that no keyword before it listed. */
      readonly fresh: number;
      /** Why a page that shows a list is no answer. */
      readonly emptyBecause?: string;
    }
  | {
      /** What is left to do, as far as pages have told so far. */
      readonly kind: 'outlook';
      readonly pages: number;
      readonly facts: number;
      /** Entities of the largest list so far. */
      readonly entities: number;
      /** Facts that each next thousand pages are expected to teach. */
      readonly factsPerThousand: readonly number[];
    }
  | { readonly kind: 'note'; readonly text: string };

/** What is to be asked in a site's search field. */
export interface KeywordPlan {
  /** Best first. Where there are any, only what they find is explored. */
  readonly given: readonly KeywordQuery[];
  /** Whether words of the site itself are asked beside what was given. */
  readonly siteWords: boolean;
  /** Order in which words of the site are asked: what promises most first, or as they were found. */
  readonly order: 'adaptive' | 'found';
  /** Whether one page of each result is enough (He 2013 §1). */
  readonly isRepresentative: boolean;
}

/** What a keyword without meaning was answered with. */
export interface EmptyAnswer {
  readonly keyword: string;
  readonly view: PageView;
}

/** Telling results that hold nothing from what a site answers keywords with that nothing has (He 2013 §6). */
export interface EmptyResults {
  /** Keywords without meaning. */
  readonly keywords: readonly string[];
  /** Others that are asked instead once the site's layout has changed, a list for each change. @default none */
  readonly renewals?: readonly (readonly string[])[];
  /** Judges by those answers. `frame` is a page of the site that is no result. */
  judgeBy(answers: readonly EmptyAnswer[], frame: PageView, template?: AccessPath): EmptyJudge;
  /**
   * The same by what an earlier crawl kept of a template, if the answer to one keyword still is like that; null where it is
   * not, or nothing was kept: then all are asked.
   */
  judgeAsBefore?(template: AccessPath, answer: EmptyAnswer, frame: PageView): EmptyJudge | null;
}

/** Tells empty answers of one template. */
export interface EmptyJudge {
  /** Why the answer to a keyword is empty; null if it is not. */
  judge(view: PageView, keyword: string): EmptyVerdict | null;
  /** Whether the site's layout is another one by now, so that the keywords are to be asked again. */
  isStale(): boolean;
}

/** Why an answer is empty, with its likeness to what is no answer to anything, 0–1. */
export interface EmptyVerdict {
  readonly reason: string;
  readonly score: number;
}

/** The surroundings of an exploration. */
export interface ExploreContext {
  readonly site: Site;
  /**
   * Dense integers of the cards of an observed list page, in the order of the cards. Pages of one list have one `list`, such
   * as its first page's name.
   */
  readonly register: (observation: Observation, list?: string) => Promise<readonly number[]>;
  /** Whether an address is one under which an entity was listed. */
  readonly isEntity: (url: string) => boolean;
  /** The entity that stands for this one after merges. */
  readonly representative: (entity: number) => number;
  /** Keeps a query with what was listed under it; answers its id. Doing it again changes nothing. */
  readonly record: (reading: QueryReading) => Promise<string>;
  readonly tell: (news: ExploreNews) => void;
  /** Whether facts of this attribute are wanted. */
  readonly wants: (attribute: string) => boolean;
  /** Whether facts may be inferred where that saves pages; else all are observed. */
  readonly infers: boolean;
  /** @default nothing is given; words of the site are asked where it shows no list otherwise */
  readonly keywords?: KeywordPlan;
  /** @default what a page says of itself decides */
  readonly emptyResults?: EmptyResults;
  /** Whether addresses differ only in what shows one list in another order, as far as pages have told. @default none do */
  readonly reorders?: (urls: readonly string[]) => boolean;
  /** Lists read at once. */
  readonly concurrency: number;
  /** Clicks from the start page within which lists are looked for; 0 = the start page only. */
  readonly maxDepth: number;
  /** Pages after which the run ends; where these will not do for everything, what teaches most is asked first. @default null: no bound */
  readonly mostPages?: number | null;
}

/** Whether only what keywords find is to be explored. */
export function asksKeywords({ keywords }: ExploreContext): boolean {
  return keywords !== undefined && (keywords.given.length > 0 || keywords.siteWords);
}
