/**
 * The cheapest partition of attributes into groups that are asked together.
 */

import type { GroupCost, GroupCosts } from './query-cells.js';

/** A partition and what it costs. */
export interface Partition {
  readonly pages: number;
  /** Sets of bits, one per group. */
  readonly groups: readonly number[];
}

/** How many attributes there are, and what else can be done. */
export interface PartitionProblem {
  readonly attributes: number;
  /** Pages of the list of everything: what makes all entities known where no group does. */
  readonly everything: number;
  /** Whether all entities must be listed, whether or not something is inferred. */
  readonly listsAll: boolean;
  /** Whether the largest query of a group may be inferred. */
  readonly complements: boolean;
}

/** Attributes up to which all partitions are compared; their number grows as 3 ^ attributes. */
const MOST_EXACT = 8;

/** The best partition: exact for few attributes, by greedy changes for more. */
export function bestPartition(costs: GroupCosts, problem: PartitionProblem): Partition {
  const known = new Map<number, GroupCost | null>();
  const costOf = (group: number): GroupCost | null => {
    const cost = known.has(group) ? known.get(group) : costs.of(group);
    known.set(group, cost ?? null);
    return cost ?? null;
  };
  if (problem.attributes === 0) return { pages: problem.everything, groups: [] };
  return problem.attributes <= MOST_EXACT ? exactPartition(costOf, problem) : greedyPartition(costOf, problem);
}

type CostOf = (group: number) => GroupCost | null;

/**
 * Dynamic programming over subsets. For each the best that infers nothing, the best that infers, and the best that infers
 * beside a group that lists everything whole.
 */
function exactPartition(costOf: CostOf, problem: PartitionProblem): Partition {
  const all = (1 << problem.attributes) - 1;
  const none: Partition = { pages: Number.POSITIVE_INFINITY, groups: [] };
  const plain: Partition[] = [{ pages: 0, groups: [] }];
  const inferring: Partition[] = [{ pages: 0, groups: [] }];
  const listing: Partition[] = [none];
  for (let set = 1; set <= all; set += 1) {
    const first = set & -set;
    let [bestPlain, best, bestListing] = [none, none, none];
    for (let group = set; group > 0; group = (group - 1) & set) {
      const cost = (group & first) === 0 ? null : costOf(group);
      if (cost === null) continue;
      const rest = set & ~group;
      const saved = problem.complements ? cost.complement : 0;
      bestPlain = cheaper(bestPlain, plus(plain[rest], group, cost.pages));
      best = cheaper(best, plus(inferring[rest], group, cost.pages - saved));
      bestListing = cheaper(bestListing, plus(listing[rest], group, cost.pages - saved));
      if (cost.listsAll) bestListing = cheaper(bestListing, plus(inferring[rest], group, cost.pages));
    }
    plain.push(bestPlain);
    inferring.push(best);
    listing.push(bestListing);
  }
  const inferred = inferring[all] ?? none;
  const listed = cheaper(listing[all] ?? none, { ...inferred, pages: inferred.pages + problem.everything });
  return problem.listsAll ? listed : cheaper(listed, plain[all] ?? none);
}

function cheaper(a: Partition, b: Partition): Partition {
  return b.pages < a.pages ? b : a;
}

function plus(rest: Partition | undefined, group: number, pages: number): Partition {
  return rest === undefined
    ? { pages: Number.POSITIVE_INFINITY, groups: [] }
    : { pages: rest.pages + pages, groups: [...rest.groups, group] };
}

/**
 * From each attribute alone: the change that saves most, again and again, until none saves anything. On a site of D6's
 * proportions merging alone ended a tenth above the best; with moves and exchanges it is reached.
 */
function greedyPartition(costOf: CostOf, problem: PartitionProblem): Partition {
  const groups: readonly number[] = Array.from({ length: problem.attributes }, (_, at) => 1 << at);
  let best: Partition = { pages: totalPages(groups, costOf, problem), groups };
  for (let last = Number.POSITIVE_INFINITY; best.pages < last;) {
    last = best.pages;
    for (const changed of neighbours(best.groups)) {
      if (changed.some((group) => costOf(group) === null)) continue;
      best = cheaper(best, { pages: totalPages(changed, costOf, problem), groups: changed });
    }
  }
  return best;
}

/** Partitions in which two groups are merged, or one attribute has moved, or two have changed places. */
function neighbours(groups: readonly number[]): readonly (readonly number[])[] {
  return groups.flatMap((one, at) => [
    ...bitsOf(one).map((bit) => replaced(groups, [one], [one & ~bit, bit])),
    ...groups.slice(at + 1).flatMap((other) => [
      replaced(groups, [one, other], [one | other]),
      ...bitsOf(one).map((bit) => replaced(groups, [one, other], [one & ~bit, other | bit])),
      ...bitsOf(other).map((bit) => replaced(groups, [one, other], [one | bit, other & ~bit])),
      ...bitsOf(one).flatMap((mine) =>
        bitsOf(other).map((theirs) => {
          const both = mine | theirs;
          return replaced(groups, [one, other], [one ^ both, other ^ both]);
        }),
      ),
    ]),
  ]);
}

function replaced(groups: readonly number[], old: readonly number[], fresh: readonly number[]): readonly number[] {
  return [...groups.filter((group) => !old.includes(group)), ...fresh.filter((group) => group !== 0)];
}

function bitsOf(group: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = group; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
  return bits;
}

/** Pages of a partition: one group that lists everything is read whole, of the others the largest query is inferred. */
function totalPages(groups: readonly number[], costOf: CostOf, problem: PartitionProblem): number {
  const { everything, complements, listsAll } = problem;
  const costs = groups.flatMap((group) => costOf(group) ?? []);
  const pages = costs.reduce((sum, cost) => sum + cost.pages, 0);
  const saved = complements ? costs.reduce((sum, cost) => sum + cost.complement, 0) : 0;
  const listers = costs.filter((cost) => cost.listsAll).map(({ complement }) => (complements ? complement : 0));
  const listed = pages - saved + Math.min(everything, ...listers);
  return listsAll ? listed : Math.min(listed, pages);
}
