import { expect, it } from 'vitest';
import { dayNumber } from '../../../src/base/day.js';
import { boundTexts, halves, intervalOf, showsWithin } from '../../../src/explore/facets/intervals.js';
import type { Card, RangeControl } from '../../../src/model/page.js';
import { listPage } from '../page-views.js';

const CARDS = listPage(['a', 'b', 'c']).list?.cards ?? [];

function showing(...texts: readonly string[]): readonly Card[] {
  return CARDS.map((card, at) => ({ ...card, texts: [card.name, texts[at] ?? ''] }));
}

it('halves share their bound', () => {
  expect(halves({ min: 0, max: 9 })).toEqual([
    { min: 0, max: 5 },
    { min: 5, max: 9 },
  ]);
  expect(halves({ min: 0, max: 0.5 })[0]).toEqual({ min: 0, max: 0.25 });
});

it.each<readonly [string, readonly string[], boolean]>([
  ['prices', ['€ 12,50', '1.299,00 €', '$ 20'], true],
  ['measures', ['85 m²', '1200 kg', '12'], true],
  ['numbers outside', ['€ 12,50', '€ 3', '$ 20'], false],
  ['several numbers', ['2 of 12', '12 x 14', '12-14'], false],
  ['prose', ['More than 12 of our customers liked it', 'x', 'y'], false],
])('cards show %s', (_, texts, expected) => {
  expect(showsWithin(showing(...texts), { min: 10, max: 2_000 })).toBe(expected);
});

it('an interval of many magnitudes is cut by their ratio', () => {
  expect(halves({ min: 0, max: 10_000_000 })[0]).toEqual({ min: 0, max: 3_162 });
});

const YEAR_2020 = { min: dayNumber('2020-01-01') ?? 0, max: dayNumber('2020-12-31') ?? 0 };

it('cards show dates by their years', () => {
  expect(showsWithin(showing('12 May 2020', '1.2.2020', '2020年3月'), YEAR_2020, 'date')).toBe(true);
  expect(showsWithin(showing('12 May 2021', '1.2.2020', '2020年3月'), YEAR_2020, 'date')).toBe(false);
  expect(showsWithin(showing('EUR 12', '120201', 'x'), YEAR_2020, 'date')).toBe(false);
});

it.each([
  ['day', '2020-01-01', '2020-12-31'],
  ['month', '2020-01', '2020-12'],
  ['minute', '2020-01-01T00:00', '2020-12-31T23:59'],
] as const)('bounds are written as a %s', (written, low, high) => {
  expect(boundTexts(YEAR_2020, { unit: 'date', written })).toEqual({ low, high });
});

it('what a page tells of its bounds is kept', () => {
  const range: RangeControl = {
    ...{ node: 0, label: 'Price', key: 'range Price', min: 5, max: null, step: null, unit: 'number' },
    ...{ low: null, high: null, apply: null, template: null },
  };
  expect(intervalOf(range)).toEqual({ min: 5, max: 10_000_000 });
  expect(intervalOf({ ...range, min: null, max: -4 })).toBeNull();
  expect(intervalOf({ ...range, max: 5 })).toBeNull();
  expect(intervalOf({ ...range, unit: 'date' })).toBeNull();
});

it('two cards alone may fit by chance', () => {
  expect(showsWithin(showing('12', '13').slice(0, 2), { min: 10, max: 20 })).toBe(false);
});
