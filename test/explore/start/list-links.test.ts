import { describe, expect, it } from 'vitest';
import { createListLinks, isListPage, possibleListLinks } from '../../../src/explore/start/list-links.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../../src/simulate/index.js';
import { facet, link, listPage, pageView } from '../page-views.js';

const ATTRIBUTES: readonly AttributeSpec[] = [{ name: 'Kind', values: ['shoe', 'bag'] }];
const newSite = (): ReturnType<typeof createSimulatedSite> =>
  createSimulatedSite(simulateCatalogue(ATTRIBUTES, 60, 1), ATTRIBUTES);
const url = (path: string): string => `http://simulated.test${path}`;

describe('links to list pages', () => {
  it('are confirmed by fetching until their pattern tells', async () => {
    const site = newSite();
    const links = createListLinks(site);
    const answers = [1, 2, 3].map((page) => links.leadsToList(url(`/list?page=${page}`)));
    expect(await Promise.all(answers)).toEqual([true, true, true]);
    const asked = site.asked();
    expect(await links.leadsToList(url('/list?page=99'))).toBe(true);
    expect(site.asked()).toBe(asked);
  });

  it('are told from links to entities', async () => {
    const links = createListLinks(newSite());
    expect(await links.leadsToList(url('/item/1'))).toBe(false);
    expect(await links.leadsToList(url('/list?Kind=bag'))).toBe(true);
  });

  it('are told by their path where their arguments are new', async () => {
    const site = newSite();
    const links = createListLinks(site);
    for (const query of ['Kind=shoe', 'Kind=bag']) links.note(url(`/list?${query}`), true);
    expect(await links.leadsToList(url('/list?Kind=shoe&sort=Newest'))).toBe(true);
    expect(site.asked()).toBe(0);
  });

  it('need no fetching where pages were fetched anyway', async () => {
    const site = newSite();
    const links = createListLinks(site);
    for (const item of [1, 2, 2, 1]) links.note(url(`/item/${item}`), false);
    expect(await links.leadsToList(url('/item/3'))).toBe(false);
    expect(site.asked()).toBe(0);
  });

  it('are fetched one by one where a pattern is of both kinds, each once', async () => {
    const site = newSite();
    const links = createListLinks(site);
    links.note(url('/list?page=8'), true);
    links.note(url('/list?page=9'), false);
    expect([await links.leadsToList(url('/list?page=1')), await links.leadsToList(url('/list?page=1'))]).toEqual([
      true,
      true,
    ]);
    expect(site.asked()).toBe(1);
  });

  it('do not lead to pages that cannot be had', async () => {
    expect(await createListLinks(newSite()).leadsToList(url('/nowhere'))).toBe(false);
  });
});

describe('a list page', () => {
  it('lists something and offers ways through it, or is taken for one', () => {
    expect(isListPage(listPage(['a', 'b']))).toBe(true);
    expect(isListPage(listPage(['a'], { type: 'other', groups: [facet('Colour', ['red'])] }))).toBe(true);
  });

  it('is no entity page with a few others beside it, and not empty', () => {
    expect(isListPage(listPage(['a', 'b'], { type: 'entity' }))).toBe(false);
    expect(isListPage(listPage([], { empty: { empty: true, reason: 'declared-zero' } }))).toBe(false);
    expect(isListPage(pageView())).toBe(false);
  });
});

describe('links that may lead to lists', () => {
  it('neither act, nor lead to a card or elsewhere', () => {
    const links = [
      link('/list?page=2'),
      link('/logout', { acts: true }),
      link('/item/1', { area: 'list' }),
      link('https://other.example/list'),
      link('mailto:shop@example.org'),
    ];
    expect(possibleListLinks(pageView({ links })).map((one) => one.url)).toEqual(['https://shop.example/list?page=2']);
  });
});
