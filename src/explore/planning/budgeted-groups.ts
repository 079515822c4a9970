/**
 * Which facets are asked together when the pages will not do for everything (design §5.4, "With a page budget"): only those
 * conjunctions are asked that fill their pages, so that other groups are best than where all is to be learnt. Pure; sizes
 * of conjunctions are estimated from how the facets depend on each other, where that is known.
 */

import {
  dependenceOn,
  totalCount,
  type Dependence,
  type FacetGroup,
  type GroupedRegion,
  type ValueCounts,
} from './grouping.js';
import type { Estimate } from './outlook.js';

/** Facets of which partitions are compared, those with most facts; the others are asked by themselves. */
const MOST_COMPARED = 7;

/** Full pages of facts that asking facets together must teach more. */
const LEAST_GAIN = 0.5;

/** Yields by facts per page, rounded. */
type Yields = Map<number, Estimate>;

/** What is known of facets that are to be asked with so many pages. */
export interface BudgetedGrouping {
  readonly facets: readonly ValueCounts[];
  readonly dependence: Dependence;
  readonly region: GroupedRegion;
  /** Pages that may be asked. */
  readonly pages: number;
}

/** Groups of facets, and how many facts the given pages are expected to teach of them. */
export interface BudgetedGroups {
  readonly groups: readonly FacetGroup[];
  readonly facts: number;
}

/** A partition of the facets into groups that teaches most facts with the given pages; within a group, those with fewest values first. */
export function groupsForBudget(grouping: BudgetedGrouping): BudgetedGroups {
  const { facets } = grouping;
  const byFacts = facets.map((_, at) => at).sort((a, b) => totalCount(facets[b]) - totalCount(facets[a]));
  const alone = byFacts.slice(MOST_COMPARED).map((at) => [at]);
  const yields = new Map<string, Yields>();
  const yieldsOf = (group: FacetGroup): Yields => {
    const key = group.join();
    const known = yields.get(key) ?? expectedYields(grouping, group);
    yields.set(key, known);
    return known;
  };
  const apart = byFacts.slice(0, MOST_COMPARED).map((at) => [at]);
  let best: readonly FacetGroup[] = apart;
  // Pages that show whether values narrow together, and estimates that err, have to be made up for.
  let most = factsWithin(apart.map(yieldsOf), grouping.pages) + LEAST_GAIN * grouping.region.pageSize;
  for (const partition of partitionsOf(byFacts.slice(0, MOST_COMPARED))) {
    const groups = partition.map((group) => inOrder(grouping, group));
    const facts = factsWithin(groups.map(yieldsOf), grouping.pages);
    if (facts > most) [best, most] = [groups, facts];
  }
  const groups = [...best, ...alone];
  return { groups, facts: factsWithin(groups.map(yieldsOf), grouping.pages) };
}

/** Facts that so many pages teach where facets are asked in groups that take so many pages, those that teach most per page first. */
export function factsOfGroups(groups: readonly Estimate[], pages: number): number {
  return factsWithin(
    groups.map((one) => new Map([[one.facts / one.pages, one]])),
    pages,
  );
}

/** Values that an entity has of a facet, at least one. */
export function valuesPerEntity(counts: ValueCounts | undefined, size: number): number {
  return Math.max(1, totalCount(counts) / Math.max(1, size));
}

/** All partitions. */
function partitionsOf(items: readonly number[]): readonly (readonly FacetGroup[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return partitionsOf(rest).flatMap((partition) => [
    [[first], ...partition],
    ...partition.map((_, at) => partition.map((group, place) => (place === at ? [first, ...group] : group))),
  ]);
}

/** Those with fewest values first, for few queries in between; those of several values per entity last. */
function inOrder({ facets, region: { size } }: BudgetedGrouping, group: FacetGroup): FacetGroup {
  const isMultiple = (at: number): number => Number(totalCount(facets[at]) > size);
  const lengthOf = (at: number): number => facets[at]?.length ?? 0;
  return [...group].sort((a, b) => isMultiple(a) - isMultiple(b) || lengthOf(a) - lengthOf(b));
}

/** Facts that so many pages teach, those that teach most first. */
function factsWithin(groups: readonly Yields[], pages: number): number {
  const rates = groups.flatMap((yields) => [...yields]).sort(([a], [b]) => b - a);
  let [left, facts] = [pages, 0];
  for (const [, each] of rates) {
    const share = Math.min(1, left / each.pages);
    facts += each.facts * share;
    left -= each.pages * share;
    if (left <= 0) break;
  }
  return facts;
}

/** What the conjunctions of a group teach that fill their pages, and then the lists of each value by itself. */
function expectedYields({ facets, region, dependence }: BudgetedGrouping, group: FacetGroup): Yields {
  const { size, pageSize } = region;
  const yields: Yields = new Map();
  const add = (pages: number, facts: number): void => {
    const rate = Math.round(facts / pages);
    const known = yields.get(rate) ?? { pages: 0, facts: 0 };
    yields.set(rate, { pages: known.pages + pages, facts: known.facts + facts });
  };
  const sorted = group.map((at) => [...(facets[at] ?? [])].sort((a, b) => b - a));
  const filled = group.map((at, place) => dependenceOn({ dependence }, group.slice(0, place), at));
  const learnt = group.map(() => 0);
  /** Reads so many conjunctions of the first facets, alike, or those below them that fill their pages. */
  const read = ({ entities, depth, open, times }: Conjunctions): void => {
    // Of several values per entity those before were learnt with another one, and the last with others of those before.
    const before = valuesPerEntity(sorted[depth - 1], size);
    const above = sorted.slice(0, depth - 1).reduce((most, counts) => most * valuesPerEntity(counts, size), 1);
    const facts = 1 / above + ((depth - 1) * open) / before;
    // The page that shows what lies below lists the first entities; one that lists all of them leaves nothing.
    const next = entities > pageSize ? (sorted[depth] ?? []) : [];
    const perEntity = valuesPerEntity(next, size);
    let isAny = false;
    for (const count of next) {
      // Where few conjunctions have entities, these have more.
      const even = (entities * count) / size;
      const part = Math.min(entities, count, even / (filled[depth] ?? 1));
      if (!isFull({ part, depth, perEntity }, pageSize)) break;
      isAny = true;
      read({ entities: part, depth: depth + 1, open: 1 - pageSize / entities, times: (times * even) / part });
    }
    if (isAny) return add(times, times * pageSize * facts);
    add(times * Math.max(1, entities / pageSize), times * entities * facts);
    for (let at = 0; at < depth; at += 1)
      learnt[at] = (learnt[at] ?? 0) + (times * entities) / (at === depth - 1 ? 1 : before);
  };
  if (group.length > 1) for (const entities of sorted[0] ?? []) read({ entities, depth: 1, open: 1, times: 1 });
  for (const [at, counts] of sorted.entries()) {
    const left = 1 - (learnt[at] ?? 0) / Math.max(1, totalCount(counts));
    for (const count of counts) if (count * left >= 1) add(Math.ceil(count / pageSize), count * left);
  }
  return yields;
}

/** Conjunctions of the first facets of a group that are alike. */
interface Conjunctions {
  readonly entities: number;
  /** Facets that they have a value of. */
  readonly depth: number;
  /** Share of their entities of which the values above are not known yet. */
  readonly open: number;
  /** How many there are. */
  readonly times: number;
}

/** A conjunction below one of so many facets. */
interface Part {
  readonly part: number;
  readonly depth: number;
  /** Values that an entity has of the last facet. */
  readonly perEntity: number;
}

/** Whether a page of a conjunction teaches more than a full one of the query above it. */
export function isFull({ part, depth, perEntity }: Part, pageSize: number): boolean {
  return Math.min(part, pageSize) * (1 + depth / perEntity) > pageSize * depth;
}
