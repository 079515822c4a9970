import { describe, expect, it } from 'vitest';
import { createCappedQueries, isReached, type CappedQuery } from '../../../src/explore/lists/capped-queries.js';
import { entitySet } from '../../../src/explore/entity-set.js';
import { growingSet } from '../../../src/explore/growing-set.js';
import type { Predicate } from '../../../src/model/query.js';
import { region } from '../page-views.js';

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
  gathered: growingSet(),
  end: null,
});

describe('capped queries', () => {
  it('are split once it shows that they were cut, and have what was gathered until then', () => {
    const queries = createCappedQueries();
    const red = capped(9, is('colour', 'red'));
    queries.doubt(red);
    queries.gather({ predicates: [is('colour', 'red'), is('size', 'L')] }, entitySet([1, 2]));
    queries.judge(() => false);
    expect(queries.pending()).toEqual([]);
    queries.judge(({ declared }) => declared === 9);
    expect([queries.pending(), [...red.gathered].sort()]).toEqual([[red], [1, 2]]);
  });

  it('gather what other queries list of them', () => {
    const queries = createCappedQueries();
    const [red, everything] = [capped(9, is('colour', 'red')), capped(99)];
    queries.add(red);
    queries.add(everything);
    queries.gather({ predicates: [is('colour', 'red'), is('size', 'L')] }, entitySet([1, 2]));
    queries.gather({ predicates: [is('size', 'L')] }, entitySet([3]));
    expect([red, everything].map(({ gathered }) => [...gathered].sort())).toEqual([
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
    queries.add({ ...capped(5, is('size', 'L'), is('colour', 'red')), teaches: [is('colour', 'red')] });
    expect(queries.taughtBeside([is('colour', 'red'), is('size', 'L')])).toEqual([is('colour', 'red')]);
    expect(queries.taughtBeside([is('colour', 'blue')])).toEqual([]);
  });

  it('are settled from those with most predicates down, then from the largest, everything last', () => {
    const queries = createCappedQueries();
    const [all, small, large] = [capped(99), capped(5, is('a', 'x')), capped(7, is('a', 'y'))];
    const both = capped(2, is('a', 'x'), is('b', 'x'));
    for (const query of [all, small, large, both]) queries.add(query);
    expect(queries.pending()).toEqual([both, large, small, all]);
    queries.settle(large);
    expect(queries.pending()).toEqual([both, small, all]);
  });

  it('know the pieces that were asked for one of them, as long as they are open', () => {
    const queries = createCappedQueries();
    const whole = capped(9, is('a', 'x'));
    const piece = { ...capped(2, is('a', 'x'), is('b', 'x')), pieceOf: whole };
    queries.add(whole);
    queries.add(piece);
    expect(queries.piecesOf(whole)).toEqual([piece]);
    queries.settle(piece);
    expect(queries.piecesOf(whole)).toEqual([]);
  });

  it('gather and teach nothing more once they are dropped', () => {
    const queries = createCappedQueries();
    const red = capped(9, is('colour', 'red'));
    queries.add(red);
    queries.drop(red);
    queries.gather({ predicates: [is('colour', 'red')] }, entitySet([1]));
    expect([red.gathered.size, queries.openShare('colour', 'red'), queries.pending().length]).toEqual([0, 0, 0]);
    expect(queries.taughtBeside([is('colour', 'red')])).toEqual([]);
  });
});

it('a query is reached if as many entities are known as it declares', () => {
  const query = { ...capped(0), gathered: growingSet([1, 2]) };
  expect([2, 3, null].map((declared) => isReached({ ...query, declared }))).toEqual([true, false, false]);
});
