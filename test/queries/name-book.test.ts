import { expect, it } from 'vitest';

import { createNameBook } from '../../src/queries/name-book.js';
import { readWords, spanKey } from '../../src/queries/words.js';

it('knows names by their words, with all their types', () => {
  const book = createNameBook();
  for (const type of ['city', 'band', 'film', 'city']) book.add('New  York', type);
  book.add('new-york', 'river');
  book.add('Berlin', 'city');
  book.add('!!!', 'band');
  const name = book.find(spanKey(readWords('NEW YORK')));
  expect(
    book
      .typesOf(name)
      .map((type) => book.types()[type])
      .sort(),
  ).toEqual(['band', 'city', 'film', 'river']);
  expect(book.typesOf(book.find(spanKey(readWords('berlin'))))).toEqual([book.findType('city')]);
  expect(book.find(spanKey(readWords('york')))).toBe(-1);
  expect(book.findType('lake')).toBe(-1);
  expect([book.size(), book.longest()]).toEqual([2, 2]);
  expect(book.typeSizes()[book.findType('city')]).toBe(2);
});

it('holds thousands of names of several types', () => {
  const book = createNameBook();
  for (let at = 0; at < 3000; at += 1)
    for (const type of ['a', 'b', `c${String(at % 7)}`]) book.add(`name ${String(at)}`, type);
  expect(book.size()).toBe(3000);
  const types = book.typesOf(book.find(spanKey(readWords('name 15')))).map((type) => book.types()[type]);
  expect([...types].sort()).toEqual(['a', 'b', 'c1']);
});

it('keeps some types of a name that has many', () => {
  const book = createNameBook();
  for (let at = 0; at < 1000; at += 1) book.add('x', `type ${String(at)}`);
  expect(book.typesOf(book.find(spanKey(readWords('x'))))).toHaveLength(64);
});

it('says that a column of names was taken for types', () => {
  const book = createNameBook();
  expect(() => {
    for (let at = 0; at < 300_000; at += 1) book.add(`x${String(at)}`, `type ${String(at)}`);
  }).toThrow('its types may be names');
});
