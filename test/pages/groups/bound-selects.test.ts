import { expect, it } from 'vitest';

import { groupsOf } from './read-html.js';

const PRICES = ['1,000 €', '2,500 €', '5,000 €', '10,000 €'];

/** A select whose first option stands for none. */
const select = (name: string, any: string, values: readonly string[]): string =>
  `<select${name}><option value="">${any}${values.map((value, at) => `<option value="${at}">${value}`).join('')}</select>`;

const form = (...fields: readonly string[]): string => `<form action="/s">${fields.join('')}</form>`;

it.each([
  [
    'two selects under one label, of the same numbers',
    form(
      '<fieldset><legend>Price</legend>',
      select(' name=a aria-label="Price"', 'from', PRICES),
      select(' name=a aria-label="Price"', 'to', PRICES),
      '</fieldset>',
    ),
    ['bound', 'bound'],
  ],
  [
    'names that say which end it is, though one begins later',
    form(select(' name=minPrice', 'No min', PRICES), select(' name=maxPrice', 'No max', PRICES.slice(1))),
    ['bound', 'bound'],
  ],
  [
    'labels that are nothing but the end which each is',
    form(
      select(' name=a aria-label="Minimum"', 'No min', PRICES),
      select(' name=a aria-label="Maximum"', 'No max', PRICES),
    ),
    ['bound', 'bound'],
  ],
  [
    'nothing but a dash between them',
    form(`${select(' name=a', 'Billigst', PRICES)}–${select(' name=b', 'Dyrest', PRICES)}`),
    ['bound', 'bound'],
  ],
  [
    'two things of the same numbers',
    form(select(' name=beds', 'Beds', ['1', '2', '3', '4']), select(' name=baths', 'Baths', ['1', '2', '3', '4'])),
    ['facet', 'facet'],
  ],
  [
    'sizes of two scales under one label',
    form(select(' name=size_0', 'US', ['5', '6', '7', '8']), select(' name=size_1', 'EU', ['38', '39', '40', '41'])),
    ['facet', 'facet'],
  ],
  [
    'words under one label',
    form(
      select(' name=place_0', 'Country', ['Denmark', 'Norway', 'Sweden']),
      select(' name=place_1', 'Country', ['Denmark', 'Norway', 'Sweden']),
    ),
    ['facet', 'facet'],
  ],
])('%s', (...[, html, expected]) => {
  expect(groupsOf(html).map(({ guess }) => guess)).toEqual(expected);
});
