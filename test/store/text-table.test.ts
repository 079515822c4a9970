import { expect, it } from 'vitest';

import { createTextTable } from '../../src/store/text-table.js';
import { runDatabase } from './run-database.js';

it('gives one text one number, also when it is opened anew', () => {
  const database = runDatabase();
  const texts = createTextTable(database);
  const numbers = ['a', 'b', 'a', 'A', 'a ', ''].map(texts.intern);
  expect(numbers).toEqual([1, 2, 1, 3, 4, 5]);
  expect(['b', 'c'].map(createTextTable(database).intern)).toEqual([2, 6]);
});

it('finds what is there and makes nothing', () => {
  const texts = createTextTable(runDatabase());
  texts.intern('here');
  expect([texts.find('here'), texts.find('not here'), texts.intern('next')]).toEqual([1, null, 2]);
});

it('keeps long texts, and more texts than it remembers', () => {
  const texts = createTextTable(runDatabase(), 3);
  const many = ['x'.repeat(10_000), ...Array.from({ length: 20 }, (_, index) => String(index))];
  const numbers = many.map(texts.intern);
  expect(new Set(numbers).size).toBe(many.length);
  expect(many.map(texts.intern)).toEqual(numbers);
});

it('forgets numbers that were rolled back', () => {
  const database = runDatabase();
  const texts = createTextTable(database);
  expect(() =>
    database.transaction(() => {
      texts.intern('gone');
      throw new Error('stop');
    }),
  ).toThrow('stop');
  texts.reset();
  expect([texts.intern('kept'), texts.find('gone')]).toEqual([1, null]);
});
