import { expect, it } from 'vitest';
import { createOnlineCrawl } from '../../../src/explore/published/online-crawl.js';
import { SIMILARITY_TOLERANCE } from '../../../src/explore/published/page-likeness.js';
import { createSimulatedSite } from '../../../src/simulate/index.js';
import { exploreContext } from '../explore-simulated.js';

it('an online crawl begins with the tracking arguments and ε, and with no page seen', () => {
  const { context } = exploreContext(createSimulatedSite([], []));
  const crawl = createOnlineCrawl(context, ['sid']);
  const key = (query: string): string =>
    crawl.roles.pageKey({ kind: 'url', url: `http://simulated.test/list?${query}` });
  expect(key('a=1&sid=1')).toBe(key('a=1&sid=2'));
  expect([crawl.tolerance, crawl.visited.size, crawl.clusters.size]).toEqual([SIMILARITY_TOLERANCE, 0, 0]);
});
