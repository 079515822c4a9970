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

  it('of what the script of their page does otherwise, is told by the word that says it', () => {
    const links = on('/a.php?do=show&n=1', '/a.php?do=show&n=2', '/a.php?do=show&n=3');
    const patternOf = (page: string): string | undefined => linkPatterns(links, on(page)[0])[0];
    expect(['/a.php?do=browse', '/a.php', '/a.php?do=show', '/b.php?do=browse'].map(patternOf)).toEqual([
      'shop.example/a.php?do=show&n',
      'shop.example/a.php?do=show&n',
      'shop.example/a.php?do&n',
      'shop.example/a.php?do&n',
    ]);
  });
});
