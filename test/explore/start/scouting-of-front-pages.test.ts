import { expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to, type FixtureSite } from '../fixture-site.js';
import { choice, facet, link, listPage, pageView, SITE } from '../page-views.js';
import { menu, pathsOf, rich, scouted } from './scouted.js';

it('goes on behind what front pages show off, and keeps the lists behind them', async () => {
  const arrows = { next: to('/?next'), previous: to('/?back'), pages: [], nodes: [], isSideways: true } as const;
  const menu = (label: string, ...places: string[]) =>
    facet(label, [], { confidence: 0.4, choices: places.map((place) => choice(place, null, { path: to(place) })) });
  const found = await scouted({
    '/': listPage(['Assam'], { pagination: arrows, groups: [menu('Shop', '/drinks', '/offers')] }),
    '/offers': listPage(['Mocha'], rich),
    '/drinks': {
      ...listPage(['Assam'], { groups: [menu('Drinks', '/drinks/tea', '/drinks/all')] }),
      url: `${SITE}/drinks`,
    },
    '/drinks/tea': listPage(['Assam', 'Sencha'], rich),
    '/drinks/all': listPage(['Assam', 'Mocha'], rich),
  });
  expect([...pathsOf(found)].sort()).toEqual(['/drinks/all', '/drinks/tea', '/offers']);
});

it('goes on behind a list that nothing says more of, to one that tells its size', async () => {
  const found = await scouted({
    '/': pageView({ groups: [menu('/used')] }),
    '/used': listPage(['Assam'], { links: [link('/help'), link('/all')] }),
    '/help': pageView(),
    '/all': listPage(['Assam', 'Mocha'], rich),
  });
  expect([...pathsOf(found)].sort()).toEqual(['/all', '/used']);
});

it('looks at other places before those that are addressed as the cards of such lists', async () => {
  const things = Array.from({ length: 40 }, (_, at) => `/item/${at}`);
  const found = await scouted({
    '/': pageView({ groups: [menu('/used')] }),
    '/used': listPage(['1', '2', '3'], { links: [...things.map((one) => link(one)), link('/all')] }),
    ...Object.fromEntries(things.map((one) => [one, pageView({ type: 'entity' })])),
    '/all': listPage(['Assam', 'Mocha'], rich),
  });
  expect(pathsOf(found)).toContain('/all');
});

it('looks at each place beyond such lists once, and at none of a menu that led to no list', async () => {
  const menus = Array.from({ length: 35 }, (_, at) => `/help/${at}`);
  const help = { ...menu(...menus), label: 'Help', key: 'help' };
  const shown = listPage(['1', '2'], { groups: [help], links: [link('/all')] });
  const found = await scouted({
    '/': pageView({ groups: [menu('/used', '/new'), help] }),
    '/used': shown,
    '/new': listPage(['3', '4'], { groups: [help], links: [link('/all')] }),
    ...Object.fromEntries(menus.map((one) => [one, pageView()])),
    '/all': listPage(['Assam', 'Mocha'], rich),
  });
  expect(pathsOf(found)).toContain('/all');
});

it('looks at the address of several lists without the arguments that they differ in', async () => {
  const parts = ['/cars?kind=used&make=Audi', '/cars?kind=used&make=BMW', '/cars?kind=used&body=Estate'];
  const found = await scouted({
    '/': pageView({ groups: [menu(...parts)] }),
    ...Object.fromEntries(parts.map((path) => [path, listPage([path], { declaredCount: 3 })])),
    '/cars?kind=used': listPage(parts, { declaredCount: 9 }),
  });
  expect(pathsOf(found)).toEqual([...parts, '/cars?kind=used']);
});

it('keeps the lists that only a close look leads to', async () => {
  const site = fixtureSite({
    '/': pageView(),
    '/closely': pageView({ links: [link('/all')] }),
    '/all': listPage(['Assam'], rich),
  });
  const open: FixtureSite['open'] = (path, options) =>
    site.open(
      options?.controls === true && path.kind === 'url' && path.url === `${SITE}/` ? to('/closely') : path,
      options,
    );
  const { context } = exploreContext({ ...site, open });
  expect(pathsOf(await scout(context, to('/'), await observationOf(site, to('/'))))).toEqual(['/all']);
});

it('a few links of a long menu tell that the list of everything holds what the others lead to, which wait', async () => {
  const paths = Array.from({ length: 20 }, (_, at) => `/${String(at)}`);
  const lists = paths.map((path) => [path, listPage([`${path}a`, `${path}b`], { declaredCount: 9 })] as const);
  const found = await scouted({
    '/': pageView({ groups: [menu(...paths)], links: [link('/all')] }),
    '/all': listPage(['1', '2'], { declaredCount: 180 }),
    ...Object.fromEntries(lists),
  });
  expect(pathsOf(found)).toHaveLength(7);
  const later = (await found.later?.('all')) ?? [];
  expect([...pathsOf(found), ...pathsOf({ ...found, lists: later })].sort()).toEqual(['/all', ...paths].sort());
});
