import { expect, it, onTestFinished } from 'vitest';

import { openLiveSite } from '../../src/cli/wire-site.js';
import { resolveCrawlOptions } from '../../src/model/options.js';
import { openSmallShop } from './small-shop.js';

it('opens pages of the live web, over HTTP as in a browser', async () => {
  const shop = await openSmallShop();
  for (const render of ['http', 'browser'] as const) {
    const pages = { get: async () => null, put: async () => undefined };
    const options = resolveCrawlOptions({ render });
    const request = { startUrl: shop.url, options, pages, profile: null, stop: new AbortController().signal };
    const live = await openLiveSite(request, {});
    onTestFinished(() => live.close());
    const opening = await live.site.open({ kind: 'url', url: `${shop.url}/all` });
    expect(opening.kind === 'session' && opening.session.observe()).toMatchObject({
      cost: { transport: render },
      view: { type: 'list' },
    });
  }
});
