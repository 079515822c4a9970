import { describe, expect, it } from 'vitest';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedEntity,
} from '../../../src/simulate/index.js';
import type { QueryReading } from '../../../src/explore/context.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 3) },
  { name: 'Brand', values: numbered('brand', 12) },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 400, 3);
const explored = (options: Parameters<typeof createSimulatedSite>[2]): Promise<Explored> =>
  exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES, { orders: false, ...options }));
/** Values without numbers, which might be counts. */
const lettered = (name: string, count: number): readonly string[] =>
  [...'abcdefghijkl'].slice(0, count).map((letter) => `${name} ${letter}`);
const lastOf = (readings: readonly QueryReading[], value: string): QueryReading | undefined =>
  readings.filter(({ predicates }) => predicates.length === 1 && predicates[0]?.values[0] === value).at(-1);

describe('what stays out of reach', () => {
  const SIZE = 1600;
  const attributes: readonly AttributeSpec[] = [
    { name: 'State', values: lettered('state', 2) },
    { name: 'City', values: lettered('city', 4) },
  ];
  /** Of four cities two lie in each of two states; nothing else tells houses apart. */
  const houses = Array.from({ length: SIZE }, (_, at): SimulatedEntity => ({
    name: `house ${at}`,
    values: new Map([
      ['State', [lettered('state', 2)[at % 2] ?? '']],
      ['City', [lettered('city', 4)[at % 4] ?? '']],
    ]),
  }));

  it('is told once of each value, by what it has as a whole', async () => {
    const site = createSimulatedSite(houses, attributes, { orders: false, cap: 300 });
    const { readings } = await exploreSimulated(site);
    const told = readings.flatMap(({ complete, predicates, declaredSize, entities }) =>
      complete === 'capped'
        ? [`${predicates.flatMap(({ values }) => values).join(' & ')}: ${entities.length} of ${declaredSize}`]
        : [],
    );
    expect([...told].sort()).toEqual([
      ': 1200 of 1600',
      ...lettered('city', 4).map((city) => `${city}: 300 of 400`),
      ...lettered('state', 2).map((state) => `${state}: 600 of 800`),
    ]);
  });
});

describe('a query that holds more than the site shows', () => {
  it('is reached by its conjunctions, and recorded as complete', async () => {
    const { facts, readings } = await explored({ cap: 100 });
    expect(facts).toEqual(allFacts(CATALOGUE));
    const large = lastOf(readings, 'kind 1');
    expect(large).toMatchObject({ complete: 'yes' });
    expect(large?.entities.length).toBe(large?.declaredSize);
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

  it('is reached though it missed too little to tell when it was read, before others showed where the site cuts', async () => {
    const catalogue = Array.from({ length: 400 }, (_, at) => {
      const kind = at % 40 < 11 ? 'kind a' : `kind ${'bcdef'[at % 5] ?? ''}`;
      const brand = at % 8 < 5 ? 'brand x' : `brand ${'yz'[at % 2] ?? ''}`;
      return { name: `item ${at}`, values: new Map(Object.entries({ Kind: [kind], Brand: [brand] })) };
    });
    const attributes = [
      { name: 'Kind', values: lettered('kind', 6) },
      { name: 'Brand', values: ['brand x', 'brand y', 'brand z'] },
    ];
    const manners = { orders: false, cap: 100, menu: 'Kind', everything: false };
    const { facts, readings } = await exploreSimulated(createSimulatedSite(catalogue, attributes, manners));
    expect(lastOf(readings, 'kind a')).toMatchObject({ complete: 'yes', declaredSize: 110 });
    expect(facts).toEqual(allFacts(catalogue));
  });

  it.each([100, 60])('is found out and reached where no page tells a size, of which %i are shown', async (cap) => {
    const attributes = [
      { name: 'Kind', values: lettered('kind', 3) },
      { name: 'Brand', values: lettered('brand', 12) },
    ];
    const catalogue = simulateCatalogue(attributes, 400, 3);
    const manners = { orders: true, cap, counts: false, pageSize: 10 };
    const { facts } = await exploreSimulated(createSimulatedSite(catalogue, attributes, manners));
    expect(facts).toEqual(allFacts(catalogue));
  });

  it('is told as capped where its facets widen each other', async () => {
    const { readings, facts } = await explored({ cap: 100, across: 'any' });
    expect(lastOf(readings, 'kind 1')).toMatchObject({ complete: 'capped' });
    expect([...facts].every((fact) => allFacts(CATALOGUE).has(fact))).toBe(true);
  });
});
