import { expect, it } from 'vitest';
import { standsForAll } from '../../../src/explore/facets/all-together.js';
import type { Choice, ChoiceGroup } from '../../../src/model/page.js';
import { choice } from '../page-views.js';

const counted = (...counts: readonly (number | null)[]): readonly Choice[] =>
  counts.map((count, at) => choice(`v${String(at)}`, `c=${String(at)}`, { count }));

const isAll = (
  choices: readonly Choice[],
  {
    at = 0,
    size = null,
    widget = 'radios',
    multiple = false,
  }: Partial<Pick<ChoiceGroup, 'widget' | 'multiple'>> & {
    readonly at?: number;
    readonly size?: number | null;
  } = {},
): boolean => {
  const one = choices[at];
  return one !== undefined && standsForAll({ widget, multiple }, choices, { choice: one, size });
};

it('a choice at an end of the others that has as many as they have together stands for them all', () => {
  expect(isAll(counted(9, 5, 4), { size: 9 })).toBe(true);
  expect(isAll(counted(9, 5, 4), { size: 5 })).toBe(true);
  expect(isAll(counted(5, 4, 9), { at: 2 })).toBe(true);
  expect(isAll(counted(9, 5, 4), { widget: 'select' })).toBe(true);
});

it.each([
  ['fewer than the others together', counted(9, 5, 5), {}],
  ['more than they have', counted(9, 5, 3), {}],
  ['a place among them', counted(5, 9, 4), { at: 1 }],
  ['fewer than the list', counted(9, 5, 4), { size: 10 }],
  ['one other with any', counted(9, 9, 0), {}],
  ['others that tell no count', counted(9, 5, 4, null), {}],
  ['others that can be chosen with it', counted(9, 5, 4), { multiple: true }],
  ['others that links lead to', counted(9, 5, 4), { widget: 'links' as const }],
  ['others below it', counted(9, 5, 4).map((one, at) => ({ ...one, level: Math.min(at, 1) })), {}],
  ['ranges beside it', counted(9, 5, 4).map((one) => ({ ...one, range: { min: 1, max: null } })), {}],
])('one with %s is a value', (_, choices, options) => {
  expect(isAll(choices, options)).toBe(false);
});
