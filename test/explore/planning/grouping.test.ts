import { describe, expect, it } from 'vitest';

import {
  dependenceOn,
  groupFacets,
  holdsAll,
  INDEPENDENT,
  type FacetGroup,
  type Grouping,
} from '../../../src/explore/planning/grouping.js';

/** So many values, all alike. */
const alike = (values: number, size: number): readonly number[] => Array.from({ length: values }, () => size / values);

const groupsOf = (facets: Grouping['facets'], region: Grouping['region']): readonly FacetGroup[] =>
  groupFacets({ facets, region, dependence: INDEPENDENT, infers: true });

const region = { size: 10_000, pageSize: 20 };

describe('facets are asked together', () => {
  it('where their conjunctions fill their pages, that with fewer values first', () => {
    expect(groupsOf([alike(20, 10_000), alike(5, 10_000)], region)).toEqual([[1, 0]]);
  });

  it('not where their conjunctions would be nearly empty', () => {
    expect(groupsOf([alike(100, 10_000), alike(100, 10_000)], region)).toEqual([[0], [1]]);
  });

  it('in threes where these still fill their pages', () => {
    expect(groupsOf([alike(4, 10_000), alike(5, 10_000), alike(3, 10_000)], region)).toEqual([[2, 0, 1]]);
  });

  it('rather than alone where the largest value, which most have, cannot be inferred', () => {
    const facets = [
      [9000, 500, 500],
      [9000, 500, 500],
    ];
    expect(groupFacets({ facets, region, dependence: INDEPENDENT, infers: true })).toHaveLength(2);
    expect(groupFacets({ facets, region, dependence: INDEPENDENT, infers: false })).toHaveLength(1);
  });

  it('with one that has several values per entity, which comes last', () => {
    expect(groupsOf([alike(4, 25_000), alike(5, 10_000)], region)).toEqual([[1, 0]]);
  });

  it('not two that have several values per entity', () => {
    expect(groupsOf([alike(4, 25_000), alike(4, 25_000)], region)).toEqual([[0], [1]]);
  });

  it('not one that a part of the entities has', () => {
    expect(groupsOf([alike(4, 9_000), alike(5, 10_000)], region)).toEqual([[1], [0]]);
  });

  it('not in a region so small that one value is the least effort', () => {
    expect(groupsOf([alike(3, 60), alike(3, 60)], { size: 60, pageSize: 20 })).toEqual([[0], [1]]);
  });
});

it('what teaches most per page comes first', () => {
  const scattered = alike(40, 200);
  expect(groupsOf([scattered, alike(5, 10_000)], region)).toEqual([[1], [0]]);
});

it('a facet holds all entities if its counts add up to as many, each once if to no more', () => {
  expect([holdsAll([3, 4], 7), holdsAll([3, 4], 8), holdsAll([3, 4], 6)]).toEqual([true, false, true]);
  expect([holdsAll([3, 4], 7, true), holdsAll([3, 4], 6, true)]).toEqual([true, false]);
});

it('a facet depends on those before it as much as on the one that tells most of it', () => {
  const shares = [
    [1, 0.2, 0.2],
    [0.2, 1, 0.05],
    [0.2, 0.05, 1],
  ];
  const dependence = (one: number, other: number): number => shares[one]?.[other] ?? 1;
  expect(dependenceOn({ dependence }, [0, 1], 2)).toBe(0.05);
  expect(dependenceOn({ dependence }, [], 2)).toBe(1);
});
