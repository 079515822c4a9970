import { describe, expect, test } from 'vitest';
import type { ChoiceGroup } from '../../src/model/page.js';
import { type Distribution, distributionsOf, facetSources, sourceValues } from '../../src/shortcuts/distributions.js';
import { parseTree } from '../../src/shortcuts/tree.js';
import { HOST, type Look, viewOf } from './scripted-shop.js';

const LOOK: Look = { address: () => HOST, exchanges: () => [] };
const GROUP = viewOf({}, LOOK).groups[0]!;

function group(values: Readonly<Record<string, number | null>>, level = 0): ChoiceGroup {
  const choice = GROUP.choices[0]!;
  return { ...GROUP, choices: Object.entries(values).map(([value, count]) => ({ ...choice, value, count, level })) };
}

function distributions(data: unknown): readonly Distribution[] {
  return distributionsOf(parseTree(JSON.stringify(data))!);
}

function sources(data: unknown, of: ChoiceGroup, parents: readonly string[] = []): ReturnType<typeof facetSources> {
  return facetSources(of, of.choices[0]?.level ?? 0, { distributions: distributions(data), parents });
}

const COUNTS = { Acme: 5, Dune: 3, Ember: 2, Fjord: 1 };
const SHOWN = group({ Acme: 5, Dune: 3, Ember: 2 });

describe('values with counts are found', () => {
  test.each([
    ['by name', { facets: { brand: COUNTS } }],
    [
      'as a list',
      { facets: [{ name: 'brand', values: Object.entries(COUNTS).map(([label, count]) => ({ label, count })) }] },
    ],
    ['with counts as texts', { brand: Object.entries(COUNTS).map(([v, n]) => ({ v, n: String(n) })) }],
  ])('%s', (_how, data) => {
    const [source] = sources(data, SHOWN);
    expect(sourceValues(source!, distributions(data), { group: SHOWN, parents: [] })).toContainEqual({
      value: 'Fjord',
      count: 1,
    });
  });

  test('as a page shows them', () => {
    expect(distributions({ price: { 'Under\u00a010\u00a0€': 2, ' 10  and more': 1 } })[0]?.values).toEqual([
      { value: 'Under 10 €', count: 2 },
      { value: '10 and more', count: 1 },
    ]);
  });

  test('under the name of what was chosen above', () => {
    const data = { types: { 'Action > Attack': 7, 'Action > Trap': 2, 'Action > Aura': 4, 'Hero > Young': 9 } };
    const [source] = sources(data, group({ Attack: 7, Trap: 2 }, 1), ['Action']);
    expect(source?.joint).toBe(' > ');
    expect(sourceValues(source!, distributions(data), { group: SHOWN, parents: ['Hero'] })).toEqual([
      { value: 'Young', count: 9 },
    ]);
  });
});

test('values three levels deep are found under the names of all that was chosen above', () => {
  const data = {
    lvl1: { 'Work > Data': 9, 'Work > Web': 5 },
    lvl2: { 'Work > Data > Mining': 7, 'Work > Data > Cleaning': 2, 'Work > Web > Pages': 5, 'Rest > Data > Tales': 1 },
  };
  const chosen = ['Work', 'Data'];
  const [source] = sources(data, group({ Mining: 7, Cleaning: 2 }, 2), chosen);
  const below = (parents: readonly string[]): unknown =>
    sourceValues(source!, distributions(data), { group: SHOWN, parents });
  expect(below(chosen)).toEqual([
    { value: 'Mining', count: 7 },
    { value: 'Cleaning', count: 2 },
  ]);
  expect(below(['Work', 'Web'])).toEqual([{ value: 'Pages', count: 5 }]);
});

describe('a group has no source', () => {
  test.each([
    ['where the counts differ', { brand: { ...COUNTS, Dune: 4, Ember: 1 } }, SHOWN],
    ['where the page shows no counts', { brand: COUNTS }, group({ Acme: null, Dune: null, Ember: null })],
    ['where one value is all there is', { brand: { Acme: 5 } }, group({ Acme: 5 })],
    ['where there are only other numbers', { sizes: { width: 5, height: 3 } }, SHOWN],
  ])('%s', (_why, data, of) => {
    expect(sources(data, of)).toEqual([]);
  });
});

describe('where a facet without values is left out of a list, its place', () => {
  const size = { name: 'size', values: [{ label: 'S', count: 2 }] };
  const brand = { name: 'brand', values: Object.entries(COUNTS).map(([label, count]) => ({ label, count })) };
  const unnamed = [brand, size].map(({ values }) => ({ values }));

  test('is told by its name', () => {
    const [source] = sources({ facets: [brand, size] }, SHOWN);
    expect(sourceValues(source!, distributions({ facets: [size] }), { group: SHOWN, parents: [] })).toBeNull();
    expect(sourceValues(source!, distributions({ facets: [size, brand] }), { group: SHOWN, parents: [] })).toHaveLength(
      4,
    );
  });

  test('is told by its number only if it has a value that is known', () => {
    const [source] = sources({ facets: unnamed }, SHOWN);
    const here = { group: SHOWN, parents: [] };
    expect(sourceValues(source!, distributions({ facets: unnamed.slice(1) }), here)).toBeNull();
    expect(sourceValues(source!, distributions({ facets: unnamed }), here)).toHaveLength(4);
  });
});

test('values below what was chosen are found in the place that it names', () => {
  const below = (value: string, counts: Readonly<Record<string, number>>): unknown => ({
    facets: [{ values: [{ value, children: Object.entries(counts).map(([name, count]) => ({ name, count })) }] }],
  });
  const [source] = sources(below('Hero', { Acme: 5, Dune: 3 }), group({ Acme: 5, Dune: 3 }, 1), ['Hero']);
  const other = distributions(below('Villain', { Ember: 2, Fjord: 1 }));
  expect(sourceValues(source!, other, { group: SHOWN, parents: ['Villain'] })).toEqual([
    { value: 'Ember', count: 2 },
    { value: 'Fjord', count: 1 },
  ]);
});

test('an answer without the place has no values', () => {
  const [source] = sources({ brand: COUNTS }, SHOWN);
  expect(sourceValues(source!, distributions({ other: COUNTS }), { group: SHOWN, parents: [] })).toBeNull();
});

test('long lists are looked through in bounded time', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => ({ label: `v${index}`, count: index }));
  expect(distributions({ many })).toEqual([]);
});
