import { expect, it } from 'vitest';

import { inspectInPicture } from '../../src/cli/wire-picture.js';
import { resolveCrawlOptions } from '../../src/model/options.js';
import { openSmallShop } from './small-shop.js';

it('draws a page and tells what was seen on it', async () => {
  const shop = await openSmallShop({ facets: 'checkbox-fetch', folded: 'on' });
  const { view, picture } = await inspectInPicture(`${shop.url}/all`, resolveCrawlOptions({}));
  expect(view).toMatchObject({ type: 'list', source: 'browser' });
  expect(Buffer.from(picture.subarray(1, 4)).toString()).toBe('PNG');
});

it('says why there is no page', async () => {
  const shop = await openSmallShop({ robots: 'closed' });
  await expect(inspectInPicture(shop.url, resolveCrawlOptions({}))).rejects.toThrow('not asked (robots)');
});
