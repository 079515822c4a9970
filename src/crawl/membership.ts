/**
 * What was listed without ever belonging to a result, such as promotions and paid placements among the cards (Huang 2011 §5:
 * list pages "may contain entities that do not satisfy the query"): no entities of the site.
 */

import type { QueryReading } from '../explore/context.js';
import { growingSet } from '../explore/growing-set.js';

/** Which of the listed things belong to a result. */
export interface Membership {
  /** Takes in what a query lists and what of it belongs. */
  learn(reading: Pick<QueryReading, 'pages' | 'entities'>): void;
  /** Representatives of what queries listed and no query holds. */
  strangers(): readonly number[];
}

/** Nothing listed yet. */
export function createMembership(representative: (entity: number) => number): Membership {
  const members = growingSet();
  const others = growingSet();
  return {
    learn({ pages, entities }) {
      for (const entity of entities) members.add(entity);
      for (const { entity } of pages.flatMap(({ items }) => items)) {
        const own = representative(entity);
        if (!members.has(own)) others.add(own);
      }
    },
    strangers() {
      const known = new Set([...others].map(representative));
      for (const entity of members) known.delete(representative(entity));
      return [...known].sort((a, b) => a - b);
    },
  };
}
