import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/page.js';
import { explorePlanned } from '../../src/explore/planned.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../src/simulate/index.js';
import { allFacts, exploreContext, exploreSimulated, numbered, observationOf } from './explore-simulated.js';
import { fixtureSite, to } from './fixture-site.js';
import { choice, facet, listPage, pageView, SITE } from './page-views.js';

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 6) },
  { name: 'Brand', values: numbered('brand', 12) },
  { name: 'Colour', values: numbered('colour', 8), perEntity: 2 },
  { name: 'Heel', values: numbered('heel', 4), only: { attribute: 'Kind', value: 'kind 2' } },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 400, 7);

describe('the planned strategy finds every fact and nothing else', () => {
  const sites: readonly (readonly [string, SimulatedSiteOptions])[] = [
    ['with counts', {}],
    ['without counts', { counts: false }],
    ['with a menu of kinds', { menu: 'Kind' }],
    ['with a menu and no list of everything', { menu: 'Kind', everything: false }],
    ['with a menu, no list of everything and no counts', { menu: 'Kind', everything: false, counts: false }],
    ['with sponsored cards', { sponsored: 2 }],
    ['with sponsored cards and no counts', { sponsored: 2, counts: false }],
    ['worked by script', { scripted: 'shown' }],
    ['worked by script, without state in the address', { scripted: 'hidden' }],
    ['worked by script, with boxes to tick', { scripted: 'hidden', multiple: true }],
    ['worked by script, without counts', { scripted: 'hidden', multiple: true, counts: false }],
    ['worked by script, with a menu', { scripted: 'hidden', menu: 'Kind', everything: false }],
    ['worked by script, with larger pages', { scripted: 'hidden', pageSizes: [20, 80] }],
    ['with a cap', { cap: 100 }],
    ['with a cap, worked by script', { cap: 60, scripted: 'hidden', multiple: true }],
    ['with a filter set beforehand', { preset: { attribute: 'Colour', value: 'colour 1' }, multiple: true }],
    [
      'with a filter set beforehand, worked by script',
      { preset: { attribute: 'Colour', value: 'colour 1' }, multiple: true, scripted: 'hidden' },
    ],
    ['with values that must be searched', { shownValues: 5, scripted: 'hidden', multiple: true }],
    ['with lists for keywords only', { keywordFirst: true }],
    ['with lists for keywords only, worked by script', { keywordFirst: true, scripted: 'hidden' }],
    ['with facets that widen each other', { across: 'any' }],
    ['with facets that widen each other, worked by script', { across: 'any', scripted: 'hidden' }],
  ];
  it.each(sites)('%s', async (_, options) => {
    const { facts } = await exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES, options));
    const truth = allFacts(CATALOGUE);
    expect({
      missing: [...truth].filter((fact) => !facts.has(fact)),
      wrong: [...facts].filter((fact) => !truth.has(fact)),
    }).toEqual({ missing: [], wrong: [] });
  });
});

describe('the planned strategy asks once', () => {
  it('one query per value, not one per combination', async () => {
    const { readings, pages } = await exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES));
    const listPages = readings.reduce((sum, reading) => sum + reading.pages.length, 0);
    const queries = new Set(readings.map(({ predicates }) => JSON.stringify(predicates)));
    expect(queries.size).toBe(1 + 6 + 12 + 8 + 4);
    expect(pages).toBeLessThan(listPages + 12);
  });
});

it('the planned strategy asks what a list offers before it looks at the next one closely', async () => {
  const given: SimulatedSiteOptions = { menu: 'Kind', everything: false, counts: false, scripted: 'hidden' };
  const site = createSimulatedSite(CATALOGUE, ATTRIBUTES, given);
  const course: string[] = [];
  const open: typeof site.open = (path, options) => {
    const place = options?.controls === true ? JSON.stringify(path) : 'ask';
    if ((place !== 'ask' || path.kind === 'actions') && course.at(-1) !== place) course.push(place);
    return site.open(path, options);
  };
  await exploreSimulated({ ...site, open });
  const rows = course.join('\n').split('ask');
  // Finding them looks at the start page and all six lists; then it is one at a time.
  expect(Math.max(...rows.map((row) => row.split('\n').filter((place) => place !== '').length))).toBeLessThan(8);
});

it('the planned strategy asks nothing of facets that nobody wants', async () => {
  const wanted = await exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES));
  const unwanted = await exploreSimulated(createSimulatedSite(CATALOGUE, ATTRIBUTES), explorePlanned, {
    wants: () => false,
  });
  const listed = unwanted.readings.reduce((sum, reading) => sum + reading.pages.length, 0);
  expect(unwanted.facts.size).toBe(0);
  expect(unwanted.pages).toBeLessThanOrEqual(listed + 3);
  expect(unwanted.pages).toBeLessThan(wanted.pages / 2);
});

it('the planned strategy lifts no filter in a part where the whole shows that it hides nothing', async () => {
  const stock = (path: string): ReturnType<typeof facet> =>
    facet('Stock', [], {
      widget: 'radios',
      choices: ['Any', 'New'].map((value, at) => ({
        ...choice(value, null, { selected: at === 0 }),
        path: to(at === 0 ? path : `${path}?stock=new`),
      })),
    });
  const names = ['1', '2', '3', '4', '5', '6'];
  const list = (path: string, count: number): ReturnType<typeof listPage> =>
    listPage(names.slice(0, count), { declaredCount: count, groups: [stock(path)] });
  const menu = facet('Kind', [], {
    guess: 'navigation',
    choices: ['/all', '/lamps'].map((path) => ({ ...choice(path, null), path: to(path) })),
  });
  const site = fixtureSite({
    '/': pageView({ groups: [menu] }),
    '/all': list('/all', 6),
    '/all?stock=new': list('/all', 2),
    '/lamps': list('/lamps', 3),
    '/lamps?stock=new': list('/lamps', 2),
  });
  const { context } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  expect(site.opened).toContain('/all?stock=new');
  expect(site.opened).not.toContain('/lamps?stock=new');
});

it('the planned strategy asks the facets of the list that holds everything before it reads what menus lead to', async () => {
  const colours = facet('Colour', [], {
    choices: ['red', 'blue'].map((value, at) => ({
      ...choice(value, null),
      count: 3 - at,
      path: to(`/all?colour=${value}`),
    })),
  });
  const list = (names: readonly string[], further: Partial<PageView> = {}): PageView =>
    listPage(names, { declaredCount: 5, ...further });
  const menu = facet('Kind', [], {
    guess: 'navigation',
    choices: ['/lamps', '/chairs', '/mats', '/mugs', '/pens'].map((path) => ({
      ...choice(path.slice(1), null),
      path: to(path),
    })),
  });
  const second = (path: string, names: readonly string[]): Partial<PageView> => ({
    declaredCount: names.length,
    pagination: { ...listPage([]).pagination, next: to(`${path}?page=2`) },
  });
  const links: PageView['links'] = [
    { node: 1, url: `${SITE}/all`, text: 'Everything', rel: [], area: 'content', acts: false },
  ];
  const site = fixtureSite({
    '/': pageView({ groups: [menu], links }),
    '/all': list(['1', '2', '3', '4', '5'], { groups: [colours] }),
    '/all?colour=red': list(['1', '3', '5'], { declaredCount: 3, groups: [colours] }),
    '/all?colour=blue': list(['2', '4'], { declaredCount: 2, groups: [colours] }),
    '/lamps': list(['1', '2'], second('/lamps', ['1', '2', '3'])),
    '/lamps?page=2': list(['3'], { declaredCount: 3 }),
    '/chairs': list(['4', '5'], { declaredCount: 2 }),
    ...Object.fromEntries(
      ['/mats', '/mugs', '/pens'].map((path, at) => [path, list([String(at + 1)], { declaredCount: 1 })]),
    ),
  });
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  expect(readings.map(({ teaches }) => teaches.map(({ values }) => values.join()).join())).toEqual([
    '',
    // The smallest tell which cards do not belong to the lists that they stand in.
    ...['mats', 'mugs', 'pens'],
    ...['red', 'blue', 'lamps', 'chairs'],
  ]);
  expect(site.opened.indexOf('/lamps?page=2')).toBeGreaterThan(site.opened.indexOf('/all?colour=blue'));
});

it('the planned strategy reads what menus lead to though the menu stands beside each list and was asked there in vain', async () => {
  const kinds = ['lamps', 'chairs', 'mats', 'mugs', 'pens', 'cups'];
  const menu = facet('Kind', [], {
    choices: [
      ...kinds.map((kind) => ({ ...choice(kind, null), path: to(`/${kind}`) })),
      ...['a', 'b'].map((part) => ({ ...choice(`lamps ${part}`, null), path: to(`/lamps/${part}`) })),
    ],
  });
  const list = (from: number, count: number): PageView =>
    listPage(
      Array.from({ length: count }, (_, at) => String(from + at)),
      { groups: [menu] },
    );
  const site = fixtureSite({
    '/': pageView({ groups: [{ ...menu, guess: 'navigation' }] }),
    ...Object.fromEntries(kinds.map((kind, at) => [`/${kind}`, list(at * 10, 6)])),
    '/lamps/a': list(0, 3),
    '/lamps/b': list(3, 3),
  });
  const { context, readings } = exploreContext(site);
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  const taught = readings.flatMap(({ teaches }) => teaches.flatMap(({ values }) => values));
  expect(kinds.filter((kind) => !taught.includes(kind))).toEqual([]);
});
