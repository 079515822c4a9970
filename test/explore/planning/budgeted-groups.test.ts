import { describe, expect, it } from 'vitest';

import { factsOfGroups, groupsForBudget, isFull } from '../../../src/explore/planning/budgeted-groups.js';
import { INDEPENDENT } from '../../../src/explore/planning/grouping.js';

const region = { size: 10_000, pageSize: 20 };

/** So many values, each of half as many entities as the one before. */
const halving = (values: number): readonly number[] =>
  Array.from({ length: values }, (_, at) => Math.ceil(region.size / 2 ** (at + 1)));

/** So many values, all alike. */
const alike = (values: number): readonly number[] => Array.from({ length: values }, () => region.size / values);

const groupsOf = (pages: number, ...facets: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  groupsForBudget({ facets, region, dependence: INDEPENDENT, pages }).groups;

describe('with pages that will not do for everything, facets are asked together', () => {
  it('all of them where few conjunctions of all hold most entities, that with fewest values first', () => {
    expect(groupsOf(300, halving(12), halving(10), halving(11))).toEqual([[1, 2, 0]]);
  });

  it('not where no conjunction fills a page', () => {
    expect(groupsOf(300, alike(100), alike(100))).toHaveLength(2);
  });

  it('those alone that fill no page together with any other', () => {
    const groups = groupsOf(300, halving(10), alike(1000), halving(12));
    expect(groups).toContainEqual([0, 2]);
    expect(groups).toContainEqual([1]);
  });

  it('with one that has several values per entity last', () => {
    expect(groupsOf(300, [9000, 8000], halving(10))).toEqual([[1, 0]]);
  });

  it('where few conjunctions have entities, as these have more', () => {
    const facets = [alike(100), alike(100)];
    const groups = (dependence: number): number =>
      groupsForBudget({ facets, region, dependence: () => dependence, pages: 300 }).groups.length;
    expect([groups(1), groups(0.01)]).toEqual([2, 1]);
  });

  it('each in one group, however many there are', () => {
    const groups = groupsOf(1000, ...Array.from({ length: 10 }, () => halving(6)));
    expect(groups.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('not where a page lists all of a value: nothing is left for what lies below', () => {
    const counts = [16, 9, 7];
    const small = {
      facets: [counts, counts, counts],
      dependence: INDEPENDENT,
      region: { size: 32, pageSize: 20 },
      pages: 6,
    };
    expect(groupsForBudget(small).groups).toHaveLength(3);
  });
});

it('facets of several values per entity are not expected to teach more together than they have', () => {
  const facets = [
    [9000, 8000, 7000, 6000],
    [9500, 7500, 7000, 6000],
  ];
  const { facts } = groupsForBudget({ facets, region, dependence: INDEPENDENT, pages: 1_000_000 });
  expect(facts).toBeLessThan(1.01 * facets.flat().reduce((sum, count) => sum + count, 0));
});

it.each([
  { part: 20, depth: 1, perEntity: 1, full: true },
  { part: 11, depth: 1, perEntity: 1, full: true },
  { part: 10, depth: 1, perEntity: 1, full: false },
  { part: 14, depth: 3, perEntity: 1, full: false },
  { part: 16, depth: 3, perEntity: 1, full: true },
  { part: 20, depth: 2, perEntity: 4, full: false },
])(
  '$part entities below a query of $depth values, $perEntity of them each: worth asking is $full',
  ({ full, ...part }) => {
    expect(isFull(part, 20)).toBe(full);
  },
);

it('pages teach what groups have that teach most per page first', () => {
  const groups = [
    { pages: 100, facts: 100 },
    { pages: 10, facts: 400 },
  ];
  expect([5, 60, 200].map((pages) => factsOfGroups(groups, pages))).toEqual([200, 450, 500]);
});
