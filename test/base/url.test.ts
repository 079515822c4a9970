import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyUrlEdit,
  bareQuery,
  bareUrl,
  canonicalUrl,
  decodedPart,
  hasArgumentValue,
  liesBelow,
  parseHttpUrl,
  placePattern,
  selectsByFragment,
  urlArguments,
  urlEdit,
  urlPattern,
  withoutHash,
} from '../../src/base/url.js';

const argument = fc.tuple(
  fc.constantFrom('a', 'b', 'page', 'filter[x]', '__proto__'),
  fc.oneof(fc.constantFrom('', '1', '2'), fc.string()),
);
const address = fc
  .record({ path: fc.constantFrom('/', '/list', '/list/red-shoes', '/a%20b'), arguments: fc.array(argument) })
  .map(({ path, arguments: list }) => `https://shop.example${path}?${new URLSearchParams(list).toString()}`);

/** Arguments of an address in an order of their own. */
const argumentsOf = (url: string): readonly string[] =>
  urlArguments(url)
    .map(({ name, value }) => JSON.stringify([name, value]))
    .sort();

describe('reading an address', () => {
  it('takes http and https, also relative to a page', () => {
    expect(parseHttpUrl('../b?x=1', 'https://shop.example/a/c')?.href).toBe('https://shop.example/b?x=1');
  });

  it.each(['', 'mailto:a@b.example', 'javascript:alert(1)', 'ftp://shop.example', '/relative'])(
    '%j is none',
    (text) => {
      expect(parseHttpUrl(text)).toBeNull();
      expect(urlArguments(text)).toEqual([]);
    },
  );
});

describe('the canonical form', () => {
  it.each([
    ['https://Shop.example:443/list?b=2&a=1', 'https://shop.example/list?a=1&b=2'],
    ['https://shop.example/list?b=2&b=1&a=', 'https://shop.example/list?a=&b=2&b=1'],
    ['https://shop.example/list?#top', 'https://shop.example/list'],
    ['https://user:secret@shop.example/', 'https://shop.example/'],
    ['https://shop.example/#!/red', 'https://shop.example/#!/red'],
    ['https://shop.example/#color=red', 'https://shop.example/#color=red'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it('has its own form as canonical form', () => {
    const urls = fc.oneof(
      address,
      fc.tuple(address, fc.string()).map(([url, end]) => `${url}#${end}`),
      fc.string(),
    );
    fc.assert(fc.property(urls, (url) => canonicalUrl(canonicalUrl(url)) === canonicalUrl(url)));
  });

  it('does not mind the order of arguments with different names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(argument, { selector: ([name]) => name }), (list) => {
        const query = (items: typeof list): string => `https://shop.example/?${new URLSearchParams(items).toString()}`;
        expect(canonicalUrl(query(list))).toBe(canonicalUrl(query([...list].reverse())));
      }),
    );
  });

  it('leaves out what is to be dropped, and nothing else', () => {
    fc.assert(
      fc.property(address, (url) => {
        const left = urlArguments(canonicalUrl(url, new Set(['a', 'page']))).map(({ name }) => name);
        const wanted = urlArguments(url)
          .map(({ name }) => name)
          .filter((name) => name !== 'a' && name !== 'page');
        expect(left).toEqual([...wanted].sort());
      }),
    );
  });
});

describe('a fragment', () => {
  it.each(['#!x', '#/list/2', '#?a=1', '#a=1', '#list/2', '#list?a=1'])('%s selects', (hash) => {
    expect(selectsByFragment(hash)).toBe(true);
  });

  it.each(['', '#', '#!', '#top', '#section-2'])('%j only names a place', (hash) => {
    expect(selectsByFragment(hash)).toBe(false);
  });
});

describe('the pattern of an address', () => {
  it.each([
    ['https://shop.example/p/123?ref=a&id=7', 'shop.example/p/*?id&ref'],
    ['https://shop.example/red-leather-shoes', 'shop.example/*'],
    ['https://shop.example/%E8%B5%A4', 'shop.example/*'],
    ['https://shop.example/shoes/', 'shop.example/shoes/'],
    ['nowhere', 'nowhere'],
  ])('%s is %s', (url, pattern) => {
    expect(urlPattern(url)).toBe(pattern);
  });
});

describe('a query that is one word', () => {
  it('is kept as it is written, and told from arguments', () => {
    expect(canonicalUrl('https://guide.example/wiki?Old_Harbour')).toBe('https://guide.example/wiki?Old_Harbour');
    expect(['?Old_Harbour', '?a=1', '?a&b', '?', ''].map((query) => bareQuery(query))).toEqual([
      'Old_Harbour',
      null,
      null,
      null,
      null,
    ]);
  });

  it('stands for one of many pages', () => {
    expect(
      ['Old_Harbour', 'New_Quay', 'id=1'].map((query) => urlPattern(`https://guide.example/wiki?${query}`)),
    ).toEqual(['guide.example/wiki?*', 'guide.example/wiki?*', 'guide.example/wiki?id']);
  });
});

describe('the way from one address to another', () => {
  it('names what to remove, what to add and the paths', () => {
    expect(urlEdit('https://shop.example/a?x=1&y=2', 'https://shop.example/b?y=2&z=3')).toEqual({
      remove: [{ name: 'x', value: '1' }],
      add: [{ name: 'z', value: '3' }],
      path: { from: '/a', to: '/b' },
    });
  });

  it('leads there', () => {
    fc.assert(
      fc.property(address, address, (from, to) => {
        const edit = urlEdit(from, to);
        const there = applyUrlEdit(from, edit!);
        expect(new URL(there!).pathname).toBe(new URL(to).pathname);
        expect(argumentsOf(there!)).toEqual(argumentsOf(to));
      }),
    );
  });

  it('and the opposite way leads back', () => {
    fc.assert(
      fc.property(address, address, (from, to) => {
        const back = urlEdit(to, from)!;
        expect(argumentsOf(applyUrlEdit(applyUrlEdit(from, urlEdit(from, to)!)!, back)!)).toEqual(argumentsOf(from));
      }),
    );
  });

  it.each([
    ['/all', '/all#brand=x', '/all#size=96 → /all#size=96&brand=x'],
    ['/#!a=1', '/#!a=2', '/#!a=1&b=%20 → /#!b=%20&a=2'],
    ['/#a=1', '/', '/#a=1 → /'],
    ['/#/all', '/#/all?brand=x', '/#/all?size=96 → /#/all?size=96&brand=x'],
    ['/#/all?brand=x', '/#/all', '/#/all?brand=x → /#/all'],
    ['/#/all?brand=x', '/#/sale?brand=x', '/#/all?brand=x → /#/sale?brand=x'],
    ['/?q=1#top', '/?q=1#/red', '/?s=2 → /?s=2#/red'],
  ])('also holds what stands in fragments: %s, %s', (...paths) => {
    const [from, to, other, expected] = paths
      .flatMap((path) => path.split(' → '))
      .map((path) => `https://a.example${path}`);
    expect(applyUrlEdit(other!, urlEdit(from!, to!)!)).toBe(expected);
  });

  it('from an address to itself is no change', () => {
    fc.assert(
      fc.property(address, (url) => canonicalUrl(applyUrlEdit(url, urlEdit(url, url)!)!) === canonicalUrl(url)),
    );
  });

  it('does not exist between hosts or from what is no address', () => {
    expect(urlEdit('https://a.example/', 'https://b.example/')).toBeNull();
    expect(urlEdit('nothing', 'https://b.example/')).toBeNull();
    expect(applyUrlEdit('nothing', { remove: [], add: [], path: null })).toBeNull();
  });

  it('does not fit an address with another path', () => {
    const edit = urlEdit('https://shop.example/a', 'https://shop.example/b')!;
    expect(applyUrlEdit('https://shop.example/c', edit)).toBeNull();
  });
});

it('a fragment goes with all that follows it', () => {
  expect(withoutHash('https://shop.example/list?a=1#/page#2')).toBe('https://shop.example/list?a=1');
  expect(withoutHash('https://shop.example/')).toBe('https://shop.example/');
});

it('an address is bare without its arguments and its fragment', () => {
  expect(['https://shop.example/list?a=1#/page#2', 'https://shop.example/#x?y'].map(bareUrl)).toEqual([
    'https://shop.example/list',
    'https://shop.example/',
  ]);
});

it('escapes in a part of an address are decoded where they can be', () => {
  expect(['tea%20pot', 'caf%C3%A9', '100%', '%FF'].map(decodedPart)).toEqual(['tea pot', 'café', '100%', '%FF']);
});

it('addresses of one place have one pattern, whatever their arguments', () => {
  const [plain, asked] = ['https://shop.example/list/12', 'https://shop.example/list/34?colour=red#top'].map(
    placePattern,
  );
  expect([plain, asked]).toEqual(['shop.example/list/*', 'shop.example/list/*']);
});

it('an address has a text as the whole value of an argument, decoded', () => {
  const url = 'https://shop.example/open?key=abc%2012&from=list';
  expect([hasArgumentValue(url, 'abc 12'), hasArgumentValue(url, 'abc'), hasArgumentValue(url, 'key')]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['https://a.example/wood/oak/', 'https://a.example/wood', true],
  ['https://a.example/wood/oak/', 'https://a.example/wood/', true],
  ['https://a.example/wooden', 'https://a.example/wood', false],
  ['https://a.example/wood', 'https://a.example/wood', false],
])('%s lies below %s: %s', (address, above, isBelow) => {
  expect(liesBelow(address, above)).toBe(isBelow);
});
