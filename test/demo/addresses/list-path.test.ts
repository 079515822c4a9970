import { describe, expect, it } from 'vitest';
import { readListPath, writeListPath } from '../../../src/demo/addresses/list-path.js';
import { EVERYTHING } from '../../../src/demo/selection.js';
import { visitShop } from '../shop-fixture.js';

function setting(options: Parameters<typeof visitShop>[0] = {}) {
  const { catalogue, addresses, options: all } = visitShop(options);
  return { catalogue, options: all, names: addresses.names };
}

describe('the path of a list', () => {
  it('names the categories from the top', () => {
    expect(writeListPath(setting(), { ...EVERYTHING, category: 'hiking-boots' })).toBe(
      '/c/footwear/boots/hiking-boots',
    );
  });

  it('holds filters and position in path style', () => {
    const filters = [{ attribute: 'color', value: 'red' }];
    const path = writeListPath(setting({ urls: 'path' }), { ...EVERYTHING, filters, page: 2 });
    expect(path).toBe('/all/f/red/page-2');
  });

  it('names the attribute where a value alone would be ambiguous', () => {
    const shop = setting({ urls: 'path', residual: 'on', hostile: 'on' });
    const filters = [{ attribute: 'season', value: 'none' }];
    const path = writeListPath(shop, { ...EVERYTHING, filters });
    expect(readListPath(shop, path)?.selection.filters).toEqual(filters);
  });

  it.each(['/c', '/c/boots', '/c/footwear/nothing', '/all/extra', '/about', '/'])('is no list at %s', (path) => {
    expect(readListPath(setting(), path)).toBeNull();
  });

  it('is no list with a filter that nobody offers', () => {
    expect(readListPath(setting({ urls: 'path' }), '/all/f/nothing')).toBeNull();
  });
});
