import { expect, it } from 'vitest';
import type { CountText } from '../../../src/model/page.js';
import { sizeGuess, toldSize } from '../../../src/explore/start/size-guess.js';
import { listPage, pageView, SITE } from '../page-views.js';

const next = { kind: 'url', url: `${SITE}/list?page=2` } as const;

it.each([
  ['what is declared', listPage(['1', '2'], { declaredCount: 9 }), 9],
  ['what is shown', listPage(['1', '2']), 2],
  ['a further page', listPage(['1', '2'], { pagination: { ...pageView().pagination, next } }), 4],
  ['nothing', pageView(), 0],
])('a list is guessed to be as large as %s says', (_, view, size) => {
  expect(sizeGuess(view)).toBe(size);
});

const scroll = { do: 'scroll', role: null, name: null, group: null, ordinal: 0, value: null } as const;
const below = { kind: 'actions', from: { kind: 'url', url: `${SITE}/list` }, steps: [scroll] } as const;
const onward = { ...pageView().pagination, next: below };
const told = (value: number, confidence: number): CountText => ({
  node: 1,
  template: '# things',
  value,
  from: null,
  to: null,
  confidence,
});

it.each([
  ['a number beside a list that is scrolled', { counts: [told(497, 0.4)], pagination: onward }, 497],
  ['no number far from it', { counts: [told(497, 0.2)], pagination: onward }, null],
  ['no number that it exceeds', { counts: [told(1, 0.4)], pagination: onward }, null],
  ['no number of a list that ends', { counts: [told(497, 0.4)] }, null],
  ['what is declared', { declaredCount: 9, counts: [told(497, 0.4)], pagination: onward }, 9],
])('a list tells its size by %s', (_, overrides, size) => {
  expect(toldSize(listPage(['1', '2'], overrides))).toBe(size);
});
