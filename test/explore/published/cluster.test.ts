import { describe, expect, it } from 'vitest';
import { toCluster, type GatheredPages } from '../../../src/explore/published/cluster.js';
import { createOnlineCrawl } from '../../../src/explore/published/online-crawl.js';
import { createSimulatedSite } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';
import { listedPage, listPage, SITE } from '../page-views.js';

const { context } = exploreContext(createSimulatedSite([], []));

function gathered(declaredCount: number | null, given: Partial<GatheredPages> = {}): GatheredPages {
  const view = listPage([], { declaredCount, title: 'Shoes' });
  const first = { page: 'p', view, cost: { pages: 1, bytes: 0, transport: 'memory' }, at: '' } as const;
  return {
    key: 'k',
    path: { kind: 'url', url: SITE },
    first,
    pages: [listedPage([3, 1, 2])],
    queryLinks: [],
    refusal: null,
    ...given,
  };
}

describe('the cluster of gathered pages', () => {
  it('knows its entities and whether they are all', () => {
    const cluster = toCluster(gathered(3), createOnlineCrawl(context, []));
    expect([...cluster.entities]).toEqual([1, 2, 3]);
    expect(cluster).toMatchObject({ title: 'Shoes', declared: 3, whole: true, complete: 'yes' });
  });

  it('leaves out cards that do not belong, and learns from its size which', () => {
    const crawl = createOnlineCrawl(context, []);
    const cluster = toCluster(gathered(2, { pages: [listedPage(['9:Ad', 1, 2])] }), crawl);
    expect([...cluster.entities]).toEqual([1, 2]);
    expect([...crawl.foreign.marks()]).toEqual(['Ad']);
  });

  it('is not whole if a page was refused, and teaches nothing about cards then', () => {
    const crawl = createOnlineCrawl(context, []);
    const refusal = { kind: 'stopped', reason: 'signal' } as const;
    const cluster = toCluster(gathered(2, { refusal, pages: [listedPage(['9:Ad', 1, 2])] }), crawl);
    expect(cluster).toMatchObject({ whole: false, complete: 'stopped' });
    expect(crawl.foreign.marks().size).toBe(0);
  });
});
