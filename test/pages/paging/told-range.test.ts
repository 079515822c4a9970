import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { readStructure } from '../../../src/pages/page-structure.js';
import { findRangeSteps } from '../../../src/pages/paging/told-range.js';
import { cardsHtml, pageOf } from '../html-page.js';

const SHOP = 'https://shop.example';
const CARDS = 12;

/** Next and previous of a page that says which entries it shows, with its pager before and behind its list. */
function ways(told: string, pager: readonly string[], path: string): readonly (string | null)[] {
  const bar = `<p>${told}</p><p>${pager.map((href, at) => `<a href="${href}">word ${'abcd'.charAt(at)}</a>`).join('')}</p>`;
  const { pagination } = readStructure(pageOf(`${bar}<div>${cardsHtml(CARDS)}</div>${bar}`, SHOP + path));
  return [pagination.next, pagination.previous].map((way) => (way?.kind === 'url' ? way.url.replace(SHOP, '') : null));
}

const at = (start: number): string => `/list?q=&size=40&start=${String(start)}`;

interface Case {
  readonly page: string;
  readonly told: string;
  readonly pager: readonly string[];
  readonly path: string;
  readonly expected: readonly unknown[];
}

const CASES: readonly Case[] = [
  { page: 'first', told: '1 to 40 of 227', pager: [at(41), at(188)], path: '/list?size=40', expected: [at(41), null] },
  { page: 'asked', told: '1 to 40 of 227', pager: [at(41), at(188)], path: '/list?q=', expected: [at(41), null] },
  {
    page: 'second',
    told: '41 to 80 of 227',
    pager: [at(1), at(1), at(81), at(188)],
    path: at(41),
    expected: [at(81), at(1)],
  },
  {
    page: 'third',
    told: '81 to 120 of 227',
    pager: [at(1), at(41), at(121), at(188)],
    path: at(81),
    expected: [at(121), at(41)],
  },
  { page: 'last', told: '201 to 227 of 227', pager: [at(1), at(161)], path: at(201), expected: [null, at(161)] },
  {
    page: 'second, counted from 0,',
    told: '41 to 80 of 227',
    pager: [at(0), at(0), at(80), at(187)],
    path: at(40),
    expected: [at(80), at(0)],
  },
];

test.each(CASES)('on the $page page positions are told by the entries shown', ({ told, pager, path, expected }) => {
  expect(ways(told, pager, path)).toEqual(expected);
});

test.each([
  { what: 'another page', to: 40, hrefs: ['/other?size=40&start=41', '/list?start=41'], path: '/list?size=40' },
  { what: 'other arguments', to: 80, hrefs: ['/list?year=81', '/list?year=1'], path: '/list?page=b' },
])('a number that is no position of this list leads nowhere: $what', ({ to, hrefs, path }) => {
  const links = hrefs.map((href) => `<a href="${href}">word</a>`).join('');
  const index = pageOf(`${links}<div>${cardsHtml(CARDS)}</div>`, SHOP + path);
  const counts = [{ node: 0, template: '# to # of #', value: 227, from: to - 39, to, confidence: 1 }];
  const context = { links: readLinkFacts(index), records: [], counts, declaredCount: 227 };
  expect(findRangeSteps(index, context)).toEqual({ next: [], previous: [] });
});
