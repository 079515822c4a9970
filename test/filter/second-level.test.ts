import { expect, test } from 'vitest';
import { createArgumentBook, type ArgumentBook } from '../../src/filter/argument-book.js';
import { secondLevelUrls, type SecondLevelOptions } from '../../src/filter/second-level.js';
import type { PageView } from '../../src/model/page.js';
import { link, listPage, pageView, SITE } from '../explore/page-views.js';

const at = (query: string): string => `${SITE}/list?${query}`;

function book(withSearch = true): ArgumentBook {
  const kinds = { sort: 'orders', page: 'positions', sid: 'tracks', brand: 'selects' } as const;
  const classes = Object.entries(kinds).map(([name, kind]) => ({ name, kind }));
  const own = createArgumentBook({ saved: { classes } });
  if (withSearch) own.learnSearch({ kind: 'url', url: at('q={query}') });
  return own;
}

const LINKS = [
  link(at('q=lamp&brand=acme'), { area: 'group', text: 'Acme' }),
  link(at('q=lamp&brand=acme&sort=name'), { area: 'group', text: 'by name' }),
  link(at('q=lamp&sort=name'), { area: 'group' }),
  link(at('q=lamp&page=2'), { area: 'pager', text: '2' }),
  link(at('q=Lamp&sid=7'), { area: 'header' }),
  link(at('q=shade'), { text: 'shades' }),
  link('/item/1?q=lamp', { area: 'list' }),
  link('/about', { area: 'footer' }),
  link(at('q=lamp&logout=1'), { acts: true }),
  link('https://other.example/list?q=lamp'),
];

const page = (given: Partial<PageView> = {}): PageView =>
  listPage(['a', 'b'], { url: at('q=lamp'), links: LINKS, declaredCount: 90, ...given });

/** What becomes of each link: its use, or why it is dropped. */
function fates(
  view: PageView,
  options: Partial<SecondLevelOptions> = {},
  own = book(),
): Readonly<Record<string, string>> {
  const { kept, dropped } = secondLevelUrls(view, own, { query: 'lamp', ...options });
  const all = [
    ...kept.map(({ url, use }) => [url, use] as const),
    ...dropped.map(({ url, reason }) => [url, reason] as const),
  ];
  return Object.fromEntries(all.map(([url, fate]) => [url.replace(`${SITE}/`, ''), fate]));
}

const ALWAYS = {
  'list?q=lamp&brand=acme': 'refines',
  'list?q=lamp&brand=acme&sort=name': 'same-query',
  'list?q=shade': 'related',
  'item/1?q=lamp': 'entity',
  about: 'no-keyword',
  'list?q=lamp&logout=1': 'acts',
  'https://other.example/list?q=lamp': 'other-site',
};

test('complete coverage keeps one address for each selection and page', () => {
  expect(fates(page())).toMatchObject({
    ...ALWAYS,
    'list?q=lamp&sort=name': 'this-page',
    'list?q=lamp&page=2': 'continues',
  });
});

test('representative coverage keeps one address for each selection', () => {
  expect(fates(page(), { coverage: 'representative' })).toMatchObject({
    ...ALWAYS,
    'list?q=lamp&sort=name': 'position',
    'list?q=lamp&page=2': 'position',
  });
});

test('what a page shows wholly needs no choices for representative coverage', () => {
  expect(fates(page({ declaredCount: 2 }), { coverage: 'representative' })).toMatchObject({
    'list?q=lamp&brand=acme': 'all-shown',
    'list?q=shade': 'related',
  });
  expect(fates(page({ declaredCount: 2 }))['list?q=lamp&brand=acme']).toBe('refines');
});

test('without a size, a page shows all if nothing that looks like a pager stays within the query', () => {
  const fate = (query: string): string | undefined => {
    const pagination = { next: { kind: 'url', url: at(query) } as const, previous: null, pages: [], nodes: [] };
    const view = page({ declaredCount: null, pagination });
    return fates(view, { coverage: 'representative' })['list?q=lamp&brand=acme'];
  };
  expect([fate('q=lamp&page=2'), fate('q=lamp&price=p1')]).toEqual(['refines', 'all-shown']);
});

test('what was kept before is not kept again', () => {
  const isKnown = (key: string): boolean => key === book().pageKey(at('q=lamp&brand=acme'));
  expect(fates(page(), { isKnown })['list?q=lamp&brand=acme']).toBe('same-query');
});

test('a page that lists nothing asks which meaning is meant', () => {
  const links = [link('/city/1', { text: 'San Francisco, Cordoba' }), link('/help', { text: 'Help' })];
  const view = pageView({ url: at('q=san+francisco'), links });
  const meanings = fates(view, { query: 'san francisco' });
  expect(meanings).toEqual({ 'city/1': 'disambiguates', help: 'no-keyword' });
});

test('where addresses hold no keyword, the choices of the page are kept', () => {
  const own = book(false);
  expect(fates(page(), { query: null }, own)).toMatchObject({
    'list?q=lamp&brand=acme': 'refines',
    about: 'no-keyword',
  });
});
