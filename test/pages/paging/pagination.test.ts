import { expect, test } from 'vitest';
import type { Pagination } from '../../../src/model/page.js';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { findPager, readPagination } from '../../../src/pages/paging/pagination.js';
import { pageOf } from '../html-page.js';

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

test('the one number beside the page that is shown, rather than how many have rated an entity of the list', () => {
  const rated = '<p>Thing <a href="/thing?at=1-17&k=a">(2)</a></p>';
  const pager = '<nav><b>1</b> <a href="/list?page=2&v=x8">2</a> <a href="/list?page=2&v=x8">Next</a></nav>';
  const between = '<p>An entry of the list.</p>'.repeat(30);
  expect(read(`${rated}${between}${pager}`, 'https://shop.example/list?v=x5').next).toEqual(to('/list?page=2&v=x8'));
});

test('a page that is linked is not the one that is shown, though a choice has the number of another page', () => {
  const link = (page: number): string =>
    `<li><a href="/list?wood=2${page > 1 ? `&page=${page}` : ''}&size=20">${page}</a></li>`;
  const found = read(`<ul>${[1, 2, 3].map(link).join('')}</ul>`, 'https://shop.example/list?wood=2&maker=');
  expect([found.previous, found.next]).toEqual([null, to('/list?wood=2&page=2&size=20')]);
});

test('a cloud of years is no pager', () => {
  const years = [1950, 1951, 1952, 1953, 1955].map((year) => `<a href="/year/${year}/">${year}</a>`).join(' ');
  expect(read(`<p>${years}</p>`, 'https://shop.example/year/1952/').next).toBeNull();
  expect(read(`<p>${years}</p>`, 'https://shop.example/country/UK/').pages).toEqual([]);
});

test('two pagers that name their first, next and last pages by words, too', () => {
  const link = (text: string, page: number): string =>
    `<a href="/list?n=1${page > 1 ? `&from=${page * 20 - 20}` : ''}">${text}</a>`;
  const pager = `<nav>${link('First', 1)} ${link('Previous', 1)} ${link('1', 1)} <b aria-current=page>2</b> ${link('3', 3)} ${link('4', 4)} ${link('Next', 3)} ${link('Last', 4)}</nav>`;
  const found = read(
    `${pager}<p>${'An entry of the list. '.repeat(20)}</p>${pager}`,
    'https://shop.example/list?n=1&from=20',
  );
  expect([found.previous, found.next]).toEqual([to('/list?n=1'), to('/list?n=1&from=40')]);
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

test.each([
  [
    'beside their names',
    (n: number) => `<li><a href="/issues/${n}">${n}</a> <a href="/issues/${n}">Mend the roof</a></li>`,
  ],
  ['in rows of a table', (n: number) => `<tr><td><a href="/issues/${n}">${n}</a></td><td>Mend the roof</td></tr>`],
])('numbers of entries %s are no pages', (_, row) => {
  const rows = [180, 179, 178, 177, 176].map(row).join('');
  const pager = '<p>1 <a href="/list?page=2">2</a> <a href="/list?page=2">Next</a></p>';
  const found = read(`<table>${rows}</table>${pager}`);
  expect([found.next, found.nodes.length]).toEqual([to('/list?page=2'), 2]);
});

test('a pager may name its ends and neighbours by words', () => {
  const numbers = [1, 3, 4].map((n) => `<a href="/list?page=${n}">${n}</a>`).join(' ');
  const words = ['First', 'Next', 'Last']
    .map((word, at) => `<a href="/list?page=${[1, 3, 4][at]}">${word}</a>`)
    .join(' ');
  expect(read(`<p>${words} ${numbers} <b>2</b></p>`, 'https://shop.example/list?page=2').pages).toHaveLength(3);
});

test('numbers whose addresses name an offset in a cursor, too, the first one a button that cannot be pressed', () => {
  const cursor = (offset: number): string =>
    encodeURIComponent(Buffer.from(JSON.stringify({ section: 0, offset, version: 1 })).toString('base64'));
  const link = (text: string, page: number): string =>
    `<a href="/list?type=pagination&offset=${String(page * 18 - 18)}&cursor=${cursor(page * 18 - 18)}">${text}</a>`;
  const found = read(
    `<nav><button disabled>‹</button><button aria-current=page disabled>1</button>${link('2', 2)}${link('3', 3)}<span>…</span>${link('15', 15)}${link('›', 2)}</nav>`,
  );
  expect(found.pages.map(({ number }) => number)).toEqual([2, 3, 15]);
  expect(found.next).toEqual(to(`/list?type=pagination&offset=18&cursor=${cursor(18)}`));
});
