import { describe, expect, it } from 'vitest';

import { mostUnknownFirst } from '../../../src/explore/planning/unknown-first.js';
import type { Region } from '../../../src/explore/region.js';
import { facet, listPage, region } from '../page-views.js';

const COLOUR = facet('colour', ['red', 'blue']);
const STONE = facet('stone', ['opal', 'ruby']);

const SHOES = region([1, 2, 3, 4, 5, 6], { label: 'shoes' });
const MEN = region([1, 2, 3, 4, 7], { label: 'men' });
const KIDS = region([8, 9, 10], { label: 'kids' });
const SALE = region([1, 8], { label: 'sale' });
const order = (regions: readonly Region[], above: readonly Region[] = []): readonly string[] =>
  [...mostUnknownFirst(regions, above)].map(({ label }) => label);

describe('of lists that overlap', () => {
  it('the one with most entities in none before it comes next, and those that hold nothing new last', () => {
    expect(order([SHOES, MEN, SALE, KIDS])).toEqual(['shoes', 'kids', 'men', 'sale']);
  });

  it('all keep their order below a list of everything', () => {
    const all = region([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { label: 'all' });
    expect(order([SHOES, MEN, SALE, KIDS], [all])).toEqual(['shoes', 'men', 'sale', 'kids']);
  });

  it('the first stays the first, and what lists nothing by itself comes before all that do', () => {
    const form = region([], { id: null, label: 'form' });
    expect(order([KIDS, MEN, form, SHOES])).toEqual(['kids', 'form', 'shoes', 'men']);
  });

  it('one that was read in part counts as what it would hold', () => {
    const part = region([11, 12], { label: 'part', size: 40 });
    expect(order([SHOES, KIDS, part])).toEqual(['shoes', 'part', 'kids']);
  });

  it('one whose facets no list before has comes before one that holds more', () => {
    const all = region([1, 2, 3, 4, 5, 6, 7, 8], { label: 'all', view: listPage([], { groups: [COLOUR] }) });
    const sale = region([1, 2, 3, 4, 5, 6], { label: 'sale', view: listPage([], { groups: [COLOUR] }) });
    const rings = region([7, 8], { label: 'rings', view: listPage([], { groups: [COLOUR, STONE] }) });
    expect(order([all, sale, rings])).toEqual(['all', 'rings', 'sale']);
  });
});
