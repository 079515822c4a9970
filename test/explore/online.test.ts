import { describe, expect, it } from 'vitest';
import { exploreOnline } from '../../src/explore/online.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../src/simulate/index.js';
import { allFacts, exploreSimulated } from './explore-simulated.js';

const values = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: values('kind', 4) },
  { name: 'Colour', values: values('colour', 6), perEntity: 2 },
  { name: 'Heel', values: values('heel', 3), only: { attribute: 'Kind', value: 'kind 2' } },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 60, 7);

describe('the online strategy finds every fact and nothing else', () => {
  const sites: readonly (readonly [string, SimulatedSiteOptions])[] = [
    ['with counts', {}],
    ['without counts', { counts: false }],
    ['with a menu of kinds', { menu: 'Kind' }],
    ['with a menu and no list of everything', { menu: 'Kind', everything: false }],
    ['with a menu, no list of everything and no counts', { menu: 'Kind', everything: false, counts: false }],
    ['with sponsored cards', { sponsored: 2 }],
    ['with sponsored cards and no counts', { sponsored: 2, counts: false }],
    ['with a few links that wander from page to page', { wanderingLinks: 1, counts: false }],
  ];
  it.each(sites)('%s', async (_, options) => {
    const { facts } = await exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES, options), exploreOnline);
    const truth = allFacts(CATALOGUE);
    expect({
      missing: [...truth].filter((fact) => !facts.has(fact)),
      wrong: [...facts].filter((fact) => !truth.has(fact)),
    }).toEqual({ missing: [], wrong: [] });
  });
});
