import { expect, test } from 'vitest';

import {
  dataIdentifiers,
  displayedIdentifiers,
  distinctIdentifiers,
  structuredIdentifiers,
} from '../../../src/pages/details/identifiers.js';
import { readJsonLd } from '../../../src/pages/details/json-ld.js';
import { htmlIndex, jsonLd } from './html-page.js';

test('structured data names kinds', () => {
  const [item] = readJsonLd(
    htmlIndex('', jsonLd({ sku: 'A 4', gtin13: '978-0-8499-2139-1', mpn: 'M4', identifier: ['12345678', 'red'] })),
  );
  expect(item === undefined ? [] : structuredIdentifiers(item)).toEqual([
    { kind: 'sku', value: 'A 4' },
    { kind: 'gtin', value: '9780849921391' },
    { kind: 'mpn', value: 'M4' },
    { kind: 'gtin', value: '12345678' },
  ]);
});

test('names of standards are the same in every language', () => {
  const shown = (label: string, value: string) => ({ node: 0, label, values: [value], from: 'table' as const });
  expect(
    displayedIdentifiers([
      shown('ISBN-13', '9780849921391'),
      shown('EAN', 'n/a'),
      shown('SKU', 'A4'),
      shown('Number', '7'),
    ]),
  ).toEqual([
    { kind: 'isbn', value: '9780849921391' },
    { kind: 'sku', value: 'A4' },
  ]);
});

test('data attributes count if the page has one value only', () => {
  const read = (html: string) => dataIdentifiers(htmlIndex(html), () => false);
  expect(read('<div data-product-id="7"><b data-product-id="7"></b></div>')).toEqual([
    { kind: 'productid', value: '7' },
  ]);
  expect(read('<div data-product-id="7"></div><div data-product-id="8"></div>')).toEqual([]);
  expect(dataIdentifiers(htmlIndex('<div data-sku="7"></div>'), () => true)).toEqual([]);
});

test('repeated ones count once', () => {
  expect(
    distinctIdentifiers([
      { kind: 'sku', value: '1' },
      { kind: 'sku', value: '1' },
      { kind: 'mpn', value: '1' },
    ]).length,
  ).toBe(2);
});
