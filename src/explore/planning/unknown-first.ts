/**
 * In which order lists that overlap are explored: those whose facets promise most that no list before them told. What a facet
 * tells of an entity is told by any list that holds it and offers the facet, and a crawl may end before all lists are asked.
 */

import { mayNarrow, type Region } from '../region.js';

interface Waiting {
  readonly region: Region;
  /** Number of things that no list before tells; at most so many, as long as it is not counted again. */
  readonly unknown: number;
}

/** Facets that are told apart; more of one site count as one. */
const MOST_FACETS = 30;
const BITS = Array.from({ length: MOST_FACETS + 1 }, (_, at) => 1 << at);

/** What is told of entities: of each a bit that it is listed, and one for each facet of a list that holds it. */
class Told {
  readonly #bits = new Map<number, number>();
  readonly #facets = new Map<string, number>();

  add(region: Region): void {
    const own = this.#bitsOf(region);
    for (const entity of region.entities) this.#bits.set(entity, (this.#bits.get(entity) ?? 0) | own);
  }

  /** What a region tells that nothing before does; of one that was read in part as much as its share of the whole would be. */
  counted(region: Region): Waiting {
    const { entities, size } = region;
    const own = this.#bitsOf(region);
    if (entities.length === 0) return { region, unknown: (size ?? 0) * ones(own) };
    let unknown = 0;
    for (const entity of entities) unknown += ones(own & ~(this.#bits.get(entity) ?? 0));
    return { region, unknown: unknown * Math.max(1, (size ?? 0) / entities.length) };
  }

  #bitsOf({ view }: Region): number {
    let bits = 1;
    for (const group of view.groups) {
      if (group.guess !== 'facet' || !mayNarrow(group)) continue;
      const known = this.#facets.get(group.key) ?? Math.min(this.#facets.size + 1, MOST_FACETS);
      this.#facets.set(group.key, known);
      bits |= 1 << known;
    }
    return bits;
  }
}

function ones(bits: number): number {
  return BITS.reduce((sum, bit) => sum + ((bits & bit) === 0 ? 0 : 1), 0);
}

/**
 * The regions, each in turn the one that promises most beside those before it and `above`; of equals the earlier. The first
 * stays the first, and what lists nothing by itself keeps its turn.
 */
export function* mostUnknownFirst(regions: readonly Region[], above: readonly Region[] = []): Generator<Region> {
  const open = [...regions];
  const first = open.filter(({ id }, at) => at === 0 || id === null);
  const others = open.filter((region) => !first.includes(region));
  yield* first;
  if (others.length === 0) return;
  const told = new Told();
  for (const region of [...above, ...first]) told.add(region);
  let waiting = inOrder(others.map((region) => told.counted(region)));
  for (let [head, ...rest] = waiting; head !== undefined; [head, ...rest] = waiting) {
    const now = told.counted(head.region);
    // What was counted earlier can only have become less.
    const isMost = now.unknown >= (rest[0]?.unknown ?? 0);
    waiting = isMost ? rest : inOrder([now, ...rest]);
    if (!isMost) continue;
    yield head.region;
    told.add(head.region);
  }
}

function inOrder(waiting: readonly Waiting[]): readonly Waiting[] {
  return [...waiting].sort((a, b) => b.unknown - a.unknown);
}
