/**
 * Which facets of a region are asked together (DESIGN §5.4): a page of a query with k predicates teaches k facts per
 * entity, which pays as long as the conjunctions still fill their pages. Pure; sizes of conjunctions are estimated as if
 * the facets were independent.
 */

/** The numbers that a facet's values have in a region. */
export type ValueCounts = readonly number[];

/** The region whose facets are to be asked. */
export interface GroupedRegion {
  /** Number of its entities. */
  readonly size: number;
  /** Entities per list page. */
  readonly pageSize: number;
}

/** Share of the pages that asking together must save: estimates err. */
const LEAST_SAVING = 0.03;
/** Conjunctions of one group; beyond, each would list next to nothing. */
const MOST_CELLS = 200_000;
/** Pages of the largest value that are looked at though it is inferred from the others. */
const CHECKED_ENTITIES = 299;

/** Facets by their place in the list of them, in the order in which a group's are chosen. */
export type FacetGroup = readonly number[];

/**
 * How many pages the conjunctions of two facets take by what they would take were the facets independent; below 1 where
 * one facet's values go with the other's.
 */
export type Dependence = (one: number, other: number) => number;

/** A partition of the facets into groups that takes few pages. A facet that may not hold all entities stands alone. */
export function groupFacets(
  facets: readonly ValueCounts[],
  region: GroupedRegion,
  dependence: Dependence = () => 1,
): readonly FacetGroup[] {
  const costs = new Map<string, number>();
  const costOf = (group: FacetGroup): number => {
    const key = group.join();
    const cost = costs.get(key) ?? groupPages({ facets, dependence, region }, group);
    costs.set(key, cost);
    return cost;
  };
  let groups: readonly FacetGroup[] = facets.map((_, at) => [at]);
  for (;;) {
    let best: { readonly saving: number; readonly merged: FacetGroup; readonly parts: readonly FacetGroup[] } | null =
      null;
    for (const [at, one] of groups.entries()) {
      for (const other of groups.slice(at + 1)) {
        const merged = inAskingOrder(facets, [...one, ...other], region);
        if (merged === null) continue;
        const apart = costOf(one) + costOf(other);
        const saving = apart - costOf(merged);
        if (saving > Math.max(best?.saving ?? 0, apart * LEAST_SAVING)) best = { saving, merged, parts: [one, other] };
      }
    }
    if (best === null) return groups;
    const { merged, parts } = best;
    groups = [...groups.filter((group) => !parts.includes(group)), merged];
  }
}

/** Whether a facet's values hold every entity, as far as their counts tell; each one once if `exactly`. */
export function holdsAll(counts: ValueCounts, size: number, exactly = false): boolean {
  const sum = counts.reduce((all, count) => all + count, 0);
  return exactly ? sum === size : sum >= size;
}

/** The facet with fewest values first, for few queries in between, one of several values per entity last; null if they cannot be asked together. */
function inAskingOrder(facets: readonly ValueCounts[], group: FacetGroup, { size }: GroupedRegion): FacetGroup | null {
  const counts = (at: number): ValueCounts => facets[at] ?? [];
  const several = group.filter((at) => !holdsAll(counts(at), size, true));
  if (several.length > 1 || several.some((at) => !holdsAll(counts(at), size))) return null;
  const single = group.filter((at) => !several.includes(at));
  return [...single.sort((a, b) => counts(a).length - counts(b).length), ...several];
}

interface Grouping {
  readonly facets: readonly ValueCounts[];
  readonly dependence: Dependence;
  readonly region: GroupedRegion;
}

/** Pages of a group: of one facet those of its values, the largest inferred if it can be; else those of all conjunctions and of the queries above them. */
function groupPages({ facets, dependence, region: { size, pageSize } }: Grouping, group: FacetGroup): number {
  const [first = -1, ...rest] = group;
  const counts = facets[first] ?? [];
  if (rest.length === 0) {
    const pages = counts.reduce((sum, count) => sum + Math.ceil(count / pageSize), 0);
    const largest = Math.ceil(Math.max(0, ...counts) / pageSize);
    const checked = Math.ceil(CHECKED_ENTITIES / pageSize);
    return holdsAll(counts, size, true) ? pages - Math.max(0, largest - checked) : pages;
  }
  let cells = counts;
  let above = 0;
  let dependent = 1;
  for (const [place, at] of rest.entries()) {
    const further = facets[at] ?? [];
    if (cells.length * further.length > MOST_CELLS) return Number.POSITIVE_INFINITY;
    above += dependent * cells.reduce((sum, cell) => sum + likelihood(cell), 0);
    cells = cells.flatMap((cell) => further.map((count) => (cell * count) / size));
    for (const before of group.slice(0, place + 1)) dependent *= dependence(before, at);
  }
  const listed = cells.reduce((sum, cell) => sum + cell, 0);
  const pages = expectedPagesOf(cells, pageSize);
  return above + Math.max(listed / pageSize, dependent * pages);
}

/** Pages of conjunctions that are expected to have so many entities each. */
export function expectedPagesOf(cells: readonly number[], pageSize: number): number {
  return cells.reduce((sum, cell) => sum + expectedPages(cell, pageSize), 0);
}

/** Pages of a conjunction that is expected to have so many entities. */
function expectedPages(entities: number, pageSize: number): number {
  return likelihood(entities) * Math.max(1, entities / pageSize + 1 / 2);
}

/** Probability that a conjunction has any entity. */
function likelihood(entities: number): number {
  return 1 - Math.exp(-entities);
}
