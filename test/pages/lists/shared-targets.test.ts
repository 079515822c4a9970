import { describe, expect, it } from 'vitest';

import { findKnownList } from '../../../src/pages/lists/known-list.js';
import { sourceOf } from '../page-of.js';

const sizeOf = (linkPattern: string, cards: string): number => {
  const source = sourceOf(`<main><section id=results>${cards}</section></main>`);
  const found = findKnownList(source, { place: 'html>body>main>section|results|', linkPattern });
  return found.kind === 'found' ? found.list.records.length : 0;
};
const card = (at: number, noise = ''): string => `<article>
  <a href="/jug-of-clay-${at}/p/J${at}?Item=J${at}${noise}"><img src=x></a>
  <div><a href="/jug-of-clay-${at}/p/J${at}?Item=J${at}&Reviews=true#all">(${at})</a></div>
  <h2><a href="/jug-of-clay-${at}/p/J${at}?Item=J${at}${noise}">Jug of clay ${at}</a></h2>
  <b>${at} $ <a href="/jug-of-clay-${at}/p/J${at}?Item=J${at}&offers=New">(2 offers)</a></b></article>`;

describe('links of one card', () => {
  const pattern = 'shop.example/*/p/*?Item';

  it('lead to one entity where the arguments of the known pattern say so, whatever else is said', () => {
    expect(sizeOf(pattern, card(1) + card(2) + card(3))).toBe(3);
    expect(sizeOf(pattern, card(1))).toBe(1);
  });

  it('of an advertisement, too', () => {
    expect(sizeOf(pattern, card(4, '&ad=17') + card(1) + card(2) + card(3))).toBe(4);
  });

  it('of the same entity in two cards stay two', () => {
    expect(sizeOf(pattern, card(1, '&ad=17') + card(1) + card(2))).toBe(3);
  });

  it('lead to several where a known argument differs', () => {
    const two = '<article><a href="/p/J1?sku=1">Red jug</a><br><a href="/p/J1?sku=2">Blue jug</a></article>';
    expect(sizeOf('shop.example/p/*?sku', two + two.replaceAll('sku=', 'sku=9'))).toBe(4);
  });
});
