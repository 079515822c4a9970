import { expect, it } from 'vitest';
import { carriedArguments, withoutArguments } from '../../src/pages/carried-arguments.js';
import { readLinkFacts } from '../../src/pages/link-facts.js';
import { pageOf } from './html-page.js';

function carried(urls: readonly string[]): readonly string[] {
  const html = urls.map((url) => `<a href="${url}">x</a>`).join('');
  return [...carriedArguments(readLinkFacts(pageOf(html, 'https://shop.example/list')))];
}

it.each([
  ['that links to several pages have are carried', ['/a?ref=1', '/b?ref=2', '/c?x=1&ref=3'], ['ref']],
  ['of links to one page select', ['/list?colour=1', '/list?colour=2', '/list?colour=3&page=2'], []],
  ['of few pages may select', ['/a?ref=1', '/b?ref=2', '/b?ref=3'], []],
])('arguments %s', (...[, urls, expected]) => {
  expect(carried(urls)).toEqual(expected);
});

it('an address is told without what it carries', () => {
  const names = new Set(['ref']);
  expect(withoutArguments('https://a.example/list?page=2&ref=x#top', names)).toBe('https://a.example/list?page=2#top');
  expect(withoutArguments('https://a.example/list?ref=x', names)).toBe('https://a.example/list');
  expect(withoutArguments('https://a.example/list?a=1', names)).toBe('https://a.example/list?a=1');
});
