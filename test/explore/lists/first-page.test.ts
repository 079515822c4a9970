import { expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import { isOpened, readFirstPage } from '../../../src/explore/lists/first-page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite } from '../fixture-site.js';
import { listPage, region, SITE } from '../page-views.js';

it('a list that was opened is known to be, however its address is written', async () => {
  const site = fixtureSite({ '/list?a=1&b=2': listPage(['kettle']) });
  const explorer = createExplorer(exploreContext(site).context, new Set(), { style: null });
  const path = { kind: 'url', url: `${SITE}/list?a=1&b=2` } as const;
  expect(isOpened(explorer, path)).toBe(false);
  const listing = await readFirstPage(explorer, region([]), path);
  expect(listing.kind).toBe('list');
  expect(isOpened(explorer, { kind: 'url', url: `${SITE}/list?b=2&a=1` })).toBe(true);
  expect(isOpened(explorer, null)).toBe(false);
});
