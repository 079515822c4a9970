import { describe, expect, it } from 'vitest';
import type { Cluster, Clustering } from '../../../src/explore/published/cluster.js';
import { crawlAndCluster } from '../../../src/explore/published/online-clustering.js';
import { createOnlineCrawl, type OnlineCrawl } from '../../../src/explore/published/online-crawl.js';
import type { PageView } from '../../../src/model/page.js';
import type { Refusal, Site } from '../../../src/model/site.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedSiteOptions,
} from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { facet, link, listPage, pageView } from '../page-views.js';

const crawlOf = (site: Site, tolerance?: number): OnlineCrawl =>
  createOnlineCrawl(exploreContext(site).context, [], tolerance);

function clusterOf(clustering: Clustering): Cluster {
  if (clustering.kind !== 'cluster') throw new Error(`no cluster but ${clustering.kind}`);
  return clustering.cluster;
}

/** A list page with its entities and links in its text; `next` is told by the pager. */
function page(entities: readonly number[], links: readonly string[], next: string | null = null): PageView {
  const pagination = { next: next === null ? null : to(next), previous: null, pages: [], nodes: [] };
  return listPage(entities.map(String), { links: links.map((path) => link(path)), pagination });
}

async function cluster(
  pages: Readonly<Record<string, PageView | Refusal>>,
  start: string,
  tolerance?: number,
): Promise<Cluster> {
  return clusterOf(await crawlAndCluster(crawlOf(fixtureSite(pages), tolerance), to(start)));
}

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['shoe', 'bag', 'hat'] },
  { name: 'Colour', values: ['red', 'green', 'blue', 'grey'] },
];
const CATALOGUE = simulateCatalogue(ATTRIBUTES, 90, 1);
const simulated = (query: string, attributes = ATTRIBUTES, options: SimulatedSiteOptions = {}): Promise<Clustering> =>
  crawlAndCluster(crawlOf(createSimulatedSite(CATALOGUE, attributes, options)), {
    kind: 'url',
    url: `http://simulated.test/list?${query}`,
  });
const matching = (name: string, value: string): readonly number[] =>
  CATALOGUE.flatMap(({ values }, at) => (values.get(name)?.includes(value) ? [at] : []));

describe('the cluster of a list page', () => {
  it('has all pages of its query, and nothing of others', async () => {
    expect([...clusterOf(await simulated('Kind=shoe&page=1')).entities]).toEqual(matching('Kind', 'shoe'));
  });

  it('is found where the way to the next page looks like any link', async () => {
    const found = clusterOf(await simulated('Kind=shoe&page=1', ATTRIBUTES, { pager: false }));
    expect([...found.entities]).toEqual(matching('Kind', 'shoe'));
  });

  it('does not swallow the other values of an only facet, though their pages have the same links', async () => {
    const found = clusterOf(
      await simulated('Kind=shoe&page=1', ATTRIBUTES.slice(0, 1), { counts: false, orders: false }),
    );
    expect([...found.entities]).toEqual(matching('Kind', 'shoe'));
    expect(found.queryLinks.map(({ choice }) => choice.value)).toEqual(['bag', 'hat']);
  });

  it('holds what its links make alike, up to ε', async () => {
    const pages = {
      '/list/a': page([1], ['/list/b', '/list/x', '/list/y', '/list/z']),
      '/list/b': page([2], ['/list/b', '/list/x', '/list/y']),
      '/list/x': pageView(),
      '/list/y': page([8], []),
      '/list/z': page([9], []),
    };
    expect([...(await cluster(pages, '/list/a', 0.35)).entities]).toEqual([1, 2]);
    expect([...(await cluster(pages, '/list/a', 0.3)).entities]).toEqual([1]);
  });

  it('follows the pager whatever else its pages link to', async () => {
    const pages = {
      '/list?page=1': page([1], ['/list/x'], '/list?page=2'),
      '/list?page=2': page([2], ['/list/y']),
      '/list/x': page([8], []),
      '/list/y': page([9], []),
    };
    expect([...(await cluster(pages, '/list?page=1')).entities]).toEqual([1, 2]);
  });

  it('does not follow what only pretends to be a next page', async () => {
    const pages = {
      '/shoes': page([1], ['/list/x'], '/bags'),
      '/bags': page([2], ['/list/y']),
      '/list/x': page([8], []),
      '/list/y': page([9], []),
    };
    expect([...(await cluster(pages, '/shoes')).entities]).toEqual([1]);
  });

  it('ends where pages bring nothing new', async () => {
    const endless = {
      '/1': page([1], [], '/2'),
      '/2': page([1], [], '/3'),
      '/3': page([1], [], '/4'),
      '/4': page([7], []),
    };
    expect([...(await cluster(endless, '/1')).entities]).toEqual([1]);
  });

  it('says so if a page of it was refused', async () => {
    const found = await cluster({ '/1': page([1], [], '/2'), '/2': { kind: 'stopped', reason: 'max-pages' } }, '/1');
    expect(found).toMatchObject({ whole: false, complete: 'stopped' });
  });

  it('has the values that a group keeps on a page of its own', async () => {
    const colour = facet('colour', ['red'], { more: to('/colours') });
    const found = await cluster(
      {
        '/1': listPage(['1'], { groups: [colour] }),
        '/colours': pageView({ groups: [facet('colour', ['red', 'blue'])] }),
      },
      '/1',
    );
    expect(found.queryLinks.map(({ choice }) => choice.value)).toEqual(['red', 'blue']);
  });
});

describe('a page has one cluster', () => {
  it('which costs nothing to ask for again, from whichever of its pages', async () => {
    const site = createSimulatedSite(CATALOGUE, ATTRIBUTES);
    const crawl = crawlOf(site);
    const at = (pageNumber: number): Promise<Clustering> =>
      crawlAndCluster(crawl, { kind: 'url', url: `http://simulated.test/list?Kind=shoe&page=${pageNumber}` });
    const first = clusterOf(await at(1));
    const asked = site.asked();
    expect(clusterOf(await at(1))).toBe(first);
    expect(clusterOf(await at(2))).toBe(first);
    expect(site.asked()).toBe(asked);
  });

  it('also where two addresses lead to it', async () => {
    const site = fixtureSite({ '/a': page([1], []) });
    const moved: Site = {
      open: (path, options) => site.open(path.kind === 'url' && path.url.endsWith('/old') ? to('/a') : path, options),
    };
    const crawl = crawlOf(moved);
    expect(clusterOf(await crawlAndCluster(crawl, to('/old')))).toBe(clusterOf(await crawlAndCluster(crawl, to('/a'))));
  });
});

describe('no cluster', () => {
  it('comes of a page without list', async () => {
    expect(await crawlAndCluster(crawlOf(fixtureSite({ '/about': pageView() })), to('/about'))).toEqual({
      kind: 'no-list',
    });
  });

  it('comes of a page that cannot be had', async () => {
    expect(await crawlAndCluster(crawlOf(fixtureSite({})), to('/gone'))).toMatchObject({
      kind: 'refusal',
      refusal: { reason: 'not-found' },
    });
  });
});
