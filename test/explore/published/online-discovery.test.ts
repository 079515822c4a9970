import { describe, expect, it } from 'vitest';
import type { ExploreContext, QueryReading } from '../../../src/explore/context.js';
import { crawlAndCluster } from '../../../src/explore/published/online-clustering.js';
import { createOnlineCrawl } from '../../../src/explore/published/online-crawl.js';
import {
  createDiscovery,
  discoverQueries,
  recordQuery,
  type Discovery,
} from '../../../src/explore/published/online-discovery.js';
import { createQueryForest } from '../../../src/explore/published/query-forest.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { ChoiceGroup, PageView } from '../../../src/model/page.js';
import type { Refusal, Site } from '../../../src/model/site.js';
import { exploreContext, factsOf, type RecordingContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, pageView } from '../page-views.js';

interface Discovered extends RecordingContext {
  readonly discovery: Discovery;
}

async function discover(site: Site, start: AccessPath, given: Partial<ExploreContext> = {}): Promise<Discovered> {
  const recording = exploreContext(site, given);
  const discovery = createDiscovery(createOnlineCrawl(recording.context, []), createQueryForest());
  const clustering = await crawlAndCluster(discovery.crawl, start);
  if (clustering.kind !== 'cluster') throw new Error('no list to start from');
  const root = { cluster: clustering.cluster, path: start, predicates: [] };
  const id = await recordQuery(discovery, root, { teaches: [], parents: [], equivalentTo: null });
  await discoverQueries(discovery, [{ ...root, id }]);
  return { ...recording, discovery };
}

/** A list of entities with groups of choices; each choice leads to the path given. */
function page(entities: readonly number[], ...groups: readonly ChoiceGroup[]): PageView {
  return listPage(entities.map(String), { groups });
}

function choosing(label: string, paths: Readonly<Record<string, string>>): ChoiceGroup {
  const choices = Object.entries(paths).map(([value, path]) => ({ ...choice(value, null), path: to(path) }));
  return facet(label, [], { choices });
}

const discoverPages = (
  pages: Readonly<Record<string, PageView | Refusal>>,
  given: Partial<ExploreContext> = {},
): Promise<Discovered> => discover(fixtureSite(pages), to('/'), given);
const labels = (readings: readonly QueryReading[]): readonly string[] =>
  readings.map(({ predicates }) => predicates.map(({ values }) => values[0]).join('+'));

/** Rice then stews, and stews then rice, at addresses of their own (Huang 2011, figure 1). */
const RECIPES = {
  '/': page([1, 2, 3, 4], choosing('Main', { rice: '/rice' }), choosing('Course', { stews: '/stews' })),
  '/rice': page([1, 2], choosing('Course', { stews: '/rice,stews' })),
  '/stews': page([2, 3], choosing('Main', { rice: '/stews,rice' })),
  '/rice,stews': page([2], choosing('Time', { short: '/rice,stews,short' })),
  '/stews,rice': page([2], choosing('Time', { short: '/stews,rice,short' })),
  '/rice,stews,short': page([]),
  '/stews,rice,short': page([]),
};

describe('the drill-downs below a query', () => {
  it('are found level by level, each a fact about what it lists', async () => {
    const { readings } = await discoverPages(RECIPES);
    expect([...factsOf(readings)].sort()).toEqual(['1 Main rice', '2 Course stews', '2 Main rice', '3 Course stews']);
    expect(labels(readings).slice(0, 4)).toEqual(['', 'rice', 'stews', 'rice+stews']);
  });

  it('of equivalent queries are explored once; all their ways are kept', async () => {
    const { readings, discovery } = await discoverPages(RECIPES);
    const node = discovery.forest.nodes().find(({ entities }) => entities.length === 1);
    expect(node?.names.map(({ path }) => path)).toEqual([to('/rice,stews'), to('/stews,rice')]);
    expect(readings.filter(({ equivalentTo }) => equivalentTo !== null).map(({ paths }) => paths)).toEqual([
      [to('/stews,rice')],
    ]);
  });

  it('go on after an equivalent with the queries that wait', async () => {
    const { readings } = await discoverPages({
      ...RECIPES,
      '/': page(
        [1, 2, 3, 4],
        choosing('Main', { rice: '/rice' }),
        choosing('Course', { stews: '/stews', salads: '/salads' }),
      ),
      '/salads': page([3, 4], choosing('Diet', { vegan: '/salads,vegan' })),
      '/salads,vegan': page([4]),
    });
    expect(factsOf(readings)).toContain('4 Diet vegan');
  });

  it('at one address are one query, with all its parents', async () => {
    const both = { Main: choosing('Main', { rice: '/both' }), Course: choosing('Course', { stews: '/both' }) };
    const { readings } = await discoverPages({
      ...RECIPES,
      '/rice': page([1, 2], both.Course),
      '/stews': page([2, 3], both.Main),
      '/both': page([2]),
    });
    const last = readings.filter(({ predicates }) => predicates.length === 2).at(-1);
    expect(last?.parents).toEqual(['2', '3']);
  });
});

describe('what is no drill-down', () => {
  it('a second value that widens, a filter taken off, something related', async () => {
    const { readings } = await discoverPages({
      '/': page([1, 2, 3, 4, 5], choosing('Colour', { red: '/red' })),
      '/red': page(
        [1, 2],
        choosing('Colour', { blue: '/red-blue' }),
        choosing('Chosen', { red: '/' }),
        choosing('See also', { sale: '/sale' }),
      ),
      '/red-blue': page([1, 2, 3]),
      '/sale': page([1, 9]),
    });
    expect(labels(readings)).toEqual(['', 'red']);
  });

  it('another order', async () => {
    const { readings } = await discoverPages({
      '/': page([1, 2, 3], choosing('Sort', { price: '/price', name: '/name' })),
      '/price': page([3, 2, 1]),
      '/name': page([2, 1, 3]),
    });
    expect(readings).toHaveLength(1);
  });

  it('an empty page, which is told', async () => {
    const { readings, news } = await discoverPages({
      '/': page([1, 2], choosing('Colour', { red: '/red' })),
      '/red': pageView(),
    });
    expect(readings).toHaveLength(1);
    expect(news).toContainEqual({ kind: 'empty', label: 'Colour = red' });
  });

  it('a recommendation', async () => {
    const pages = {
      '/': page([1, 2, 3], choosing('Popular', { Boot: '/item/1', Clog: '/item/2' })),
      '/item/1': page([2]),
      '/item/2': page([1]),
    };
    const { readings } = await discoverPages(pages, { isEntity: (url) => url.includes('/item/') });
    expect(readings).toHaveLength(1);
  });

  it('what nobody wants', async () => {
    const { readings } = await discoverPages(RECIPES, { wants: (attribute) => attribute === 'Main' });
    expect(labels(readings)).toEqual(['', 'rice']);
  });
});

describe('a query with all the entities of the one above', () => {
  const same = page([1, 2, 3]);

  it('is a drill-down if a sibling narrows', async () => {
    const { readings } = await discoverPages({
      '/': page([1, 2, 3], choosing('Colour', { red: '/red', blue: '/blue' })),
      '/red': same,
      '/blue': page([3]),
    });
    expect(labels(readings)).toEqual(['', 'red', 'blue']);
  });

  it('is one if its count says so', async () => {
    const group = facet('Colour', [], { choices: [{ ...choice('red', null), path: to('/red'), count: 3 }] });
    const { readings } = await discoverPages({ '/': page([1, 2, 3], group), '/red': same });
    expect(labels(readings)).toEqual(['', 'red']);
  });

  it('is none otherwise', async () => {
    const { readings } = await discoverPages({
      '/': page([1, 2, 3], choosing('Colour', { red: '/red' })),
      '/red': same,
    });
    expect(labels(readings)).toEqual(['']);
  });
});

describe('the predicates of a query', () => {
  it('know the labels above a value that shows only below another', async () => {
    const { readings } = await discoverPages({
      '/': page([1, 2, 3], choosing('Category', { Shoes: '/shoes' })),
      '/shoes': page([1, 2], choosing('Category', { Boots: '/boots' })),
      '/boots': page([1]),
    });
    expect(readings.at(-1)?.predicates).toEqual([
      { attribute: 'Category', op: '=', values: ['Boots'], path: ['Shoes', 'Boots'] },
    ]);
  });

  it('do not take values of a menu for children of each other', async () => {
    const menu = choosing('Category', { Shoes: '/shoes', Boots: '/boots' });
    const { readings } = await discoverPages({
      '/': page([1, 2, 3], menu),
      '/shoes': page([1, 2], menu),
      '/boots': page([1], menu),
    });
    expect(readings.every(({ predicates }) => predicates.every(({ path }) => path === undefined))).toBe(true);
  });
});

describe('a discovery that is told to end', () => {
  it('keeps what it found and asks nothing more', async () => {
    const { readings, discovery, news } = await discoverPages({
      ...RECIPES,
      '/': page([1, 2, 3, 4], choosing('Main', { rice: '/rice' }), choosing('Course', { stews: '/stews' })),
      '/stews': { kind: 'stopped', reason: 'max-pages' },
    });
    expect(discovery.stopped).toBe(true);
    expect(labels(readings)).toEqual(['', 'rice']);
    expect(news.filter(({ kind }) => kind === 'refusal')).toHaveLength(1);
  });
});
