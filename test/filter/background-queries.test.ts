import { expect, test } from 'vitest';
import { backgroundQueries } from '../../src/filter/background-queries.js';

test('ten keywords of consonants only, of several lengths, each beginning otherwise', () => {
  const queries = backgroundQueries(7);
  expect(queries).toHaveLength(10);
  expect(queries.every((query) => /^[b-df-hj-np-tv-z]{7,20}$/u.test(query))).toBe(true);
  expect(new Set(queries.map(({ length }) => length)).size).toBe(10);
  expect(new Set(queries.map((query) => query[0])).size).toBe(10);
});

test('a seed gives the same ones, another seed others', () => {
  expect(backgroundQueries(7)).toEqual(backgroundQueries(7));
  expect(backgroundQueries(7)).not.toEqual(backgroundQueries(8));
});
