import { expect, test } from 'vitest';
import { readLive } from '../live-page.js';

const NAMES = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];
const row = (name: string): string => `<tr><td>${name}</td><td>Tree</td><td>3 m</td></tr>`;
const HEAD = '<thead><tr><th>Name</th><th>Kind</th><th>Height</th></tr></thead>';

/** Size that a live page with this list declares. */
function declared(html: string): number | null {
  return readLive(`<main><h1>Trees</h1>${html}</main>`).declaredCount;
}

test('rows of a grid, without the row of headers', () => {
  const grid = `<table aria-rowcount="401">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  expect(declared(grid)).toBe(400);
});

test('items of a set', () => {
  const items = NAMES.map(
    (name, at) => `<li aria-setsize="57" aria-posinset="${at + 1}"><h3>${name}</h3><p>Tree</p></li>`,
  );
  expect(declared(`<ul>${items.join('')}</ul>`)).toBe(57);
});

test('unknown sizes, and sizes that do not agree, tell nothing', () => {
  const rows = NAMES.map(row).join('');
  expect(declared(`<table aria-rowcount="-1">${HEAD}<tbody>${rows}</tbody></table>`)).toBeNull();
  const items = NAMES.map((name, at) => `<li aria-setsize="${at + 20}"><h3>${name}</h3><p>Tree</p></li>`);
  expect(declared(`<ul>${items.join('')}</ul>`)).toBeNull();
});

test('of a grid that counts the rows of one page, the statement below it tells the size', () => {
  const grid = `<table aria-rowcount="11">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  const pager =
    '<p>1–10 of 160</p><div><button disabled aria-label="Back"></button><button aria-label="On"></button></div>';
  const { declaredCount, pagination } = readLive(`<main><h1>Trees</h1>${grid}${pager}</main>`);
  expect(declaredCount).toBe(160);
  expect(pagination.next).not.toBeNull();
});

test('of a grid that counts the rows that it has loaded, the title tells the size while a button brings more', () => {
  const grid = `<table aria-rowcount="11">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  const page = (more: string): string => `<h2>Items (160)</h2>${grid}${more}`;
  const { declaredCount, pagination } = readLive(`<main>${page('<div><button>Further ones</button></div>')}</main>`);
  expect(declaredCount).toBe(160);
  expect(pagination.next).not.toBeNull();
  expect(readLive(`<main>${page('')}</main>`).declaredCount).toBe(10);
});

test('of a grid that draws only a part of the rows of one page, the statement below it tells the size', () => {
  const grid = `<table aria-rowcount="26">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  const pager =
    '<p>1 - 25 of 284</p><div><button disabled aria-label="Back"></button><button aria-label="On"></button></div>';
  const { declaredCount, pagination } = readLive(`<main><h1>Trees</h1>${grid}${pager}</main>`);
  expect([declaredCount, pagination.next?.kind]).toEqual([284, 'actions']);
});

test('of a grid that does not count its heads among its rows, the statement below it tells the size', () => {
  const grid = `<table aria-rowcount="284">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  expect(declared(`${grid}<p>1 - 10 of 284</p>`)).toBe(284);
  expect(declared(`${grid}<p>1 - 20 of 284</p>`)).toBe(283);
});

test('of a set that is drawn in part and told to be a part of more, the page tells the size', () => {
  const grid = `<table aria-rowcount="25">${HEAD}<tbody>${NAMES.map(row).join('')}</tbody></table>`;
  const page = (told: string): number | null =>
    readLive(`<main><div><h1>All trees</h1><span>${told}</span></div>${grid}</main>`).declaredCount;
  expect(page('400 trees')).toBe(400);
  expect(page('24 trees')).toBe(24);
  expect(page('12 trees')).toBe(24);
});
