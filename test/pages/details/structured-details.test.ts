import { expect, test } from 'vitest';

import { readJsonLd } from '../../../src/pages/details/json-ld.js';
import {
  structuredAttributes,
  structuredImage,
  structuredPrice,
} from '../../../src/pages/details/structured-details.js';
import type { StructuredItem } from '../../../src/pages/details/structured-item.js';
import { PAGE_URL, brief, htmlIndex, jsonLd } from './html-page.js';

function product(data: Readonly<Record<string, unknown>>): StructuredItem {
  const [item] = readJsonLd(htmlIndex('', jsonLd({ '@type': 'Product', name: 'Anvil', ...data })));
  if (item === undefined) throw new Error('no item');
  return item;
}

test('properties are attributes under their names, further ones under the labels they give', () => {
  const item = product({
    color: ['red', 'blue'],
    brand: { name: 'Acme' },
    weight: { value: 4, unitText: 'kg' },
    additionalProperty: [
      { name: 'Voltage', value: '12', unitText: 'V' },
      { name: '', value: 'x' },
    ],
    offers: { availability: 'https://schema.org/InStock' },
  });
  expect(brief(structuredAttributes(item))).toEqual({
    color: ['red', 'blue'],
    brand: ['Acme'],
    weight: ['4 kg'],
    Voltage: ['12 V'],
    availability: ['InStock'],
  });
});

test('prose, addresses and ratings are no attributes', () => {
  expect(
    structuredAttributes(
      product({
        description: 'long',
        url: '/x',
        award: 'https://x.example/',
        aggregateRating: { ratingValue: 4 },
        slogan: 'x'.repeat(400),
      }),
    ),
  ).toEqual([]);
});

test.each([
  [{ offers: { price: '12.50', priceCurrency: 'EUR' } }, 12.5, 'EUR'],
  [{ offers: [{ price: 12 }, { price: 13 }] }, 12, null],
  [{ offers: { lowPrice: '9', highPrice: '12', priceCurrency: 'USD' } }, 9, 'USD'],
  [{ offers: { priceSpecification: { price: 7, priceCurrency: 'SEK' } } }, 7, 'SEK'],
  [{ offers: { price: '1.299,00 €' } }, 1299, '€'],
])('the price of %j', (data, amount, currency) => {
  expect(structuredPrice(product(data))).toMatchObject({ amount, currency });
});

test('without a price there is none', () => {
  expect(structuredPrice(product({ offers: { price: 'on request' } }))).toBeNull();
});

test.each([['/a.png'], [['/a.png', '/b.png']], [{ url: '/a.png' }]])('the image of %j', (image) => {
  expect(structuredImage(product({ image }), PAGE_URL)).toBe('https://shop.example/a.png');
});

test('an image needs an address', () => {
  expect(structuredImage(product({ image: { caption: 'x' } }), PAGE_URL)).toBeNull();
});
