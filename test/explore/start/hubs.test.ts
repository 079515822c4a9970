import { expect, it } from 'vitest';
import { createHubs } from '../../../src/explore/start/hubs.js';
import type { PageView } from '../../../src/model/page.js';
import type { Observation } from '../../../src/model/site.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { facet, choice, listPage, pageView } from '../page-views.js';

const larger = (): PageView => ({
  ...others('Boot', 'Clog'),
  declaredCount: 9,
  pagination: { next: { kind: 'url', url: 'https://shop.example/2' }, previous: null, pages: [], nodes: [] },
});

const others = (...names: readonly string[]): PageView => {
  const page = listPage(names);
  return { ...page, list: { ...page.list!, linkPattern: 'shop.example/p/*' } };
};

it.each([
  [
    'of which the first ones lead to lists is a menu',
    { '/item/Shoes': others('Boot'), '/item/Bags': others('Tote') },
    true,
  ],
  [
    'of which one leads to what looks like a list and the next one to an entity is none',
    { '/item/Shoes': others('Maker', 'Publisher'), '/item/Bags': pageView() },
    false,
  ],
  [
    'of which one leads to a larger list that goes on and the next one to a page of no kind is a menu',
    { '/item/Shoes': larger(), '/item/Bags': { ...others('Tote'), type: 'other' as const } },
    true,
  ],
  [
    'of which one leads to a larger list that goes on and the next one to an entity is none',
    { '/item/Shoes': larger(), '/item/Bags': { ...others('Tote'), type: 'entity' as const } },
    false,
  ],
  ['of which the only page that can be had is a list is a menu', { '/item/Shoes': others('Boot') }, true],
  [
    'whose cards lead to pages that by their own address are one of what they list is none',
    {
      '/item/Shoes': { ...others('Boot'), canonicalUrl: 'https://shop.example/p/shoes' },
      '/item/Bags': { ...others('Tote'), canonicalUrl: 'https://shop.example/p/bags' },
    },
    false,
  ],
  [
    'whose cards lead to lists that have other addresses, too, is a menu',
    {
      '/item/Shoes': { ...others('Boot'), canonicalUrl: 'https://shop.example/shoes' },
      '/item/Bags': { ...others('Tote'), canonicalUrl: 'https://shop.example/c/bags' },
    },
    true,
  ],
  ['of which no page can be had is none', {}, false],
  [
    'whose cards are listed again behind them is none',
    { '/item/Shoes': others('Bags'), '/item/Bags': others('Shoes') },
    false,
  ],
])('a list %s', async (_, pages, isHub) => {
  const { context } = exploreContext(fixtureSite(pages), {});
  const hubs = createHubs();
  const menu = listPage(['Shoes', 'Bags', 'Hats']);
  expect(await hubs.isHub(context, menu)).toBe(isHub);
  expect(hubs.isKnown(menu.list)).toBe(isHub);
});

it('opens the cards with the largest counts where all tell theirs', async () => {
  const site = fixtureSite({ '/item/Bags': others('Tote'), '/item/Hats': others('Cap') });
  const menu = listPage(['Shoes', 'Bags', 'Hats', 'Belts']);
  const counts = [2, 40, 31, 1];
  const cards = menu.list!.cards.map((card, at) => ({ ...card, texts: [card.name, `(${String(counts[at])})`] }));
  const counted = { ...menu, list: { ...menu.list!, cards } };
  expect(await createHubs().isHub(exploreContext(site, {}).context, counted)).toBe(true);
  expect(site.opened).toEqual(['/item/Bags', '/item/Hats']);
});

it('opens cards as pages of lists that are known, unless these link as they do', async () => {
  const site = fixtureSite({ '/item/Shoes': pageView(), '/item/Bags': pageView() });
  const { context } = exploreContext(site, {});
  const hints: unknown[] = [];
  const open = site.open.bind(site);
  const watched = {
    ...context,
    site: { open: (...call: Parameters<typeof open>) => (hints.push(call[1]?.like), open(...call)) },
  };
  const list = { ...others('Boot').list!, place: 'main>ol' };
  const known = (linkPattern: string): { observation: Observation } => ({
    observation: {
      ...{ page: '', at: '', cost: { pages: 1, bytes: 0, transport: 'http' } },
      view: pageView({ list: { ...list, linkPattern } }),
    },
  });
  const menu = listPage(['Shoes', 'Bags', 'Hats']);
  await createHubs().isHub(watched, menu, [known(list.linkPattern)]);
  await createHubs().isHub(watched, menu, [known(menu.list!.linkPattern)]);
  expect(hints).toEqual([{ place: 'main>ol', linkPattern: list.linkPattern }, undefined]);
});

it('opens two cards of one kind at most', async () => {
  const site = fixtureSite({
    '/item/Shoes': others('Boot'),
    '/item/Bags': others('Tote'),
    '/item/Hats': others('Cap'),
  });
  const { context } = exploreContext(site, {});
  const hubs = createHubs();
  await hubs.isHub(context, listPage(['Shoes', 'Bags', 'Hats']));
  await hubs.isHub(context, listPage(['Hats', 'Bags']));
  expect(site.opened).toEqual(['/item/Shoes', '/item/Bags']);
});

it('lists of things that all stand right below the host are of one kind only where they stand alike', async () => {
  const site = fixtureSite({
    '/item/Boot': pageView(),
    '/item/Acme': others('Anvil'),
    '/item/Bolt': others('Screw'),
  });
  const { context } = exploreContext(site, {});
  const hubs = createHubs();
  const flat = (place: string, ...names: readonly string[]): PageView => {
    const page = listPage(names);
    return { ...page, list: { ...page.list!, linkPattern: 'shop.example/*', place } };
  };
  expect(await hubs.isHub(context, flat('main>ul', 'Boot', 'Clog'))).toBe(false);
  expect(await hubs.isHub(context, flat('main>ul', 'Tote', 'Cap'))).toBe(false);
  expect(await hubs.isHub(context, flat('main>p', 'Acme', 'Bolt'))).toBe(true);
  expect(hubs.isKnown(flat('main>p', 'Acme').list)).toBe(true);
  expect(site.opened).toEqual(['/item/Boot', '/item/Acme', '/item/Bolt']);
});

it('a list that goes on and tells how many of its entities a value has is no menu', async () => {
  const site = fixtureSite({});
  const { context } = exploreContext(site, {});
  const next = { kind: 'url', url: 'https://shop.example/2' } as const;
  const counted = listPage(['Boot', 'Clog'], {
    declaredCount: 9,
    pagination: { next, previous: null, pages: [], nodes: [] },
    groups: [
      facet('Colour', [], { choices: [choice('red', 'c=1', { count: 7 }), choice('blue', 'c=2', { count: 2 })] }),
    ],
  });
  expect(await createHubs().isHub(context, counted)).toBe(false);
  expect(site.opened).toEqual([]);
});

it('tells whether a menu names anything that others like it had not', () => {
  const hubs = createHubs();
  const list = (...names: readonly string[]) => listPage(names).list!;
  expect(
    [list('Red', 'Blue'), list('Blue', 'Red'), list('Blue', 'Green')].map((one) => hubs.namesFurther(one)),
  ).toEqual([true, false, true]);
});
