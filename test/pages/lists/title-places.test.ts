import { expect, test } from 'vitest';
import { linkTitles } from '../../../src/pages/lists/title-places.js';
import { pageOf } from '../html-page.js';

interface Row {
  readonly title: string;
  readonly date: string;
  readonly price?: string;
  readonly address: string;
}

/** Titles of links that are a whole row each. */
function titles(rows: readonly Row[]): readonly string[] {
  const row = ({ title, date, price = '', address }: Row): string =>
    `<a href="${address}"><img alt=""><div><b class="title">${title}</b></div><div class="when">${date}</div><div>${price}</div></a>`;
  const index = pageOf(rows.map(row).join(''));
  return [...linkTitles(index, index.links, 60).values()];
}

const ROWS: readonly Row[] = [
  { title: 'Otter’s Quest', date: 'Apr 27, 2024', price: '$9.99', address: '/app/10/Otters_Quest/' },
  { title: 'Élan 3', date: 'Mar 6, 2020', price: '$4.99', address: '/app/11/Elan_3/' },
  { title: 'The long way to Badger Bay', date: 'Coming soon', price: 'Free', address: '/app/12/The_long_way/' },
  { title: 'Falcon', date: 'Dec 26, 2025', price: '$19.99', address: '/app/13/Falcon/' },
];
const TITLES = ROWS.map(({ title }) => title);

test('the place that says what the addresses say names the cards, not what is longer in one or stands beside it', () => {
  expect(titles(ROWS)).toEqual(TITLES);
  expect(titles(ROWS.map((row) => ({ ...row, price: '' })))).toEqual(TITLES);
});

test('where addresses say nothing the place by which most cards look named names all', () => {
  const numbered = ROWS.map((row, at) => ({ ...row, address: `/app/${at}` }));
  const long = numbered.map((row) => ({ ...row, title: `${row.title} of the North` }));
  expect(titles([...long, ...numbered.slice(1, 2)])).toEqual([...long.map(({ title }) => title), 'Élan 3']);
});

test('a place that says the same in many cards names none', () => {
  const series = ROWS.map((row) => ({ ...row, title: 'Badger', price: '', address: '/badger/1' }));
  expect(titles(series)).toEqual(series.map(({ title, date }) => `${title} ${date}`));
});

test('a whole link that says what its address says stays whole', () => {
  const rows = ['Otter', 'Falcon', 'Badger'].map((date) => ({ title: 'Acme', date, address: `/Acme-${date}` }));
  expect(titles(rows)).toEqual(['Acme Otter', 'Acme Falcon', 'Acme Badger']);
});
