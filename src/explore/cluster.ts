/**
 * The list pages of one query, found by online clustering (Huang 2011 §4.3).
 */

import type { AccessPath } from '../model/access-path.js';
import type { Observation, Refusal } from '../model/site.js';
import { fingerprints } from './comparing.js';
import type { ExploreContext, ListedPage } from './context.js';
import type { EntitySet } from './entity-set.js';
import type { ForeignMarks } from './foreign-cards.js';
import { completeness, MOST_PAGES, readEntities } from './list-reading.js';
import type { QueryLink } from './query-links.js';

/** The list pages of one query: ⟨O, Q, C⟩ of the paper. */
export interface Cluster {
  /** The same for all addresses of the query that differ in order, position and tracking only. */
  readonly key: string;
  /** How it was entered. */
  readonly path: AccessPath;
  readonly title: string;
  /** O: the entities listed, as far as they belong to the result. */
  readonly entities: EntitySet;
  /** Q: the query links. */
  readonly queryLinks: readonly QueryLink[];
  /** C: the list pages with what they list. */
  readonly pages: readonly ListedPage[];
  readonly fingerprints: ReadonlySet<string>;
  readonly declared: number | null;
  /** False if a page of it was refused. */
  readonly whole: boolean;
  readonly complete: 'yes' | 'capped' | 'stopped' | 'changed';
}

/** What came of clustering from a page. */
export type Clustering =
  | { readonly kind: 'cluster'; readonly cluster: Cluster }
  | { readonly kind: 'no-list' }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** What was gathered of a cluster. */
export interface GatheredPages {
  readonly key: string;
  readonly path: AccessPath;
  readonly first: Observation;
  readonly pages: readonly ListedPage[];
  readonly queryLinks: readonly QueryLink[];
  /** Why a page was not to be had, or null. */
  readonly refusal: Refusal | null;
}

/** The cluster of the gathered pages. Lists that were read to their end teach which cards do not belong. */
export function toCluster(gathered: GatheredPages, context: ExploreContext, foreign: ForeignMarks): Cluster {
  const { key, path, first, pages, refusal } = gathered;
  const declared = first.view.declaredCount;
  const whole = refusal === null && pages.length < MOST_PAGES;
  const reading = { path, first, pages, whole, refusal };
  // Not every entity link of a list page belongs to its query (Huang 2011 §4.2, step 1).
  if (whole) foreign.learn(pages, declared);
  const entities = readEntities(context, reading, foreign.marks());
  return {
    key,
    path,
    title: first.view.title,
    entities,
    queryLinks: gathered.queryLinks,
    pages,
    fingerprints: fingerprints(pages),
    declared,
    whole,
    complete: completeness(reading, entities.length),
  };
}
