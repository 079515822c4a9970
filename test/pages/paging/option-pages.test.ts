import { expect, test } from 'vitest';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { isChosenOption, optionPages } from '../../../src/pages/paging/option-pages.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL, pageOf } from '../html-page.js';

const NEXT = '<a href="/list?page=2">Next</a>';

/** A select of the numbers from 1 on with these values. */
function select(values: readonly string[], chosen = 0): string {
  const options = values.map(
    (value, at) => `<option value="${value}"${at === chosen ? ' selected' : ''}>${at + 1}</option>`,
  );
  return `<select aria-label="Where">${options.join('')}</select>`;
}

function offsets(count: number, chosen = 0): string {
  const values = Array.from({ length: count }, (_, at) => `/list?limit=6&amp;offset=${6 * at}&amp;sort=best`);
  return select(values, chosen);
}

function pagesOf(html: string, url?: string): readonly string[] {
  const index = pageOf(html, url);
  return optionPages(index, readLinkFacts(index)).map((link) => new URL(link.url).search);
}

test('numbers with offsets in their addresses are pages, whatever else those addresses say', () => {
  expect(pagesOf(offsets(3))).toEqual([0, 6, 12].map((at) => `?limit=6&offset=${at}&sort=best`));
});

test('numbers that stand in their addresses are pages if a link without a number leads to one of them', () => {
  const numbers = ['?page=1', '?page=2', '?page=3'];
  expect(pagesOf(select(numbers))).toEqual([]);
  expect(pagesOf(select(numbers) + NEXT)).toEqual(numbers);
  expect(pagesOf(select(['/list', '?page=2', '?page=3']) + NEXT)).toEqual(['', '?page=2', '?page=3']);
  expect(pagesOf(select(numbers) + '<a href="/list?page=9">Other</a>')).toEqual([]);
});

test('numbers with something else among them, without addresses, or with addresses of other pages are none', () => {
  expect(pagesOf(`<select><option value="?beds=0">Any</option><option value="?beds=1">1</option></select>`)).toEqual(
    [],
  );
  expect(pagesOf(select(['0', '6', '12']))).toEqual([]);
  expect(pagesOf(select(['/list?from=0', '/list?from=5', '/list?from=90']))).toEqual([]);
  expect(pagesOf(offsets(3), 'https://shop.example/other')).toEqual([]);
});

test('a list goes on by them from the one that is chosen', () => {
  const page = (chosen: number): string => `<div>${cardsHtml(6)}</div><div>${offsets(4, chosen)}</div>`;
  const read = (chosen: number) => readPage(snapshotFromHtml(page(chosen), { url: PAGE_URL, status: 200 })).pagination;
  const at = (from: number) => ({ kind: 'url', url: `${PAGE_URL}?limit=6&offset=${from}&sort=best` });
  expect(read(0)).toMatchObject({ next: at(6), previous: null });
  expect(read(2)).toMatchObject({ next: at(18), previous: at(6) });
  expect(read(0).pages.map(({ number }) => number)).toEqual([2, 3, 4]);
});

test('the chosen option is told by its state, else by its markup', () => {
  const index = pageOf(offsets(2, 1));
  expect(index.byTag('option').map((option) => isChosenOption(index, option))).toEqual([false, true]);
});

test('numbers that a form sends are pages if it says how many there are, and nothing else is filled in', () => {
  const numbers = '<select name="p"><option selected>1</option><option>2</option><option>3</option></select>';
  const form = (inside: string, rest = ''): readonly string[] =>
    pagesOf(
      `<form action="/list" ${rest}><input type="hidden" name="size" value="6">${inside}<button>Go</button></form>`,
    );
  expect(form(`Page ${numbers} of 3`)).toEqual([1, 2, 3].map((page) => `?size=6&p=${page}`));
  expect(form(`Bedrooms ${numbers}`)).toEqual([]);
  expect(form(`Bedrooms ${numbers} of 5`)).toEqual([]);
  expect(form(`Page ${numbers} of 3 <input name="q">`)).toEqual([]);
  expect(form(`Page ${numbers} of 3`, 'method="post"')).toEqual([]);
});
