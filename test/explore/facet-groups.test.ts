import { describe, expect, it } from 'vitest';

import { createSimulatedSite, type SimulatedEntity } from '../../src/simulate/index.js';
import { limitSite } from '../bench/limited-site.js';
import { exploreSimulated, numbered } from './explore-simulated.js';

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

describe('facets whose values go together', () => {
  it('are asked together as long as pages do not do for everything: their conjunctions are few and full', async () => {
    expect(await knownWith(550)).toBeGreaterThan(0.9);
  });
});
