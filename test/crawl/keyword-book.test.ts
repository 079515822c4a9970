import { expect, it } from 'vitest';
import { createKeywordBook } from '../../src/crawl/keyword-book.js';
import type { KeywordQuery } from '../../src/model/keyword.js';

const query = (text: string): KeywordQuery => ({ text, source: 'given', score: 1, why: 'given' });

it('gives out each keyword as it waits, then as it was answered', () => {
  const book = createKeywordBook('shop.example', [query('lamp'), query('shade')]);
  expect(book.take().map(({ text, state, listed }) => [text, state, listed])).toEqual([
    ['lamp', 'waiting', null],
    ['shade', 'waiting', null],
  ]);
  book.note({ kind: 'keyword', keyword: query('lamp'), listed: 0, fresh: 0, emptyBecause: 'like-references' });
  expect(book.take()).toEqual([
    { ...query('lamp'), site: 'shop.example', state: 'asked', listed: 0, fresh: 0, emptyBecause: 'like-references' },
  ]);
  expect(book.take()).toEqual([]);
});
