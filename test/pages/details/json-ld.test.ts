import { describe, expect, test } from 'vitest';

import { readJsonLd } from '../../../src/pages/details/json-ld.js';
import { firstText, itemsOf } from '../../../src/pages/details/structured-item.js';
import { htmlIndex, jsonLd } from './html-page.js';

function read(script: string): ReturnType<typeof readJsonLd> {
  return readJsonLd(htmlIndex('', script));
}

function script(text: string): string {
  return `<script type="application/ld+json">${text}</script>`;
}

describe('items are found', () => {
  test.each([
    ['alone', { '@type': 'Product', name: 'Anvil' }],
    ['in arrays', [[{ '@type': 'Product', name: 'Anvil' }]]],
    ['in graphs', { '@graph': [{ '@type': 'Product', name: 'Anvil' }] }],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: { '@type': ['Product'], name: 'Anvil' } }],
    ['with full names', { '@type': 'https://schema.org/Product', 'schema:name': 'Anvil' }],
    ['with literals', { '@type': 'Product', name: { '@value': 'Anvil' } }],
  ])('%s', (_, data) => {
    const product = read(jsonLd(data)).find(({ types }) => types.includes('Product'));
    expect(product === undefined ? null : firstText(product, ['name'])).toBe('Anvil');
  });

  test('in other items by reference', () => {
    const [product] = read(
      jsonLd({
        '@graph': [
          { '@type': 'Product', brand: { '@id': '#b' } },
          { '@id': '#b', name: 'Acme' },
        ],
      }),
    ).filter(({ types }) => types.includes('Product'));
    expect(product === undefined ? null : firstText(product, ['brand'])).toBe('Acme');
  });
});

describe('broken scripts', () => {
  test.each([
    ['with trailing commas', '{"name":"Anvil",}'],
    ['in comments', '<!-- {"name":"Anvil"} -->'],
    ['in CDATA', '//<![CDATA[\n{"name":"Anvil"}\n//]]>'],
    ['with raw line breaks', '{"name":"Anvil","description":"a\nb"}'],
    ['with a semicolon', '{"name":"Anvil"};'],
  ])('are mended: %s', (_, text) => {
    expect(read(script(text)).map((item) => firstText(item, ['name']))).toEqual(['Anvil']);
  });

  test.each(['', '{', 'null', '4', '"x"', '[[[[', '{"a":'])('are left alone: %s', (text) => {
    expect(read(script(text))).toEqual([]);
  });
});

test('items may be called like properties of all objects', () => {
  const [item] = read(script('{"__proto__":"a","constructor":"b"}'));
  expect([...(item?.properties ?? [])]).toEqual([
    ['__proto__', ['a']],
    ['constructor', ['b']],
  ]);
});

test('nesting and references in circles end', () => {
  const deep = '{"a":'.repeat(500) + '1' + '}'.repeat(500);
  expect(read(script(deep)).length).toBe(1);
  const [item] = read(jsonLd({ '@id': '#a', name: 'A', isPartOf: { '@id': '#a' } }));
  expect(item === undefined ? 0 : itemsOf(item, 'isPartOf').length).toBe(1);
});

test('very large scripts are left alone', () => {
  expect(read(jsonLd({ name: 'Anvil', text: 'x'.repeat(1_100_000) }))).toEqual([]);
});
