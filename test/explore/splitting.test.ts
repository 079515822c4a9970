import { describe, expect, it } from 'vitest';
import {
  createSimulatedSite,
  generateCatalogue,
  serveCatalogue,
  simulateCatalogue,
  type AttributeSpec,
} from '../../src/simulate/index.js';
import type { QueryReading } from '../../src/explore/context.js';
import { isReached } from '../../src/explore/splitting.js';
import { allFacts, exploreSimulated, numbered, type Explored } from './explore-simulated.js';
import { region } from './page-views.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 3) },
  { name: 'Brand', values: numbered('brand', 12) },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 400, 3);
const explored = (options: Parameters<typeof createSimulatedSite>[2]): Promise<Explored> =>
  exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES, { orders: false, ...options }));
const lastOf = (readings: readonly QueryReading[], value: string): QueryReading | undefined =>
  readings.filter(({ predicates }) => predicates.length === 1 && predicates[0]?.values[0] === value).at(-1);

describe('a query that holds more than the site shows', () => {
  it('is reached by its conjunctions, and recorded as complete', async () => {
    const { facts, readings } = await explored({ cap: 100 });
    expect(facts).toEqual(allFacts(CATALOGUE));
    const large = lastOf(readings, 'kind 1');
    expect(large).toMatchObject({ complete: 'yes' });
    expect(large?.entities.length).toBe(large?.declaredSize);
  });

  it.each([1, 2])('teaches what an order shows of it to all cut queries that hold it, seed %i', async (seed) => {
    const catalogue = generateCatalogue({
      size: 6000,
      seed,
      attributes: [
        { kind: 'tree', name: 'Category', values: 15, tops: 3, fanout: 4 },
        { kind: 'flat', name: 'Colour', values: 12 },
      ],
    });
    const { readings } = await exploreSimulated(serveCatalogue(catalogue, { cap: 400, trees: 'whole' }));
    const taught = (value: string): number =>
      new Set(
        readings
          .filter(({ teaches }) => teaches.some(({ values }) => values[0] === value))
          .flatMap(({ entities }) => [...entities]),
      ).size;
    const complete = readings.filter(({ predicates, complete: end }) => predicates.length === 1 && end === 'yes');
    expect(complete).not.toHaveLength(0);
    for (const { predicates, entities } of complete)
      expect(taught(predicates[0]?.values[0] ?? '')).toBe(entities.length);
  });

  it('is read no further than its first page once two lists were cut alike', async () => {
    const { readings } = await explored({ cap: 100, counts: false, totals: true });
    const cut = readings.filter(({ pages }) => pages.length === 5);
    const large = readings.filter(({ declaredSize, pages }) => (declaredSize ?? 0) > 100 && pages.length === 1);
    expect([cut.length >= 2, large.length > 0]).toEqual([true, true]);
  });

  it('is split by a facet that all of it has before one that it has in part', async () => {
    const attributes: readonly AttributeSpec[] = [
      { name: 'Kind', values: numbered('kind', 3) },
      { name: 'Colour', values: numbered('colour', 14), share: 0.9 },
      { name: 'Brand', values: numbered('brand', 16) },
    ];
    const site = createSimulatedSite(simulateCatalogue(attributes, 600, 3), attributes, { orders: false, cap: 140 });
    const { readings } = await exploreSimulated(site);
    const pairs = readings.filter(({ predicates }) => predicates.length === 2);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(({ predicates }) => predicates.some(({ attribute }) => attribute === 'Colour'))).toEqual([]);
  });

  it('teaches each predicate of a conjunction', async () => {
    const { readings } = await explored({ cap: 100 });
    const pair = readings.find(({ predicates }) => predicates.length === 2);
    expect(pair?.teaches.map(({ attribute }) => attribute).sort()).toEqual(['Brand', 'Kind']);
  });

  it('is told as capped where its facets widen each other', async () => {
    const { readings, facts } = await explored({ cap: 100, across: 'any' });
    expect(lastOf(readings, 'kind 1')).toMatchObject({ complete: 'capped' });
    expect([...facts].every((fact) => allFacts(CATALOGUE).has(fact))).toBe(true);
  });

  it('is read from both ends where an order is to be had', async () => {
    const { readings } = await explored({ cap: 140, across: 'any', orders: true, scripted: 'hidden' });
    const large = lastOf(readings, 'kind 1');
    expect(large?.entities.length).toBeGreaterThan(140);
  });
});

it('a query of up to twice the cap is read from both ends where that takes fewer pages than its conjunctions', async () => {
  const attributes: readonly AttributeSpec[] = [
    { name: 'Kind', values: numbered('kind', 3) },
    { name: 'Brand', values: numbered('brand', 40) },
  ];
  const catalogue = simulateCatalogue(attributes, 300, 3);
  const run = (orders: boolean): Promise<Explored> =>
    exploreSimulated(createSimulatedSite(catalogue, attributes, { pageSize: 10, cap: 100, orders }));
  const [both, split] = [await run(true), await run(false)];
  expect([both.facts, split.facts]).toEqual([allFacts(catalogue), allFacts(catalogue)]);
  expect(both.pages).toBeLessThan(split.pages);
});

describe('a query is reached', () => {
  it('if as many entities are known as it declares', () => {
    const query = { region: region([]), teaches: [], gathered: new Set([1, 2]), end: null };
    expect([2, 3, null].map((declared) => isReached({ ...query, declared }))).toEqual([true, false, false]);
  });
});
