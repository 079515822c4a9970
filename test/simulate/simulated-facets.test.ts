import { describe, expect, it } from 'vitest';
import type { ChoiceGroup } from '../../src/model/page.js';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { createSelections } from '../../src/simulate/selections.js';
import { homeGroups, listGroups, listRanges, toldNumber, type Shop } from '../../src/simulate/simulated-facets.js';
import { resolveSimulatedSiteOptions, type SimulatedSiteOptions } from '../../src/simulate/site-options.js';

const CATALOGUE = generateCatalogue({
  size: 300,
  seed: 5,
  attributes: [
    { kind: 'tree', name: 'Category', values: 6, tops: 2, fanout: 2 },
    { kind: 'flat', name: 'Colour', values: 5 },
    { kind: 'flat', name: 'Heel', values: 2, only: { attribute: 'Category', first: 1 } },
    { kind: 'number', name: 'Price', values: 3, min: 0, max: 29 },
  ],
});

function shop(options: SimulatedSiteOptions): Shop {
  return {
    catalogue: CATALOGUE,
    settings: resolveSimulatedSiteOptions(options),
    selections: createSelections(CATALOGUE, { across: options.across ?? 'all' }),
  };
}

const at = (query: string): URL => new URL(`http://simulated.test/list?${query}`);
const groupOf = (label: string, query = '', options: SimulatedSiteOptions = {}): ChoiceGroup | undefined =>
  listGroups(shop(options), at(query)).find((group) => group.label === label);
const shown = (group: ChoiceGroup | undefined): readonly (readonly [string, number])[] =>
  (group?.choices ?? []).map(({ value, level }) => [value, level]);

describe('the facets of a simulated site', () => {
  it('count what each choice would leave, below what is chosen elsewhere', () => {
    const [first] = groupOf('Colour', 'Category=category+a')?.choices ?? [];
    const both = createSelections(CATALOGUE).matching({
      chosen: new Map([
        ['Category', ['category a']],
        ['Colour', [first!.value]],
      ]),
    });
    expect(first?.count).toBe(both.length);
  });

  it('open a hierarchy step by step, or show it whole', () => {
    expect(shown(groupOf('Category'))).toEqual([
      ['category a', 0],
      ['category b', 0],
    ]);
    expect(shown(groupOf('Category', 'Category=category+a'))).toEqual([
      ['category a', 0],
      ['category c', 1],
      ['category d', 1],
      ['category b', 0],
    ]);
    expect(shown(groupOf('Category', '', { trees: 'whole' }))).toHaveLength(6);
  });

  it('let values of a line take the place of each other where several can be chosen', () => {
    const group = groupOf('Category', 'Category=category+a&Category=category+b', { multiple: true });
    const child = group?.choices.find(({ value }) => value === 'category c')?.path;
    expect(child).toEqual({
      kind: 'url',
      url: 'http://simulated.test/list?Category=category+b&Category=category+c&page=1',
    });
  });

  it('stand where their region is, on sites that show them so', () => {
    const below = { regionalFacets: 'below' } as const;
    expect(groupOf('Heel')).toBeDefined();
    expect(groupOf('Heel', '', below)).toBeUndefined();
    expect(groupOf('Heel', 'Category=category+c', below)).toBeDefined();
    expect(groupOf('Heel', 'Category=category+b', below)).toBeUndefined();
  });

  it('show the most frequent values where they do not show all', () => {
    const all = groupOf('Colour')!.choices;
    const few = groupOf('Colour', '', { shownValues: 2 });
    const counts = all.map(({ count }) => count!).sort((a, b) => b - a);
    expect(few?.choices.map(({ count }) => count)).toEqual(counts.slice(0, 2));
    expect(few?.search).toBeDefined();
    expect(groupOf('Colour', '', { shownValues: 2, valueSearch: false })?.search).toBeUndefined();
  });

  it('take the place of each other where choices replace', () => {
    const [choice] = groupOf('Colour', 'Category=category+a&sort=Newest', { across: 'replace' })?.choices ?? [];
    expect(choice?.path).toEqual({
      kind: 'url',
      url: `http://simulated.test/list?sort=Newest&Colour=${choice!.value.replace(' ', '+')}&page=1`,
    });
  });

  it('are buckets of numbers, or free bounds', () => {
    expect(groupOf('Price')?.choices.map(({ value, range }) => [value, range])).toEqual([
      ['0–9', { min: 0, max: 9 }],
      ['10–19', { min: 10, max: 19 }],
      ['20–29', { min: 20, max: 29 }],
    ]);
    expect(groupOf('Price', '', { sliders: ['Price'] })).toBeUndefined();
    expect(listRanges(shop({ sliders: ['Price', 'Colour'] }), at(''))).toMatchObject([{ label: 'Price', max: 29 }]);
  });

  it('tell their numbers, none, or wrong ones', () => {
    expect([toldNumber(true, 7, 'a'), toldNumber(false, 7, 'a'), toldNumber('wrong', 0, 'a')]).toEqual([7, null, 0]);
    const wrong = ['a', 'b', 'c', 'd'].map((of) => toldNumber('wrong', 100, of)!);
    expect(new Set(wrong).size).toBe(4);
    expect(wrong.every((number) => number >= 50 && number <= 150)).toBe(true);
  });

  it('come with orders and page sizes', () => {
    const orders = groupOf('Sort', '', { sortable: ['Price'] })?.choices.map(({ value }) => value);
    expect(orders).toEqual(['Newest', 'Cheapest', 'Price ascending', 'Price descending']);
    expect(groupOf('Per page', '', { pageSizes: [20, 60] })?.choices.map(({ value }) => value)).toEqual(['20', '60']);
    expect(groupOf('Sort', '', { orders: false })).toBeUndefined();
  });

  it('may be a menu on the start page', () => {
    const groups = homeGroups(shop({ menu: 'Colour' }));
    expect(groups.map(({ label, guess }) => [label, guess])).toEqual([
      ['Colour', 'navigation'],
      ['Shop', 'navigation'],
    ]);
    expect(homeGroups(shop({ everything: false }))).toEqual([]);
  });
});
