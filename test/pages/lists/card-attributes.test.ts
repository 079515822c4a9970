import { expect, test } from 'vitest';
import { readCardAttributes } from '../../../src/pages/lists/card-attributes.js';
import type { PageIndex } from '../../../src/pages/page-index.js';
import { pageOf } from '../html-page.js';
import { itemRecords } from './item-records.js';

/** Labels with values of each element of a tag. */
function pairs(index: PageIndex, tag: string): readonly (readonly string[])[] {
  return readCardAttributes(index, itemRecords(index, tag)).map((card) =>
    card.map(({ label, values }) => `${label}=${values.join('|')}`),
  );
}

test('cells have the labels of their columns, the entity’s own cell has none', () => {
  const index = pageOf(
    '<table><thead><tr><th>Name<th>Year<th>Maker</thead><tbody><tr><td><a href="/1">A</a><td>1999<td>Acme</tbody></table>',
  );
  expect(pairs(index, 'tr')[1]).toEqual(['Year=1999', 'Maker=Acme']);
});

test('definition lists are labels with values', () => {
  expect(pairs(pageOf('<li><dl><dt>Colour:</dt><dd>Red</dd><dd>Blue</dd></dl></li>'), 'li')).toEqual([
    ['Colour=Red|Blue'],
  ]);
});

test('a colon parts a label from its value, in any script', () => {
  expect(pairs(pageOf('<li><p>Farbe: Rot</p><p>色：赤</p><p>12:30</p></li>'), 'li')).toEqual([['Farbe=Rot', '色=赤']]);
});

test('what most cards repeat before different texts is a label', () => {
  const card = (year: number): string => `<li><b>Thing ${year}</b><p>Year</p><span>${year}</span></li>`;
  expect(pairs(pageOf([1990, 1991, 1992, 1993].map(card).join('')), 'li')[2]).toEqual(['Year=1992']);
});
