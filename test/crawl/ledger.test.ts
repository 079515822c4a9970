import { expect, it } from 'vitest';

import { createLedger } from '../../src/crawl/ledger.js';
import type { CrawlEvent } from '../../src/model/event.js';
import { openMemoryStore } from '../../src/store/open-store.js';

it('counts what is refused once per address, and tells it', async () => {
  const store = await openMemoryStore();
  const events: CrawlEvent[] = [];
  const ledger = createLedger(store, (event) => events.push(event));
  const refusal = { kind: 'refused', reason: 'robots', url: 'https://shop.example/x' } as const;
  ledger.refuse(refusal);
  ledger.refuse(refusal);
  ledger.refuse({ kind: 'stopped', reason: 'signal' });
  ledger.note('a list was capped');
  ledger.note('a list was capped');
  expect(ledger.counters()).toEqual({ 'skipped:robots': 1 });
  expect(ledger.notes()).toEqual(['a list was capped']);
  expect(events.map(({ kind }) => kind)).toEqual(['skipped', 'note']);
  await store.close();
});
