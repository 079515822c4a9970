import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/base/errors.js';
import { createUrlFilter } from '../../../src/browse/exchange/url-filter.js';

describe('include and exclude patterns', () => {
  it.each([
    ['/products/*', '/products/1', true],
    ['/products/*', '/products/1/reviews', false],
    ['/products/**', '/products/1/reviews', true],
    ['/list?page=*', '/list?page=2', true],
    ['/list?page=*', '/listXpage=2', false],
    ['https://shop.example/**', '/anything', true],
    ['**/a.b', '/x/a.b', true],
    ['**/a.b', '/x/aXb', false],
    ['/open-catalogue/*', '/open-catalogue/1', true],
    ['/^https.*\\d$/', '/item/7', true],
    ['/ITEM/i', '/item/7', true],
    ['/ITEM/', '/item/7', false],
  ])('%s against %s: %s', (pattern, path, wanted) => {
    expect(createUrlFilter([pattern], [])(`https://shop.example${path}`)).toBe(wanted);
  });

  it('as globs take every sign but the star as it stands', () => {
    const address = String.raw`https://a.example/x!"#$%&'()+,-.:;<=>?@[\]^_\`{|}~/`;
    expect(createUrlFilter([`${address}*`], [])(`${address}1`)).toBe(true);
    expect(createUrlFilter([`${address}*`], [])(`${address.replaceAll('.', '!')}1`)).toBe(false);
  });

  it('without includes take all but what is excluded', () => {
    const isWanted = createUrlFilter([], ['/blog/**']);
    expect([isWanted('https://a.example/x'), isWanted('https://a.example/blog/x')]).toEqual([true, false]);
  });

  it('that are no regular expressions are wrong usage', () => {
    expect(() => createUrlFilter(['/(/'], [])).toThrow(UsageError);
  });
});
