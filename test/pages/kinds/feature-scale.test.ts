import { expect, test } from 'vitest';
import { flag, logarithm } from '../../../src/pages/kinds/feature-scale.js';

test('a logarithmic scale goes from 0 to 1 and no further', () => {
  expect([0, 60, 600].map((count) => logarithm(count, 60))).toEqual([0, 1, 1]);
  expect(logarithm(10, 60)).toBeGreaterThan(0.5);
});

test('a flag is 0 or 1', () => {
  expect([flag(true), flag(false)]).toEqual([1, 0]);
});
