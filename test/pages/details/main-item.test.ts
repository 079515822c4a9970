import { describe, expect, test } from 'vitest';

import { findMainItem, itemName, sameEntityItems, says } from '../../../src/pages/details/main-item.js';
import { readJsonLd } from '../../../src/pages/details/json-ld.js';
import type { StructuredItem } from '../../../src/pages/details/structured-item.js';
import { htmlIndex, jsonLd } from './html-page.js';

function items(...data: readonly unknown[]): readonly StructuredItem[] {
  return readJsonLd(htmlIndex('', data.map(jsonLd).join('')));
}

function mainName(headings: readonly string[], ...data: readonly unknown[]): string | null {
  const main = findMainItem(items(...data), headings);
  return main === null ? null : itemName(main);
}

const shop = { '@type': 'Organization', name: 'Shop' };
const anvil = { '@type': 'Product', name: 'Anvil', offers: { price: 4 } };
const drill = { '@type': 'Product', name: 'Drill', offers: { price: 5 } };

describe('the main item', () => {
  test('is no description of the site', () => {
    expect(mainName(['Shop'], shop, { '@type': 'WebSite', name: 'Shop' })).toBeNull();
    expect(mainName(['Anvil'], shop, anvil)).toBe('Anvil');
  });

  test('is the one that a heading names', () => {
    expect(mainName(['Drill – Shop'], anvil, drill)).toBe('Drill');
  });

  test('is none of several that no heading names', () => {
    expect(mainName(['Tools'], anvil, drill)).toBeNull();
    expect(mainName(['Tools'], anvil)).toBe('Anvil');
  });

  test.each(['Recipe', 'Hotel', 'Book', 'Vehicle', 'RealEstateListing', 'Event', 'Movie'])(
    'may be of any kind: %s',
    (type) => {
      expect(mainName(['Anvil'], shop, { '@type': type, name: 'Anvil' })).toBe('Anvil');
    },
  );

  test('may be described twice', () => {
    const all = items(anvil, { '@type': 'Product', name: 'anvil', sku: 'A4' }, drill);
    const [main] = all;
    expect(main === undefined ? 0 : sameEntityItems(all, main).length).toBe(2);
  });
});

test('a text says another one if it is a part of it', () => {
  expect(says('ANVIL | Shop', 'Anvil')).toBe(true);
  expect(says('Anvil', 'Drill')).toBe(false);
  expect(says('', 'Anvil')).toBe(false);
  expect(says('Abc', 'xabcx')).toBe(false);
});
