import { expect, test } from 'vitest';

import { createPageShares, type PageShare } from '../../src/crawl/page-shares.js';

/** Asks for pages one after the other until none is let through; answers how many were by now. */
function asker(share: PageShare, wanted: number): { taken: number; readonly done: Promise<void> } {
  const own = { taken: 0, done: Promise.resolve() };
  own.done = (async () => {
    while (own.taken < wanted) {
      await share.enter();
      own.taken += 1;
      share.leave(1);
    }
    share.end();
  })();
  return own;
}

const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('without a limit nobody waits', async () => {
  const shares = createPageShares({ pages: null, sites: 2, onStuck: () => undefined });
  const [one, other] = [asker(shares.begin(), 500), asker(shares.begin(), 3)];
  await Promise.all([one.done, other.done]);
  expect([one.taken, other.taken, shares.stuck()]).toEqual([500, 3, 0]);
});

test('sites share alike, and what one leaves is the others’', async () => {
  const shares = createPageShares({ pages: 30, sites: 3, onStuck: () => undefined });
  const small = shares.begin();
  const [one, other] = [asker(shares.begin(), 100), asker(shares.begin(), 100)];
  await turns();
  expect([one.taken, other.taken]).toEqual([10, 10]);
  await small.enter();
  small.leave(4);
  small.end();
  await turns();
  // 26 are left for two; then there is nobody to wait for, and the run's own limit ends it.
  expect(Math.min(one.taken, other.taken)).toBeGreaterThanOrEqual(13);
});

test('a site that waits for others makes room for one that has not begun', async () => {
  let told = 0;
  const shares = createPageShares({ pages: 10, sites: 2, onStuck: () => (told += 1) });
  const one = asker(shares.begin(), 100);
  await turns();
  expect([one.taken, shares.stuck(), told > 0]).toEqual([5, 1, true]);
  const late = shares.begin();
  late.end();
  await turns();
  expect(one.taken).toBeGreaterThanOrEqual(10);
});

test('what costs no page takes nothing of a share; a run that ends keeps nobody waiting', async () => {
  const shares = createPageShares({ pages: 2, sites: 2, onStuck: () => undefined });
  const share = shares.begin();
  for (let asked = 0; asked < 5; asked += 1) {
    await share.enter();
    share.leave(0);
  }
  const other = asker(shares.begin(), 9);
  await turns();
  expect(other.taken).toBe(1);
  shares.open();
  await other.done;
  expect(other.taken).toBe(9);
});
