import { expect, it } from 'vitest';
import { halves, showsWithin } from '../../src/explore/intervals.js';
import type { Card } from '../../src/model/page.js';
import { listPage } from './page-views.js';

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

it('two cards alone may fit by chance', () => {
  expect(showsWithin(showing('12', '13').slice(0, 2), { min: 10, max: 20 })).toBe(false);
});
