import { describe, expect, it } from 'vitest';

import {
  createSimulatedSite,
  generateCatalogue,
  serveCatalogue,
  type SimulatedEntity,
} from '../../../src/simulate/index.js';
import { limitSite } from '../../bench/limited-site.js';
import { allFacts, exploreSimulated, numbered } from '../explore-simulated.js';

const [SIZE, STREETS, CITIES, STATES, KINDS] = [840, 40, 8, 4, 3];
const SPECS = [
  { name: 'Kind', values: numbered('kind', KINDS) },
  { name: 'State', values: numbered('state', STATES) },
  { name: 'City', values: numbered('city', CITIES) },
  { name: 'Street', values: numbered('street', STREETS) },
];

/** Every street lies in one city, every city in one state. */
const HOUSES = Array.from({ length: SIZE }, (_, at): SimulatedEntity => {
  const place = (places: number, name: string): readonly string[] => [`${name} ${(at % places) + 1}`];
  return {
    name: `house ${at}`,
    values: new Map([
      ['Kind', place(KINDS, 'kind')],
      ['State', place(STATES, 'state')],
      ['City', place(CITIES, 'city')],
      ['Street', place(STREETS, 'street')],
    ]),
  };
});

/** The share of all facts that is known with so many pages. */
async function knownWith(mostPages: number): Promise<number> {
  const site = limitSite(createSimulatedSite(HOUSES, SPECS, { pageSize: 2 }), mostPages);
  const { facts } = await exploreSimulated(site, undefined, { mostPages });
  return facts.size / (SPECS.length * SIZE);
}

/** Pages for everything, of some of the facets. */
async function pagesFor(names: readonly string[]): Promise<number> {
  const specs = SPECS.filter(({ name }) => names.includes(name));
  const houses = HOUSES.map(({ name, values }) => ({
    name,
    values: new Map([...values].filter(([one]) => names.includes(one))),
  }));
  const { facts, pages } = await exploreSimulated(createSimulatedSite(houses, specs, { pageSize: 2 }));
  expect(facts).toEqual(allFacts(houses));
  return pages;
}

describe('facets whose values go together', () => {
  it('are asked together as long as pages do not do for everything: their conjunctions are few and full', async () => {
    expect(await knownWith(550)).toBeGreaterThan(0.9);
  });

  it('are asked together all the same where everything is wanted', async () => {
    // The list of everything takes 420 pages, that of each value of each facet as many for each facet.
    expect(await pagesFor(['State', 'City', 'Street'])).toBeLessThan(1.2 * 420);
    expect(await pagesFor(['Kind', 'State', 'City', 'Street'])).toBeLessThan(1.3 * 420);
  });

  it('are so in the parts of a region, too, whose own pages are too few to look at the values first', async () => {
    const random = generateCatalogue({
      size: 4000,
      seed: 3,
      attributes: [
        { kind: 'flat', name: 'Kind', values: 5 },
        { kind: 'flat', name: 'Street', values: 60 },
        { kind: 'follower', name: 'City', of: 'Street', strength: 1, values: 12 },
        { kind: 'follower', name: 'State', of: 'City', strength: 1, values: 4 },
      ],
    });
    const { pages } = await exploreSimulated(serveCatalogue(random, { pageSize: 20 }));
    expect(pages).toBeLessThan(420);
  });
});
