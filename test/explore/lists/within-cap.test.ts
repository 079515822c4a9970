import { expect, it } from 'vitest';

import { createExplorer, type Explorer } from '../../../src/explore/explorer.js';
import { exceedsCap, readWithinCap } from '../../../src/explore/lists/within-cap.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const ROUND = 50;

/** The first of two pages of a list that declares so many. */
const begun = (declared: number): PageView =>
  listPage(['1', '2'], {
    pagination: { next: to('/list?page=2'), previous: null, pages: [], nodes: [] },
    declaredCount: declared,
    counts: [{ node: 1, template: '# things', value: declared, from: null, to: null, confidence: 1 }],
  });

function explorerOf(declared: number): Explorer {
  const { context } = exploreContext(fixtureSite({ '/list': begun(declared), '/list?page=2': listPage(['3']) }));
  const explorer = createExplorer(context, new Set(), { style: null });
  explorer.sizes.confirm(begun(declared), declared);
  return explorer;
}

it('a list that declares more than the site shows is read no further than its first page', async () => {
  const explorer = explorerOf(ROUND + 1);
  for (let list = 0; list < 2; list += 1) explorer.caps.learn(ROUND, true);
  const listing = await readWithinCap(explorer, to('/list'), {});
  if (listing.kind !== 'list') throw new Error(listing.kind);
  expect(listing.reading.pages).toHaveLength(1);
  expect(exceedsCap(explorer, listing.reading)).toBe(true);
});

it.each([
  ['declares as much as the site shows', 2],
  ['is on a site that was not seen to cut its lists', 0],
])('a list that %s is read to its end', async (_, cuts) => {
  const explorer = explorerOf(cuts === 0 ? ROUND + 1 : ROUND);
  for (let list = 0; list < cuts; list += 1) explorer.caps.learn(ROUND, true);
  const listing = await readWithinCap(explorer, to('/list'), {});
  if (listing.kind !== 'list') throw new Error(listing.kind);
  expect(listing.reading.pages).toHaveLength(2);
  expect(exceedsCap(explorer, listing.reading)).toBe(false);
});
