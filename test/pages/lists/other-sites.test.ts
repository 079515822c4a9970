import { expect, test } from 'vitest';
import { ELSEWHERE, isElsewhere, leadElsewhere, leavesHost } from '../../../src/pages/lists/other-sites.js';
import { findKnownList, placeOf } from '../../../src/pages/lists/known-list.js';
import { readPage } from '../../../src/pages/read-page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { first, pageOf } from '../html-page.js';
import { sourceOf } from '../page-of.js';

const HERE = 'https://list.example/tools';

test('an address with another host leaves the site', () => {
  expect(leavesHost('https://otter.example/', HERE)).toBe(true);
  expect(leavesHost('https://list.example/otter', HERE)).toBe(false);
});

test.each([
  [['https://a.example/', 'https://b.example/', 'https://list.example/note'], true],
  [['https://a.example/1', 'https://a.example/2'], false],
  [['https://a.example/', 'https://list.example/1', 'https://list.example/2'], false],
])('%j lead elsewhere: %s', (urls, expected) => {
  expect(leadElsewhere(urls, HERE)).toBe(expected);
});

test('what leaves the site is of the kind of lists that lead to another host', () => {
  const of = (pattern: string) => isElsewhere('https://otter.example/', { pattern, pageUrl: HERE });
  expect([of(ELSEWHERE), of('b.example/x/*'), of('list.example/tool/*')]).toEqual([true, true, false]);
});

const TOOLS = ['Otter', 'Falcon', 'Badger', 'Lynx', 'Heron'];
const card = (name: string): string =>
  `<article><h3><a href="https://${name.toLowerCase()}.example/">${name}</a></h3><p>A tool that does what it should do.</p>
  <a href="/tag/fast">fast</a> <a href="https://code.example/${name.toLowerCase()}">Source</a></article>`;
const page = (names: readonly string[]): string =>
  `<main><h1>${String(names.length)} tools</h1><div id=tools>${names.map(card).join('')}</div></main>`;

test('a directory of other sites is a list that leads elsewhere', () => {
  const { list } = readPage(snapshotFromHtml(page(TOOLS), { url: HERE, status: 200 }));
  expect(list?.cards.map(({ name }) => name)).toEqual(TOOLS);
  expect(list?.cards[0]?.url).toBe('https://otter.example/');
  expect(list?.linkPattern).toBe(ELSEWHERE);
});

test.each([1, 3])('%i others are found where the directory is known to stand', (count) => {
  const index = pageOf(page(TOOLS));
  const place = placeOf(index, first(index, 'div'));
  const known = findKnownList(sourceOf(page(TOOLS.slice(-count))), { place, linkPattern: ELSEWHERE });
  const targets = known.kind === 'found' ? known.list.records.map(({ target }) => target) : [];
  expect(targets).toEqual(TOOLS.slice(-count).map((name) => `https://${name.toLowerCase()}.example/`));
});
