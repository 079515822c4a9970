/**
 * Regions that no predicate describes: the whole, a list that no choice names, what a keyword finds.
 */

import { endOf } from '../lists/caps.js';
import { fingerprints } from '../comparing.js';
import { entitySet } from '../entity-set.js';
import type { Explorer } from '../explorer.js';
import { growingSet, type GrowingSet } from '../growing-set.js';
import type { ListReading } from '../lists/list-reading.js';
import type { Region } from '../region.js';
import type { TakenIn } from '../taking-in.js';

/** A list that was read, understood. */
export interface RootReading {
  readonly label: string;
  readonly reading: ListReading;
  readonly taken: TakenIn;
  /** What other lists brought of it before, should it be cut. @default nothing */
  readonly gathered?: GrowingSet;
}

/** The region of a page of which nothing is listed. */
export function unlistedRegion(place: Pick<Region, 'label' | 'path' | 'view'>): Region {
  const nothing = entitySet([]);
  const unknown = { entities: nothing, fingerprints: nothing, size: null, whole: false };
  return { ...place, ...unknown, id: null, predicates: [], ancestors: [] };
}

/** The region of a list, not yet recorded. */
export function rootRegion({ label, reading, taken }: RootReading): Region {
  const { entities, declared, whole } = taken;
  return {
    id: null,
    label,
    predicates: [],
    path: reading.path,
    view: reading.first.view,
    entities,
    fingerprints: fingerprints(reading.pages),
    size: declared ?? entities.length,
    whole,
    ancestors: [],
  };
}

/** Records the region of a list; `keyword` is what was asked for it, null if nothing was. */
export async function keepRoot(explorer: Explorer, root: RootReading, keyword: string | null = null): Promise<Region> {
  const { reading, taken } = root;
  const id = await explorer.context.record({
    predicates: [],
    keyword,
    paths: [reading.path],
    teaches: [],
    parents: [],
    equivalentTo: null,
    declaredSize: taken.declared,
    pages: reading.pages,
    entities: taken.entities,
    complete: taken.complete,
  });
  return { ...rootRegion(root), id, ...(keyword === null ? {} : { keyword }) };
}

/** Records the list of everything; of one that was cut, the entities that are not listed come from the facets. */
export async function keepEverything(explorer: Explorer, root: RootReading): Promise<Region> {
  const { reading, taken } = root;
  const { entities, declared, complete } = taken;
  if (complete !== 'capped') return keepRoot(explorer, root);
  const region = await keepRoot(explorer, { ...root, taken: { ...taken, complete: 'stopped' } });
  // What stays out of reach is told in the end.
  const end = endOf(reading.pages, entities.length);
  const gathered = root.gathered ?? growingSet();
  for (const entity of entities) gathered.add(entity);
  explorer.capped.add({ region, teaches: [], declared, gathered, end });
  return region;
}
