import { expect, it } from 'vitest';

import { linesOf } from './read-html.js';

const link = (name: string, value: string): string => `<li><a href="?${name}=${value}">${value}</a></li>`;

it('cuts a list at headings that are list items', () => {
  expect(
    linesOf(
      `<ul><li>Brand</li>${link('b', 'A')}${link('b', 'B')}<li>Color</li>${link('c', 'R')}${link('c', 'S')}</ul>`,
    ),
  ).toEqual(['Brand: A B', 'Color: R S']);
});

it('cuts a list at links that lead nowhere', () => {
  expect(
    linesOf(
      `<ul><li><a href="#">Brand</a></li>${link('b', 'A')}${link('b', 'B')}<li><a href="#">Color</a></li>${link('c', 'R')}${link('c', 'S')}</ul>`,
    ),
  ).toEqual(['Brand: A B', 'Color: R S']);
});

it('leaves plain values among links where they are', () => {
  expect(linesOf(`<h3>B</h3><ul>${link('b', 'A')}<li>B</li>${link('b', 'C')}<li>D</li></ul>`)).toEqual(['B: A B C D']);
});
