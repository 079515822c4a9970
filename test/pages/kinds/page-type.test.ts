import { expect, test } from 'vitest';
import { likeliestType, scorePageTypes } from '../../../src/pages/kinds/page-type.js';

test('scores sum to 1', () => {
  const { entity, list, other } = scorePageTypes({ oneEntity: 1, prices: 0.5 });
  expect(entity + list + other).toBeCloseTo(1);
});

test('weights decide', () => {
  const weights = { entity: { a: 3 }, list: { b: 3 }, other: { bias: 1 } };
  expect([{ a: 1 }, { b: 1 }, {}].map((features) => likeliestType(scorePageTypes(features, weights)))).toEqual([
    'entity',
    'list',
    'other',
  ]);
});

test('features without a weight do not matter', () => {
  expect(scorePageTypes({ unheard: 1 })).toEqual(scorePageTypes({}));
});
