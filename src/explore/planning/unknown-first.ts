/**
 * In which order lists that overlap are explored: those that hold most of what no list before them held. What facets tell of
 * an entity is told by any list that holds it, and a crawl may end before all lists are asked.
 */

import type { Region } from '../region.js';

interface Waiting {
  readonly region: Region;
  /** Number of entities in none of the lists before; at most so many, as long as it is not counted again. */
  readonly unknown: number;
}

/**
 * The regions, each in turn the one with most entities in none of those before it nor `above`; of equals the earlier. The first
 * stays the first, and what lists nothing by itself keeps its turn.
 */
export function* mostUnknownFirst(regions: readonly Region[], above: readonly Region[] = []): Generator<Region> {
  const known = new Set(above.flatMap(({ entities }) => [...entities]));
  const open = [...regions];
  const first = open.filter(({ id }, at) => at === 0 || id === null);
  let waiting = inOrder(open.filter((region) => !first.includes(region)).map((region) => counted(region, known)));
  for (const region of first) {
    yield region;
    addAll(known, region);
  }
  for (let [head, ...others] = waiting; head !== undefined; [head, ...others] = waiting) {
    const now = counted(head.region, known);
    // What was counted earlier can only have become less.
    const isMost = now.unknown >= (others[0]?.unknown ?? 0);
    waiting = isMost ? others : inOrder([now, ...others]);
    if (!isMost) continue;
    yield head.region;
    addAll(known, head.region);
  }
}

function addAll(known: Set<number>, { entities }: Region): void {
  for (const entity of entities) known.add(entity);
}

/** How many entities of a region are unknown; of one that was read in part as many as its share of the whole would be. */
function counted(region: Region, known: ReadonlySet<number>): Waiting {
  const { entities, size } = region;
  const unknown = entities.filter((entity) => !known.has(entity)).length;
  return {
    region,
    unknown: entities.length === 0 ? (size ?? 0) : unknown * Math.max(1, (size ?? 0) / entities.length),
  };
}

function inOrder(waiting: readonly Waiting[]): readonly Waiting[] {
  return [...waiting].sort((a, b) => b.unknown - a.unknown);
}
