import { expect, test } from 'vitest';

import { readMeta } from '../../../src/pages/details/open-graph.js';
import { brief, htmlIndex } from './html-page.js';

function meta(properties: Readonly<Record<string, string>>): ReturnType<typeof readMeta> {
  return readMeta(
    htmlIndex(
      '',
      Object.entries(properties)
        .map(([name, content]) => `<meta property="${name}" content="${content}">`)
        .join(''),
    ),
  );
}

test('a page says what it is about', () => {
  expect(meta({ 'og:title': 'Anvil', 'og:image': '/a.png', 'og:site_name': 'Shop' })).toMatchObject({
    name: 'Anvil',
    image: 'https://shop.example/a.png',
    siteName: 'Shop',
  });
});

test('a product has a price, numbers and attributes', () => {
  const details = meta({
    'product:price:amount': '12.50',
    'product:price:currency': 'EUR',
    'product:retailer_item_id': 'A4',
    'product:brand': 'Acme',
    'book:isbn': '9780849921391',
    'og:type': 'product',
  });
  expect(details.price).toEqual({ amount: 12.5, currency: 'EUR', text: '12.50' });
  expect(details.identifiers).toEqual([
    { kind: 'sku', value: 'A4' },
    { kind: 'isbn', value: '9780849921391' },
  ]);
  expect(brief(details.attributes)).toEqual({ brand: ['Acme'] });
});

test('a page without it says nothing', () => {
  expect(meta({ description: 'text', 'product:price:amount': 'free' })).toEqual({
    name: null,
    siteName: null,
    image: null,
    price: null,
    identifiers: [],
    attributes: [],
  });
});
