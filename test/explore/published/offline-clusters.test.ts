import { describe, expect, it } from 'vitest';
import { createDeclaredSizes } from '../../../src/explore/lists/declared-sizes.js';
import { createForeignMarks } from '../../../src/explore/lists/foreign-cards.js';
import { clusterPages, type Clusters } from '../../../src/explore/published/offline-clusters.js';
import { createOfflineCrawl, type OfflineCrawl } from '../../../src/explore/published/offline-crawl.js';
import { createSimulatedSite } from '../../../src/simulate/index.js';
import type { AccessPath } from '../../../src/model/access-path.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { to } from '../fixture-site.js';
import { facet, link, listedPage, listPage, SITE } from '../page-views.js';

/** What a page lists, and what else it shows. */
type Listed = readonly [readonly (number | string)[], Partial<PageView>];

/** A crawl of list pages, by path. */
function crawlOf(pages: Readonly<Record<string, Listed>>): OfflineCrawl {
  const crawl = createOfflineCrawl([]);
  for (const [path, page] of Object.entries(pages)) keep(crawl, path, page);
  return crawl;
}

function keep(crawl: OfflineCrawl, path: string, [items, given]: Listed): void {
  const view = { ...listPage([], given), url: `${SITE}${path}` };
  const observation = { page: path, view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
  crawl.keepList({ path: to(path), observation }, listedPage(items));
}

function clustersOf(crawl: OfflineCrawl): Clusters {
  const { context } = exploreContext(createSimulatedSite([], []));
  const knowledge = { context, foreign: createForeignMarks(), sizes: createDeclaredSizes() };
  return clusterPages(crawl, { tolerance: 0.2, knowledge });
}

const contents = (clusters: Clusters): readonly (readonly number[])[] =>
  clusters.all.map(({ entities }) => [...entities]);
const next = (
  path: string,
): { readonly next: AccessPath; readonly previous: null; readonly pages: []; readonly nodes: [] } => ({
  next: to(path),
  previous: null,
  pages: [],
  nodes: [],
});
const MENU = ['/a', '/b', '/c', '/d'].map((path) => link(path));

describe('pages are of one query', () => {
  it('if their addresses differ in position only', () => {
    const crawl = crawlOf({ '/list': [[1, 2], { pagination: next('/list?page=2') }], '/list?page=2': [[3], {}] });
    expect(contents(clustersOf(crawl))).toEqual([[1, 2, 3]]);
  });

  it('if their links are alike, those to entities left aside', () => {
    const crawl = crawlOf({ '/list': [[1], { links: MENU }], '/list-2': [[2], { links: [...MENU, link('/item/9')] }] });
    expect(contents(clustersOf(crawl))).toEqual([[1], [2]]);
    keep(crawl, '/others', [[9], listPage(['9'])]);
    expect(contents(clustersOf(crawl))).toEqual([[1, 2], [9]]);
  });

  it('not if links choose one and the other', () => {
    const groups = [facet('Colour', ['red', 'blue'])];
    const links = [link('/list?Colour=red'), link('/list?Colour=blue')];
    const crawl = crawlOf({
      '/list?Colour=red': [[1], { groups, links }],
      '/list?Colour=blue': [[2], { groups, links }],
    });
    expect(contents(clustersOf(crawl))).toEqual([[1], [2]]);
  });

  it('not if they declare different sizes', () => {
    const crawl = crawlOf({
      '/x': [[1], { links: MENU, declaredCount: 1 }],
      '/y': [[2], { links: MENU, declaredCount: 5 }],
    });
    expect(contents(clustersOf(crawl))).toEqual([[1], [2]]);
  });
});

describe('a cluster', () => {
  const ten = Array.from({ length: 10 }, (_, at) => at);

  it('holds its list in all orders, once a group is seen to order only', () => {
    const groups = [facet('Sort', ['new', 'old'])];
    const crawl = crawlOf({
      '/list': [ten, { groups }],
      '/list?Sort=new': [ten, { groups }],
      '/list?Sort=old': [[...ten].reverse(), { groups }],
    });
    const clusters = clustersOf(crawl);
    expect(contents(clusters)).toEqual([ten]);
    expect(clusters.all[0]?.pages).toHaveLength(3);
  });

  it('is whole if the pages were crawled that it goes on to', () => {
    const pages = { '/list': [[1], { pagination: next('/list?page=2') }] } as const;
    expect(clustersOf(crawlOf(pages)).all[0]).toMatchObject({ whole: false, complete: 'stopped' });
    expect(clustersOf(crawlOf({ ...pages, '/list?page=2': [[2], {}] })).all[0]).toMatchObject({ whole: true });
  });

  it('leaves out cards that do not belong, whichever list tells so', () => {
    const crawl = crawlOf({
      '/x?a=1': [['9:Ad', 1, 2], {}],
      '/x?a=2': [['9:Ad', 3, 4], { declaredCount: 2 }],
      '/x?a=3': [['9:Ad', 5, 6], { declaredCount: 2 }],
    });
    expect(contents(clustersOf(crawl))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it('is found by the ways that lead to it', () => {
    const crawl = crawlOf({
      '/list': [[1], { groups: [facet('Colour', ['red', 'blue'])] }],
      '/list?Colour=red': [[2], {}],
    });
    const [red, blue] = crawl.pages[0]?.choices ?? [];
    const clusters = clustersOf(crawl);
    expect([...(clusters.at(red?.way ?? -1)?.entities ?? [])]).toEqual([2]);
    expect(clusters.at(blue?.way ?? -1)).toBeNull();
  });
});
