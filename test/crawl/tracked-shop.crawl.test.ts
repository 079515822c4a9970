import { expect, it } from 'vitest';
import { crawlDemo } from './crawl-demo.js';

/** What a crawl costs on a shop that sorts in two places and marks where each click came from, and on the same without marks. */
it('fetches no result twice under another click source, and learns the same', async () => {
  const shop = { size: 60, attributes: 'few', sort: 'both' } as const;
  const plain = await crawlDemo(shop, { render: 'http' });
  const tracked = await crawlDemo({ ...shop, tracking: 'position' }, { render: 'http' });
  expect(tracked.score).toMatchObject({ precision: 1, recall: plain.score.recall });
  // Until it is known that marks are none, some pages are fetched under several; without that, each is under two or three.
  const most = 1.4;
  expect(tracked.result.run.counters.pagesFetched).toBeLessThan(most * plain.result.run.counters.pagesFetched);
});
