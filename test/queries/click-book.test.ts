import { expect, it } from 'vitest';

import { createClickBook } from '../../src/queries/click-book.js';
import { textKey64 } from '../../src/queries/key.js';

const SITE = textKey64('shop.example');

function bookOf(
  clicks: readonly (readonly [query: string, page: string, clicks: number])[],
): ReturnType<typeof createClickBook> {
  const book = createClickBook();
  for (const [query, page, count] of clicks)
    book.add({ site: SITE, query: textKey64(query), page: textKey64(page), clicks: count });
  return book;
}

it('adds up clicks and different pages', () => {
  const book = bookOf([
    ['lamp', '/a', 2],
    ['lamp', '/b', 1],
    ['lamp', '/a', 1],
  ]);
  expect(book.find(SITE, textKey64('lamp'))).toEqual({ clicks: 4, pages: 2 });
  expect(book.find(textKey64('other.example'), textKey64('lamp'))).toBe(null);
});

it('keeps queries with three clicks on two pages (He 2013 §5.1)', () => {
  const book = bookOf([
    ['often', '/a', 2],
    ['often', '/b', 1],
    ['navigational', '/a', 100],
    ['rare', '/a', 1],
    ['rare', '/b', 1],
  ]);
  expect(book.keepFrequent()).toBe(2);
  expect(book.size()).toBe(1);
  expect(book.find(SITE, textKey64('often'))).not.toBe(null);
});

it('takes other thresholds', () => {
  const book = bookOf([['navigational', '/a', 100]]);
  expect(book.keepFrequent({ leastPages: 1 })).toBe(0);
});

it('tells each query once a round', () => {
  const book = bookOf([['lamp', '/a', 5]]);
  expect(book.findOnce(SITE, textKey64('desk'))).toBe(null);
  expect(book.findOnce(SITE, textKey64('lamp'))).toEqual({ clicks: 5, pages: 1 });
  expect(book.findOnce(SITE, textKey64('lamp'))).toBe(null);
  book.startRound();
  expect(book.findOnce(SITE, textKey64('lamp'))).not.toBe(null);
});
