import { describe, expect, it } from 'vitest';
import { linkPatterns } from '../../../src/pages/lists/link-pattern.js';

const on = (...paths: readonly string[]): readonly string[] => paths.map((path) => `http://shop.example${path}`);

describe('the pattern of links', () => {
  it('is variable where most of them differ, whatever the words look like', () => {
    const patterns = linkPatterns(on('/frames/saryn', '/frames/zephyr-prime', '/frames/khora', '/frames/frost'));
    expect(new Set(patterns)).toEqual(new Set(['shop.example/frames/*']));
  });

  it('keeps the sections of a site apart', () => {
    expect(linkPatterns(on('/a/one', '/a/two', '/a/three', '/b/four', '/b/five', '/b/six'))).toEqual(
      on('/a/*', '/a/*', '/a/*', '/b/*', '/b/*', '/b/*').map((url) => url.slice('http://'.length)),
    );
  });

  it('leaves two links as they look', () => {
    expect(linkPatterns(on('/all', '/item/7'))).toEqual(['shop.example/all', 'shop.example/item/*']);
  });

  it('tells links with other arguments apart', () => {
    expect(linkPatterns(on('/p?id=1', '/p?id=2', '/p?ad=1', '/p'))).toEqual([
      'shop.example/p?id',
      'shop.example/p?id',
      'shop.example/p?ad',
      'shop.example/p',
    ]);
  });
});
