import { expect, test } from 'vitest';
import type { Pagination } from '../../src/model/page.js';
import { readLinkFacts } from '../../src/pages/link-facts.js';
import { findPager, readPagination } from '../../src/pages/pagination.js';
import { pageOf } from './html-page.js';

/** Pagination of a page without a list. */
function read(html: string, url = 'https://shop.example/list'): Pagination {
  const index = pageOf(html, url);
  const links = readLinkFacts(index);
  return readPagination(index, { links, pager: findPager(index, links), records: [] });
}

const to = (path: string): { readonly kind: 'url'; readonly url: string } => ({
  kind: 'url',
  url: `https://shop.example${path}`,
});

test('numbers with an arrow', () => {
  const found = read(
    '<nav><b>1</b> <a href="/list?page=2">2</a> <a href="/list?page=3">3</a> <a href="/list?page=2">›</a></nav>',
  );
  expect(found.next).toEqual(to('/list?page=2'));
  expect(found.previous).toBeNull();
  expect(found.pages.map(({ number }) => number)).toEqual([2, 3]);
  expect(found.nodes).toHaveLength(3);
});

test('in the middle', () => {
  const found = read(
    '<nav><a href="/list/page/1">1</a> <b>2</b> <a href="/list/page/3">3</a></nav>',
    'https://shop.example/list/page/2',
  );
  expect([found.previous, found.next]).toEqual([to('/list/page/1'), to('/list/page/3')]);
});

test('a first page without a number in its address', () => {
  const found = read(
    '<nav><a href="/list">1</a> <b>2</b> <a href="/list?page=3">3</a></nav>',
    'https://shop.example/list?page=2',
  );
  expect([found.previous, found.next]).toEqual([to('/list'), to('/list?page=3')]);
});

test('on the last page nothing is next', () => {
  expect(
    read(
      '<nav><a href="/list?page=1">1</a> <a href="/list?page=2">2</a> <b>3</b></nav>',
      'https://shop.example/list?page=3',
    ).next,
  ).toBeNull();
});

test('a bar of page sizes is no pager', () => {
  expect(
    read(
      '<p><a href="/list?size=12">12</a> <b>24</b> <a href="/list?size=48">48</a> <a href="/list?size=96">96</a></p><p>49–72 of 300</p>',
    ).pages,
  ).toEqual([]);
});

test('days of a month are no pages', () => {
  const days = [1, 2, 3, 4, 5].map((day) => `<a href="/2026/11/${day}">${day}</a>`).join(' ');
  expect(read(`<p>${days}</p>`).pages).toEqual([]);
});

test('small pagers of entries are not the page’s', () => {
  const entries = ['a', 'b', 'c', 'd']
    .map((name) => `<li>${name} <a href="/topic-${name}-x?page=2">2</a> <a href="/topic-${name}-x?page=3">3</a></li>`)
    .join('');
  expect(read(`<ul>${entries}</ul>`).pages).toEqual([]);
});

test('a page without a pager', () => {
  expect(read('<p><a href="/about">About</a></p>')).toEqual({ next: null, previous: null, pages: [], nodes: [] });
});
