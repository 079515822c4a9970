import { expect, it } from 'vitest';
import { createSiteArguments } from '../../src/crawl/site-arguments.js';
import { link, listPage, SITE } from '../explore/page-views.js';

/** What tracks after pages were asked for as they are, and then with an argument that they take out of their address. */
function tracking(
  lists: readonly string[],
  shown: (name: string) => readonly string[],
  argument = 'from=tile',
): string {
  const site = createSiteArguments(null);
  for (const name of lists) {
    const url = `${SITE}/${name}`;
    site.learn(listPage([`${name}1`, `${name}2`, `${name}3`], { url, declaredCount: 3 }), url);
    site.learn(listPage(shown(name), { url, declaredCount: 3 }), `${url}?${argument}`);
  }
  return [...site.tracking()].join();
}

const same = (name: string): readonly string[] => [`${name}1`, `${name}2`, `${name}3`];

it('an argument that three lists take out of their address, and list the same, tells nothing', () => {
  expect(tracking(['lamps', 'rugs', 'beds'], same)).toBe('from');
  expect(tracking(['lamps', 'rugs'], same)).toBe('');
});

it('one that leads to another list once, as a site that keeps what was chosen, tells something', () => {
  const narrowed = (name: string): readonly string[] =>
    name === 'lamps' ? ['lamps7', 'lamps8', 'lamps9'] : same(name);
  expect(tracking(['lamps', 'rugs', 'beds', 'desks'], narrowed)).toBe('');
});

it('of two at once nobody knows which tells nothing', () => {
  expect(tracking(['lamps', 'rugs', 'beds'], same, 'from=tile&brand=acme')).toBe('');
});

it('the first of several pages, and the default of several orders, tell something', () => {
  expect(tracking(['lamps', 'rugs', 'beds'], same, 'page=1')).toBe('');
  const site = createSiteArguments(null);
  for (const name of ['lamps', 'rugs', 'beds']) {
    const url = `${SITE}/${name}`;
    const links = ['default', 'price'].map((sort) => link(`/${name}?sort=${sort}`, { area: 'content', text: sort }));
    site.learn(listPage(same(name), { url, links, declaredCount: 3 }), url);
    site.learn(listPage(same(name), { url, links, declaredCount: 3 }), `${url}?sort=default`);
  }
  expect([...site.tracking()]).toEqual([]);
});
