import { describe, expect, it } from 'vitest';
import { bestPartition, type PartitionProblem } from '../../src/simulate/best-partition.js';
import type { GroupCosts } from '../../src/simulate/query-cells.js';

/** Costs from a table; groups that are not in it cost far too much. */
const costsOf = (
  table: Readonly<Record<number, { pages: number; complement?: number; listsAll?: boolean } | null>>,
): GroupCosts => ({
  of: (group) => (group in table ? table[group] && { complement: 0, listsAll: true, ...table[group] } : FAR) ?? null,
});
const FAR = { pages: 1_000_000, complement: 0, listsAll: true };
const problem = (given: Partial<PartitionProblem> = {}): PartitionProblem => ({
  attributes: 3,
  everything: 10,
  complements: true,
  listsAll: false,
  ...given,
});

describe('the best partition', () => {
  const singles = { 0b001: { pages: 10 }, 0b010: { pages: 10 }, 0b100: { pages: 10 } };

  it('asks together what is cheaper together', () => {
    const costs = costsOf({ ...singles, 0b101: { pages: 12 }, 0b011: { pages: 19 } });
    const { pages, groups } = bestPartition(costs, problem());
    expect([pages, [...groups].sort()]).toEqual([22, [0b010, 0b101]]);
  });

  it('leaves out a group that cannot be asked', () => {
    expect(bestPartition(costsOf({ ...singles, 0b101: null }), problem()).pages).toBe(30);
  });

  it('infers in all groups but one that lists everything', () => {
    const inferring = costsOf({
      0b001: { pages: 10, complement: 4 },
      0b010: { pages: 10, complement: 6 },
      0b100: { pages: 10, complement: 1, listsAll: false },
    });
    expect(bestPartition(inferring, problem({ everything: 99 })).pages).toBe(30 - 6 - 1);
    expect(bestPartition(inferring, problem({ everything: 2 })).pages).toBe(30 - 4 - 6 - 1 + 2);
    expect(bestPartition(inferring, problem({ complements: false })).pages).toBe(30);
  });

  it.each([3, 9])('of %d attributes lists everything only where it must', (attributes) => {
    const partial = costsOf(
      Object.fromEntries(Array.from({ length: attributes }, (_, at) => [1 << at, { pages: 7, listsAll: false }])),
    );
    expect(bestPartition(partial, problem({ attributes })).pages).toBe(7 * attributes);
    expect(bestPartition(partial, problem({ attributes, listsAll: true })).pages).toBe(7 * attributes + 10);
  });

  it('is the list of everything where there is nothing to ask', () => {
    expect(bestPartition(costsOf({}), problem({ attributes: 0 }))).toEqual({ pages: 10, groups: [] });
  });

  it('of many attributes is found by greedy changes', () => {
    // Pairs of neighbours cost as much as one of them; larger groups cost too much.
    const table = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [
        [1 << at, { pages: 5, complement: 1 }],
        ...(at % 2 === 0 ? [[0b11 << at, { pages: 5 }]] : []),
      ]).flat(),
    ) as Parameters<typeof costsOf>[0];
    const { pages, groups } = bestPartition(costsOf(table), problem({ attributes: 10, everything: 99 }));
    expect([pages, groups.length]).toEqual([25, 5]);
  });

  it('of many attributes takes back what looked best at first', () => {
    // Merging 0 and 1 saves most at first, then 2 and 3; but 0 with 2 and 1 with 3 save more.
    const table = {
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [1 << at, { pages: 10 }])),
      0b0011: { pages: 9 },
      0b0101: { pages: 10 },
      0b1010: { pages: 10 },
      0b1100: { pages: 15 },
    };
    const { pages, groups } = bestPartition(costsOf(table), problem({ attributes: 9, everything: 99 }));
    expect(pages).toBe(70);
    expect(groups).toEqual(expect.arrayContaining([0b0101, 0b1010]));
  });
});
