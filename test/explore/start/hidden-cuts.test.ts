import { expect, it } from 'vitest';

import { createExplorer } from '../../../src/explore/explorer.js';
import { readList } from '../../../src/explore/lists/list-reading.js';
import { withoutHiddenCut } from '../../../src/explore/start/hidden-cuts.js';
import type { RootReading } from '../../../src/explore/start/root-region.js';
import { takeIn } from '../../../src/explore/taking-in.js';
import type { PageView } from '../../../src/model/page.js';
import { exploreContext } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { facet, listPage } from '../page-views.js';
import { numbers } from './found-lists.js';

const PAGE = 25;

/** A list of a hundred that says that this is all, and one value of its facet with entities from a number on. */
function siteOf(from: number): Record<string, PageView> {
  const count = { node: 1, template: 'over # found', value: 100, from: null, to: null, confidence: 0.5 };
  const page = (at: number): PageView => {
    const next = at === 3 ? null : to(`/list?page=${at + 2}`);
    return listPage(numbers(at * PAGE + 1, PAGE), {
      groups: [facet('Colour', ['red', 'blue'])],
      counts: [count],
      declaredCount: 100,
      pagination: { next, previous: null, pages: [], nodes: [] },
    });
  };
  return {
    '/list': page(0),
    ...Object.fromEntries([1, 2, 3].map((at) => [`/list?page=${at + 1}`, page(at)])),
    '/list?Colour=red': listPage(numbers(from, 12), { groups: [facet('Colour', ['red', 'blue'])] }),
  };
}

async function readRoot(from: number): Promise<{ readonly before: RootReading; readonly after: RootReading }> {
  const { context } = exploreContext(fixtureSite(siteOf(from)));
  const explorer = createExplorer(context, new Set(), { style: null });
  const listing = await readList(context, to('/list'));
  if (listing.kind !== 'list') throw new Error('no list');
  const { reading } = listing;
  const before = { label: 'everything', reading, taken: takeIn(explorer, reading) };
  return { before, after: await withoutHiddenCut(explorer, before) };
}

it('a list of a round number that says it is all was cut if a value shows some of it and others', async () => {
  const { before, after } = await readRoot(95);
  expect(before.taken).toMatchObject({ declared: 100, complete: 'yes', whole: true });
  expect(after.taken).toMatchObject({ declared: null, complete: 'capped', whole: false });
});

it.each([
  ['holds all that a value shows', 20],
  ['has nothing of what a value shows, which may be of another kind', 400],
])('it is whole if it %s', async (_, from) => {
  const { before, after } = await readRoot(from);
  expect(after).toBe(before);
});
