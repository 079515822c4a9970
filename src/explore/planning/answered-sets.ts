/**
 * The sets of entities that the answered questions of each region gave, by facet: what else is known of a region when the
 * largest value of one of its facets is to be inferred.
 */

import { unionOf, type EntitySet } from '../entity-set.js';
import type { Region } from '../region.js';

/** Answers of all regions. */
export interface AnsweredSets {
  /** Takes in the entities of one value of a facet, asked in this region. */
  note(region: Region, facet: string, entities: EntitySet): void;
  /** Entities of each value of the facet that was answered in the region. */
  of(region: Region, facet: string): readonly EntitySet[];
  /** What other facets tell apart in the region: the entities that have any value of one, and those of each value. */
  beside(region: Region, facet: string): readonly EntitySet[];
}

/** No answers so far. */
export function createAnsweredSets(): AnsweredSets {
  const answers = new WeakMap<Region, Map<string, EntitySet[]>>();
  return {
    note(region, facet, entities) {
      const own = answers.get(region) ?? new Map<string, EntitySet[]>();
      answers.set(region, own);
      const sets = own.get(facet) ?? [];
      own.set(facet, sets);
      sets.push(entities);
    },
    of: (region, facet) => answers.get(region)?.get(facet) ?? [],
    beside: (region, facet) =>
      [...(answers.get(region) ?? [])].flatMap(([other, sets]) =>
        other === facet ? [] : [unionOf(sets), ...(sets.length > 1 ? sets : [])],
      ),
  };
}
