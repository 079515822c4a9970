import { describe, expect, it } from 'vitest';
import {
  createSimulatedSite,
  generateCatalogue,
  serveCatalogue,
  simulateCatalogue,
  type AttributeSpec,
} from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 3) },
  { name: 'Brand', values: numbered('brand', 12) },
];

describe('a query that holds more than the site shows', () => {
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

  it('is read from both ends where an order is to be had', async () => {
    const site = createSimulatedSite(simulateCatalogue(ATTRIBUTES, 400, 3), ATTRIBUTES, {
      ...{ cap: 140, across: 'any', scripted: 'hidden' },
    });
    const { readings } = await exploreSimulated(site);
    const large = readings.filter(
      ({ predicates: [only, ...more] }) => only?.values[0] === 'kind 1' && more.length === 0,
    );
    expect(large.at(-1)?.entities.length).toBeGreaterThan(140);
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
