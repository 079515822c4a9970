import { expect, test } from 'vitest';
import { readLinkFacts } from '../../../src/pages/link-facts.js';
import { findStepLinks, linkArrow } from '../../../src/pages/paging/step-links.js';
import { first, pageOf } from '../html-page.js';

/** Addresses of next and previous links. */
function steps(
  html: string,
  url = 'https://shop.example/list',
  cards = 0,
): { readonly next: readonly string[]; readonly previous: readonly string[] } {
  const index = pageOf(html, url);
  const { next, previous } = findStepLinks(index, { links: readLinkFacts(index), cards });
  const path = (links: typeof next): readonly string[] =>
    links.map((link) => link.url.replace('https://shop.example', ''));
  return { next: path(next), previous: path(previous) };
}

test('words in any language, told by the address', () => {
  expect(steps('<a href="/list?page=2">Seuraava</a>')).toEqual({ next: ['/list?page=2'], previous: [] });
  expect(steps('<a href="/list">戻る</a><a href="/list?page=3">次</a>', 'https://shop.example/list?page=2')).toEqual({
    next: ['/list?page=3'],
    previous: ['/list'],
  });
});

test('a page with choices in its address, whose path ends in a slash', () => {
  const first = 'https://shop.example/list/?colour=red';
  const second = `${first}&page=2`;
  expect(steps('<a href="/list/?colour=red&page=2">next</a>', first)).toEqual({
    next: ['/list/?colour=red&page=2'],
    previous: [],
  });
  expect(steps('<a href="/list/?colour=red">back</a>', second).previous).toEqual(['/list/?colour=red']);
});

test('a page after an answer to a form, whose link leaves out the fields that choose nothing', () => {
  const asked = 'https://shop.example/list?sort=&colour=red&from=0&to=900';
  expect(steps('<a href="/list?colour=red&page=2">Seuraava</a>', asked).next).toEqual(['/list?colour=red&page=2']);
  // What keeps nothing of it may have forgotten what was chosen.
  expect(steps('<a href="/list?page=2">Seuraava</a>', asked).next).toEqual([]);
  expect(steps('<a href="/list?colour=blue&page=2">Seuraava</a>', asked).next).toEqual([]);
});

test('the same where other links of the page carry the choice to other pages', () => {
  const carried = ['/map', '/filters', '/saved'].map((path) => `<a href="${path}?colour=red">x</a>`).join('');
  const asked = 'https://shop.example/list?colour=red&to=900';
  expect(steps(`${carried}<a href="/list?colour=red&page=2">Lisää</a>`, asked).next).toEqual([
    '/list?colour=red&page=2',
  ]);
});

test('the first, the last and the pages beside one in the middle, whose number what is chosen keeps', () => {
  const link = (page: number, text: string): string => `<a href="/list?milk=cow&page=${String(page)}">${text}</a>`;
  const html = `${link(3, 'Cow')}${link(1, 'first')}${link(2, 'previous')} Page 3 of 5. ${link(4, 'next')}${link(5, 'last')}`;
  const found = steps(html, 'https://shop.example/list?milk=cow&page=3');
  expect([found.next[0], found.previous[0]]).toEqual(['/list?milk=cow&page=4', '/list?milk=cow&page=2']);
});

test('the last of six pages is not next to the third, though it lies as far on as the first lies back', () => {
  const link = (page: number, text: string): string => `<a href="/list?page=${String(page)}">${text}</a>`;
  const html = `${link(1, '« first')}${link(2, 'previous')} Page 3 of 6. ${link(4, 'next')}${link(6, 'last »')}`;
  const { next, previous } = steps(html, 'https://shop.example/list?page=3');
  expect([next, previous]).toEqual([['/list?page=4'], ['/list?page=2']]);
});

test.each(['oak2', 'oak-2'])('pages that follow %s, whose name has no number on the first one', (second) => {
  const third = second.replace('2', '3');
  const link = (name: string, text: string): string => `<a href="/wood/${name}.html">${text}</a>`;
  const at = (name: string): string => `https://shop.example/wood/${name}.html`;
  expect(steps(`Page 1 / 6 ${link(second, '»')} ${link(second.replace('2', '6'), '⇉')}`, at('oak'))).toEqual({
    next: [`/wood/${second}.html`],
    previous: [],
  });
  expect(steps(`${link('oak', '«')} Page 2 / 6 ${link(third, '»')}`, at(second))).toEqual({
    next: [`/wood/${third}.html`],
    previous: ['/wood/oak.html'],
  });
  // Things may be numbered, too.
  expect(steps(link(second, 'Another oak'), at('oak')).next).toEqual([]);
});

test('a place whose name is numbered is no second page', () => {
  const at = 'https://shop.example/shop';
  expect(steps('<a href="/shop/2-home-accessories">All products</a>', at).next).toEqual([]);
});

test('a page whose choices end in a space that the links to the other pages leave out', () => {
  const first = 'https://shop.example/list?tags=red+';
  expect(steps('<a href="?page=2&tags=red">→</a>', first).next).toEqual(['/list?page=2&tags=red']);
});

test('an offset beside the size of a page that nothing asked for, and a last page that begins anywhere', () => {
  const pager = '<a href="/list?limit=40&offset=40">»</a><a href="/list?limit=40&offset=227">Last</a>';
  expect(steps(pager, undefined, 40).next).toEqual(['/list?limit=40&offset=40']);
  expect(steps(pager, undefined, 24).next).toEqual([]);
  expect(steps(pager.replace('»', 'More'), undefined, 40).next).toEqual([]);
  const second = '<a href="/list?limit=40&offset=80">»</a><a href="/list?limit=40&offset=227">Last</a>';
  expect(steps(second, 'https://shop.example/list?limit=40&offset=40', 40).next).toEqual(['/list?limit=40&offset=80']);
});

test('a link that says how many more it leads to, between sizes of pages', () => {
  const link = (limit: number, offset: number, text: string): string =>
    `<a href="/list?limit=${String(limit)}&offset=${String(offset)}">${text}</a>`;
  const sizes = `(${link(12, 0, '12')} | ${link(24, 0, '24')})`;
  expect(steps(`(previous 24 | ${link(24, 24, 'next 24')}) ${sizes}`, undefined, 24).next).toEqual([
    '/list?limit=24&offset=24',
  ]);
  const second = `(${link(24, 0, 'previous 24')} | ${link(24, 48, 'next 24')}) ${sizes}`;
  const { next, previous } = steps(second, 'https://shop.example/list?limit=24&offset=24', 24);
  expect([next[0], previous[0]]).toEqual(['/list?limit=24&offset=48', '/list?limit=24&offset=0']);
});

test('a last page that begins before the second does, and pages before it that begin as it does', () => {
  const pager = '<a href="/list?limit=40&offset=40">»</a><a href="/list?limit=40&offset=31">Last</a>';
  expect(steps(pager, undefined, 40).next).toEqual(['/list?limit=40&offset=40']);
  const last = '<a href="/list?limit=40">First</a><a href="/list?limit=40&offset=187">«</a>';
  expect(steps(last, 'https://shop.example/list?limit=40&offset=227', 40).previous).toEqual([
    '/list?limit=40&offset=187',
  ]);
});

test('a link further on is that of another position alone', () => {
  const index = pageOf(
    '<a href="/list?limit=40&offset=40">»</a><a href="/list?limit=40&offset=227">Last</a><a href="/list?limit=80">80</a>',
    'https://shop.example/list',
  );
  const { next, far = [] } = findStepLinks(index, { links: readLinkFacts(index), cards: 40 });
  expect([...next, ...far].map(({ node }) => index.text(node))).toEqual(['»', 'Last']);
});

test('values of a facet may be numbered as pages are', () => {
  const values = (names: readonly string[], from = 0): string =>
    names.map((name, at) => `<a href="/list?condition=${at + from}">${name}</a>`).join('');
  const none = { next: [], previous: [] };
  expect(steps(values(['New', 'Used', 'Like new', 'For parts']))).toEqual(none);
  expect(steps(values(['Private', 'Commercial']))).toEqual(none);
  expect(steps(values(['Free', 'Cheap', 'Dear'], 1))).toEqual(none);
});

test('a value that was chosen stands between the others as a page does: only the place tells', () => {
  const index = pageOf(
    '<a href="/list?access=0">Ramp</a><a href="/list">Lift</a><a href="/list?access=2">Loop</a><ul><li>Hall</ul>',
    'https://shop.example/list?access=1',
  );
  const found = findStepLinks(index, { links: readLinkFacts(index), cards: 20, listStart: first(index, 'ul') });
  expect(found).toEqual({ next: [], previous: [] });
});

test('a value numbered 0 that was chosen stays chosen on the next page', () => {
  const second = '/list?condition=0&page=2';
  expect(steps(`<a href="${second}">Older</a>`, 'https://shop.example/list?condition=0').next).toEqual([second]);
});

test('a switch of a page that a front page links besides is no page of it', () => {
  const html = '<a href="/sign-in">Sign in</a><a href="/sign-in?register=1">Register</a>';
  expect(steps(html, 'https://shop.example/')).toEqual({ next: [], previous: [] });
});

test('a front page may show the first page of a list that it links', () => {
  const front = 'https://shop.example/';
  expect(steps('<a href="/s">All</a><a href="/s?page=2">Older</a>', front).next).toEqual(['/s?page=2']);
  expect(steps('<a href="/s?page=2">Older</a>', front).next).toEqual([]);
});

test('a pager behind facets that are numbered, and a page as a parameter of the path', () => {
  const condition = '<a href="/list;cond=0">New</a><a href="/list;cond=1">Used</a>';
  expect(steps(`${condition}<a href="/list;page=2">Onward</a>`).next).toEqual(['/list;page=2']);
});

test('what links carry wherever they lead is no part of a position', () => {
  const others = ['/thing/1?ref=list-1', '/thing/2?ref=list-2', '/login?ref=menu'];
  const page = (pager: string): string => pager + others.map((url) => `<a href="${url}">x</a>`).join('');
  const second = '/list?page=2&ref=pager-2';
  expect(steps(page(`<a href="${second}">Seuraava</a>`)).next).toEqual([second]);
  expect(
    steps(
      page(`<a href="/list?ref=pager-1">戻る</a><a href="/list?page=3&ref=pager-3">次</a>`),
      `https://shop.example${second}`,
    ),
  ).toEqual({ next: ['/list?page=3&ref=pager-3'], previous: ['/list?ref=pager-1'] });
  // What only links of the list have may select.
  expect(steps('<a href="/list?page=2&colour=red">Red</a>').next).toEqual([]);
});

test('offsets grow by the number of cards', () => {
  expect(steps('<a href="/list?start=24">More</a>', undefined, 24).next).toEqual(['/list?start=24']);
  expect(steps('<a href="/list?start=25">More</a>', undefined, 24).next).toEqual([]);
});

test('sizes of pages are no offsets', () => {
  const sizes = [12, 48, 96].map((size) => `<a href="/list?size=${size}">${size}</a>`).join('');
  for (const size of [48, 96])
    expect(steps(`<a href="/list">24</a>${sizes}`, `https://shop.example/list?size=${size}`, size)).toEqual({
      next: [],
      previous: [],
    });
  const offsets = [24, 72].map((start) => `<a href="/list?start=${start}">${start}</a>`).join('');
  expect(steps(offsets, 'https://shop.example/list?start=48', 24)).toEqual({
    next: ['/list?start=72'],
    previous: ['/list?start=24'],
  });
});

test('the number of the only page leads nowhere, though its address has it and that of the page has not', () => {
  expect(steps('<a>Back</a><a href="/list?page=1">1</a><a>On</a>')).toEqual({ next: [], previous: [] });
  expect(steps('<a href="/list?page=1">2</a>').next).toEqual(['/list?page=1']);
});

test('a cursor is told by rel', () => {
  expect(steps('<a rel="next" href="/list?after=Zm9v">x</a>').next).toEqual(['/list?after=Zm9v']);
});

test('many values are a choice, not a pager', () => {
  expect(steps([2, 3, 4, 5, 6, 7].map((id) => `<a href="/list?cat=${id}">c${id}</a>`).join('')).next).toEqual([]);
});

test('links that act never page', () => {
  expect(steps('<a rel="next" href="/cart/add/2">x</a>').next).toEqual([]);
});

test('an arrow may be drawn or named', () => {
  const index = pageOf('<a href="/x" aria-label="Next →"><svg></svg></a>');
  expect(linkArrow(index, first(index, 'a'))).toBe('right');
});

test('the page beside this one is next, and the last is not, though it stands first and lies a step away, too', () => {
  expect(
    steps(
      '<a href="/page/19/">Newer</a> <a href="/">First</a> <a href="/page/22/">Last</a> <a href="/page/21/">Older</a>',
      'https://shop.example/page/20/',
    ),
  ).toMatchObject({ next: ['/page/21/'] });
});

test('a page whose address was given a slash at its end, which the links to the others do not have', () => {
  const links = '<a href="/rent/">back</a> 2 / 19 <a rel="next" href="/rent/page/3">on</a>';
  const found = { next: ['/rent/page/3'], previous: ['/rent/'] };
  expect(steps(links, 'https://shop.example/rent/page/2/')).toEqual(found);
  expect(steps(links.replace(' rel="next"', ''), 'https://shop.example/rent/page/2/')).toEqual(found);
});

test('what says that it leads back is no page 2, though a choice beside it is a number', () => {
  const links =
    '<a rel=prev href="/list?no_match=1&sort=new">Back</a><a rel=next href="/list?no_match=1&sort=new&page=3">On</a>';
  expect(steps(links, 'https://shop.example/list?no_match=1&sort=new&page=2')).toEqual({
    next: ['/list?no_match=1&sort=new&page=3'],
    previous: ['/list?no_match=1&sort=new'],
  });
});
