import { expect, test } from 'vitest';
import { pageOf } from '../html-page.js';
import { readPage } from '../../../src/pages/read-page.js';

const GENRES = ['Action', 'Comedy', 'Crime', 'Drama', 'Horror', 'War', 'Western'];
const COUNTRIES = ['Argentina', 'Brazil', 'Canada', 'Denmark', 'France', 'Italy', 'Japan'];

const menu = (name: string, any: string, entries: readonly (readonly [string, string])[]): string =>
  `<section><div><label>${name}</label><ul>${[[any, `Any ${name.toLowerCase()}`], ...entries]
    .map(([href = '', text = '']) => `<li><a href="${href}"><i></i>${text}</a></li>`)
    .join('')}</ul></div></section>`;
/** Two facets of a page on which a value of each is chosen: only what lifts them leads to addresses of one kind. */
const menus = `<div>${menu(
  'Genre',
  '/films/country/argentina/',
  GENRES.map((value) => [`/films/genre/action+${value.toLowerCase()}/country/argentina/`, value]),
)}${menu(
  'Country',
  '/films/genre/action/',
  COUNTRIES.map((value) => [`/films/genre/action/country/${value.toLowerCase()}/`, value]),
)}</div>`;

const namesOf = (html: string): readonly string[] | undefined =>
  readPage(pageOf(html).snapshot).list?.cards.map(({ name }) => name);

test('menus beside each other are no list, though what lifts their values leads alike', () => {
  expect(namesOf(`<h1>Action / Argentina films</h1>${menus}<div id="films"></div>`)).toBeUndefined();
});

test('the branches of a tree are no list, though each has others below it', () => {
  const leaf = (id: number): string => `<li><a href="?cat=${id}">Kind ${id}</a> (${id})`;
  const branch = (id: number): string => `${leaf(id)}<ul>${[1, 2, 3].map((at) => leaf(id * 10 + at)).join('')}</ul>`;
  expect(namesOf(`<h1>Kinds</h1><ul>${[1, 2, 3].map(branch).join('')}</ul>`)).toBeUndefined();
});

test('rows whose cells are links each are a list', () => {
  const row = (at: number): string =>
    `<tr><td><a href="/item/no-${at}">Record number ${at} of many</a></td>${GENRES.map((value) => `<td><a href="/by?x=${value}${at}">${value}</a></td>`).join('')}</tr>`;
  expect(namesOf(`<main><table>${[1, 2, 3, 4, 5].map(row).join('')}</table></main>`)).toHaveLength(5);
});

test('cards with a row of tags are a list', () => {
  const card = (at: number): string =>
    `<li><h3><a href="/item/no-${at}">Record number ${at}</a></h3><p>Long ago, far away.</p><ul>${GENRES.map((value) => `<li><a href="/tag/${value}">${value}</a></li>`).join('')}</ul></li>`;
  expect(namesOf(`<main><ul>${[1, 2, 3, 4, 5].map(card).join('')}</ul></main>`)).toHaveLength(5);
});
