import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { rangedPages } from '../../../src/pages/paging/ranged-pages.js';
import { pageOf } from '../html-page.js';

function numbers(html: string): readonly number[] {
  const index = pageOf(html);
  return rangedPages(index, readLinkFacts(index)).map(({ number }) => number);
}

const link = (text: string): string => `<a href="?start=${text}">${text}</a>`;

test('links that are called as the entries of pages are pages, the one that is shown unlinked among them', () => {
  expect(numbers(`<p><b>1-20</b> | ${link('21-40')} | ${link('41-47')}</p>`)).toEqual([2, 3]);
  expect(numbers(`<p>items 1-20 | ${link('items 21-40')} | ${link('items 41-47')}</p>`)).toEqual([2, 3]);
  expect(numbers(`<p>${link('records 1 to 20')} records 21 to 40 ${link('records 41 to 47')}</p>`)).toEqual([1, 3]);
});

test('ranges of a facet are none: all are linked, begin later, differ in size, or are small', () => {
  expect(numbers(`<p>${link('1-20')} ${link('21-40')}</p>`)).toEqual([]);
  expect(numbers(`<p>1900-1919 ${link('1920-1939')} ${link('1940-1949')}</p>`)).toEqual([]);
  expect(numbers(`<p>1-20 ${link('21-50')} ${link('51-60')}</p>`)).toEqual([]);
  expect(numbers(`<p>1-3 ${link('4-6')} ${link('7-9')}</p>`)).toEqual([]);
});
