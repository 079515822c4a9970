import { describe, expect, test } from 'vitest';
import type { PageView } from '../../../src/model/page.js';
import { readPage } from '../../../src/pages/read-page.js';
import { cardsHtml, PAGE_URL } from '../html-page.js';
import { liveSnapshot, readLive } from '../live-page.js';

const NAMES = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];
const many = (make: (name: string, at: number) => string): string => NAMES.map(make).join('');

/** Names of the cards of a live page. */
function cards(html: string): readonly string[] {
  return readLive(html).list?.cards.map(({ name }) => name) ?? [];
}

const ROW = (name: string, at: number): string => `<tr><td>${name}</td><td>Tree</td><td>${at + 3} m</td></tr>`;
const TABLE = `<table><thead><tr><th>Name</th><th>Kind</th><th>Height</th></tr></thead><tbody>${many(ROW)}</tbody></table>`;

describe('lists whose cards have no address', () => {
  const kinds: readonly (readonly [string, string])[] = [
    ['rows of a table', TABLE],
    [
      'rows of a grid',
      `<div role="grid"><div role="row"><div role="columnheader">Name</div><div role="columnheader">Kind</div><div role="columnheader">Height</div></div><div role="rowgroup">${many((name, at) => `<div role="row"><div role="gridcell">${name}</div><div role="gridcell">Tree</div><div role="gridcell">${at}</div></div>`)}</div></div>`,
    ],
    [
      'rows of two cells under two heads',
      `<div role="grid"><div role="row"><div role="columnheader">Name</div><div role="columnheader">Height</div></div><div role="rowgroup">${many((name, at) => `<div role="row"><div role="gridcell">${name}</div><i></i><div role="gridcell">${at}</div></div>`)}</div></div>`,
    ],
    [
      'rows with boxes that pick them',
      `<table><thead><tr><td><input type="checkbox"></td><td>Name</td><td>Height</td></tr></thead><tbody>${many((name, at) => `<tr><td><input type="checkbox"></td><td>${name}</td><td>${at} m</td></tr>`)}</tbody></table>`,
    ],
    ['cards that listen', `<div>${many((name) => `<div onclick="x()"><div>${name}</div><div>Tree</div></div>`)}</div>`],
    ['cards with a heading', `<ul>${many((name) => `<li><h3>${name}</h3><p>Tree</p></li>`)}</ul>`],
    ['cards with a price', `<div>${many((name, at) => `<div><div>${name}</div><div>€ ${at}.50</div></div>`)}</div>`],
    [
      'cards that link nowhere',
      `<div>${many((name, at) => `<div><a href="#">${name}</a><div>€ ${at}.50</div></div>`)}</div>`,
    ],
    [
      'cards in rows',
      `<div>${[0, 5]
        .map(
          (from) =>
            `<div>${NAMES.slice(from, from + 5)
              .map((name, at) => `<div><div>${name}</div><div>€ ${at}.50</div></div>`)
              .join('')}</div>`,
        )
        .join('')}</div>`,
    ],
  ];

  test.each(kinds)('%s', (_, html) => {
    expect(cards(`<main><h1>Trees</h1>${html}</main>`)).toEqual(NAMES);
  });

  test('no parts of cards that are links: the arrows of their pictures turn no page', () => {
    const card = (name: string, at: number): string =>
      `<a class="card" href="/trees/${at}"><div><img src="a.png" alt=""><button>‹</button><button>›</button></div><div><h3>${name}</h3><span>8.${at}</span> <span>Superb</span></div><div><span>From</span> <strong>€ ${at}1.50</strong></div></a>`;
    const view = readLive(
      `<main><section><h1>Meet the forest</h1><p>36,000 trees in 178 countries.</p></section><section><h2>Best trees</h2><div>${NAMES.slice(0, 6).map(card).join('')}</div></section></main>`,
    );
    expect(view.list?.cards.map(({ name }) => name)).toEqual(NAMES.slice(0, 6));
    expect(view.pagination.nodes).toEqual([]);
    expect(view.declaredCount).toBeNull();
  });

  test('names that only attributes tell', () => {
    expect(
      cards(
        `<main><h1>Trees</h1><p>1–10 of 57</p><div>${many((name) => `<div onclick="x()"><img src="a.png" alt="${name}"><i></i></div>`)}</div></main>`,
      ),
    ).toEqual(NAMES);
  });

  test('a list that says how large it is may be short', () => {
    const html = `<main><h1>Trees</h1><p>1–3 of 3</p><div>${NAMES.slice(0, 3)
      .map((name) => `<div><div>${name}</div><div>Tree</div></div>`)
      .join('')}</div></main>`;
    expect(cards(html)).toEqual(NAMES.slice(0, 3));
  });

  test('columns label the cells, and identifiers are kept', () => {
    const [card] =
      readLive(`<main><h1>Trees</h1>${TABLE.replaceAll('<tr><td>', '<tr data-id="x"><td>')}</main>`).list?.cards ?? [];
    expect(card?.attributes.map(({ label, values }) => [label, ...values])).toEqual([
      ['Name', 'Acorn'],
      ['Kind', 'Tree'],
      ['Height', '3 m'],
    ]);
    expect(card?.url).toBeNull();
  });

  test('numbered rows go by the cell that names them', () => {
    expect(cards(`<main><h1>Trees</h1>${TABLE.replaceAll('<tr><td>', '<tr><td>9</td><td>')}</main>`)).toEqual(NAMES);
  });
});

describe('what is no list', () => {
  test.each([
    ['facets', `<ul>${many((name) => `<li><label><input type="checkbox"> ${name}</label> <i>3</i></li>`)}</ul>`],
    ['menus', `<ul>${many((name) => `<li><a href="#">${name}</a></li>`)}</ul>`],
    ['labels and values', `<table>${many((name) => `<tr><td>${name}</td><td>3</td></tr>`)}</table>`],
    ['paragraphs', many((name) => `<p>${name} is a <b>tree</b>.</p>`)],
    [
      'a few features',
      `<div>${NAMES.slice(0, 3)
        .map((name) => `<div><h3>${name}</h3><p>Text</p></div>`)
        .join('')}</div>`,
    ],
  ])('%s', (_, html) => {
    expect(cards(`<main><h1>Trees</h1>${html}</main>`)).toEqual([]);
  });

  test('a row that says that nothing was found', () => {
    const html = `<main><h1>Trees</h1><p>0 of 57</p><table><thead><tr><th>Name</th><th>Kind</th></tr></thead><tbody><tr><td colspan="2">Nothing found</td></tr></tbody></table></main>`;
    expect(readLive(html).list).toBeNull();
  });

  test('panels of filters, full and empty ones', () => {
    const search = '<div><div><form><input type="search"></form></div></div>';
    const box = '<div><div><ul><li><label><input type="checkbox"><span>Oak</span></label></li></ul></div></div>';
    const bounds = '<div><div><form><input type="number"><i>to</i><input type="number"></form></div></div>';
    const fields = ['', '', box, '', search, search, box, box, bounds, bounds];
    const panels = many((name, at) => `<div><div><div><span>${name}</span></div>${fields[at] ?? ''}</div></div>`);
    expect(cards(`<main><aside>${panels.replaceAll('span', 'h4')}</aside><p>3 results</p></main>`)).toEqual([]);
  });

  test('what stands beside a list of links', () => {
    const html = `<main><h1>Trees</h1><div class="grid">${cardsHtml(12)}</div>${TABLE}</main>`;
    expect(readLive(html).list?.cards[0]?.url).toBe('https://shop.example/product/thing-1');
  });
});

describe('on a site whose lists are known', () => {
  const page = (rows: string): string => `<main><h1>Trees</h1><table><tbody>${rows}</tbody></table></main>`;

  /** The list on a page of a site whose list page was read before. */
  function known(html: string): PageView['list'] {
    const { list } = readLive(page(many(ROW)));
    const hint = { place: list?.place ?? '', linkPattern: list?.linkPattern ?? '' };
    return readPage(liveSnapshot(html), hint, { kind: 'url', url: PAGE_URL }).list;
  }

  test('a result of one is a list', () => {
    expect(known(page(ROW('Acorn', 1)))?.cards.map(({ name }) => name)).toEqual(['Acorn']);
  });

  test('a notice is none', () => {
    expect(known(page('<tr><td colspan="3">Nothing found</td></tr>'))).toBeNull();
  });
});

test('over HTTP only links make a list', () => {
  const snapshot = { ...liveSnapshot(`<main><h1>Trees</h1>${TABLE}</main>`), source: 'http' as const };
  expect(readPage(snapshot).list).toBeNull();
});
