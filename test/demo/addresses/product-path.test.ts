import { describe, expect, it } from 'vitest';
import { readProduct } from '../../../src/demo/addresses/product-path.js';
import { ORIGIN, visitShop } from '../shop-fixture.js';

function read(path: string, urls: 'query' | 'opaque' = 'query') {
  const { catalogue, addresses, options } = visitShop({ urls });
  return readProduct({ catalogue, options, names: addresses.names }, new URL(path, ORIGIN));
}

describe('the path of a product', () => {
  it.each(['/product/anything-7', '/p/7', '/footwear/boots/anything-7'])('may be %s', (path) => {
    expect(read(path)).toBe(7);
  });

  it.each(['/item?id=7', '/item?id=7&c=12', '/i/7'])('may be %s where addresses are opaque', (path) => {
    expect(read(path, 'opaque')).toBe(7);
  });

  it.each(['/p/0', '/p/121', '/p/x', '/product/7', '/nothing/x-7', '/item?id=7'])('is not %s', (path) => {
    expect(read(path)).toBeNull();
  });
});
