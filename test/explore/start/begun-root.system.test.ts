import { describe, expect, it } from 'vitest';

import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import { allFacts, exploreSimulated, type Explored } from '../explore-simulated.js';

const SIZE = 600;
/** Names without numbers, which might be counts. */
const BRAND: AttributeSpec = { name: 'Brand', values: [...'abcdefghijklmnopqrstuvwxyz'].map((one) => `brand ${one}`) };

async function explore(attributes: readonly AttributeSpec[], options: SimulatedSiteOptions = {}): Promise<Explored> {
  const entities = simulateCatalogue(attributes, SIZE, 9);
  const explored = await exploreSimulated(createSimulatedSite(entities, attributes, options));
  expect([...explored.facts].sort()).toEqual([...allFacts(entities)].sort());
  const everything = explored.readings.filter(({ predicates }) => predicates.length === 0).at(-1);
  expect(everything).toMatchObject({ complete: 'yes' });
  expect(everything?.entities.length).toBe(SIZE);
  return explored;
}

/** Pages of the list of everything that were read. */
const rootPages = ({ readings }: Explored): number =>
  Math.max(...readings.filter(({ predicates }) => predicates.length === 0).map(({ pages }) => pages.length));

describe('the list of everything', () => {
  it('is only begun where the values of a facet hold all of it', async () => {
    expect(rootPages(await explore([BRAND]))).toBe(1);
  });

  it('tells which cards do not belong, before first pages of larger lists are believed', async () => {
    const kind: AttributeSpec = { name: 'Kind', values: ['kind a', 'kind b', 'kind c'] };
    const tag: AttributeSpec = { name: 'Tag', values: ['tag a', 'tag b', 'tag c', 'tag d'], perEntity: 2 };
    expect(rootPages(await explore([kind, tag], { sponsored: 2 }))).toBe(1);
  });

  it('is measured, and only begun, where values tell no numbers', async () => {
    expect(rootPages(await explore([BRAND], { counts: false }))).toBe(1);
  });

  it('is read where no facet holds all of it, though none tells', async () => {
    expect(rootPages(await explore([{ ...BRAND, share: 0.8 }], { counts: false }))).toBe(SIZE / 20);
  });

  it('is read where no facet holds all of it', async () => {
    expect(rootPages(await explore([{ ...BRAND, share: 0.8 }]))).toBe(SIZE / 20);
  });

  it.each<readonly [string, SimulatedSiteOptions]>([
    ['the numbers are wrong', { counts: 'wrong' }],
    ['other lists stand beside it', { menu: 'Brand' }],
  ])('is read where %s', async (_, options) => {
    expect(rootPages(await explore([BRAND], options))).toBe(SIZE / 20);
  });
});
