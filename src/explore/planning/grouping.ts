/**
 * Which facets of a region are asked together (design §5.4): a page of a query with k predicates teaches k facts per
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
/** Facets up to which all partitions are compared; their number grows as 3 ^ facets. */
const MOST_EXACT = 8;
/** Conjunctions of one group; beyond, each would list next to nothing. */
const MOST_CELLS = 200_000;
/** Pages of the largest value that are looked at though it is inferred from the others. */
const CHECKED_ENTITIES = 299;

/** Facets by their place in the list of them, in the order in which a group's are chosen. */
export type FacetGroup = readonly number[];

/**
 * How many conjunctions of two facets have entities by how many would were the facets independent; below 1 where one
 * facet's values go with the other's. Those that have entities have more for it.
 */
export type Dependence = (one: number, other: number) => number;

/** No facet tells anything of another one. */
export const INDEPENDENT: Dependence = () => 1;

/** A partition of the facets into groups that takes few pages. A facet that may not hold all entities stands alone. */
export function groupFacets(grouping: Grouping): readonly FacetGroup[] {
  const { facets, region } = grouping;
  const costs = new Map<string, number>();
  const costOf: CostOf = (facetsAt) => {
    const group = inAskingOrder(facets, facetsAt, region);
    if (group === null) return Number.POSITIVE_INFINITY;
    const key = group.join();
    const cost = costs.get(key) ?? expectedPages(grouping, group);
    costs.set(key, cost);
    return cost;
  };
  const open = facets.flatMap((counts, at) => (holdsAll(counts, region.size) ? [at] : []));
  const alone = facets.flatMap((_, at) => (open.includes(at) ? [] : [[at]]));
  const groups = open.length <= MOST_EXACT ? exactGroups(open, costOf) : changedGroups(open, costOf);
  const ordered = [...alone, ...groups].map((group) => inAskingOrder(facets, group, region) ?? group);
  const taught = (group: FacetGroup): number =>
    group.reduce((sum, at) => sum + totalCount(facets[at]), 0) / expectedPages(grouping, group);
  // What teaches most per page comes first, should the crawl end early.
  const byTeaching = ordered.map((group) => ({ group, perPage: taught(group) }));
  return byTeaching
    .sort((a, b) => b.perPage - a.perPage || Math.min(...a.group) - Math.min(...b.group))
    .map(({ group }) => group);
}

type CostOf = (group: FacetGroup) => number;

/** The best of all partitions, by dynamic programming over sets of facets. */
function exactGroups(facets: readonly number[], costOf: CostOf): readonly FacetGroup[] {
  const groupOf = (set: number): FacetGroup => facets.filter((_, at) => (set & (1 << at)) !== 0);
  const best: { readonly pages: number; readonly groups: readonly FacetGroup[] }[] = [{ pages: 0, groups: [] }];
  for (let set = 1; set < 1 << facets.length; set += 1) {
    const first = set & -set;
    let found = { pages: Number.POSITIVE_INFINITY, groups: [] as readonly FacetGroup[] };
    for (let part = set; part > 0; part = (part - 1) & set) {
      const rest = best[set & ~part];
      if ((part & first) === 0 || rest === undefined) continue;
      const group = groupOf(part);
      // Estimates err: of several facets together only what clearly saves is believed.
      const pages = rest.pages + costOf(group) * (group.length > 1 ? 1 + LEAST_SAVING : 1);
      if (pages < found.pages) found = { pages, groups: [...rest.groups, group] };
    }
    best.push(found);
  }
  return best.at(-1)?.groups ?? [];
}

/** A good partition, by greedy changes from one in which each facet stands alone. */
function changedGroups(facets: readonly number[], costOf: CostOf): readonly FacetGroup[] {
  let groups: readonly FacetGroup[] = facets.map((at) => [at]);
  for (;;) {
    const change = bestChange(groups, costOf);
    if (change === null) return groups;
    groups = [...groups.filter((group) => !change.from.includes(group)), ...change.to];
  }
}

/** Groups that take the place of others. */
interface Change {
  readonly from: readonly FacetGroup[];
  readonly to: readonly FacetGroup[];
}

/** The change that saves most, if it saves enough. Merging alone ends where three groups of two should be two of three. */
function bestChange(groups: readonly FacetGroup[], costOf: CostOf): Change | null {
  const pagesOf = (changed: readonly FacetGroup[]): number => changed.reduce((sum, group) => sum + costOf(group), 0);
  let best: Change | null = null;
  let most = 0;
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(at + 1)) {
      const before = pagesOf([one, other]);
      for (const to of regroupings(one, other)) {
        const saving = before - pagesOf(to);
        if (saving > Math.max(most, before * LEAST_SAVING)) {
          most = saving;
          best = { from: [one, other], to };
        }
      }
    }
  }
  return best;
}

/** Two groups merged, or with one facet moved, or with two exchanged. */
function regroupings(one: FacetGroup, other: FacetGroup): readonly (readonly FacetGroup[])[] {
  const without = (group: FacetGroup, facet: number): FacetGroup => group.filter((own) => own !== facet);
  const moved = (from: FacetGroup, to: FacetGroup): readonly (readonly FacetGroup[])[] =>
    from.length === 1 ? [] : from.map((facet) => [without(from, facet), [...to, facet]]);
  const exchanged = one.flatMap((mine) =>
    other.map((theirs) => [
      [...without(one, mine), theirs],
      [...without(other, theirs), mine],
    ]),
  );
  return [[[...one, ...other]], ...moved(one, other), ...moved(other, one), ...exchanged];
}

/** Numbers that differ by less are the same: some are estimates, and no whole numbers. */
const TOLERANCE = 0.5;

/** Whether a facet's values hold every entity, as far as their counts tell; each one once if `exactly`. */
export function holdsAll(counts: ValueCounts, size: number, exactly = false): boolean {
  const sum = totalCount(counts);
  return exactly ? Math.abs(sum - size) < TOLERANCE : sum > size - TOLERANCE;
}

/** The numbers of all values together, 0 where there are none. */
export function totalCount(counts: ValueCounts = []): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The facet with fewest values first, for few queries in between, one of several values per entity last; null if they cannot be asked together. */
function inAskingOrder(facets: readonly ValueCounts[], group: FacetGroup, { size }: GroupedRegion): FacetGroup | null {
  if (group.length === 1) return group;
  const counts = (at: number): ValueCounts => facets[at] ?? [];
  const several = group.filter((at) => !holdsAll(counts(at), size, true));
  if (several.length > 1 || several.some((at) => !holdsAll(counts(at), size))) return null;
  const single = group.filter((at) => !several.includes(at));
  return [...single.sort((a, b) => counts(a).length - counts(b).length), ...several];
}

/** What is known of facets that may be asked together. */
export interface Grouping {
  readonly facets: readonly ValueCounts[];
  readonly dependence: Dependence;
  readonly region: GroupedRegion;
  /** Whether the largest value of a facet that is asked alone may be inferred. */
  readonly infers: boolean;
}

/** Pages that a group is expected to take: of one facet those of its values, the largest inferred if it can be; else those of all conjunctions and of the queries above them. */
export function expectedPages(grouping: Grouping, group: FacetGroup): number {
  const { facets, region, infers } = grouping;
  const { size, pageSize } = region;
  const [first = -1, ...rest] = group;
  const counts = facets[first] ?? [];
  if (rest.length === 0) {
    const pages = counts.reduce((sum, count) => sum + Math.ceil(count / pageSize), 0);
    const largest = Math.ceil(Math.max(0, ...counts) / pageSize);
    const checked = Math.ceil(CHECKED_ENTITIES / pageSize);
    return infers && holdsAll(counts, size, true) ? pages - Math.max(0, largest - checked) : pages;
  }
  let cells = counts;
  let above = 0;
  let dependent = 1;
  for (const [place, at] of rest.entries()) {
    const further = facets[at] ?? [];
    if (cells.length * further.length > MOST_CELLS) return Number.POSITIVE_INFINITY;
    above += dependent * expectedFilled(cells.map((cell) => cell / dependent));
    cells = cells.flatMap((cell) => further.map((count) => (cell * count) / size));
    dependent *= dependenceOn(grouping, group.slice(0, place + 1), at);
  }
  const listed = cells.reduce((sum, cell) => sum + cell, 0);
  const pages = cells.reduce((sum, cell) => sum + cellPages(cell / dependent, pageSize), 0);
  return above + Math.max(listed / pageSize, dependent * pages);
}

/**
 * How much a facet depends on those before it: as much as on the one that tells most of it (Chow and Liu 1968). Of streets,
 * cities and states the state tells nothing of a street that its city does not.
 */
export function dependenceOn({ dependence }: Pick<Grouping, 'dependence'>, before: FacetGroup, facet: number): number {
  return before.reduce((least, other) => Math.min(least, dependence(other, facet)), 1);
}

/** How many conjunctions have entities, by the number of entities that is expected of each. */
export function expectedFilled(cells: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + likelihood(cell), 0);
}

/** Pages of one conjunction that is expected to have so many entities. */
function cellPages(entities: number, pageSize: number): number {
  return likelihood(entities) * Math.max(1, entities / pageSize + 1 / 2);
}

/** Probability that a conjunction has any entity. */
function likelihood(entities: number): number {
  return 1 - Math.exp(-entities);
}
