import { expect, it } from 'vitest';

import { isPartOf, readAddresses, type Addresses } from '../../../src/pages/groups/addresses.js';
import { indexOf, PAGE } from './read-html.js';

/** The addresses of a page of links, and the ids of the links. */
function read(
  hrefs: readonly string[],
  url: string = PAGE,
): { readonly addresses: Addresses; readonly links: readonly number[] } {
  const index = indexOf(hrefs.map((href) => `<a href="${href}">x</a>`).join(''), url);
  return { addresses: readAddresses(index, url), links: index.links };
}

it('knows what a link changes, adds and removes', () => {
  const { addresses, links } = read(['?a=2', '/other?a=1', '?a=1', '#!/x'], `${PAGE}?a=1`);
  expect(links.map((link) => [...addresses.changes(link)])).toEqual([['a'], ['/'], [], ['#']]);
  expect(links.map(addresses.isHere)).toEqual([false, false, true, false]);
});

it('does not mind what all links of the page carry', () => {
  const { addresses, links } = read(Array.from({ length: 9 }, (_, at) => `?sid=7&a=${at}`));
  expect([...addresses.changes(links[3] ?? 0)]).toEqual(['a']);
});

it('minds what the page itself carries: a link without it takes something back', () => {
  const { addresses, links } = read(['?', ...Array.from({ length: 9 }, (_, at) => `?b=x&a=${at}`)], `${PAGE}?b=x`);
  expect(addresses.lessens(links[0] ?? 0)).toBe(true);
  expect(addresses.lessens(links[1] ?? 0)).toBe(false);
});

it('knows a path that lost a part, and lists that lost a value', () => {
  const { addresses, links } = read(['/s/color-red', '/s', '/t', '/'], 'https://shop.example/s/brand-a/color-red');
  expect(links.map(addresses.lessens)).toEqual([true, true, false, false]);
  expect(isPartOf('a,b', 'a,c,b')).toBe(true);
  expect(isPartOf('a,d', 'a,c,b')).toBe(false);
});

it('takes a query that is the name of a page for a part of the path', () => {
  const { addresses, links } = read(['?Old_Harbour', '?New_Quay', '?sort=name'], `${PAGE}?Old_Harbour`);
  expect(links.map((link) => [...addresses.changes(link)])).toEqual([[], ['/'], ['sort', '/']]);
});

it('takes arguments of a fragment for arguments', () => {
  const { addresses, links } = read(['#brand=x', '#size=9', '#'], `${PAGE}#size=9`);
  expect(links.map((link) => [...addresses.changes(link)])).toEqual([['#brand', '#size'], [], []]);
  const plain = read(['#brand=x', '#brand=y']);
  expect(plain.links.map(plain.addresses.lessens)).toEqual([false, false]);
});

it('takes places on the page for no address, and knows other sites', () => {
  const { addresses, links } = read([
    '#top',
    'https://www.shop.example/x',
    'https://m.shop.example/',
    'https://other.example/',
  ]);
  expect(addresses.of(links[0] ?? 0)).toBeNull();
  expect(links.map(addresses.isInside)).toEqual([true, true, true, false]);
});
