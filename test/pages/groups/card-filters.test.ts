import { expect, test } from 'vitest';
import type { ChoiceGroup } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { lineOf, PAGE } from './read-html.js';

const MAKERS = ['Acme', 'Bolt', 'Acme', 'Coil', 'Bolt', 'Acme'];
const NAMES = ['Anvil', 'Bench', 'Crane', 'Drill', 'Easel', 'Forge'];

/** The facets of the cards on a page with a row for each maker, in which `cell` stands beside the name. */
function facetsOf(
  cell: (maker: string, at: number) => string,
  { form = '', url = PAGE, own = (at: number) => `/item/${String(at)}` } = {},
): readonly ChoiceGroup[] {
  const rows = MAKERS.map(
    (maker, at) => `<tr><td><a href="${own(at)}">${NAMES[at] ?? ''}</a><td>A tool of iron<td>${cell(maker, at)}`,
  ).join('');
  const html = `${form}<main><h1>Tools</h1><table><thead><tr><th>Name<th>What<th>Made by</thead><tbody>${rows}</tbody></table></main>`;
  const { groups } = readPage(snapshotFromHtml(html, { url, status: 200 }));
  return groups.filter(({ isOfCards }) => isOfCards);
}

const filter = (maker: string): string => `<a href="/list?maker=${maker}">${maker}</a>`;

test('links in cells that ask the same list for what they say are values of the column', () => {
  const facets = facetsOf(filter);
  expect(facets.map(lineOf)).toEqual(['Made by: Acme Bolt Coil']);
  expect(facets[0]?.choices[0]?.path).toEqual({ kind: 'url', url: `${PAGE}?maker=Acme` });
});

test('a field that takes the same argument tells what it is called', () => {
  const form = '<form action="/list"><label>Manufacturer <input name=maker></label><button>Go</button></form>';
  expect(facetsOf(filter, { form }).map(({ label }) => label)).toEqual(['Manufacturer']);
});

test('a cell may have several, which it heads none of, and they are the same wherever the list was narrowed or read on', () => {
  const tags = (maker: string, at: number): string =>
    `${filter(maker)} <a href="/list?tag=t${String(at % 2)}">odd ${String(at % 2)}</a>`;
  const [first = [], later = []] = [PAGE, `${PAGE}?colour=red&page=2`].map((url) => facetsOf(tags, { url }));
  expect(first.map(lineOf)).toEqual(['-: Acme Bolt Coil', '-: odd 0 odd 1']);
  expect(later.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
});

test.each([
  ['leads elsewhere', (maker: string) => `<a href="/maker?name=${maker}">${maker}</a>`],
  [
    'leads to another place for each card',
    (_: string, at: number) => `<a href="/list?more=${String(at)}">n${String(at)}</a>`,
  ],
  ['is called the same for each', (_: string, at: number) => `<a href="/list?compare=${String(at % 3)}">compare</a>`],
  ['sets two arguments', (maker: string) => `<a href="/list?maker=${maker}&view=big">${maker}</a>`],
  ['has one value only', () => '<a href="/list?maker=Acme">Acme</a>'],
  ['shows nothing', (maker: string) => `<a href="/list?maker=${maker}"><svg></svg></a>`],
])('a link that %s is no value', (_, cell) => {
  expect(facetsOf(cell)).toEqual([]);
});

test('what the addresses of the entities themselves have is no value', () => {
  const own = (at: number): string => `/list?maker=${String(at)}`;
  expect(facetsOf(filter, { own })).toEqual([]);
});

test('what a group beside the list offers is its own', () => {
  const form = '<form action="/list"><label>Maker <select name=maker><option>Acme<option>Bolt</select></label></form>';
  expect(facetsOf(filter, { form })).toEqual([]);
});
