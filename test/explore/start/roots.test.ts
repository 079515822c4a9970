import { describe, expect, it } from 'vitest';
import type { QueryReading } from '../../../src/explore/context.js';
import type { Region } from '../../../src/explore/region.js';
import { mainLists, readNamed, readRoots } from '../../../src/explore/start/roots.js';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import type { Scouting } from '../../../src/explore/start/scouting-result.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { facet, listPage, pageView, SITE } from '../page-views.js';
import { found, numbers } from './found-lists.js';

function scouting(lists: readonly FoundList[]): Scouting {
  return { home: found('/', pageView()).observation, lists, tracking: new Set(), visited: new Set() };
}

async function roots(
  lists: readonly FoundList[],
): Promise<{ readonly regions: readonly Region[]; readonly readings: readonly QueryReading[] }> {
  const pages = Object.fromEntries(lists.map(({ observation }) => [observation.page, observation.view]));
  const { context, readings } = exploreContext(fixtureSite(pages));
  const { explorer, regions, inside } = await readRoots(context, scouting(lists));
  const [whole] = regions;
  return { regions: [...regions, ...(whole ? await readNamed(explorer, whole, { lists: inside }) : [])], readings };
}

const rich = (names: readonly string[]): PageView => listPage(names, { declaredCount: names.length });

describe('the main lists', () => {
  it('are of the kind of entity that is listed most, each list once, the largest first', () => {
    const articles = {
      ...listPage(['a', 'b']),
      list: { ...listPage(['a', 'b']).list!, linkPattern: 'shop.example/news/a-*' },
    };
    const lists = [
      found('/shoes', rich(numbers(1, 3))),
      found('/news', articles),
      found('/all', rich(numbers(1, 9))),
      found('/all?again', rich(numbers(1, 9))),
    ];
    expect(mainLists(scouting(lists)).map(({ observation }) => observation.page)).toEqual(['/all', '/shoes']);
  });

  it('are those whose addresses ask for least where several show the same', () => {
    const lists = [found('/all?kind=beds', rich(numbers(1, 9))), found('/all', rich(numbers(1, 9)))];
    expect(mainLists(scouting(lists)).map(({ observation }) => observation.page)).toEqual(['/all']);
  });

  it('are those that show more first, of several that say one size', () => {
    const showsOff = { ...rich(numbers(1, 3)), declaredCount: 90 };
    const whole = { ...rich(numbers(4, 9)), declaredCount: 90 };
    const lists = [found('/', showsOff), found('/all', whole)];
    expect(mainLists(scouting(lists)).map(({ observation }) => observation.page)).toEqual(['/all', '/']);
  });

  it('are none where there are none', () => {
    expect(mainLists(scouting([]))).toEqual([]);
  });
});

describe('the roots of a site', () => {
  it('are the whole and what menus lead to, each a value of the menu', async () => {
    const { regions, readings } = await roots([
      found('/all', rich(numbers(1, 9))),
      found('/shoes', rich(numbers(1, 4)), 'Shoes'),
    ]);
    expect(regions.map(({ label, size }) => [label, size])).toEqual([
      ['everything', 9],
      ['Category = Shoes', 4],
    ]);
    expect(readings.map(({ teaches }) => teaches.map(({ values }) => values[0]))).toEqual([[], ['Shoes']]);
  });

  it('have no whole where no list holds the others', async () => {
    const { regions } = await roots([
      found('/shoes', rich(numbers(1, 4)), 'Shoes'),
      found('/bags', rich(numbers(5, 3)), 'Bags'),
    ]);
    expect(regions.map(({ label }) => label)).toEqual(['Category = Shoes', 'Category = Bags']);
  });

  it('have no value for the only place of a menu without a name that leads to a list', async () => {
    const news = found('/news', rich(numbers(20, 3)));
    const goods = found('/goods', rich(numbers(1, 7)), ['category', 'Goods']);
    const { regions, readings } = await roots([goods, news]);
    expect(regions.map(({ predicates }) => predicates)).toEqual([[], []]);
    expect(readings.flatMap(({ teaches }) => teaches)).toEqual([]);
  });

  it('have values for the places of a menu without a name several of which lead to lists', async () => {
    const { regions } = await roots([
      found('/shoes', rich(numbers(1, 7)), ['category', 'Shoes']),
      found('/bags', rich(numbers(10, 4)), ['category', 'Bags']),
    ]);
    expect(regions.map(({ label }) => label)).toEqual(['category = Shoes', 'category = Bags']);
  });

  it('have the list as the whole that stands beside the menu and holds what it leads to, where no sizes are told', async () => {
    const plain = (names: readonly string[]): PageView =>
      listPage(names, { groups: [facet('Colour', ['red', 'blue'])] });
    const all = found('/all', plain(numbers(1, 4)), 'all');
    const { regions, readings } = await roots([
      found('/shoes', plain(numbers(1, 4).slice(1)), 'shoes'),
      found('/bags', plain(['1', '2', '3']), 'bags'),
      { ...all, via: { ...all.via!, group: 'links Shop' } },
    ]);
    expect(regions[0]).toMatchObject({ label: 'everything', whole: true });
    expect(readings.flatMap(({ teaches }) => teaches.flatMap(({ values }) => values))).toEqual(['shoes', 'bags']);
  });

  it('may be asked again by a facet, which calls them otherwise', async () => {
    const lists = [found('/all', rich(numbers(1, 9))), found('/lamps', rich(numbers(1, 3)), 'Lamps')];
    const pages = Object.fromEntries(lists.map(({ observation }) => [observation.page, observation.view]));
    const { context } = exploreContext(fixtureSite(pages));
    const { explorer, regions } = await readRoots(context, scouting(lists));
    expect(regions).toHaveLength(2);
    expect([...explorer.visited]).toEqual([`GET ${SITE}/all`]);
  });

  it('are not asked again where a facet led to the same list before, but for the smallest', async () => {
    const small = ['Mats', 'Mugs', 'Pens'].map((name, at) => found(`/${name}`, rich(numbers(at + 1, 1)), name));
    const lists = [found('/all', rich(numbers(1, 9))), found('/lamps', rich(numbers(1, 3)), 'Lamps'), ...small];
    const pages = Object.fromEntries(lists.map(({ observation }) => [observation.page, observation.view]));
    const { context } = exploreContext(fixtureSite(pages));
    const { explorer, regions, inside } = await readRoots(context, scouting(lists));
    expect(regions).toHaveLength(4);
    explorer.visited.add(`GET ${SITE}/lamps`);
    expect(await readNamed(explorer, regions[0]!, { lists: inside })).toEqual([]);
    expect(explorer.visited).toContain(`GET ${SITE}/lamps`);
  });

  it('know which lie in which', async () => {
    const { regions } = await roots([
      found('/shoes', rich(numbers(1, 6)), 'Shoes'),
      found('/bags', rich(numbers(7, 6)), 'Bags'),
      found('/boots', rich(numbers(1, 3)), 'Boots'),
    ]);
    const boots = regions.find(({ label }) => label === 'Category = Boots');
    expect(boots?.ancestors.map(({ label }) => label)).toEqual(['Category = Shoes', 'the site']);
  });

  it('leave out a list without a name that the whole holds anyway', async () => {
    const { regions } = await roots([found('/all', rich(numbers(1, 9))), found('/new', rich(numbers(1, 2)))]);
    expect(regions.map(({ label }) => label)).toEqual(['everything']);
  });

  it('take a list without a name that has more', async () => {
    const { regions } = await roots([
      found('/shoes', rich(numbers(1, 4)), 'Shoes'),
      found('/outlet', listPage(numbers(20, 2), { declaredCount: 2, title: 'Outlet' })),
    ]);
    expect(regions.map(({ label }) => label)).toContain('Outlet');
  });

  it('are none where scouting found none', async () => {
    expect((await roots([])).regions).toEqual([]);
  });
});

it('a menu whose lists are each laid out otherwise names none of them, and is not asked', async () => {
  const part = (place: string, kind: string, names: readonly string[]): PageView => {
    const { list, ...view } = rich(names);
    return { ...view, list: list === null ? null : { ...list, place, linkPattern: `shop.example/${kind}/*` } };
  };
  const lists = [
    found('/tasks', part('body>form>table||', 'task', numbers(1, 6)), 'Tasks'),
    found('/news', part('body>div||', 'news', numbers(20, 3)), 'News'),
    found('/summary', part('body>div>ul||', 'task', numbers(1, 3)), 'Summary'),
  ];
  expect(mainLists(scouting(lists)).map(({ via }) => via)).toEqual(lists.map(() => null));
  const pages = Object.fromEntries(lists.map(({ observation }) => [observation.page, observation.view]));
  const { explorer } = await readRoots(exploreContext(fixtureSite(pages)).context, scouting(lists));
  expect(explorer.barren.has('links Category')).toBe(true);
});
