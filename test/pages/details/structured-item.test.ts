import { expect, test } from 'vitest';

import {
  bareName,
  decodeEntities,
  firstText,
  itemsOf,
  textsOf,
  valueText,
  type StructuredItem,
  type StructuredValue,
} from '../../../src/pages/details/structured-item.js';

function item(properties: Readonly<Record<string, readonly StructuredValue[]>>): StructuredItem {
  return { types: ['Thing'], properties: new Map(Object.entries(properties)), node: 0, from: 'json-ld' };
}

test('names lose their vocabulary', () => {
  expect(['https://schema.org/Product', 'schema:Product', 'Product', 'http://x/y#Product'].map(bareName)).toEqual(
    Array(4).fill('Product'),
  );
});

test('an item reads as its name, or its value with its unit', () => {
  expect(valueText(item({ name: ['Acme'], value: ['4'] }))).toBe('Acme');
  expect(valueText(item({ value: ['4'], unitText: ['kg'] }))).toBe('4 kg');
  expect(valueText(item({ weight: ['4'] }))).toBeNull();
  expect(valueText('')).toBeNull();
});

test('properties have texts and items', () => {
  const product = item({ brand: [item({ name: ['Acme'] }), 'Bolt'], color: [item({})] });
  expect(textsOf(product, 'brand')).toEqual(['Acme', 'Bolt']);
  expect(itemsOf(product, 'brand').length).toBe(1);
  expect(firstText(product, ['color', 'brand'])).toBe('Acme');
  expect(firstText(product, ['size'])).toBeNull();
});

test('escaped characters are read, unknown ones left', () => {
  expect(decodeEntities('a &amp; b &#39;c&#x27; &nope; &#0; &lt;')).toBe("a & b 'c' &nope; &#0; <");
  expect(decodeEntities('plain')).toBe('plain');
});
