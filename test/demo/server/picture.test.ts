import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { drawProduct } from '../../../src/demo/server/picture.js';
import { visitShop } from '../shop-fixture.js';

describe('a picture', () => {
  it('is drawn for products of every kind, the same each time', () => {
    const { catalogue } = visitShop();
    for (const product of catalogue.products.slice(0, 23)) {
      const picture = drawProduct(catalogue, product);
      expect(load(picture, { xml: true })('svg').children().length).toBeGreaterThan(4);
      expect(drawProduct(catalogue, product)).toBe(picture);
    }
  });
});
