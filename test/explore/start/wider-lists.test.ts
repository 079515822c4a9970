import { expect, it } from 'vitest';
import type { FoundList } from '../../../src/explore/start/found-list.js';
import { findWiderLists } from '../../../src/explore/start/wider-lists.js';
import { exploreContext, observationOf } from '../explore-simulated.js';
import { fixtureSite, to } from '../fixture-site.js';
import { listPage } from '../page-views.js';

const PARTS = ['/cars?kind=used&make=Audi', '/cars?kind=used&make=BMW', '/cars?kind=used&make=Ford'];

async function widerThan(parts: readonly string[], size: number): Promise<readonly unknown[]> {
  const site = fixtureSite({
    ...Object.fromEntries(parts.map((path) => [path, listPage([path], { declaredCount: 3 })])),
    '/cars?kind=used': listPage(parts, { declaredCount: size }),
  });
  const lists = await Promise.all(
    parts.map(async (path): Promise<FoundList> => {
      const observation = await observationOf(site, to(path));
      return { path: to(path), observation, via: null, depth: 1 };
    }),
  );
  const home = await observationOf(site, to(parts[0] ?? ''));
  const opened = { home, visited: new Set<string>(), tracking: new Set<string>() };
  const { context } = exploreContext(site);
  const found = await findWiderLists(context, lists, opened);
  // What was opened once is not opened again.
  expect(await findWiderLists(context, lists, opened)).toEqual({ lists: [], asking: [] });
  return found.lists.map(({ path }) => path);
}

it('finds what is larger than all lists that name it, once', async () => {
  expect(await widerThan(PARTS, 9)).toEqual([to('/cars?kind=used')]);
  expect(await widerThan(PARTS, 3)).toEqual([]);
  expect(await widerThan(PARTS.slice(1), 9)).toEqual([]);
});
