import { expect, test } from 'vitest';

import { createLedger } from '../../src/crawl/ledger.js';
import { siteLedgers } from '../../src/crawl/site-ledger.js';
import type { CrawlEvent } from '../../src/model/event.js';
import { openMemoryStore } from '../../src/store/open-store.js';
import { storedPage } from './stored-page.js';

const forecast = (pages: number, factsPerThousand: readonly number[]): CrawlEvent => ({
  ...{ kind: 'forecast', pages, facts: pages * 10, factsPerThousand },
});

test('of several sites each event names its own, and notes do', async () => {
  const events: CrawlEvent[] = [];
  const run = createLedger(await openMemoryStore(), (event) => events.push(event));
  const of = siteLedgers(run, ['a.test', 'b.test']);
  of('a.test').emit({ kind: 'phase', phase: 'asking', detail: 'Brand' });
  of('b.test').note('no lists');
  expect(events).toEqual([
    { kind: 'phase', phase: 'asking', detail: 'Brand', site: 'a.test' },
    { kind: 'note', text: 'b.test: no lists' },
  ]);
});

test('what is still to come is that of all sites, less what came since', async () => {
  const events: CrawlEvent[] = [];
  const store = await openMemoryStore();
  const of = siteLedgers(
    createLedger(store, (event) => events.push(event)),
    ['a.test', 'b.test'],
  );
  const [one, other] = [of('a.test'), of('b.test')];
  one.emit(forecast(100, [800, 100]));
  for (let page = 0; page < 50; page += 1) await one.page(storedPage());
  other.emit(forecast(20, [400]));
  expect(events.filter(({ kind }) => kind === 'forecast').at(-1)).toEqual({
    ...{ kind: 'forecast', pages: 70, facts: 700, factsPerThousand: [600, 100] },
  });
});

test('a site that is alone has the ledger of the run', async () => {
  const run = createLedger(await openMemoryStore(), () => undefined);
  expect(siteLedgers(run, ['a.test'])('a.test')).toBe(run);
});
