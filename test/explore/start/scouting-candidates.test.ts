import { describe, expect, it } from 'vitest';
import {
  candidateLinks,
  FINDER_RANK,
  FOOTER_RANK,
  FORM_RANK,
  leftAsItWas,
  mostTrials,
} from '../../../src/explore/start/scouting-candidates.js';
import type { Via } from '../../../src/explore/start/found-list.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { choice, facet, link, listPage, pageView, SITE } from '../page-views.js';

const nowhere = { via: null, withCards: false, isList: false, at: '2026-11-22T10:00:00.000Z' };
const menu = facet('Category', ['Shoes', 'Bags'], { guess: 'navigation' });

describe('where to look for lists', () => {
  it('choices of groups come first and know what they choose', () => {
    const found = candidateLinks(pageView({ groups: [menu] }), nowhere);
    expect(found.map(({ rank, via }) => [rank, via?.attribute, via?.value])).toEqual([
      [0, 'Category', 'Shoes'],
      [0, 'Category', 'Bags'],
    ]);
  });

  it('a choice that leads to where the site begins is no value', () => {
    const home = { ...choice('Home', null), path: { kind: 'url', url: `${SITE}/` } as const };
    const found = candidateLinks(pageView({ groups: [{ ...menu, choices: [home, ...menu.choices] }] }), nowhere);
    expect(found.map(({ via }) => via?.value)).toEqual([undefined, 'Shoes', 'Bags']);
  });

  it('choices of something else, as in a footer, come behind menus and links', () => {
    const footer = facet('Help', ['Returns'], { guess: 'other' });
    const found = candidateLinks(pageView({ groups: [footer, menu], links: [link(`${SITE}/new`)] }), nowhere);
    expect(found.toSorted((a, b) => a.rank - b.rank).map(({ via }) => via?.value)).toEqual([
      'Shoes',
      'Bags',
      undefined,
      'Returns',
    ]);
    const trials = (hasWholes: boolean): readonly number[] => found.map((one) => mostTrials(one, hasWholes));
    expect([trials(false), trials(true)]).toEqual([
      [3, 3, 3, 3],
      [1, 3, 3, 3],
    ]);
  });

  it('what another program does with the thing of a page is looked at only while no list is known', () => {
    const links = ['/remind?id=7', '/thing?id=8', '/list?page=2'].map((path) => link(`${SITE}${path}`));
    const found = candidateLinks(pageView({ url: `${SITE}/thing?id=7`, links }), nowhere);
    expect(found.map(({ rank }) => rank)).toEqual([FOOTER_RANK, 1, 1]);
    const ranksOf = (...paths: readonly string[]): readonly number[] => {
      const choices = paths.map((path) => ({
        ...choice(path, null),
        path: { kind: 'url', url: SITE + path } as const,
      }));
      const groups = [{ ...menu, choices }];
      return candidateLinks(pageView({ url: `${SITE}/thing?id=7`, groups }), nowhere).map(({ rank }) => rank);
    };
    expect(ranksOf('/remind?id=7', '/help')).toEqual([FOOTER_RANK, 0]);
    expect(ranksOf('/kind?id=1', '/kind?id=2')).toEqual([0, 0]);
  });

  it('no shelves beside a list of entities that lead where its cards do', () => {
    const shelf = (path: string): ReturnType<typeof facet> => ({
      ...facet('Best sellers', [], { guess: 'related' }),
      choices: ['7', '8'].map((id) => ({
        ...choice(`Thing ${id}`, null),
        path: { kind: 'url', url: `${SITE}${path}${id}?from=shelf` },
      })),
    });
    const listed = (path: string): number =>
      candidateLinks(listPage(['1', '2'], { groups: [shelf(path)] }), nowhere).length;
    expect([listed('/item/'), listed('/topic/')]).toEqual([0, 2]);
    const pictures = listPage(['1', '2'], { groups: [shelf('/item/')], links: [link(`${SITE}/item/7?from=shelf`)] });
    expect(candidateLinks(pictures, nowhere)).toEqual([]);
    const ofLists = listPage(['1', '2'], { groups: [shelf('/item/')] });
    expect(candidateLinks(ofLists, { ...nowhere, withCards: true })).toHaveLength(4);
  });

  it('a choice that a group without a label and one with a label offer, as the latter calls it', () => {
    const [shoes, bags] = menu.choices;
    const bar = facet('', [], {
      guess: 'navigation',
      choices: [{ ...shoes!, value: 'Footwear' }, choice('Home', 'h=1')],
    });
    const found = candidateLinks(pageView({ groups: [{ ...bar, label: null }, menu] }), nowhere);
    expect(found.map(({ via }) => [via?.attribute, via?.value])).toEqual([
      ['Category', 'Shoes'],
      ['unlabelled', 'Home'],
      ['Category', 'Shoes'],
      ['Category', bags?.value],
    ]);
    const ofList = pageView({
      groups: [
        { ...bar, label: null },
        { ...menu, guess: 'facet' },
      ],
    });
    const fromList = candidateLinks(ofList, { ...nowhere, isList: true });
    expect(fromList.map(({ via }) => [via?.attribute, via?.value])).toEqual([
      ['Category', 'Shoes'],
      ['unlabelled', 'Home'],
    ]);
  });

  it('then links of the page, its footer last', () => {
    const links = [
      link('/a', { area: 'navigation' }),
      link('/b', { area: 'footer' }),
      link('/c', { area: 'content' }),
      link('/d', { area: 'header' }),
    ];
    expect(candidateLinks(pageView({ links }), nowhere).map(({ rank }) => rank)).toEqual([1, FOOTER_RANK, 1, 1]);
  });

  it('never links that act, or that belong to what was recognised', () => {
    const areas = ['group', 'list', 'pager', 'breadcrumbs'] as const;
    const links = [link('/logout', { acts: true }), ...areas.map((area) => link(`/${area}`, { area }))];
    expect(candidateLinks(pageView({ links }), nowhere)).toEqual([]);
  });

  it('from a list only its menus', () => {
    const view = listPage(['x'], { groups: [menu, facet('Colour', ['red'])], links: [link('/a')] });
    const found = candidateLinks(view, { ...nowhere, isList: true });
    expect(found.map(({ via }) => via?.value)).toEqual(['Shoes', 'Bags']);
  });

  it('cards, where they may be pictures of categories', () => {
    const found = candidateLinks(listPage(['Shoes']), { ...nowhere, withCards: true });
    expect(found).toMatchObject([{ rank: 2, via: { attribute: 'category', value: 'Shoes' } }]);
    expect(candidateLinks(pageView(), { ...nowhere, withCards: true })).toEqual([]);
  });

  it('values of an index, which is called as the choice that led to it where its own name says more', () => {
    const index = { ...nowhere, withCards: true, isIndex: true, isHub: true };
    const details = { ...pageView().details, name: 'All tags - 59 of them' };
    const via = (value: string): Via => ({ attribute: 'menu', value, path: [value], group: 'links menu' });
    const named = (by: Via | null): readonly unknown[] =>
      candidateLinks(listPage(['Shoes'], { details }), { ...index, via: by }).map((one) => one.via);
    expect(named(via('All tags'))).toMatchObject([{ attribute: 'All tags', value: 'Shoes', isIndex: true }]);
    expect(named(via('More'))).toMatchObject([{ attribute: 'All tags - 59 of them' }]);
    expect(named(null)).toMatchObject([{ attribute: 'All tags - 59 of them' }]);
  });

  it('values of an index that is a group without a label, but not those of the menu that the start page has as well', () => {
    const bar = { ...facet('x', ['Shoes', 'Bags', 'Hats'], { guess: 'navigation' }), label: null };
    const view = pageView({ groups: [bar], details: { ...pageView().details, name: 'About' } });
    const called = (start: boolean): readonly unknown[] =>
      candidateLinks(view, { ...nowhere, isIndex: true, leadsFromStart: () => start }).map(({ via }) => [
        via?.attribute,
        via?.isIndex,
      ]);
    expect(called(false)[0]).toEqual(['About', true]);
    expect(called(true)[0]).toEqual(['x', false]);
  });

  it('no value of an index of counted values by a number alone', () => {
    const view = listPage(['(13)', 'Cork', 'Savoy']);
    const found = candidateLinks(view, { ...nowhere, withCards: true, isIndex: true, isHub: true });
    expect(found.map(({ via }) => via?.value)).toEqual(['Cork', 'Savoy']);
  });

  it.each([
    ['material/', true],
    ['about/', false],
  ])('two values of an index where they lie below it: %s', (page, isBelow) => {
    const choices = ['oak', 'elm'].map((value) => ({
      ...choice(value, ''),
      path: { kind: 'url', url: `${SITE}/material/${value}/` } as const,
    }));
    const view = pageView({ url: `${SITE}/${page}`, groups: [facet('Material', [], { choices })] });
    const found = candidateLinks(view, { ...nowhere, isIndex: true });
    expect(found.map(({ via }) => via?.isIndex)).toEqual([isBelow, isBelow]);
  });

  it('forms before the choices that are made in them', () => {
    const fields = '<select name=beds><option value="">Any<option>1</select><input name=q>';
    const html = `<form action="/find">${fields}<button>Go</button></form><form action="/x"><input type=date name=d></form>`;
    const view = readPage(snapshotFromHtml(html, { url: SITE, status: 200 }));
    const found = candidateLinks(view, nowhere);
    const [form] = found.filter(({ rank }) => rank === FINDER_RANK);
    expect(form?.path).toEqual({ kind: 'url', url: `${SITE}/find?beds=&q=` });
    expect(found.filter(({ madeIn }) => madeIn === form?.entry?.form).map(({ rank }) => rank)).toEqual([0, 0]);
    expect(found.filter(({ rank }) => rank === FORM_RANK)).toHaveLength(1);
  });

  it('several forms with the same fields as first ones, as behind tabs', () => {
    const fields =
      '<select name=beds><option value="">Any<option>1</select><select name=baths><option value="">Any<option>1</select>';
    const html = ['buy', 'rent'].map((way) => `<form action="/${way}">${fields}<button>Go</button></form>`).join('');
    const found = candidateLinks(readPage(snapshotFromHtml(html, { url: SITE, status: 200 })), nowhere);
    const forms = found.filter(({ rank }) => rank === FINDER_RANK).map(({ path }) => path);
    expect(forms).toEqual(['buy', 'rent'].map((way) => ({ kind: 'url', url: `${SITE}/${way}?beds=&baths=` })));
  });

  it('no value of a group by the choice that takes back all others', () => {
    const choices = [choice('Any', 'b='), choice('1', 'a=1&b='), choice('2', 'a=2&b=')];
    const found = candidateLinks(pageView({ groups: [facet('Beds', [], { choices })] }), nowhere);
    expect(found.map(({ via }) => via?.value)).toEqual([undefined, '1', '2']);
  });

  it('not choices without an address, and no sort bars', () => {
    const groups = [
      facet('Sort', ['price'], { guess: 'order' }),
      facet('Size', [], { choices: [{ ...menu.choices[0]!, path: null }] }),
    ];
    expect(candidateLinks(pageView({ groups }), nowhere)).toEqual([]);
  });
});

describe('what was worked on a page', () => {
  const pressed = {
    kind: 'actions',
    from: { kind: 'url', url: SITE },
    steps: [{ do: 'click', role: 'button', name: 'Orders', group: 'Account', ordinal: 0, value: null }],
  } as const;
  const bar = { ...menu, choices: [{ ...choice('Orders', null), path: pressed }] };
  const page = listPage(['1', '2'], { groups: [bar], links: [link(`${SITE}/about`)] });
  const [candidate] = candidateLinks(page, nowhere);

  it.each([
    ['nothing', page, true],
    ['other cards', { ...page, list: listPage(['1']).list }, false],
    ['its address', { ...page, url: `${SITE}/orders` }, false],
    ['a link', { ...page, links: [...page.links, link(`${SITE}/orders`)] }, false],
    ['a choice', { ...page, groups: [bar, facet('Year', ['2020', '2021'])] }, false],
  ])('changed %s', (_what, view, expected) => {
    expect(leftAsItWas(candidate!, view)).toBe(expected);
  });

  it('may have been chosen by an address, which tells nothing', () => {
    const [linked] = candidateLinks(pageView({ groups: [menu] }), nowhere);
    expect(leftAsItWas(linked!, pageView({ groups: [menu] }))).toBe(false);
  });
});
