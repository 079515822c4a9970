import { expect, it } from 'vitest';

import { watchSite } from '../../src/crawl/watched-site.js';
import type { Refusal } from '../../src/model/site.js';
import { createSimulatedSite, simulateCatalogue, type AttributeSpec } from '../../src/simulate/index.js';

const ATTRIBUTES: readonly AttributeSpec[] = [{ name: 'Kind', values: ['a', 'b'] }];

it('counts every page that is read through, and hears of refusals', async () => {
  let scans = 0;
  const refusals: Refusal[] = [];
  const site = watchSite(createSimulatedSite(simulateCatalogue(ATTRIBUTES, 30, 1), ATTRIBUTES), {
    onScan: () => (scans += 1),
    onRefusal: (refusal) => refusals.push(refusal),
  });
  const opening = await site.open({ kind: 'url', url: 'http://simulated.test/list?page=1' });
  if (opening.kind === 'session') await opening.session.next();
  await site.open({ kind: 'url', url: 'http://simulated.test/nowhere' });
  await site.open({ kind: 'url', url: 'http://simulated.test/nowhere' }, { remembered: true });
  await site.open({ kind: 'url', url: 'http://simulated.test/perhaps' }, { tentative: true });
  expect(scans).toBe(2);
  expect(refusals.map(({ kind }) => kind)).toEqual(['failed']);
});
