import { expect, it } from 'vitest';
import { growingSet } from '../../src/explore/growing-set.js';
import { createKnownValues } from '../../src/explore/known-values.js';
import type { Predicate } from '../../src/model/query.js';

const is = (attribute: string, value: string): Predicate => ({ attribute, op: '=', values: [value] });

it('what is known of a conjunction follows from what is known of its values', () => {
  const known = createKnownValues();
  known.note([is('Colour', 'red')], [1, 2, 3]);
  known.note([is('colour', 'Red'), is('Size', 'L')], [4, 3]);
  expect([...known.together([is('Colour', 'red')])].sort()).toEqual([1, 2, 3, 4]);
  expect([...known.together([is('Colour', 'red'), is('Size', 'L')])].sort()).toEqual([3, 4]);
  expect([known.together([is('Size', 'M')]), known.together([])]).toEqual([[], []]);
});

it('tells how many of some entities are known to have a value', () => {
  const known = createKnownValues();
  known.note([is('Colour', 'red')], [1, 2, 3]);
  expect(known.shared(growingSet([2, 3, 9, 10]), is('Colour', 'red'))).toBe(2);
  expect(known.shared(growingSet([2]), is('Colour', 'red'))).toBe(1);
  expect(known.shared(growingSet([2]), is('Colour', 'blue'))).toBe(0);
  expect([known.sizeOf(is('Colour', 'red')), known.sizeOf(is('Colour', 'blue'))]).toEqual([3, 0]);
});
