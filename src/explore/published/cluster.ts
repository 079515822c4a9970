/**
 * The list pages of one query, found by online clustering (Huang 2011 §4.3).
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Observation, Refusal } from '../../model/site.js';
import { fingerprints, type Fingerprints } from '../comparing.js';
import type { ListedPage } from '../context.js';
import type { EntitySet } from '../entity-set.js';
import { MOST_PAGES } from '../lists/list-reading.js';
import type { QueryLink } from './query-links.js';
import { takeIn, type ListKnowledge } from '../taking-in.js';

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
  readonly fingerprints: Fingerprints;
  readonly declared: number | null;
  /** False if a page of it was refused, or there is more than was listed. */
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

/** The cluster of the gathered pages; as they are taken in, they teach which cards and numbers to believe. */
export function toCluster(gathered: GatheredPages, knowledge: ListKnowledge): Cluster {
  const { key, path, first, pages, refusal } = gathered;
  const reading = { path, first, pages, whole: refusal === null && pages.length < MOST_PAGES, refusal };
  // Not every entity link of a list page belongs to its query (Huang 2011 §4.2, step 1).
  const { entities, declared, whole, complete } = takeIn(knowledge, reading);
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
    complete,
  };
}
