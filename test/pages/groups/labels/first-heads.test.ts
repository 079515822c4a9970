import { expect, it } from 'vitest';
import { linesOf } from '../read-html.js';

const link = (value: string): string => `<a class=item href="/list?${value}=1">${value} (3)</a>`;
const chosen = (value: string): string => `<div class="item on">${value} (3)</div>`;
const block = (head: string, ...values: readonly string[]): string =>
  `<div class=group><a class="item active"><b>${head}</b></a>${values.join('')}</div>`;
const side = (...blocks: readonly string[]): string => `<h2>Narrow</h2><div>${blocks.join('')}</div>`;

it.each([
  [
    'each block has several values',
    side(block('Wood', link('Oak'), link('Ash')), block('Size', link('Small'), link('Large'))),
    ['Wood: Oak(3) Ash(3)', 'Size: Small(3) Large(3)'],
  ],
  [
    'some have only one',
    side(block('Wood', link('Oak'), link('Ash')), block('Size', link('Small')), block('Colour', link('Red'))),
    ['Wood: Oak(3) Ash(3)', 'Size: Small(3)', 'Colour: Red(3)'],
  ],
  [
    'all that another one shows is chosen',
    side(block('Wood', chosen('Oak')), block('Size', link('Small'), link('Large'))),
    ['Size: Small(3) Large(3)'],
  ],
  [
    'a value of the block is chosen',
    side(block('Wood', chosen('Oak'), link('Ash'), link('Elm')), block('Size', link('Small'), link('Large'))),
    ['Wood: Ash(3) Elm(3)', 'Size: Small(3) Large(3)'],
  ],
])('facets are called as the text that their block begins with, where %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it('a block alone is called as what stands over it', () => {
  expect(linesOf(side(block('Oak', link('Ash'), link('Elm'))))).toEqual(['Narrow: *Oak Ash(3) Elm(3)']);
});

it('a cell before the values names them, not what is chosen among them', () => {
  const row = (head: string, ...values: readonly string[]): string =>
    `<tr><td><b>${head}</b></td><td><b>All</b> ${values.map((value) => `<a href="/list?${head}=${value}">${value}</a>`).join(' ')}</td></tr>`;
  expect(linesOf(`<table>${row('Wood', 'Oak', 'Ash')}${row('Size', 'Small', 'Large')}</table>`)).toEqual([
    'Wood: *All Oak Ash',
    'Size: *All Small Large',
  ]);
});
