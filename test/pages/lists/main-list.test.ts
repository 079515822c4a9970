import { expect, test } from 'vitest';
import { findSingleCandidates } from '../../../src/pages/lists/item-lists.js';
import { chooseMainList, type MainList, type MainListContext } from '../../../src/pages/lists/main-list.js';
import { cardHtml, cardsHtml, pageOf } from '../html-page.js';
import { candidatesOf, sourceOf } from '../list-pages.js';

/** The main list of a page without a pager. */
function choose(html: string, known: Partial<MainListContext> = {}): MainList {
  const index = pageOf(html);
  return chooseMainList(index, {
    candidates: candidatesOf(index),
    singles: () => findSingleCandidates(sourceOf(index)),
    pages: [],
    current: 1,
    hasMore: false,
    ...known,
  });
}

const recommended = `<div><b>You may also like</b><div>${cardsHtml(4, 50)}</div></div>`;

test('the cards of a page are its main list', () => {
  expect(choose(`<main><h1>Shoes</h1>${cardsHtml(12)}</main>`).list?.records).toHaveLength(12);
});

test('a list that the page counts wins over a longer one', () => {
  const found = choose(`<main><h1>Shoes</h1><p>2 results</p><div>${cardsHtml(2)}</div>${recommended}</main>`);
  expect(found).toMatchObject({ isTold: true, declaredCount: 2 });
  expect(found.list?.records.map(({ target }) => target.slice(-1))).toEqual(['1', '2']);
});

test('a list that the page counts wins over a richer one of its size under a title of its own', () => {
  const bare = [1, 2, 3, 4]
    .map((id) => `<li><a href="/item/bare-${id}"><img src="/${id}.png" alt="Bare ${id}"></a> <b>$9.00</b></li>`)
    .join('');
  const found = choose(`<main><h1>Shoes</h1><p>1–4 of 4</p><ul>${bare}</ul>${recommended}</main>`);
  expect(found.list?.records.map(({ target }) => target.slice(-6))).toEqual(['bare-1', 'bare-2', 'bare-3', 'bare-4']);
});

test('what a shelf between the cards tells is no size of the list', () => {
  const links = [1, 2, 3].map((at) => `<a href="/x/${at}">x</a>`).join('');
  const shelf = `<section><p>Free delivery by Nov 29</p>${links}</section>`;
  const found = choose(`<main><h1>Shoes</h1><div>${cardsHtml(6)}${shelf}${cardsHtml(6, 10)}</div></main>`);
  expect(found.counts.map(({ value }) => value)).not.toContain(29);
});

test('what the cards between those of a part of the list tell is no size of that part', () => {
  const card = (id: string, told: string): string =>
    `<div><h2><a href="/record/${id}">The letters of ${id}</a></h2><p>What was written of it in those years</p><p>${told}</p></div>`;
  const dated = '<b>March 9, 2026</b> <a href="/group/one">One</a>';
  const plain = new Set([0, 2, 3, 7, 9, 10, 14, 15, 19]);
  const cards = Array.from({ length: 20 }, (_, at) =>
    card(String(at), plain.has(at) ? 'Nobody knows who wrote them, nor to whom' : dated),
  );
  const page = `<main><h1>All</h1><div>${cards.join('')}</div></main>`;
  expect(candidatesOf(pageOf(page)).map(({ records }) => records.length)).toContain(9);
  expect(choose(page).list?.records).toHaveLength(20);
});

test('what a card of another shelf tells is no size of the list', () => {
  const told = '<p><b>+ Add</b> $563.29 Big Thing, 50" Class, smart and wide (2024) ★★★★ 3068</p>';
  const shelf = cardsHtml(6, 20).replace('</h3>', `</h3>${told}`);
  const page = `<main><h1>All things of the shop</h1><section><h2>Deals</h2><div>${cardsHtml(12)}</div></section><section><h2>Featured</h2><div>${shelf}</div></section></main>`;
  const found = choose(page, { hasMore: true });
  expect(found.list?.records).toHaveLength(12);
  expect(found.declaredCount).toBeNull();
  const shelves = candidatesOf(pageOf(page));
  const known = { candidates: shelves.slice(0, 1), isKnown: true, hasMore: true } as const;
  expect(choose(page, known).declaredCount).toBe(3068);
  expect(choose(page, { ...known, shelves }).declaredCount).toBeNull();
});

const linked = (kind: string, ...names: readonly string[]): string =>
  names.map((name, at) => `<a href="/${kind}/${String(at)}/">${name}</a>`).join(' ');

test.each([
  ['91 titles', 5],
  ['420 titles, the first 200 are shown', 10],
])('bare titles beside a cloud of links are the list if their pages hold "%s"', (told, last) => {
  const titles = Array.from(
    { length: 20 },
    (_, at) => `<li><a href="/title/tt${String(at)}/">Film ${String(at)}</a></li>`,
  );
  const years = Array.from({ length: 35 }, (_, at) => String(1950 + at));
  const pages = Array.from({ length: last }, (_, at) => at + 1);
  const page = `<div><h5>Year</h5><p>${linked('year', ...years)}</p></div><div><h1>All</h1><p>${told}</p><ol>${titles.join('')}</ol><p class="pager">${linked('all', ...pages.map(String))}</p></div>`;
  const index = pageOf(page);
  const links = index.links.filter((link) => index.linkUrl(link)?.includes('/all/'));
  const pager = { pages, hasMore: true, pager: links };
  expect(choose(page, pager)).toMatchObject({ isTold: true });
  expect(choose(page, pager).list?.records[1]?.target).toContain('/title/tt1/');
  expect(choose(page, { ...pager, pages: [1, 2, 3] }).list).toBeNull();
});

test('bare names in tiles are the list if the page says that so many of more are shown', () => {
  const tiles = Array.from(
    { length: 12 },
    (_, at) => `<div class="tile"><a href="/show/${String(at)}">Nova ${String(at)}</a></div>`,
  );
  const page = (told: string): string => `<h1>Themes</h1><p>${told}</p><div>${tiles.join('')}</div>`;
  expect(choose(page('Showing 12 of 168 themes'))).toMatchObject({ isTold: true, declaredCount: 168 });
  expect(choose(page('168 themes, 12 here')).list?.records).toHaveLength(12);
  expect(choose(page('Since 1998 in 7 countries')).list).toBeNull();
});

test('one result is a list of one', () => {
  const found = choose(`<main><h1>Shoes</h1><p>1–1 of 1</p><div>${cardHtml(9)}</div>${recommended}</main>`);
  expect(found.list?.records.map(({ target }) => target.slice(-7))).toEqual(['thing-9']);
});

test('recommendations under "0 results" are no list', () => {
  expect(choose(`<main><h1>Shoes</h1><p>0 results</p>${recommended}</main>`).list).toBeNull();
});

test('recommendations under "0 results" are no list, though they stand where lists of the site do', () => {
  const chooseKnown = (count: number): MainList =>
    choose(`<main><h1>Shoes</h1><p>${count} results</p>${recommended}</main>`, { isKnown: true });
  expect(chooseKnown(0).list).toBeNull();
  expect(chooseKnown(7).list?.records).toHaveLength(4);
});

test('choices with counts are no list', () => {
  const choices = [1, 2, 3, 4, 5]
    .map((id) => `<li><a href="/list?colour=${id}">Colour ${id}</a> (${id})</li>`)
    .join('');
  expect(choose(`<div><ul>${choices}</ul></div>`).list).toBeNull();
});

test('a page without links has none', () => {
  expect(choose('<p>Nothing</p>')).toEqual({ list: null, isTold: false, counts: [], declaredCount: null });
});
