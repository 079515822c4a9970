import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { wordedPages } from '../../../src/pages/paging/worded-pages.js';
import { pageOf } from '../html-page.js';

function numbers(html: string): readonly number[] {
  const index = pageOf(html);
  return wordedPages(index, readLinkFacts(index)).map(({ number }) => number);
}

const PAGES = '<a href="?p=1">Page 1</a> <b>Page 2</b> <a href="?p=3"><span>Page</span> <span>3</span></a>';

test('links with a word and a number are pages where "next" leads to one of them', () => {
  expect(numbers(`<p>${PAGES} <a href="?p=3">Next</a></p>`)).toEqual([1, 3]);
  expect(numbers('<p><a href="?p=1">1. side</a> <a href="?p=3">3. side</a> <a href="?p=3">→</a></p>')).toEqual([1, 3]);
});

test('values with a number are none', () => {
  expect(numbers(`<p>${PAGES}</p>`)).toEqual([]);
  expect(numbers('<p><a href="?s=1">Size 1</a> <a href="?s=2">Size 2</a> <a href="/">Clear</a></p>')).toEqual([]);
  expect(numbers('<p><a href="?s=1">Size 1</a> <a href="?s=1">New</a></p>')).toEqual([]);
});

test('cards with a number in their names are none, with a picture or a word beside each', () => {
  const cards = (beside: string): string =>
    [1, 2, 3].map((id) => `<p><a href="?id=${id}">${beside}</a> <a href="?id=${id}">Thing ${id}</a></p>`).join('');
  expect([cards('<img src=x>'), cards('Details')].map(numbers)).toEqual([[], []]);
});
