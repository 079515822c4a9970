import { describe, expect, it } from 'vitest';
import { exploreOnline } from '../../../src/explore/published/online.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import type { PageView } from '../../../src/model/page.js';
import { allFacts, exploreContext, exploreSimulated, factsOf, numbered, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, pageView } from '../page-views.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 4) },
  { name: 'Colour', values: numbered('colour', 6), perEntity: 2 },
  { name: 'Heel', values: numbered('heel', 3), only: { attribute: 'Kind', value: 'kind 2' } },
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

describe('the roots of the online strategy', () => {
  const rich = (names: readonly string[]): PageView => listPage(names, { declaredCount: names.length });
  const menu = facet('Category', [], {
    guess: 'navigation',
    choices: ['shoes', 'bags'].map((value) => ({ ...choice(value, null), path: to(`/${value}`) })),
  });

  it('are what the menu calls them, where no list holds everything', async () => {
    const site = fixtureSite({ '/': pageView({ groups: [menu] }), '/shoes': rich(['1', '2']), '/bags': rich(['3']) });
    const { context, readings } = exploreContext(site);
    expect(await exploreOnline(context, to('/'), await observationOf(site, to('/')))).toEqual({ found: true });
    expect([...factsOf(readings)]).toEqual(['1 Category shoes', '2 Category shoes', '3 Category bags']);
  });

  it('teach nothing that nobody wants, and are explored all the same', async () => {
    const site = fixtureSite({ '/': pageView({ groups: [menu] }), '/shoes': rich(['1', '2']), '/bags': rich(['3']) });
    const { context, readings } = exploreContext(site, { wants: () => false });
    await exploreOnline(context, to('/'), await observationOf(site, to('/')));
    expect([readings.length, factsOf(readings).size]).toEqual([2, 0]);
  });

  it('are none where there is no list, or only a few cards on the start page', async () => {
    for (const home of [pageView(), listPage(['1'])]) {
      const site = fixtureSite({ '/': home });
      const { context } = exploreContext(site);
      expect(await exploreOnline(context, to('/'), await observationOf(site, to('/')))).toEqual({ found: false });
    }
  });
});
