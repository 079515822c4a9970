import { expect, it } from 'vitest';
import { liveLinesOf } from '../read-live.js';

const panel = (...facets: readonly (readonly string[])[]): string =>
  facets
    .map(([label = '', ...values]) => {
      const chips = values.map((value) => `<span role=button>${value}</span>`).join('');
      return `<section><h4 class=label>${label}</h4><div>${chips}</div></section>`;
    })
    .join('');

it.each([
  [
    'beside several groups of its look',
    [
      ['Brand', 'Acme', 'Bolt'],
      ['Color', 'Red', 'Blue'],
      ['Stock', 'In stock'],
    ],
  ],
  [
    'among others like it, as on a page of one result',
    [
      ['Brand', 'Acme'],
      ['Color', 'Red'],
      ['Stock', 'In stock'],
    ],
  ],
])('one alternative under a label is a group %s', (_, facets) => {
  const lines = facets.map(([label = '', ...values]) => `${label}: ${values.join(' ')}`);
  expect(liveLinesOf(panel(...facets))).toEqual(lines);
});

it.each([
  ['alone', [['Stock', 'In stock']]],
  [
    'that is the same under each label',
    [
      ['Lamp', 'Add'],
      ['Chair', 'Add'],
      ['Table', 'Add'],
      ['Shelf', 'Add'],
    ],
  ],
])('one alternative %s is none', (_, facets) => {
  expect(liveLinesOf(panel(...facets))).toEqual([]);
});
