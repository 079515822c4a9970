import { describe, expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import type { PageView } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { Opening, SiteSession } from '../../../src/model/site.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, link, listPage, pageView, SITE } from '../page-views.js';
import { worked } from './pressed-site.js';
import { menu, pathsOf, rich, scouted } from './scouted.js';

/** What a site answers to what is posted; null to anything else. */
function sentTo(path: AccessPath, view: PageView): Opening | null {
  if (path.kind !== 'request') return null;
  const cost = { pages: 1, bytes: 0, transport: 'memory' } as const;
  const observation = { page: 'posted', view, cost, at: '2026-01-01T00:00:00.000Z' };
  const session: SiteSession = {
    observe: () => observation,
    perform: async () => ({ kind: 'stopped', reason: 'signal' }),
    next: async () => null,
    close: async () => undefined,
  };
  return { kind: 'session', session };
}
describe('looking for lists', () => {
  it('finds those that a menu leads to, and what the menu calls them', async () => {
    const found = await scouted({
      '/': pageView({ groups: [menu('/shoes', '/bags')] }),
      '/shoes': listPage(['1', '2'], rich),
      '/bags': listPage(['3', '4'], rich),
    });
    expect(pathsOf(found)).toEqual(['/shoes', '/bags']);
    expect(found.lists[0]?.via).toMatchObject({ attribute: 'Category', value: '/shoes' });
  });

  it('does not press on every list what left the pages before as they were', async () => {
    const bar = (path: string): ReturnType<typeof facet> => worked('Account', path, ['Orders', 'Saved', 'Seen']);
    const pages: Readonly<Record<string, PageView>> = {
      '/': pageView({ groups: [menu('/shoes', '/bags'), bar('/')] }),
      '/shoes': listPage(['1', '2'], { ...rich, groups: [bar('/shoes')] }),
      '/bags': listPage(['3', '4'], { ...rich, groups: [bar('/bags')] }),
    };
    const pressed: string[] = [];
    const site = fixtureSite(pages);
    const { context } = exploreContext(
      {
        ...site,
        open: (path, options) => {
          if (path.kind !== 'actions' || path.from.kind !== 'url') return site.open(path, options);
          pressed.push(path.from.url.slice(SITE.length));
          return site.open(path.from, options);
        },
      },
      { maxDepth: 3 },
    );
    const found = await scout(context, to('/'), await observationOf(site, to('/')));
    expect(pathsOf(found)).toEqual(['/shoes', '/bags']);
    expect(pressed).toEqual(['/', '/', '/']);
  });

  it('does not work the facets of a known list on what is left of it, too little to look like a list', async () => {
    const types = (path: string): ReturnType<typeof facet> => ({
      ...worked('Type', path, ['Hotels', 'Resorts', 'Villas']),
      guess: 'facet',
    });
    const { site, ...found } = await scouted({
      '/': pageView({ groups: [menu('/found?city=1', '/found?city=1&type=9')] }),
      '/found?city=1': listPage(['1', '2'], { ...rich, groups: [types('/found?city=1')] }),
      '/found?city=1&type=9': pageView({ groups: [types('/found?city=1&type=9')] }),
    });
    expect(pathsOf(found)).toEqual(['/found?city=1']);
    expect(site.opened).toContain('/found?city=1&type=9');
    expect(site.opened.filter((place) => place.includes('>'))).toEqual([]);
  });

  it('takes the start page itself, if it is one', async () => {
    expect(pathsOf(await scouted({ '/': listPage(['1'], rich) }))).toEqual(['/']);
  });

  it('looks beyond a front page that shows off a few entities beside menus that may be facets', async () => {
    const unsure = facet('Category', [], {
      confidence: 0.4,
      choices: ['/shoes', '/bags'].map((path) => ({ ...choice(path, null), path: to(path) })),
    });
    const pages = {
      '/': listPage(['1', '3'], { groups: [unsure] }),
      '/shoes': listPage(['1', '2'], rich),
      '/bags': listPage(['3', '4'], rich),
    };
    expect(pathsOf(await scouted(pages))).toEqual(['/', '/shoes', '/bags']);
    const sure = { ...pages, '/': listPage(['1', '3'], { groups: [{ ...unsure, confidence: 0.6 }] }) };
    expect(pathsOf(await scouted(sure))).toEqual(['/']);
  });

  it('goes deeper only while there is none', async () => {
    const pages = {
      '/': pageView({ links: [link('/a')] }),
      '/a': pageView({ links: [link('/b')] }),
      '/b': listPage(['1'], { ...rich, links: [link('/c')] }),
      '/c': listPage(['2'], rich),
    };
    expect(pathsOf(await scouted(pages))).toEqual(['/b']);
    expect(pathsOf(await scouted(pages, 1))).toEqual([]);
  });

  it('finds the wider list that the trails of several lists lead to, and takes none for it that is no wider', async () => {
    const trail = facet('Trail', [], {
      guess: 'breadcrumbs',
      choices: ['/', '/county'].map((path) => ({ ...choice(path, null), path: to(path) })),
    });
    const towns = ['/ashton', '/borley', '/combe'];
    const pages = {
      '/': pageView({ groups: [menu(...towns)] }),
      ...Object.fromEntries(towns.map((path) => [path, listPage([path], { ...rich, groups: [trail] })])),
    };
    const wider = await scouted({ ...pages, '/county': listPage(['x'], { declaredCount: 40 }) });
    expect(pathsOf(wider)).toEqual([...towns, '/county']);
    expect(wider.lists.at(-1)?.via).toBeNull();
    expect(pathsOf(await scouted({ ...pages, '/county': listPage(['x'], rich) }))).toEqual(towns);
  });

  it('looks into the footer last, and only if nothing else has lists', async () => {
    const links = [link('/about', { area: 'footer' }), link('/all')];
    const found = await scouted({ '/': pageView({ links }), '/all': listPage(['1'], rich), '/about': pageView() });
    expect(found.site.opened).not.toContain('/about');
    const alone = await scouted({ '/': pageView({ links: links.slice(0, 1) }), '/about': listPage(['1'], rich) });
    expect(pathsOf(alone)).toEqual(['/about']);
  });

  it('leaves a group alone after a few members without lists', async () => {
    const news = ['/n1', '/n2', '/n3', '/n4', '/n5'];
    const { site } = await scouted({
      '/': pageView({ groups: [menu(...news)] }),
      ...Object.fromEntries(news.map((path) => [path, pageView()])),
    });
    expect(site.opened).toEqual(['/', '/n1', '/n2', '/n3']);
  });

  it('finds the lists behind an index of values that is beside them', async () => {
    const index = facet('Brand', [], {
      key: 'links Brand',
      choices: ['/b1', '/b2', '/b3', '/b4', '/b5'].map((path) => ({ ...choice(path, null), path: to(path) })),
    });
    const pages = {
      '/': pageView({ links: [link('/all'), link('/brands')] }),
      '/all': listPage(['1', '2'], rich),
      '/brands': pageView({ groups: [index] }),
    };
    const lists = Object.fromEntries(index.choices.map(({ value }) => [value, listPage([value], rich)]));
    const found = await scouted({ ...pages, ...lists });
    expect(pathsOf(found)).toEqual(['/all', ...index.choices.map(({ value }) => value)]);
    expect(found.lists[1]?.via).toMatchObject({ attribute: 'Brand', value: '/b1' });
    const { site } = await scouted({
      ...pages,
      ...Object.fromEntries(Object.keys(lists).map((path) => [path, pageView()])),
    });
    expect(site.opened).toEqual(['/', '/all', '/item/1', '/brands', '/b1', '/b2', '/b3']);
  });

  it('tells what it may not have, and of which attribute, unless a menu says nothing of it', async () => {
    const menu = (label: string | null): PageView => {
      const choices = [{ ...choice('X', null), path: to('/x') }];
      return pageView({ groups: [facet('x', [], { label, choices, guess: 'navigation' })] });
    };
    const refused = { kind: 'refused', reason: 'robots', url: '/x' } as const;
    const told = await Promise.all([menu(null), menu('Rooms')].map((home) => scouted({ '/': home, '/x': refused })));
    const attributes = told.map(({ news }) => [
      ...new Set(news.flatMap((one) => (one.kind === 'refusal' ? [one.attribute] : []))),
    ]);
    expect(attributes).toEqual([[null], ['Rooms']]);
    const { news } = await scouted({
      '/': pageView({ links: [link('/x')] }),
      '/x': { kind: 'refused', reason: 'robots', url: '/x' },
    });
    expect(news).toContainEqual({
      kind: 'refusal',
      refusal: { kind: 'refused', reason: 'robots', url: '/x' },
      attribute: null,
    });
  });

  it('sends a form that led to a list from other pages, too, and keeps what can be chosen in it', async () => {
    const formOf = (deal: string): PageView => {
      const selects = ['beds', 'type'].map((name) => `<select name=${name}><option value="">Any<option>1</select>`);
      const html = `<form action="/find"><input type=hidden name=deal value=${deal}>${selects.join('')}</form>`;
      return readPage(snapshotFromHtml(html, { url: SITE, status: 200 }));
    };
    const found = await scouted({
      '/': { ...formOf('buy'), links: [link('/rent')] },
      '/rent': formOf('rent'),
      '/find?deal=buy&beds=&type=': listPage(['1'], rich),
      '/find?deal=rent&beds=&type=': listPage(['2'], rich),
    });
    expect(pathsOf(found)).toEqual(['/find?deal=buy&beds=&type=', '/find?deal=rent&beds=&type=']);
    expect(found.lists[1]?.facets?.map(({ field }) => field)).toEqual(['beds', 'type']);
  });

  it.each([
    ['are not looked at one by one where the form leads to all', 9, 1],
    ['are where what the form leads to is smaller', 2, 4],
  ])('the choices of a form %s', async (_, size, lists) => {
    const select = '<select name=beds><option value="">Any<option>1<option>2<option>3</select><input name=q>';
    const home = readPage(snapshotFromHtml(`<form action="/find">${select}</form>`, { url: SITE, status: 200 }));
    const of = (beds: number): PageView => listPage([String(beds)], { ...rich, declaredCount: 3 });
    const found = await scouted({
      '/': home,
      '/find?beds=&q=': listPage(['0'], { ...rich, declaredCount: size }),
      '/find?beds=1&q=': of(1),
      '/find?beds=2&q=': of(2),
      '/find?beds=3&q=': of(3),
    });
    expect(found.lists).toHaveLength(lists);
  });

  it('takes what a posted form answers at its own address for what it is', async () => {
    const selects = ['beds', 'type'].map((name) => `<select name=${name}><option value="">Any<option>1</select>`);
    const html = `<form method=post action="/find">${selects.join('')}</form>`;
    const home = readPage(snapshotFromHtml(html, { url: `${SITE}/find`, status: 200 }));
    const site = fixtureSite({ '/find': home });
    const answer = { ...listPage(['1'], rich), url: home.url };
    const posting = { ...site, open: async (path: AccessPath) => sentTo(path, answer) ?? site.open(path) };
    const { context } = exploreContext(posting);
    const found = await scout(context, to('/find'), await observationOf(site, to('/find')));
    expect(found.lists.map(({ path }) => path.kind)).toEqual(['request']);
  });

  it('sees that pictures of categories are a menu, not entities', async () => {
    const hub = listPage(['Shoes', 'Bags'], rich);
    const shoes = listPage(['Boot', 'Clog'], {
      ...rich,
      list: { ...listPage(['Boot', 'Clog']).list!, linkPattern: 'shop.example/p/*' },
    });
    const found = await scouted({ '/': hub, '/item/Shoes': shoes, '/item/Bags': shoes });
    expect(pathsOf(found)).toEqual(['/item/Shoes', '/item/Bags']);
    expect(found.lists[0]?.via).toMatchObject({ value: 'Shoes' });
  });
});

describe('an index of values whose cards lead to lists', () => {
  const entities = (...names: readonly string[]): PageView =>
    listPage(names, { ...rich, list: { ...listPage(names).list!, linkPattern: 'shop.example/p/*' } });
  const tags = ['Red', 'Blue', 'Green', 'Brown'];
  const lists = Object.fromEntries(tags.map((tag) => [`/item/${tag}`, entities(`${tag} hat`)]));
  const home = {
    ...entities('Red hat', 'Blue hat', 'Green hat', 'Brown hat'),
    groups: [menu('/tags', '/tags-by-size')],
  };

  it('is read to its end beside the list of everything', async () => {
    const found = await scouted({ '/': home, '/tags': listPage(tags), ...lists });
    expect(pathsOf(found)).toEqual(['/', ...Object.keys(lists)]);
    expect(found.lists[1]?.via).toMatchObject({ value: 'Red' });
  });

  it('is read once, in whatever orders it is shown', async () => {
    const again = listPage(tags);
    const cards = again.list!.cards.map((card) => ({ ...card, url: `${card.url!}?by=size` })).reverse();
    const bySize = { ...again, list: { ...again.list!, cards } };
    const { site } = await scouted({ '/': home, '/tags': listPage(tags), '/tags-by-size': bySize, ...lists });
    expect(site.opened).toContain('/tags-by-size');
    // One card may be opened to see that all lead to lists.
    expect(site.opened.filter((path) => path.endsWith('?by=size')).length).toBeLessThan(2);
  });
});

describe('a list that tells how many of its entities each value of a facet has', () => {
  const pagination = { next: to('/2'), previous: null, pages: [], nodes: [] };
  const counted = (count: number): PageView =>
    listPage(['Boot', 'Clog'], {
      declaredCount: 9,
      pagination,
      groups: [
        facet('Colour', [], { choices: [choice('red', 'c=1', { count }), choice('blue', 'c=2', { count: 2 })] }),
      ],
    });

  it('is no menu: none of its entities is opened to see that', async () => {
    const found = await scouted({ '/': counted(7) });
    expect(pathsOf(found)).toEqual(['/']);
    expect(found.site.opened).not.toContain('/item/Boot');
  });

  it('is doubted where a value has more than the list', async () => {
    expect((await scouted({ '/': counted(12) })).site.opened).toContain('/item/Boot');
  });
});

it('finds the list behind questions that lie deeper than links are followed', async () => {
  const asking = (label: string, ...paths: readonly string[]): PageView =>
    pageView({ groups: [{ ...menu(...paths), label, key: label, guess: 'facet' }] });
  const found = await scouted(
    {
      '/': pageView({ links: [link('/find')] }),
      '/find': asking('Light?', '/sun', '/any'),
      '/any': asking('Soil?', '/any/sand', '/any/any'),
      '/any/any': listPage(['1', '2', '3'], { declaredCount: 3 }),
      '/any/sand': listPage(['1'], { declaredCount: 1 }),
    },
    1,
  );
  expect(pathsOf(found)).toEqual(['/any/any']);
  expect(found.lists[0]?.facets?.map(({ label, choices }) => [label, choices.length])).toEqual([['Soil?', 1]]);
});
