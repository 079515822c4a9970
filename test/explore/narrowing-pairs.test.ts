import { expect, it } from 'vitest';

import { createSimulatedSite, simulateCatalogue, type SimulatedSiteOptions } from '../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered } from './explore-simulated.js';

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
