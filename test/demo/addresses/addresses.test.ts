import { describe, expect, it } from 'vitest';
import type { DemoShopOptions } from '../../../src/demo/index.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import type { Selection } from '../../../src/demo/selection.js';
import { ORIGIN, visitShop } from '../shop-fixture.js';

const STYLES: readonly Partial<DemoShopOptions>[] = (['query', 'path', 'opaque'] as const).flatMap((urls) =>
  (['page', 'offset'] as const).map((position) => ({ urls, position })),
);

const SELECTION: Selection = {
  category: 'boots',
  keyword: 'a&b ü',
  filters: [
    { attribute: 'color', value: 'red' },
    { attribute: 'heel', value: 'low' },
  ],
  letter: 'B',
  sort: 'cheap',
  size: 12,
  page: 3,
};

describe('addresses', () => {
  it.each(STYLES)('are read as they were written, with %o', (options) => {
    const { addresses } = visitShop(options);
    for (const selection of [
      SELECTION,
      EVERYTHING,
      { ...EVERYTHING, page: 7, size: 96 },
      { ...SELECTION, filters: [] },
    ]) {
      const url = new URL(addresses.list(selection), ORIGIN);
      expect(addresses.read(url)).toEqual({ kind: 'list', selection });
    }
  });

  it('may name the same filters in another order', () => {
    const { addresses } = visitShop({ urls: 'path' });
    const turned = { ...SELECTION, filters: [...SELECTION.filters].reverse() };
    expect(addresses.list(turned)).not.toBe(addresses.list(SELECTION));
    expect(addresses.list(turned)).toContain('/f/low/red');
  });

  it('say nothing that a person understands where they are opaque', () => {
    expect(visitShop({ urls: 'opaque' }).addresses.list(SELECTION)).toMatch(/^\/list\?c=\d+&s=[^&]+&f\d+=\d+&f\d+=\d+/);
  });

  it('do not exist for a list of everything where there is none', () => {
    for (const urls of ['query', 'path', 'opaque'] as const) {
      const { addresses } = visitShop({ urls, allProducts: 'off' });
      expect(addresses.read(new URL(addresses.list(EVERYTHING), ORIGIN)).kind).toBe('other');
    }
  });

  it('of one product all lead to it', () => {
    for (const urls of ['query', 'opaque'] as const) {
      const { addresses, catalogue } = visitShop({ urls, aliases: 'bare' });
      const product = catalogue.products[4];
      if (!product) throw new Error('no product');
      const all = [addresses.product(product), ...addresses.aliases(product)];
      expect(new Set(all).size).toBeGreaterThan(3);
      for (const address of all) {
        expect(addresses.read(new URL(address, ORIGIN))).toEqual({ kind: 'product', id: product.id });
      }
    }
  });
});
