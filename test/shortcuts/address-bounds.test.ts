import { expect, test } from 'vitest';
import { addressBounds, isOutside } from '../../src/shortcuts/address-bounds.js';

const READING = [{ parts: ['https://stays.example/hotel/gb/', { field: 'slug', change: 'same' as const }, '.html'] }];

test('a field that all examples have as it stands in the path', () => {
  const examples = ['lark', 'swan'].map((slug) => new Map(Object.entries({ slug, country: 'GB', kind: 'inn' })));
  expect(addressBounds(READING, examples)).toEqual([{ field: 'country', value: 'GB' }]);
});

test('no field that differs, no host, no field of which nothing is known', () => {
  const examples = ['gb', 'fr'].map((country) => new Map(Object.entries({ country, host: 'stays.example' })));
  expect(addressBounds(READING, examples)).toEqual([]);
  expect(addressBounds([], examples)).toEqual([]);
  expect(addressBounds(READING, [])).toEqual([]);
});

test('a record with another value is outside, one without any is not', () => {
  const bounds = [{ field: 'country', value: 'gb' }];
  expect(isOutside(bounds, new Map([['country', 'fr']]))).toBe(true);
  expect(isOutside(bounds, new Map([['country', 'gb']]))).toBe(false);
  expect(isOutside(bounds, new Map())).toBe(false);
});
