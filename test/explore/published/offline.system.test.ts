import { describe, expect, it } from 'vitest';
import { exploreOffline } from '../../../src/explore/published/offline.js';
import type { Site } from '../../../src/model/site.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import { allFacts, exploreContext, exploreSimulated, factsOf, numbered, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { pageView } from '../page-views.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 3) },
  { name: 'Colour', values: numbered('colour', 3), perEntity: 2 },
  { name: 'Heel', values: numbered('heel', 2), only: { attribute: 'Kind', value: 'kind 2' } },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 30, 7);
const TRUTH = allFacts(CATALOGUE);

describe('the offline strategy finds every fact and nothing else', () => {
  const sites: readonly (readonly [string, SimulatedSiteOptions])[] = [
    ['with counts', {}],
    ['without counts', { counts: false }],
    ['with a menu of kinds', { menu: 'Kind' }],
    ['with a menu, no list of everything and no counts', { menu: 'Kind', everything: false, counts: false }],
    ['with sponsored cards', { sponsored: 2 }],
    ['with sponsored cards and no counts', { sponsored: 2, counts: false }],
    ['with pages that only a link in the text leads on to', { pager: false, counts: false }],
  ];
  it.each(sites)('%s', async (_, options) => {
    const site = createSimulatedSite(CATALOGUE, ATTRIBUTES, { pageSize: 10, ...options });
    const { facts } = await exploreSimulated(site, exploreOffline);
    expect({
      missing: [...TRUTH].filter((fact) => !facts.has(fact)),
      wrong: [...facts].filter((fact) => !TRUTH.has(fact)),
    }).toEqual({ missing: [], wrong: [] });
  });
});

it('a second value of a facet that widens teaches nothing wrong', async () => {
  const attributes = ATTRIBUTES.slice(0, 2);
  const catalogue = simulateCatalogue(attributes, 30, 7);
  const { facts } = await exploreSimulated(
    createSimulatedSite(catalogue, attributes, { multiple: true, orders: false }),
    exploreOffline,
  );
  expect([...facts].sort()).toEqual([...allFacts(catalogue)].sort());
});

describe('where the site stops answering', () => {
  const after = (site: Site, pages: number): Site => {
    let left = pages;
    return {
      open: async (path, options) =>
        (left -= 1) < 0 ? { kind: 'stopped', reason: 'max-pages' } : site.open(path, options),
    };
  };

  it.each([true, false])('nothing wrong is taken from what was crawled, counts or not: %s', async (counts) => {
    const found = await Promise.all(
      [2, 10, 25, 50].map(async (pages) => {
        const whole = createSimulatedSite(CATALOGUE, ATTRIBUTES, { pageSize: 10, counts });
        const { context, readings } = exploreContext(after(whole, pages));
        await exploreOffline(context, whole.start, await observationOf(whole, whole.start));
        return factsOf(readings);
      }),
    );
    expect(found.flatMap((facts) => [...facts].filter((fact) => !TRUTH.has(fact)))).toEqual([]);
    expect(found.at(-1)?.size).toBeGreaterThan(TRUTH.size / 4);
  });
});

it('keeps only what is wanted, and names each query after those above it', async () => {
  const site = createSimulatedSite(CATALOGUE, ATTRIBUTES, { pageSize: 10 });
  const { readings, facts } = await exploreSimulated(site, exploreOffline, { wants: (name) => name === 'Kind' });
  expect([...facts].every((fact) => fact.includes(' Kind '))).toBe(true);
  expect(readings[0]?.predicates).toEqual([]);
  readings.forEach(({ parents }, at) => expect(parents.every((id) => Number(id) <= at)).toBe(true));
});

it('finds nothing where there is no list', async () => {
  const site = fixtureSite({ '/': pageView() });
  const { context } = exploreContext(site);
  expect(await exploreOffline(context, to('/'), await observationOf(site, to('/')))).toEqual({ found: false });
});
