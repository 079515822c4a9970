import { describe, expect, it } from 'vitest';
import { bodyAt, visitShop } from '../shop-fixture.js';

function treeAt(address: string, options: Parameters<typeof visitShop>[0] = {}) {
  return bodyAt(visitShop(options), address, 'list').categories?.values ?? [];
}

describe('the category tree beside a list', () => {
  it('shows the top level of everything', () => {
    expect(treeAt('/all').map(({ text }) => text)).toEqual(['Clothing', 'Footwear', 'Gear', 'House & garden']);
  });

  it('shows the way up, where the visitor is, and what lies below', () => {
    const values = treeAt('/c/footwear/boots');
    expect(values.map(({ text, level }) => `${level} ${text}`)).toEqual([
      '0 Footwear',
      '1 Boots',
      '2 Hiking boots',
      '2 Winter boots',
    ]);
    expect(values.map(({ isChosen }) => isChosen)).toEqual([false, true, false, false]);
  });

  it('keeps the filters that exist in the other category, and no others', () => {
    const [footwear] = treeAt('/c/clothing/jackets?color=red&fit=slim');
    expect(footwear?.href).toBe('/c/clothing?color=red&fit=slim');
    const up = treeAt('/c/gear/tents?color=red&persons=t2')[0];
    expect(up?.href).toBe('/c/gear?color=red');
  });

  it('drops the filters where links replace them', () => {
    expect(treeAt('/all?color=red', { combine: 'replace' })[0]?.href).toBe('/c/clothing');
  });

  it('is missing where it is switched off', () => {
    expect(treeAt('/all', { categories: 'off' })).toEqual([]);
  });
});
