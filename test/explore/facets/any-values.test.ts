import { expect, it } from 'vitest';
import { anyValue } from '../../../src/explore/facets/any-values.js';
import { growingSet } from '../../../src/explore/growing-set.js';

it('tells whether an entity was seen to have several values', () => {
  const any = anyValue([growingSet([1, 2]), growingSet([3])]);
  expect([[...any.entities].sort(), any.isSeveral]).toEqual([[1, 2, 3], false]);
  any.include(4);
  expect(any.isSeveral).toBe(false);
  any.include(3);
  expect(any.isSeveral).toBe(true);
  expect(anyValue([growingSet([1]), growingSet([1])]).isSeveral).toBe(true);
});
