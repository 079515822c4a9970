import { expect, it } from 'vitest';
import { isCardLink } from '../../../src/pages/groups/card-links.js';
import { first } from '../html-page.js';
import { liveGroupsOf, liveIndex } from './read-live.js';

it.each([
  ['<a href="/p/1"><img src=x><h3>Saw 868</h3><b>$36.00</b></a>', true],
  ['<a href="/p/1"><img src=x><h3>Saw 868</h3></a>', false],
  ['<a href="/l?price=1"><b>$36.00</b><i>12</i></a>', false],
  ['<a href="/l?price=1"><h3>Up to $36.00</h3><i>12</i></a>', false],
])('%s: %s', (html, expected) => {
  const index = liveIndex(html);
  expect(isCardLink(index, first(index, 'a'))).toBe(expected);
});

it('are no values, whatever numbers their names hold', () => {
  const card = (name: string, price: string): string =>
    `<div><a href="/p/${name.length}"><img src=x alt="${name}"><h3>${name}</h3><div>${price}</div></a></div>`;
  const shelf = `<h2>New</h2><div>${card('Saw WH-868', '$36.00')}${card('Small drill 20', '$538.50')}${card('Axe E290 II', '$700.99')}</div>`;
  expect(liveGroupsOf(shelf).map(({ guess }) => guess)).toEqual(['related']);
});
