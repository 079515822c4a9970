import { expect, it } from 'vitest';

import {
  createSimulatedSite,
  simulateCatalogue,
  type SimulatedEntity,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered } from '../explore-simulated.js';

const ATTRIBUTES = [
  { name: 'Kind', values: numbered('kind', 4) },
  { name: 'Brand', values: numbered('brand', 8) },
];

it.each<readonly [string, NonNullable<SimulatedSiteOptions['across']>, boolean]>([
  ['together where both hold', 'all', true],
  ['one by one where they widen each other', 'any', false],
  ['one by one where they replace each other', 'replace', false],
])('facets are asked %s', async (_, across, isTogether) => {
  const entities = simulateCatalogue(ATTRIBUTES, 4000, 5);
  const { readings, facts } = await exploreSimulated(createSimulatedSite(entities, ATTRIBUTES, { across }));
  expect(readings.some(({ predicates }) => predicates.length === 2)).toBe(isTogether);
  expect(new Set(facts)).toEqual(new Set(allFacts(entities)));
});

const SIZE = 1200;
const PLACES = [
  { name: 'State', values: numbered('state', 4) },
  { name: 'City', values: numbered('city', 12) },
];

/** Every city lies in one state: each has as many entities there as it has alone. */
const HOUSES = Array.from({ length: SIZE }, (_, at): SimulatedEntity => ({
  name: `house ${at}`,
  values: new Map([
    ['State', [`state ${(at % 4) + 1}`]],
    ['City', [`city ${(at % 12) + 1}`]],
  ]),
}));

it.each<readonly [string, NonNullable<SimulatedSiteOptions['across']>, boolean]>([
  ['together where a value that lies elsewhere leaves nothing', 'all', true],
  ['one by one where it widens the list', 'any', false],
  ['one by one where it replaces the other', 'replace', false],
])('facets of which one lies within the other are asked %s', async (_, across, isTogether) => {
  const { readings, facts } = await exploreSimulated(createSimulatedSite(HOUSES, PLACES, { across }));
  expect(readings.some(({ predicates, pages }) => predicates.length === 2 && pages.length > 1)).toBe(isTogether);
  expect(new Set(facts)).toEqual(new Set(allFacts(HOUSES)));
});
