import { describe, expect, it } from 'vitest';
import { createCappedQueries, impliesAll, type CappedQuery } from '../../src/explore/capped-queries.js';
import { entitySet } from '../../src/explore/entity-set.js';
import type { Predicate } from '../../src/model/query.js';
import { region } from './page-views.js';

const is = (attribute: string, ...path: readonly string[]): Predicate => ({
  attribute,
  op: '=',
  values: path.slice(-1),
  ...(path.length > 1 ? { path } : {}),
});
const capped = (declared: number, ...predicates: readonly Predicate[]): CappedQuery => ({
  region: region([], { predicates }),
  teaches: predicates,
  declared,
  gathered: new Set(),
  end: null,
});

describe('capped queries', () => {
  it('gather what other queries list of them', () => {
    const queries = createCappedQueries();
    const [red, everything] = [capped(9, is('colour', 'red')), capped(99)];
    queries.add(red);
    queries.add(everything);
    queries.gather({ predicates: [is('colour', 'red'), is('size', 'L')] }, entitySet([1, 2]));
    queries.gather({ predicates: [is('size', 'L')] }, entitySet([3]));
    expect([[...red.gathered], [...everything.gathered]]).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it('gather nothing of what another keyword found', () => {
    const queries = createCappedQueries();
    const lamps = capped(9, is('colour', 'red'));
    const query: CappedQuery = { ...lamps, region: { ...lamps.region, keyword: 'lamp' } };
    queries.add(query);
    queries.gather({ predicates: [is('colour', 'red')], keyword: 'shade' }, entitySet([1]));
    queries.gather({ predicates: [is('colour', 'red')], keyword: 'lamp' }, entitySet([2]));
    expect([...query.gathered]).toEqual([2]);
  });

  it('tell which share of a value is open: nothing of one that is not capped', () => {
    const queries = createCappedQueries();
    const red = capped(4, is('colour', 'red'));
    queries.add(red);
    queries.add(capped(9, is('colour', 'blue'), is('size', 'L')));
    const shares = (): readonly number[] => ['red', 'blue'].map((value) => queries.openShare('Colour', value));
    expect(shares()).toEqual([1, 0]);
    red.gathered.add(1);
    expect(shares()).toEqual([0.75, 0]);
    queries.add({ ...red, declared: null });
    expect(shares()).toEqual([1, 0]);
  });

  it('teach their predicates by every list that asks more', () => {
    const queries = createCappedQueries();
    queries.add(capped(9, is('colour', 'red')));
    expect(queries.taughtBeside([is('colour', 'red'), is('size', 'L')])).toEqual([is('colour', 'red')]);
    expect(queries.taughtBeside([is('colour', 'blue')])).toEqual([]);
  });

  it('are settled from the largest down, everything last', () => {
    const queries = createCappedQueries();
    const [all, small, large] = [capped(99), capped(5, is('a', 'x')), capped(7, is('a', 'y'))];
    for (const query of [all, small, large]) queries.add(query);
    expect(queries.pending()).toEqual([large, small, all]);
    queries.settle(large);
    expect(queries.pending()).toEqual([small, all]);
  });
});

describe('predicates imply others', () => {
  it('that are equal, or above them in a hierarchy', () => {
    expect(impliesAll([is('Type', 'Action', 'Attack')], [is('type', 'action')])).toBe(true);
    expect(impliesAll([is('Type', 'Action')], [is('Type', 'Action', 'Attack')])).toBe(false);
    expect(impliesAll([is('Type', 'Action')], [is('Class', 'Action')])).toBe(false);
  });
});
