import { expect, it } from 'vitest';
import { scout } from '../../../src/explore/start/scouting.js';
import type { PageView } from '../../../src/model/page.js';
import { snapshotFromHtml } from '../../../src/pages/html-snapshot.js';
import { readPage } from '../../../src/pages/read-page.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { choice, facet, listPage, SITE } from '../page-views.js';

const ANSWER = '/search?query=';

const counted = (label: string): ReturnType<typeof facet> =>
  facet(label, [], { choices: [choice('a', `${label}=a`, { count: 3 }), choice('b', `${label}=b`, { count: 2 })] });

const answer = listPage(['Oak', 'Elm'], { declaredCount: 9, groups: [counted('Type'), counted('Year')] });

/** Ways to the lists of a site whose start page shows some off, has a menu of one index, and a search. */
async function found({ index, search }: { readonly index: PageView; readonly search: PageView }): Promise<unknown> {
  const html = '<form action="/search"><input type="search" name="query"><button>Search</button></form>';
  const { forms } = readPage(snapshotFromHtml(html, { url: SITE, status: 200 }));
  const places = ['/titles', '/home'].map((path) => ({ ...choice(path, null), path: to(path) }));
  const menu = facet('Browse', [], { guess: 'navigation', choices: places });
  const communities = facet('Communities', ['a', 'b']);
  const site = fixtureSite({
    '/': listPage(['Elm'], { declaredCount: 1, forms, groups: [menu, communities] }),
    '/home': listPage(['Elm'], { declaredCount: 1, forms, groups: [menu, communities] }),
    '/titles': index,
    [ANSWER]: search,
  });
  const { context } = exploreContext(site);
  const { lists } = await scout(context, to('/'), await observationOf(site, to('/')));
  return lists.map(({ path }) => (path.kind === 'url' ? path.url.slice(SITE.length) : path.kind));
}

const titles = listPage(['Elm', 'Oak'], { declaredCount: 9 });

it('finds the list with facets that only a search without words shows', async () => {
  expect(await found({ index: titles, search: answer })).toEqual(['/', '/titles', '/home', ANSWER]);
});

it.each<[string, { readonly index: PageView; readonly search: PageView }]>([
  ['a list has facets already', { index: { ...titles, groups: [facet('Type', ['a', 'b'])] }, search: answer }],
  ['its results have none', { index: titles, search: { ...answer, groups: [] } }],
  ['it shows fewer', { index: titles, search: { ...answer, declaredCount: 8 } }],
  [
    'it lists other things',
    { index: titles, search: { ...answer, list: { ...answer.list!, linkPattern: 'shop.example/post/*' } } },
  ],
])('does not take what the search shows where %s', async (_, given) => {
  expect(await found(given)).toEqual(['/', '/titles', '/home']);
});
