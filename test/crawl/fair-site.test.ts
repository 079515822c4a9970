import { expect, test } from 'vitest';

import { fairSite } from '../../src/crawl/fair-site.js';
import { createPageShares } from '../../src/crawl/page-shares.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../src/simulate/index.js';

const ATTRIBUTES: readonly AttributeSpec[] = [{ name: 'Kind', values: ['a', 'b'] }];
const LIST = { kind: 'url', url: 'http://simulated.test/list?page=1' } as const;

test('a site asks no more than its share, until the others are done', async () => {
  const site = createSimulatedSite(simulateCatalogue(ATTRIBUTES, 200, 1), ATTRIBUTES);
  const shares = createPageShares({ pages: 4, sites: 2, onStuck: () => undefined });
  const [share, other] = [shares.begin(), shares.begin()];
  const fair = fairSite(site, share);
  let pages = 0;
  const reading = (async () => {
    const opening = await fair.open(LIST);
    if (opening.kind !== 'session') return;
    for (pages = 1; pages < 4; pages += 1) await opening.session.next();
  })();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect([pages, shares.stuck()]).toEqual([2, 1]);
  other.end();
  await reading;
  expect(pages).toBe(4);
});

test('what is only remembered waits for nothing', async () => {
  const shares = createPageShares({ pages: 0, sites: 2, onStuck: () => undefined });
  const site = createSimulatedSite(simulateCatalogue(ATTRIBUTES, 30, 1), ATTRIBUTES);
  const opening = await fairSite(site, shares.begin()).open(LIST, { remembered: true });
  expect([opening.kind, shares.stuck()]).toEqual(['failed', 0]);
});
