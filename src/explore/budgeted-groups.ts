/**
 * Which facets are asked together when the pages will not do for everything (DESIGN §5.4, "With a page budget"): only those
 * conjunctions are asked that fill their pages, so that other groups are best than where all is to be learnt. Pure; sizes
 * of conjunctions are estimated as if the facets were independent.
 */

import type { FacetGroup, GroupedRegion, ValueCounts } from './grouping.js';

/** Facets of which partitions are compared, those with most facts; the others are asked by themselves. */
const MOST_COMPARED = 7;

/** Full pages of facts that asking facets together must teach more. */
const LEAST_GAIN = 0.5;

/** Pages that teach alike, and how many facts they teach. */
interface Yield {
  readonly pages: number;
  readonly facts: number;
}

/** Yields by facts per page, rounded. */
type Yields = Map<number, Yield>;

/** What is known of facets that are to be asked with so many pages. */
export interface BudgetedGrouping {
  readonly facets: readonly ValueCounts[];
  readonly region: GroupedRegion;
  /** Pages that may be asked. */
  readonly pages: number;
}

/** A partition of the facets into groups that teaches most facts with the given pages; within a group, those with fewest values first. */
export function groupsForBudget(grouping: BudgetedGrouping): readonly FacetGroup[] {
  const { facets } = grouping;
  const byFacts = facets.map((_, at) => at).sort((a, b) => sumOf(facets[b]) - sumOf(facets[a]));
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
  return [...best, ...alone];
}

function sumOf(counts: ValueCounts = []): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Values that an entity has of a facet, at least one. */
export function valuesPerEntity(counts: ValueCounts | undefined, size: number): number {
  return Math.max(1, sumOf(counts) / Math.max(1, size));
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
  const isMultiple = (at: number): number => Number(sumOf(facets[at]) > size);
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
function expectedYields({ facets, region }: BudgetedGrouping, group: FacetGroup): Yields {
  const { size, pageSize } = region;
  const yields: Yields = new Map();
  const add = (pages: number, facts: number): void => {
    const rate = Math.round(facts / pages);
    const known = yields.get(rate) ?? { pages: 0, facts: 0 };
    yields.set(rate, { pages: known.pages + pages, facts: known.facts + facts });
  };
  const sorted = group.map((at) => [...(facets[at] ?? [])].sort((a, b) => b - a));
  const learnt = group.map(() => 0);
  /** Reads a conjunction of the first so many facets, or those below it that fill their pages; `open` is the share of which those above are not known. */
  const read = (entities: number, depth: number, open: number): void => {
    // Of several values per entity those before were learnt with another one.
    const before = valuesPerEntity(sorted[depth - 1], size);
    const facts = 1 + ((depth - 1) * open) / before;
    // The page that shows what lies below lists the first entities; one that lists all of them leaves nothing.
    const next = entities > pageSize ? (sorted[depth] ?? []) : [];
    const perEntity = valuesPerEntity(next, size);
    let isAny = false;
    for (const count of next) {
      const part = (entities * count) / size;
      if (!isFull({ part, depth, perEntity }, pageSize)) break;
      isAny = true;
      read(part, depth + 1, 1 - pageSize / entities);
    }
    if (isAny) return add(1, pageSize * facts);
    add(Math.max(1, entities / pageSize), entities * facts);
    for (let at = 0; at < depth; at += 1) learnt[at] = (learnt[at] ?? 0) + entities / (at === depth - 1 ? 1 : before);
  };
  if (group.length > 1) for (const count of sorted[0] ?? []) read(count, 1, 1);
  for (const [at, counts] of sorted.entries()) {
    const left = 1 - (learnt[at] ?? 0) / Math.max(1, sumOf(counts));
    for (const count of counts) if (count * left >= 1) add(Math.ceil(count / pageSize), count * left);
  }
  return yields;
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
