import { expect, it } from 'vitest';

import { likeliestType, PAGE_TYPES, scorePageTypes } from '../../src/pages/page-type.js';

const WEIGHTS = { entity: { price: 2 }, list: { bias: 0.5, pages: 3 }, other: {} };

it('scores the kinds of page so that they add up to 1', () => {
  const scores = scorePageTypes({ price: 1 }, WEIGHTS);
  expect(PAGE_TYPES.reduce((sum, type) => sum + scores[type], 0)).toBeCloseTo(1);
  expect(likeliestType(scores)).toBe('entity');
});

it('goes by the bias where no feature is known', () => {
  expect(likeliestType(scorePageTypes({ unheard: 1 }, WEIGHTS))).toBe('list');
});

it('scores all alike where nothing weighs', () => {
  const third = expect.closeTo(1 / 3) as number;
  const scores = scorePageTypes({ price: 1 }, { entity: {}, list: {}, other: {} });
  expect(scores).toEqual({ entity: third, list: third, other: third });
});

it('has learnt that one product in the data makes an entity page, a large list a list page', () => {
  expect(scorePageTypes({ oneEntity: 1 }).entity).toBeGreaterThan(scorePageTypes({}).entity);
  expect(scorePageTypes({ listLarge: 1, listScore: 1 }).list).toBeGreaterThan(scorePageTypes({}).list);
});
