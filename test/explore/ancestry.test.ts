import { expect, it } from 'vitest';
import { isBelow } from '../../src/explore/ancestry.js';
import { listPage, region } from './page-views.js';

const all = region([1, 2], { id: 'all' });
const below = region([1], { id: 'part', ancestors: [all] });

it.each([
  ['one that it was found in', true, all],
  ['the same as it was seen later', true, { ...all, view: listPage(['more']) }],
  ['none that is another query', false, region([1, 2], { id: 'other' })],
  ['not itself', false, below],
])('a region lies below %s', (...[, expected, above]) => {
  expect(isBelow(below, above)).toBe(expected);
});

it('a region that was not recorded is only itself', () => {
  const site = region([1], { id: null });
  const part = region([1], { ancestors: [site] });
  expect([isBelow(part, site), isBelow(part, region([1], { id: null }))]).toEqual([true, false]);
});
