import { expect, it } from 'vitest';
import { factTable, replaySession } from '../../src/testing/index.js';
import '../../src/testing/vitest.js';

it('a recorded shop is crawled again without the shop', async () => {
  await using session = await replaySession(new URL('shop.warc.gz', import.meta.url));
  const crawled = await session.crawl();
  expect(crawled).toRecover({ 'Belberg lantern': { Color: 'Black', Season: 'Winter', Activity: ['Yoga'] } });
  await expect(factTable(crawled)).toMatchFileSnapshot('shop.txt');
});
