import { expect, it } from 'vitest';
import { createSiteArguments } from '../../src/crawl/site-arguments.js';
import type { PageView } from '../../src/model/page.js';
import { choice, facet, link, listPage, SITE } from '../explore/page-views.js';

/** A list page on which every link, by its place on the page, tells where the click came from. */
function tracked(query: string, names: readonly string[]): PageView {
  const links = ['/about', '/news', '/shops', '/help'].flatMap((path, at) => [
    link(`${path}?from=${String(at)}`, { area: 'header', text: path }),
    link(`/item${path}?from=${String(at + 1)}`, { area: 'list', text: `item ${path}` }),
    link(`${path}?from=${String(at + 5)}`, { area: 'footer', text: path }),
  ]);
  return listPage(names, { url: `${SITE}/list${query}`, links, declaredCount: names.length });
}

it('takes an argument for tracking once two pages that differ in it list the same', () => {
  const site = createSiteArguments(null);
  site.learn(tracked('', ['a', 'b']));
  expect([...site.tracking()]).toEqual([]);
  site.learn(tracked('?from=7', ['a', 'b']));
  expect([...site.tracking()]).toEqual(['from']);
  const before = site.tracking();
  site.learn(tracked('?from=9', ['a', 'b']));
  expect(site.tracking()).toBe(before);
});

it('believes the pages where they list something else', () => {
  const site = createSiteArguments(null);
  site.learn(tracked('', ['a', 'b']));
  site.learn(tracked('?from=7', ['c', 'd', 'e']));
  site.learn(tracked('?from=8', ['a', 'b']));
  expect([...site.tracking()]).toEqual([]);
  expect(site.saved().arguments).toContainEqual({ name: 'from', kind: 'selects' });
});

it('goes on from what the profile keeps', () => {
  const site = createSiteArguments({ trackingArguments: ['sid'], arguments: [{ name: 'sort', kind: 'orders' }] });
  expect([...site.tracking()]).toEqual(['sid']);
  expect(site.saved()).toEqual({ trackingArguments: ['sid'], arguments: [{ name: 'sort', kind: 'orders' }] });
});

it('tells what only reorders, once pages of one result came in other orders', () => {
  const site = createSiteArguments(null);
  const sorts = ['name', 'price'].map((sort) => `${SITE}/list?sort=${sort}`);
  expect(site.reorders(sorts)).toBe(false);
  for (const [query, names] of [
    ['', ['a', 'b', 'c']],
    ['?sort=name', ['c', 'b', 'a']],
    ['?sort=price', ['b', 'a', 'c']],
  ] as const)
    site.learn(listPage(names, { url: `${SITE}/list${query}`, declaredCount: 3 }));
  expect(site.reorders(sorts)).toBe(true);
  expect(site.reorders([`${SITE}/list?brand=a`, `${SITE}/list?brand=b&sort=name`])).toBe(false);
  expect(site.reorders([])).toBe(false);
});

it('never takes a page size for tracking, wherever links keep it', () => {
  const site = createSiteArguments(null);
  const sizes = { ...facet('Show', []), guess: 'page-size' as const, choices: [choice('7 each', 'from=7')] };
  site.learn({ ...tracked('', ['a', 'b']), groups: [sizes] });
  site.learn(tracked('?from=7', ['a', 'b']));
  expect([...site.tracking()]).toEqual([]);
});
