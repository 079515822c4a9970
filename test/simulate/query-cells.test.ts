import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateCatalogue } from '../../src/simulate/generated-catalogue.js';
import { createGroupCosts } from '../../src/simulate/query-cells.js';
import { createSelections } from '../../src/simulate/selections.js';

const PAGE_SIZE = 3;
const CATALOGUE = generateCatalogue({
  size: 120,
  seed: 4,
  attributes: [
    { kind: 'flat', name: 'Brand', values: 5 },
    { kind: 'flat', name: 'Colour', values: 4, facts: 200 },
    { kind: 'flat', name: 'Heel', values: 3, only: { attribute: 'Brand', first: 2 }, holders: 30 },
    { kind: 'flat', name: 'Size', values: 4 },
    { kind: 'flat', name: 'Tag', values: 6, facts: 150, holders: 100 },
  ],
});
const costs = createGroupCosts(CATALOGUE, CATALOGUE.attributes, PAGE_SIZE);

/** Pages of all queries that entities ask for by the values they have of the group: one of each, of each of several. */
function pagesByAsking(group: number): number {
  const selections = createSelections(CATALOGUE);
  const columns = CATALOGUE.attributes.filter((_, at) => (group & (1 << at)) !== 0);
  const asked = new Map<string, number>();
  for (let entity = 0; entity < CATALOGUE.size; entity += 1) {
    let queries: (readonly [string, readonly string[]])[][] = [[]];
    for (const column of columns) {
      const own = [...column.of(entity)].map((value) => [column.name, [column.values[value]!]] as const);
      if (own.length > 0) queries = queries.flatMap((query) => own.map((one) => [...query, one]));
    }
    for (const query of queries.filter(({ length }) => length > 0))
      asked.set(JSON.stringify(query), Math.ceil(selections.matching({ chosen: new Map(query) }).length / PAGE_SIZE));
  }
  return [...asked.values()].reduce((sum, pages) => sum + pages, 0);
}

it('a group costs what asking its combinations costs', () => {
  const groups = Array.from({ length: 31 }, (_, at) => at + 1).filter((group) => (group & 0b10010) !== 0b10010);
  fc.assert(
    fc.property(fc.constantFrom(...groups), (group) => {
      expect(costs.of(group)?.pages).toBe(pagesByAsking(group));
    }),
  );
});

it('two attributes of several values make no group', () => {
  expect(costs.of(0b10010)).toBeNull();
});

it('only exclusive values of all entities leave one to be inferred', () => {
  const largest = (at: number): number =>
    Math.max(...CATALOGUE.attributes[at]!.values.map((_, value) => CATALOGUE.attributes[at]!.having(value).length));
  expect(costs.of(0b1)).toMatchObject({ complement: Math.ceil(largest(0) / PAGE_SIZE), listsAll: true });
  expect(costs.of(0b10)).toMatchObject({ complement: 0, listsAll: true });
  expect(costs.of(0b100)).toMatchObject({ complement: 0, listsAll: false });
  expect(costs.of(0b101)).toMatchObject({ complement: 0, listsAll: true });
});
