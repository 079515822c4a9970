import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { findPageRuns, type PageRun } from '../../../src/pages/paging/page-runs.js';
import { pageOf } from '../html-page.js';

/** The longest run of a page. */
function run(html: string, url?: string): PageRun | undefined {
  const index = pageOf(html, url);
  return [...findPageRuns(index, readLinkFacts(index))].sort((a, b) => b.numbered.length - a.numbered.length)[0];
}

test('pages by number', () => {
  const found = run('<p>1 <a href="?page=2">2</a> <a href="?page=3">3</a></p>');
  expect(found).toMatchObject({ step: 1, offset: 0, current: 1 });
  expect(found?.numbered.map(({ number }) => number)).toEqual([2, 3]);
});

test('numbers among fractions are values, such as sizes, and no pages', () => {
  const sizes = ['2', '2.5', '3', '3.5', '4'].map((size) => `<li><a href="/boots#/size:${size}">${size}</a></li>`);
  expect(run(`<ul>${sizes.join('')}</ul>`)).toBeUndefined();
  const pages = [2, 3].map((page) => `<a href="/boots?p=${page}">${page}</a>`).join(' ');
  expect(run(`<p>1 ${pages}</p><ul>${sizes.join('')}</ul>`)?.numbered.map(({ number }) => number)).toEqual([2, 3]);
});

test('pages by offset', () => {
  expect(
    run('<p><a href="/l?start=0">1</a> <b>2</b> <a href="/l?start=40">3</a></p>', 'https://shop.example/l?start=20'),
  ).toMatchObject({ step: 20, offset: -20, current: 2 });
});

test('pages by number after a word that all of them have', () => {
  const links = [1, 2, 4].map((page) => `<a href="/l?p=${page}"><i>Page</i> ${page}</a>`).join(' ');
  const found = run(`<p>${links} <a href="/l?p=4"><i>Page</i> Next</a></p>`, 'https://shop.example/l?p=3');
  expect(found).toMatchObject({ step: 1, offset: 0, current: 3 });
});

test('two pages of which the address of the second tells an offset in its path', () => {
  const url = 'https://shop.example/phones/lamps_all';
  const second = '<a href="/phones/lamps_from_49_all">2</a>';
  expect(run(`<p><a aria-current="true" href="/phones/lamps_all">1</a> ${second}</p>`, url)).toMatchObject({
    current: 1,
  });
  expect(run(`<p><a href="/phones/lamps_all">1</a> ${second}</p>`, url)?.numbered.length).toBe(2);
  expect(run(`<p><a href="/phones/pears_all">1</a> ${second}</p>`, url)).toBeUndefined();
});

test('two pages of which the second stands beside the first, which is marked and no link', () => {
  const url = 'https://shop.example/lamps-g7-c12.html';
  const second = '<a href="/lamps-g7-oa30-c12.html">2</a>';
  const marked = run(`<p><span aria-current="page">1</span>${second}<a href="/lamps-g7-oa30-c12.html">›</a></p>`, url);
  expect(marked).toMatchObject({ step: 30, current: 1 });
  const inList = run(`<ol><li aria-current="page"><b>1</b></li><li>${second}</li></ol>`, url);
  expect(inList).toMatchObject({ step: 30, current: 1 });
  expect(run(`<p><span>1</span>${second}</p>`, url)).toBeUndefined();
});

test('two pages of which an arrow leads to the second, too, where the first stands before it as no link', () => {
  const second = (arrow: string): string =>
    `<div><span>1</span> <a href="/7I16-15F12.html">2</a> <a href="/7I16-15F12.html">${arrow}</a></div>`;
  expect(run(second('›'), 'https://shop.example/7F12.html')).toMatchObject({ step: 15, offset: -15, current: 1 });
  expect(run(second('Sizes'), 'https://shop.example/7F12.html')).toBeUndefined();
});

test('the page shown now by the position in its address, where the links to all pages say more than it', () => {
  const links = [1, 2, 3, 4].map((page) => `<a href="/l?page=${page}&rank=undefined&size=64">${page}</a>`).join(' ');
  expect(run(`<p>${links}</p>`, 'https://shop.example/l?size=64&page=3')?.current).toBe(3);
  expect(run(`<p>${links}</p>`, 'https://shop.example/l?size=64&page=9')?.current).toBe(1);
});

test('native digits are numbers too', () => {
  expect(run('<p><a href="?p=2">٢</a> <a href="?p=3">٣</a></p>')?.numbered.map(({ number }) => number)).toEqual([2, 3]);
});

test('the page shown now is the one without a link, or marked', () => {
  expect(
    run('<p><a href="/l/p1">1</a> <b>2</b> <a href="/l/p3">3</a></p>', 'https://shop.example/other')?.current,
  ).toBe(2);
  expect(
    run(
      '<p><a href="/l/p1">1</a> <a aria-current="page" href="/l/p2">2</a> <a href="/l/p3">3</a></p>',
      'https://shop.example/other',
    )?.current,
  ).toBe(2);
});

test('numbers that do not grow with the address are no run', () => {
  expect(run('<p><a href="?id=9">2</a> <a href="?id=4">3</a></p>')).toBeUndefined();
});

test('numbers with a unit are sizes, prices or ratings', () => {
  const links = (unit: string): string =>
    [7, 12].map((n) => `<a href="?size=${n}${encodeURIComponent(unit)}">${n}${unit}</a>`).join(' ');
  expect(['&quot;', '″', '%', ' €', '+', '★'].map((unit) => run(`<p>${links(unit)}</p>`))).toEqual(
    new Array(6).fill(undefined),
  );
});

test('a number that dots stand for is not the page shown now', () => {
  const pager = (between: string): number | undefined =>
    run(
      `<p>${[1, 2, 3].map((n) => `<a href="/l?p=${String(n)}">${String(n)}</a>`).join(' ')} ${between} <a href="/l?p=5">5</a></p>`,
      'https://shop.example/l?q=&sort=',
    )?.current;
  expect(pager('<i>...</i>')).toBe(1);
  expect(pager('…')).toBe(1);
  expect(pager('<input aria-label=Page>')).toBe(4);
});
