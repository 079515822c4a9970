import { expect, test } from 'vitest';
import { createPrevalence } from '../../src/filter/prevalence.js';

const sort = (value: string) => ({ name: 'sort', value });
const brand = (value: string) => ({ name: 'brand', value });

test('r(a) is the mean over values of the share of pages that link to them', () => {
  const prevalence = createPrevalence();
  prevalence.note([sort('1'), sort('2'), brand('acme'), sort('1')]);
  prevalence.note([sort('1'), sort('2'), brand('bolt')]);
  prevalence.note([sort('1')]);
  expect(prevalence.of('sort')).toBeCloseTo((1 + 2 / 3) / 2);
  expect(prevalence.of('brand')).toBeCloseTo(1 / 3);
  expect(prevalence.of('none')).toBeNull();
  expect([prevalence.pages(), prevalence.names()]).toEqual([3, ['sort', 'brand']]);
});

test('a site that makes up names and values is counted in bounded memory', () => {
  const prevalence = createPrevalence();
  prevalence.note(Array.from({ length: 9_000 }, (_, at) => ({ name: `n${String(at)}`, value: 'x' })));
  expect(prevalence.names()).toHaveLength(5_000);
  prevalence.note(Array.from({ length: 9_000 }, (_, at) => ({ name: 'n1', value: String(at) })));
  expect(prevalence.of('n1')).toBeLessThan(0.6);
});
