import { describe, expect, it } from 'vitest';

import type { Observation, Site } from '../../../src/model/site.js';
import { columnValues, createCatalogue, createColumn } from '../../../src/simulate/catalogue-columns.js';
import {
  createSimulatedSite,
  serveCatalogue,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered, type Explored } from '../explore-simulated.js';

const SIZE = 4000;
const KIND: AttributeSpec = { name: 'Kind', values: numbered('kind', 4) };
const BRAND: AttributeSpec = { name: 'Brand', values: numbered('brand', 8) };
const COLOUR: AttributeSpec = { name: 'Colour', values: numbered('colour', 5), perEntity: 2 };
const HEEL: AttributeSpec = {
  name: 'Heel',
  values: numbered('heel', 3),
  only: { attribute: 'Brand', value: 'brand 2' },
};

/** Explores a site and sees that all facts are found, and no others. */
async function explore(attributes: readonly AttributeSpec[], options: SimulatedSiteOptions = {}): Promise<Explored> {
  const entities = simulateCatalogue(attributes, SIZE, 5);
  const explored = await exploreSimulated(createSimulatedSite(entities, attributes, options));
  const truth = allFacts(entities);
  expect({
    missing: [...truth].filter((fact) => !explored.facts.has(fact)).length,
    wrong: [...explored.facts].filter((fact) => !truth.has(fact)).length,
  }).toEqual({ missing: 0, wrong: 0 });
  return explored;
}

const attributesOf = ({ readings }: Explored): readonly string[] =>
  readings.map(({ predicates }) => predicates.map(({ attribute }) => attribute).join(' & '));

describe('facets of a large site', () => {
  it('are asked together: each list teaches both values, and the values above are not read', async () => {
    const explored = await explore([KIND, BRAND]);
    const pairs = explored.readings.filter(({ predicates }) => predicates.length === 2);
    expect(pairs).toHaveLength(KIND.values.length * BRAND.values.length);
    expect(pairs.every(({ teaches }) => teaches.length === 2)).toBe(true);
    const apart = (KIND.values.length + BRAND.values.length + 2 * SIZE) / 20;
    expect(explored.pages).toBeLessThan(apart * 0.75);
  });

  it('are recorded with all that their values hold', async () => {
    const { readings } = await explore([KIND, BRAND]);
    const kinds = readings.filter(({ predicates, complete }) => predicates.length === 1 && complete === 'yes');
    expect(kinds.map(({ entities }) => entities.length).reduce((a, b) => a + b, 0)).toBe(SIZE);
  });

  it('may have several values per entity', async () => {
    const explored = await explore([KIND, COLOUR]);
    expect(attributesOf(explored)).toContain('Kind & Colour');
  });

  it('show facets below their values that are found as well', async () => {
    const explored = await explore([KIND, BRAND, HEEL], { regionalFacets: 'below' });
    expect(attributesOf(explored)).toContain('Brand & Heel');
  });

  it('are asked together by what is measured where they tell no counts', async () => {
    const explored = await explore([KIND, BRAND], { counts: false });
    expect(new Set(attributesOf(explored))).toContain('Kind & Brand');
    const apart = (KIND.values.length + BRAND.values.length + 2 * SIZE) / 20;
    expect(explored.pages).toBeLessThan(apart);
  });

  it('are asked one by one where they tell no counts and widen each other', async () => {
    const explored = await explore([KIND, BRAND], { counts: false, across: 'any' });
    expect(explored.readings.every(({ predicates }) => predicates.length < 2)).toBe(true);
  });

  it.each<readonly [string, SimulatedSiteOptions]>([
    ['cards stand among them that do not belong', { sponsored: 2 }],
    ['sites show no more than so much of a query', { cap: 1000 }],
  ])('are found where they tell no counts and %s', async (_, options) => {
    await explore([KIND, BRAND], { counts: false, ...options });
  });

  it('are found where the counts are wrong', async () => {
    await explore([KIND, BRAND], { counts: 'wrong' });
  });
});

it('values that pages of parts do not offer at first are asked by themselves where their parts list too few', async () => {
  const entities = simulateCatalogue([KIND, COLOUR], SIZE, 5);
  const whole = createSimulatedSite(entities, [KIND, COLOUR]);
  const few: Site['open'] = async (path, options) => {
    const opening = await whole.open(path, options);
    if (opening.kind !== 'session') return opening;
    const { session } = opening;
    return { ...opening, session: { ...session, observe: () => withFewer(session.observe()) } };
  };
  const { facts, readings } = await exploreSimulated({ ...whole, open: few });
  expect(readings.some(({ predicates }) => predicates.length === 2)).toBe(true);
  expect([...allFacts(entities)].filter((fact) => !facts.has(fact))).toEqual([]);
});

it('values of the third level are asked, though the largest of those above has none below it', async () => {
  const values = [
    'top 1',
    'top 2',
    'wide 1',
    'narrow 1',
    'left 1',
    'right 1',
    'wide 2',
    'narrow 2',
    'left 2',
    'right 2',
  ];
  const parents = [-1, -1, 0, 0, 3, 3, 1, 1, 7, 7];
  const leaves = [2, 2, 2, 4, 5, 6, 6, 6, 8, 9];
  const pathOf = (value: number): readonly number[] => (value < 0 ? [] : [...pathOf(parents[value] ?? -1), value]);
  const category = createColumn(
    { name: 'Category', values, parents },
    columnValues(Array.from({ length: SIZE }, (_, entity) => pathOf(leaves[entity % leaves.length] ?? 0))),
  );
  const { facts } = await exploreSimulated(serveCatalogue(createCatalogue(SIZE, [category])));
  expect(
    Object.fromEntries(values.map((value) => [value, [...facts].filter((fact) => fact.endsWith(value)).length])),
  ).toEqual(Object.fromEntries(values.map((value, at) => [value, category.having(at).length])));
});

/** What pages of a kind show: the first colours alone. */
function withFewer(observation: Observation): Observation {
  const { view } = observation;
  const isPart = view.groups.some(
    ({ label, choices }) => label === KIND.name && choices.some(({ selected }) => selected),
  );
  const groups = view.groups.map((group) =>
    isPart && group.label === COLOUR.name ? { ...group, choices: group.choices.slice(0, 3) } : group,
  );
  return { ...observation, view: { ...view, groups } };
}
