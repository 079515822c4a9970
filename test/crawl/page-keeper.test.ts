import { expect, it } from 'vitest';

import { createPageKeeper } from '../../src/crawl/page-keeper.js';
import { pageTally } from '../../src/crawl/tally.js';
import { openMemoryStore } from '../../src/store/open-store.js';
import { storedPage } from './stored-page.js';

it('a page that was put is there again, and counted', async () => {
  const store = await openMemoryStore();
  const told: string[] = [];
  const keeper = createPageKeeper(store, pageTally, async ({ key }) => void told.push(key));
  const page = storedPage();
  await keeper.put(page);
  expect((await keeper.get(page.key))?.view.list?.cards).toHaveLength(4);
  expect(await keeper.get('GET elsewhere')).toBeNull();
  expect(await store.counters()).toMatchObject({ pagesFetched: 1, listPages: 1, bytes: 100 });
  expect(told).toEqual([page.key]);
  await store.close();
});
