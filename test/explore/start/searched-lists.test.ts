import { describe, expect, it } from 'vitest';
import type { KeywordPlan, QueryReading } from '../../../src/explore/context.js';
import { explorePlanned } from '../../../src/explore/planned.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { ChoiceGroup, PageView, SearchControl } from '../../../src/model/page.js';
import type { Opening, Site } from '../../../src/model/site.js';
import { exploreContext, factsOf, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, listPage, pageView, step } from '../page-views.js';

const ALL = ['1', '2', '3', '4', '5', '6', '7', '8'];
const AROUND = 'Printed with care';

/** Where scripts show what they draw on `/search`. */
const DRAWN = '/search (drawn)';

const byAddress: SearchControl = { node: 0, label: null, template: to('/find?q={query}') };
const byScript: SearchControl = {
  node: 0,
  label: null,
  template: {
    kind: 'actions',
    from: to('/search'),
    steps: [step('Search', { do: 'type', value: '{query}' }), step('Search', { do: 'press', value: 'Enter' })],
  },
};

const menu = facet('', [], {
  label: null,
  guess: 'navigation',
  choices: ['/archive', '/search', '/about'].map((path) => ({ ...choice(path.slice(1), null), path: to(path) })),
});

/** A facet of what this address lists. */
function kinds(at: string, counts: Readonly<Record<string, number>>): ChoiceGroup {
  const choices = Object.entries(counts).map(([value, count]) => ({
    ...choice(value, null, { count }),
    path: to(`${at}kind=${value}`),
  }));
  return facet('Kind', [], { choices });
}

const results = (names: readonly string[], groups: readonly ChoiceGroup[]): PageView =>
  listPage(names, { declaredCount: names.length, groups: [menu, ...groups] });

const KINDS = kinds('/find?q=method&', { soup: 3, pie: 5 });
const ANSWERS = {
  '/find?q=method&kind=soup': results(ALL.slice(0, 3), [KINDS]),
  '/find?q=method&kind=pie': results(ALL.slice(3), [KINDS]),
};

/** A site with an archive of everything, of which each entity's page says "Method". */
function archive(pages: Readonly<Record<string, PageView>>, searches: readonly SearchControl[] = []): FixtureSite {
  const around = { groups: [menu], passages: [AROUND] };
  const entities = ALL.map((name) => [
    `/item/${name}`,
    pageView({ ...around, type: 'entity', passages: [`Dish ${name}`, 'Method', AROUND] }),
  ]);
  const site = fixtureSite({
    '/': pageView({ ...around, searches }),
    '/archive': listPage(ALL, around),
    '/search': pageView({ ...around, scripts: 2, textLength: 20 }),
    '/about': pageView({ ...around, scripts: 1, textLength: 900 }),
    [DRAWN]: pageView({ ...around, scripts: 2, searches: [byScript] }),
    ...Object.fromEntries(entities),
    ...pages,
  });
  return { ...site, open: (path, options) => openDrawn(site, path, options) };
}

/** Opens a path; looked at closely, the search page shows what scripts draw. */
function openDrawn(site: Site, path: AccessPath, options: Parameters<Site['open']>[1]): Promise<Opening> {
  const isDrawn = options?.controls === true && path.kind === 'url' && path.url === to('/search').url;
  return site.open(isDrawn ? to(DRAWN) : path, options);
}

async function explore(site: FixtureSite, keywords?: KeywordPlan): Promise<readonly QueryReading[]> {
  const { context, readings } = exploreContext(site, keywords === undefined ? {} : { keywords });
  await explorePlanned(context, to('/'), await observationOf(site, to('/')));
  return readings;
}

const asked = ({ opened }: FixtureSite): readonly string[] =>
  opened.filter((place) => /^\/(?:find|search >)/u.test(place));

const FACTS = ALL.map((name, at) => `${name} Kind ${at < 3 ? 'soup' : 'pie'}`);

function sectionFacts(): readonly string[] {
  return ALL.map((name, at) => `${name} Section ${at < 4 ? 'old' : 'new'}`);
}

describe('where no list offers anything to choose', () => {
  it('the search is asked for what all entities have, and the facets of that one result are asked', async () => {
    const site = archive({ ...ANSWERS, '/find?q=method': results(ALL, [KINDS]) }, [byAddress]);
    const readings = await explore(site);
    expect([...factsOf(readings)].sort()).toEqual(FACTS);
    expect(new Set(readings.map(({ keyword }) => keyword))).toEqual(new Set([null, 'method']));
    expect(asked(site)).not.toContain('/find?q=dish');
  });

  it('what menus say of lists is no reason not to ask it', async () => {
    const sections = facet('Section', [], {
      guess: 'navigation',
      choices: ['/old', '/new'].map((path) => ({ ...choice(path.slice(1), null), path: to(path) })),
    });
    const around = { groups: [menu, sections], passages: [AROUND] };
    const site = archive({
      ...ANSWERS,
      '/': pageView({ ...around, searches: [byAddress] }),
      '/old': listPage(ALL.slice(0, 4), around),
      '/new': listPage(ALL.slice(4), around),
      '/find?q=method': results(ALL, [KINDS]),
    });
    expect(factsOf(await explore(site))).toEqual(new Set([...FACTS, ...sectionFacts()]));
  });

  it('a field that only scripts draw is found behind the menu', async () => {
    const site = archive({ ...ANSWERS, '/search > method > Enter': results(ALL, [KINDS]) });
    expect([...factsOf(await explore(site))].sort()).toEqual(FACTS);
  });

  it('further words are asked once the facets of a first result narrowed it', async () => {
    const half = kinds('/find?q=method&', { soup: 3, pie: 1 });
    const other = kinds('/find?q=dish&', { soup: 0, pie: 5 });
    const site = archive(
      {
        '/find?q=method': results(ALL.slice(0, 4), [half]),
        '/find?q=method&kind=soup': results(ALL.slice(0, 3), [half]),
        '/find?q=method&kind=pie': results(ALL.slice(3, 4), [half]),
        '/find?q=dish': results(ALL.slice(3), [other]),
        '/find?q=dish&kind=pie': results(ALL.slice(3), [other]),
      },
      [byAddress],
    );
    const readings = await explore(site);
    expect(readings.flatMap(({ keyword }) => keyword ?? [])).toEqual(expect.arrayContaining(['method', 'dish']));
    expect(factsOf(readings)).toEqual(new Set(FACTS));
  });

  it('a search without facets is left alone after its first result', async () => {
    const without = archive({});
    const site = archive({ '/find?q=method': results(ALL, []) }, [byAddress]);
    expect(await explore(site)).toHaveLength((await explore(without)).length);
    expect(new Set(asked(site))).toEqual(new Set(['/find?q=method']));
    expect(site.opened.length - without.opened.length).toBeLessThanOrEqual(6);
  });

  it('a search whose facets narrow nothing ends after few words', async () => {
    const words = ['method', 'dish', '1'];
    // It answers with something else whatever is chosen.
    const pages = words.flatMap((word) => [
      [`/find?q=${word}`, results(ALL.slice(0, 5), [kinds(`/find?q=${word}&`, { soup: 3, pie: 2 })])],
      ...['soup', 'pie'].map((kind) => [`/find?q=${word}&kind=${kind}`, listPage(['20', '21'])]),
    ]);
    const site = archive(Object.fromEntries(pages), [byAddress]);
    expect(factsOf(await explore(site)).size).toBe(0);
    expect(new Set(asked(site)).size).toBeLessThanOrEqual(10);
  });

  it('a site whose search finds nothing is soon left alone', async () => {
    const site = archive({}, [byAddress]);
    await explore(site);
    expect(new Set(asked(site)).size).toBeLessThanOrEqual(6);
  });
});

describe('the search is not tried', () => {
  const search = { '/find?q=method': results(ALL, [KINDS]) };

  it('where a list has facets', async () => {
    const own = kinds('/archive?', { soup: 3, pie: 5 });
    const site = archive(
      {
        ...search,
        '/archive': results(ALL, [own]),
        '/archive?kind=soup': results(ALL.slice(0, 3), [own]),
        '/archive?kind=pie': results(ALL.slice(3), [own]),
      },
      [byAddress],
    );
    expect([...factsOf(await explore(site))].sort()).toEqual(FACTS);
    expect(asked(site)).toEqual([]);
  });

  it('where menus named lists', async () => {
    const named = { ...menu, label: 'Kind' };
    const site = archive(
      {
        ...search,
        '/': pageView({ groups: [named], searches: [byAddress] }),
        '/search': results(ALL.slice(0, 3), []),
        '/about': results(ALL.slice(3), []),
      },
      [byAddress],
    );
    expect(factsOf(await explore(site)).size).toBeGreaterThan(0);
    expect(asked(site)).toEqual([]);
  });

  it('for more than keywords that were given', async () => {
    const given = [{ text: 'method', source: 'given', score: 1, why: 'given' }] as const;
    const site = archive({ ...search, '/find?q=method': results(ALL, []) }, [byAddress]);
    await explore(site, { given, siteWords: false, order: 'adaptive', isRepresentative: false });
    expect(new Set(asked(site))).toEqual(new Set(['/find?q=method']));
  });
});
