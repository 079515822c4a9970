import { expect, it } from 'vitest';
import { growingSet } from '../../../src/explore/growing-set.js';
import { createKnownValues } from '../../../src/explore/facets/known-values.js';
import type { Predicate } from '../../../src/model/query.js';

const is = (attribute: string, value: string): Predicate => ({ attribute, op: '=', values: [value] });

it('what is known of a conjunction follows from what is known of its values', () => {
  const known = createKnownValues();
  known.note([is('Colour', 'red')], [1, 2, 3]);
  known.note([is('colour', 'Red'), is('Size', 'L')], [4, 3]);
  expect([...known.together([is('Colour', 'red')])].sort()).toEqual([1, 2, 3, 4]);
  expect([...known.together([is('Colour', 'red'), is('Size', 'L')])].sort()).toEqual([3, 4]);
  expect([known.together([is('Size', 'M')]), known.together([])]).toEqual([[], []]);
});

it('knows nothing at first', () => {
  const known = createKnownValues();
  expect([known.sizeOf(is('Colour', 'red')), known.together([is('Size', 'L')]).length]).toEqual([0, 0]);
});

it('tells how many of some entities are known to have a value', () => {
  const known = createKnownValues();
  known.note([is('Colour', 'red')], [1, 2, 3]);
  expect(known.shared(growingSet([2, 3, 9, 10]), is('Colour', 'red'))).toBe(2);
  expect(known.shared(growingSet([2]), is('Colour', 'red'))).toBe(1);
  expect(known.shared(growingSet([2]), is('Colour', 'blue'))).toBe(0);
  expect([known.sizeOf(is('Colour', 'red')), known.sizeOf(is('Colour', 'blue'))]).toEqual([3, 0]);
});

it('tells how many of a value may belong to a query: those of which no other value of its attribute is known', () => {
  const known = createKnownValues();
  const [red, blue, large] = [is('Colour', 'red'), is('Colour', 'blue'), is('Size', 'L')];
  known.note([large], [1, 2, 3, 4]);
  known.note([red], [1]);
  known.note([blue], [2]);
  expect([known.candidates(large, [red]), known.candidates(large, [is('Kind', 'x')])]).toEqual([2, 4]);
  known.note([blue], [3]);
  expect(known.candidates(large, [red])).toBe(1);
  known.note([blue], [1]);
  expect(known.candidates(large, [red])).toBe(3);
});

it('takes a hierarchy by the values at its top', () => {
  const known = createKnownValues();
  const under = (...path: readonly string[]): Predicate => ({ ...is('Category', path.at(-1) ?? ''), path });
  known.note([is('Size', 'L')], [1, 2, 3]);
  known.note([is('Category', 'shoes')], [1, 2]);
  known.note([under('shoes', 'boots')], [1]);
  expect(known.candidates(is('Size', 'L'), [under('shoes', 'boots')])).toBe(2);
  expect(known.candidates(is('Size', 'L'), [under('hats', 'caps')])).toBe(1);
});

it('tells whether some value of an attribute is known of all of some entities', () => {
  const known = createKnownValues();
  known.note([is('Size', 'L')], [1, 2]);
  known.note([is('Size', 'M')], [3]);
  expect([known.tellsAll('size', [1, 3]), known.tellsAll('size', [1, 4]), known.tellsAll('kind', [])]).toEqual([
    true,
    false,
    true,
  ]);
  expect(known.isSeveral('Size')).toBe(false);
  known.note([is('Size', 'M')], [1]);
  expect([known.isSeveral('Size'), known.isSeveral('kind')]).toEqual([true, false]);
});
