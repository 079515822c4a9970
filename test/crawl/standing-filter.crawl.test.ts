import { expect, it } from 'vitest';

import { crawlDemo } from './crawl-demo.js';

it('a filter that the site sets anew on each part that a facet links is lifted there, too', async () => {
  const shop = { standing: 'stock', language: 'de', theme: 'aria', size: 48, attributes: 'few' } as const;
  const { score } = await crawlDemo(shop, { render: 'http' });
  expect([score.precision, score.missing]).toEqual([1, []]);
});
