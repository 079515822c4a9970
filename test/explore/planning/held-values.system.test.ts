import { describe, expect, it } from 'vitest';

import { createSimulatedSite, type SimulatedEntity, type SimulatedSiteOptions } from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, factsOf } from '../explore-simulated.js';

const SIZE = 1200;
const SPECS = [
  { name: 'Colour', values: ['red', 'blue', 'green'] },
  { name: 'Stock', values: ['yes', 'no'] },
];

/** Most things are red, and in stock. */
const usual = (at: number): Record<string, readonly string[]> => ({
  Colour: [at % 7 === 0 ? 'blue' : at % 11 === 0 ? 'green' : 'red'],
  Stock: [at % 9 === 0 ? 'no' : 'yes'],
});

function catalogue(changed: Readonly<Record<number, Record<string, readonly string[]>>> = {}): SimulatedEntity[] {
  return Array.from({ length: SIZE }, (_, at) => ({
    name: `thing ${at}`,
    values: new Map(Object.entries({ ...usual(at), ...changed[at] })),
  }));
}

async function explore(
  entities: readonly SimulatedEntity[],
  options: SimulatedSiteOptions = {},
  infers = true,
): ReturnType<typeof exploreSimulated> {
  const explored = await exploreSimulated(createSimulatedSite(entities, SPECS, options), undefined, { infers });
  expect([...explored.facts].sort()).toEqual([...allFacts(entities)].sort());
  return explored;
}

describe('the largest value of a facet', () => {
  it('follows from the others, and pages from all over its list are looked at', async () => {
    // Where facets widen each other they are asked one by one, so that inferring alone makes the difference.
    const { readings, pages } = await explore(catalogue(), { across: 'any' });
    const inferred = readings.filter(({ rule }) => rule === 'complement');
    // The smaller of the two largest is read: it makes all entities known.
    expect(inferred.flatMap(({ teaches }) => teaches.flatMap(({ values }) => values))).toEqual(['yes']);
    for (const reading of inferred) expect(reading.pages.length * 20).toBeGreaterThanOrEqual(299);
    const { pages: observing } = await explore(catalogue(), { across: 'any' }, false);
    expect(pages).toBeLessThan(observing - 20);
  });

  it('follows as well where sizes are not told but measured', async () => {
    const { readings } = await explore(catalogue(), { counts: false });
    expect(readings.some(({ rule }) => rule === 'complement')).toBe(true);
  });

  it('is listed where nothing is to be inferred', async () => {
    const { readings } = await explore(catalogue(), {}, false);
    expect(readings.some(({ rule }) => rule !== undefined)).toBe(false);
  });

  it.each<readonly [string, SimulatedSiteOptions]>([['the sizes that are told are wrong', { counts: 'wrong' }]])(
    'is listed where %s',
    async (_, options) => {
      const { readings } = await explore(catalogue(), options);
      expect(readings.some(({ rule }) => rule !== undefined)).toBe(false);
    },
  );

  it('is listed where the other values have an entity in common', async () => {
    const both = catalogue({ 40: { Colour: ['blue', 'green'] } });
    const { readings } = await explore(both);
    const teaching = factsOf(readings.filter(({ rule }) => rule !== undefined));
    expect([...teaching].some((fact) => fact.includes('Colour'))).toBe(false);
  });

  it('is listed where a page of its list shows what another value has, though the sizes fit', async () => {
    const fitting = catalogue({ 1: { Colour: ['red', 'blue'] }, 603: { Colour: [] } });
    const { readings } = await explore(fitting);
    const teaching = factsOf(readings.filter(({ rule }) => rule !== undefined));
    expect([...teaching].some((fact) => fact.includes('Colour'))).toBe(false);
    expect([...teaching].some((fact) => fact.includes('Stock'))).toBe(true);
  });
});

it('the largest value of a facet that only a part of the region has follows from what tells that part apart', async () => {
  const isShoe = (at: number): boolean => at % 10 !== 0;
  const entities = Array.from({ length: SIZE }, (_, at) => ({
    name: `thing ${at}`,
    values: new Map<string, readonly string[]>([
      ['Colour', [at % 3 === 0 ? 'red' : at % 3 === 1 ? 'blue' : 'green']],
      ['Kind', [isShoe(at) ? 'shoe' : 'hat']],
      ['Stock', isShoe(at) ? [at % 8 === 0 ? 'no' : 'yes'] : []],
    ]),
  }));
  const specs = [
    { name: 'Stock', values: ['yes', 'no'] },
    { name: 'Colour', values: ['red', 'blue', 'green'] },
    { name: 'Kind', values: ['shoe', 'hat'] },
  ];
  const { facts, readings } = await exploreSimulated(createSimulatedSite(entities, specs, {}));
  expect([...facts].sort()).toEqual([...allFacts(entities)].sort());
  const inferred = readings.filter(({ rule }) => rule !== undefined).flatMap(({ teaches }) => teaches);
  expect(inferred.flatMap(({ values }) => values)).toEqual(expect.arrayContaining(['yes']));
});
