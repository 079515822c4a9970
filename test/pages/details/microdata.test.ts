import { expect, test } from 'vitest';

import { readMicrodata } from '../../../src/pages/details/microdata.js';
import { htmlIndex } from './html-page.js';

function properties(inner: string): Readonly<Record<string, unknown>> {
  const [item] = readMicrodata(htmlIndex(`<div itemscope itemtype="https://schema.org/Product">${inner}</div>`));
  return Object.fromEntries(item?.properties ?? []);
}

test.each([
  ['<b itemprop="name"> Anvil </b>', { name: ['Anvil'] }],
  ['<meta itemprop="price" content="12">', { price: ['12'] }],
  ['<span itemprop="price" content="12">12,00 €</span>', { price: ['12'] }],
  ['<img itemprop="image" src="/a.png">', { image: ['https://shop.example/a.png'] }],
  ['<a itemprop="url" href="/a">Anvil</a>', { url: ['https://shop.example/a'] }],
  ['<a itemprop="brand" href="/acme">Acme</a>', { brand: ['Acme'] }],
  ['<time itemprop="releaseDate" datetime="1999">last year</time>', { releaseDate: ['1999'] }],
  [
    '<b itemprop="sku mpn">A4</b><b itemprop="color">red</b><b itemprop="color">blue</b>',
    { sku: ['A4'], mpn: ['A4'], color: ['red', 'blue'] },
  ],
])('%s', (inner, expected) => {
  expect(properties(inner)).toEqual(expected);
});

test('items inside belong to the item around them', () => {
  const items = readMicrodata(
    htmlIndex(
      '<div itemscope itemtype="Product"><p itemprop="offers" itemscope itemtype="Offer"><b itemprop="price">4</b></p><b itemprop="name">Anvil</b></div><div itemscope itemid="urn:x">',
    ),
  );
  expect(items.map(({ types }) => types)).toEqual([['Product'], []]);
  expect([...(items[0]?.properties.keys() ?? [])]).toEqual(['offers', 'name']);
  expect(items[1]?.properties.get('@id')).toEqual(['urn:x']);
});

test('properties without an item say nothing', () => {
  expect(readMicrodata(htmlIndex('<b itemprop="name">Anvil</b>'))).toEqual([]);
});
