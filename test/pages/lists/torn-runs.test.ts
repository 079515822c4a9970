import { describe, expect, it } from 'vitest';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { partsOf } from '../../../src/pages/lists/torn-runs.js';
import type { ListHint, PageView } from '../../../src/model/page.js';
import { pageOf } from '../html-page.js';

const URL = 'https://shop.example/lamps';
const card = (id: string): string =>
  `<div class=pod><a href="/lamp/${id}"><img src="/${id}.png"><h3>Lamp ${id} of brass and glass</h3></a><p>$${String(id.length)}9.00</p></div>`;
const grid = (at: number, ids: readonly string[], name = 'pods'): string =>
  `<section class="${name}" id="pods-${String(at)}">${ids.map(card).join('')}</section>`;
const SHELF = `<div class=shelf><h2>Featured</h2><div class=track>${['s1', 's2', 's3'].map(card).join('')}</div></div>`;
const page = (parts: string, told: string): string =>
  `<main><h1>Lamps</h1><div class=results>${parts}<p>${told}</p></div></main>`;
const read = (html: string, hint: ListHint | null = null): PageView =>
  readPage(snapshotFromHtml(html, { url: URL, status: 200 }), hint, { kind: 'url', url: URL });
const namesOf = ({ list }: PageView): readonly string[] =>
  (list?.cards ?? []).map(({ url }) => (url ?? '').replace(/.*\//u, ''));

const FIRST = ['a1', 'a2', 'a3', 'a4'];
const SECOND = ['b1', 'b2', 'b3', 'b4', 'b5'];
const TORN = page(`${grid(1, FIRST)}${SHELF}${grid(2, SECOND)}`, 'Showing 1-9 of 50 results');

describe('a list in two containers of one kind', () => {
  it('is one, where the page tells how much it shows, without the shelf between them', () => {
    expect(namesOf(read(TORN))).toEqual([...FIRST, ...SECOND]);
  });

  it('is not one, where the page tells that of a part', () => {
    const told = page(`${grid(1, FIRST)}${SHELF}${grid(2, SECOND)}`, 'Showing 1-5 of 50 results');
    expect(namesOf(read(told))).toEqual(SECOND);
  });

  it.each([
    ['they are of different kinds', `${grid(1, FIRST)}${SHELF}${grid(2, SECOND, 'more')}`],
    ['no other entities stand about, so that what is around them tells as much', grid(1, FIRST) + grid(2, SECOND)],
  ])('stands in what is around them, where %s', (_, parts) => {
    const { list } = read(page(parts, 'Showing 1-9 of 50 results'));
    expect(list?.place).toBe('html>body>main>div||results');
  });

  it.each([
    ['whole', grid(1, ['c1', 'c2']) + SHELF + grid(2, ['d1', 'd2']), ['c1', 'c2', 'd1', 'd2']],
    ['as short as its first part', grid(1, ['c1', 'c2']) + SHELF + grid(2, []), ['c1', 'c2']],
    ['of one entity', grid(1, ['c1']) + SHELF + grid(2, []), ['c1']],
    ['with one entity in its second part', grid(1, ['c1', 'c2']) + SHELF + grid(2, ['d1']), ['c1', 'c2', 'd1']],
  ])('is found again on pages of a site where it is known: %s', (_, parts, names) => {
    const { list } = read(TORN);
    const hint = { place: list?.place ?? '', linkPattern: list?.linkPattern ?? '' };
    const view = read(page(parts, 'No more lamps'), hint);
    expect(namesOf(view)).toEqual(names);
    expect(view.list?.place).toBe(hint.place);
  });
});

it('parts are marked up alike by their makers; what has no class stands for itself', () => {
  const index = pageOf('<ul class=a></ul><ul class=a></ul><ul class=b></ul><ol></ol><ol></ol>');
  const [first = -1] = index.byTag('ul');
  const [plain = -1] = index.byTag('ol');
  expect(partsOf(index, first)).toHaveLength(2);
  expect(partsOf(index, plain)).toEqual([plain]);
});
