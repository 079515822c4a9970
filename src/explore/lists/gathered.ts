/**
 * Recording a query whose entities come from other queries: what was gathered of it, in place of a list of its own.
 */

import type { Completeness } from '../../model/query.js';
import type { CappedQuery } from './capped-queries.js';
import { mappedSet, type EntitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { keywordOf, type Region } from '../region.js';

/** What is known of a query, each entity once. */
export function gatheredEntities({ context }: Explorer, { gathered }: Pick<CappedQuery, 'gathered'>): EntitySet {
  return mappedSet(gathered, context.representative);
}

/** Records what is known of a query in the end; answers its entities. It teaches nothing that its parts have not taught. */
export async function recordGathered(
  explorer: Explorer,
  query: Pick<CappedQuery, 'region' | 'declared' | 'gathered'>,
  complete: Completeness,
): Promise<EntitySet> {
  const { region, declared } = query;
  const entities = gatheredEntities(explorer, query);
  await explorer.context.record({
    predicates: region.predicates,
    keyword: keywordOf(region),
    paths: [region.path],
    teaches: [],
    parents: parentsOf(region),
    equivalentTo: null,
    declaredSize: declared,
    pages: [],
    entities,
    complete,
  });
  return entities;
}

/** Ids of the queries that a region's query drills down from. */
export function parentsOf({ ancestors }: Region): readonly string[] {
  const parent = ancestors[0]?.id ?? null;
  return parent === null ? [] : [parent];
}
