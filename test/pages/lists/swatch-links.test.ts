import { expect, it } from 'vitest';

import { withoutSwatches, withoutVariants } from '../../../src/pages/lists/swatch-links.js';
import { readStructure } from '../../../src/pages/page-structure.js';
import { first, pageOf } from '../html-page.js';
import { sourceOf } from '../page-of.js';

const link = (name: string, shown: string): string => `<a href="/product/${name}">${shown}</a>`;
const picture = '<img src=x alt="A jug">';

/** Names in the addresses of the links that are left of a list's, block by block. */
function left(...blocks: readonly string[]): string {
  const { index, links } = sourceOf(`<ul>${blocks.map((block) => `<li>${block}</li>`).join('')}</ul>`);
  return withoutSwatches(index, first(index, 'ul'), links)
    .map(({ url }) => url.split('/').at(-1))
    .join(' ');
}

it('dots that link the same entity in other colours are no entities of the list', () => {
  const dots = `<ul><li>${link('jug-red', '')}</li><li>${link('jug-blue', '')}</li></ul>`;
  expect(left(link('jug-red', picture) + link('jug-red', 'Jug') + dots)).toBe('jug-red jug-red jug-red');
  expect(left(link('jug-red', 'Jug') + link('jug-blue', picture), link('cup', 'Cup'))).toBe('jug-red cup');
});

it.each([
  [
    'cards of one row, linked by words',
    link('jug', picture) + link('jug', 'Jug') + link('cup', picture) + link('cup', 'Cup'),
  ],
  ['cards of one row that show pictures only', link('jug', picture) + link('cup', picture)],
  ['a picture before words that lead elsewhere', link('jug', picture) + link('maker', 'Maker')],
])('%s are left', (_, block) => {
  expect(left(block).split(' ')).toHaveLength(block.split('<a ').length - 1);
});

it('a picture that says in an argument that it was clicked leads where the words beside it do', () => {
  const card = (name: string): string => link(`${name}/?from=i_1`, picture) + link(`${name}/?from=t_1`, name);
  expect(left(card('jug'), card('cup'))).toBe('?from=t_1 ?from=t_1');
  const numbered = (id: number): string =>
    `<a href="/show?id=${id}">${picture}</a><a href="/show?id=${id + 1}">No. ${id + 1}</a>`;
  expect(left(numbered(1), numbered(3)).split(' ')).toHaveLength(4);
});

it('where each card has a path of its own, what leads there otherwise is the same in another colour, whatever its words', () => {
  const colour = (name: string, id: number, word: string): string => `<li>${link(`${name}?variant=${id}`, word)}</li>`;
  const dots = (name: string): string => `<ul>${colour(name, 1, 'Navy')}${colour(name, 2, 'Black')}</ul>`;
  expect(left(link('jug', 'Jug') + dots('jug'), link('cup?variant=3', 'Cup') + dots('cup'))).toBe('jug cup?variant=3');
  expect(left(dots('jug')).split(' ')).toHaveLength(2);
  expect(left(dots('jug'), dots('jug')).split(' ')).toHaveLength(4);
});

const COLOURS = link('jug?id=1', 'Red') + link('jug?id=2', 'Blue');

/** Names in the addresses of the links of a tile that are no variants: two colours, or others, between two other links. */
function plain(before: string, after: string, colours = COLOURS): string {
  const { index, links } = sourceOf(`<div>${link(before, picture)}${colours}${link(after, 'Jug')}</div>`);
  return withoutVariants(index, links)
    .map(({ url }) => url.split('/').at(-1))
    .join(' ');
}

it('several links that add arguments to an address are its variants where links to it stand before and after them', () => {
  expect(plain('jug', 'jug')).toBe('jug jug');
  expect(plain('cup', 'jug')).toBe('cup jug?id=1 jug?id=2 jug');
  expect(plain('jug', 'cup')).toBe('jug jug?id=1 jug?id=2 cup');
});

it('one such link is a variant if it shows no words', () => {
  expect(plain('jug', 'jug', link('jug?id=1', picture))).toBe('jug jug');
  expect(plain('jug', 'jug', link('jug?id=1', 'Red'))).toBe('jug jug?id=1 jug');
});

it('tiles below a known place are listed once each, whatever words their colours have', () => {
  const tile = (name: string): string =>
    `<div><div>${link(name, picture)}</div><p>${link(`${name}?c=1`, 'Red')}${link(`${name}?c=2`, 'Blue')}</p>${link(name, name)} $5</div>`;
  const index = pageOf(`<div class="shelf"><h2>New</h2><div>${tile('jug')}${tile('cup')}${tile('mug')}</div></div>`);
  const hint = { place: 'html>body>div||shelf', linkPattern: 'shop.example/product/*' };
  const { main } = readStructure(index, { hint, forms: [], at: null });
  expect(main.list?.records.map(({ target }) => target.split('/').at(-1))).toEqual(['jug', 'cup', 'mug']);
});
