import { expect, it } from 'vitest';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { hasSameCards, menusBelow, withoutShowcases } from '../../../src/explore/start/showcases.js';
import type { PageView } from '../../../src/model/page.js';
import { fixtureSite, to } from '../fixture-site.js';
import { observationOf } from '../explore-simulated.js';
import { choice, facet, listPage, SITE } from '../page-views.js';

const links = (...places: string[]) => places.map((place) => choice(place, null, { path: to(place) }));
const departments = facet('Drinks', [], { choices: links('/drinks/tea', '/drinks/coffee') });
const others = facet('Shop', [], { choices: links('/bakery', '/drinks') });
const sideways = {
  next: to('/drinks?next'),
  previous: to('/drinks?back'),
  pages: [],
  nodes: [],
  isSideways: true,
} as const;

/** Lists at the addresses of pages, which no choice led to. */
async function listsOf(views: Readonly<Record<string, PageView>>): Promise<readonly FoundList[]> {
  const site = fixtureSite(views);
  return Promise.all(
    Object.keys(views).map(async (path): Promise<FoundList> => ({
      path: to(path),
      observation: await observationOf(site, to(path)),
      via: null,
      depth: 1,
    })),
  );
}

it('finds the links below a page’s own address, and all facets beside a row that moves sideways', () => {
  const page = { ...listPage(['Assam'], { groups: [departments, others] }), url: `${SITE}/drinks` };
  expect([...menusBelow(page)]).toEqual([departments.key]);
  expect([...menusBelow({ ...page, pagination: sideways })]).toEqual([departments.key, others.key]);
  expect([...menusBelow({ ...page, url: `${SITE}/` })]).toEqual([]);
});

it('drops lists that led to others of their kind or move sideways, where one tells how it goes on', async () => {
  const views: Record<string, PageView> = {
    '/drinks': listPage(['Assam', 'Mocha']),
    '/frozen': listPage(['Peas'], { pagination: sideways }),
    '/drinks/tea': listPage(['Assam'], { declaredCount: 30 }),
    '/few': listPage(['Last']),
  };
  const lists = await listsOf(views);
  const isRich = ({ declaredCount }: PageView): boolean => declaredCount !== null;
  const [drinks] = lists;
  const kept = withoutShowcases(lists, new Set(lists.slice(0, 1)), isRich);
  expect(kept).toEqual(lists.slice(2));
  // Nothing else would hold their cards.
  expect(withoutShowcases(lists.slice(0, 2), new Set(drinks === undefined ? [] : [drinks]), isRich)).toHaveLength(2);
});

it('drops what stands on the pages of entities that a front page shows off, where a list of their kind goes on', async () => {
  const views: Record<string, PageView> = {
    '/drinks': listPage(['Assam', 'Mocha'], { declaredCount: 30 }),
    '/p/assam': listPage(['Darjeeling']),
    '/p/mocha': listPage(['Java']),
  };
  const site = fixtureSite(views);
  const pattern = views['/drinks']?.list?.linkPattern ?? '';
  const found = async (path: string, group: string): Promise<FoundList> => ({
    path: to(path),
    observation: await observationOf(site, to(path)),
    via: { attribute: 'Loved by guests', value: path, path: [path], group },
    depth: 1,
  });
  const lists = [
    await found('/drinks', 'menu'),
    await found('/p/assam', `cards ${pattern}?from`),
    await found('/p/mocha', 'cards shop.example/other/*'),
  ];
  const isRich = ({ declaredCount }: PageView): boolean => declaredCount !== null;
  expect(withoutShowcases(lists, new Set(), isRich)).toEqual([lists[0], lists[2]]);
});

it('pages have the same cards where these have the same names and addresses in the same order', () => {
  const [list, other] = [listPage(['1', '2']), listPage(['2', '1'])];
  expect([hasSameCards(list, listPage(['1', '2'])), hasSameCards(list, other)]).toEqual([true, false]);
  expect(hasSameCards({ ...list, list: null }, { ...other, list: null })).toBe(true);
});

it('drops a list of which several cards lead to lists that tell how they go on', async () => {
  const tiles = listPage(['Tea', 'Coffee', 'Mocha']);
  const [tea, coffee, mocha] = tiles.list?.cards ?? [];
  const front = (...ends: readonly string[]): PageView => ({
    ...tiles,
    list:
      tiles.list === null
        ? null
        : {
            ...tiles.list,
            cards: [tea, coffee, mocha].flatMap((card, at) =>
              card === undefined ? [] : [{ ...card, url: ends[at] === undefined ? card.url : `${SITE}${ends[at]}` }],
            ),
          },
  });
  const kept = async (...ends: readonly string[]): Promise<number> => {
    const views: Record<string, PageView> = {
      '/': front(...ends),
      '/tea': { ...listPage(['Assam'], { declaredCount: 30 }), url: `${SITE}/tea` },
      '/coffee': { ...listPage(['Java'], { declaredCount: 20 }), url: `${SITE}/coffee` },
    };
    const lists = await listsOf(views);
    return withoutShowcases(lists, new Set(), ({ declaredCount }) => declaredCount !== null).length;
  };
  expect([await kept('/tea', '/coffee'), await kept('/tea')]).toEqual([2, 3]);
});
