/**
 * What was listed without ever belonging to a result, such as promotions and paid placements among the cards (Huang 2011 §5:
 * list pages "may contain entities that do not satisfy the query"): no entities of the site.
 */

import { canonicalUrl } from '../base/url.js';
import type { QueryReading } from '../explore/context.js';
import { growingSet } from '../explore/growing-set.js';

/** Addresses of queries that are remembered to tell values from entities. */
const MOST_LISTS = 200_000;

/** Which of the listed things belong to a result. */
export interface Membership {
  /** Takes in what a query lists and what of it belongs. */
  learn(reading: Pick<QueryReading, 'pages' | 'entities' | 'paths'>): void;
  /**
   * Representatives of what queries listed and no query holds; and, of what has an address, what no query holds and whose
   * address lists a query: a value, seen in a list of values that looks like one of entities.
   */
  strangers(addressed: readonly Addressed[]): readonly number[];
}

/** An entity with its address. */
interface Addressed {
  readonly entity: number;
  readonly url: string;
}

/** Nothing listed yet. */
export function createMembership(representative: (entity: number) => number): Membership {
  const members = growingSet();
  const others = growingSet();
  const lists = new Set<string>();
  return {
    learn({ pages, entities, paths }) {
      for (const path of paths) if (path.kind === 'url' && lists.size < MOST_LISTS) lists.add(canonicalUrl(path.url));
      for (const entity of entities) members.add(entity);
      for (const { entity } of pages.flatMap(({ items }) => items)) {
        const own = representative(entity);
        if (!members.has(own)) others.add(own);
      }
    },
    strangers(addressed) {
      const known = new Set([...others].map(representative));
      for (const { entity, url } of addressed) if (lists.has(canonicalUrl(url))) known.add(representative(entity));
      for (const entity of members) known.delete(representative(entity));
      return [...known].sort((a, b) => a - b);
    },
  };
}
