import { expect, test } from 'vitest';

import { lanesOf, workLanes, type LaneLimits } from '../../src/crawl/site-lanes.js';

const LIMITS: LaneLimits = {
  atOnce: 2,
  pages: null,
  signal: new AbortController().signal,
  onFailure: () => undefined,
};
const lanes = lanesOf(['a', 'b', 'c', 'd'].map((name) => `http://${name}.test/`));
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('start addresses of one host share a lane', () => {
  const urls = ['http://a.test/x', 'http://b.test/', 'http://a.test/y', 'http://a.test:81/'];
  expect(lanesOf(urls)).toEqual([
    { host: 'a.test', startUrls: ['http://a.test/x', 'http://a.test/y'] },
    { host: 'b.test', startUrls: ['http://b.test/'] },
    { host: 'a.test:81', startUrls: ['http://a.test:81/'] },
  ]);
});

test('so many lanes are worked at once, each to its end', async () => {
  const [now, most, done] = [new Set<string>(), { lanes: 0 }, [] as string[]];
  await workLanes(lanes, LIMITS, async ({ host }) => {
    now.add(host);
    most.lanes = Math.max(most.lanes, now.size);
    await turn();
    now.delete(host);
    done.push(host);
  });
  expect([most.lanes, done.length]).toEqual([2, 4]);
});

test('with a limit of pages later lanes get as many as the first ones', async () => {
  const asked = new Map<string, number>();
  let left = 40;
  await workLanes(lanes, { ...LIMITS, atOnce: 1, pages: 40 }, async ({ host }, share) => {
    for (;;) {
      await share.enter();
      if (left === 0) return share.leave(0);
      left -= 1;
      asked.set(host, (asked.get(host) ?? 0) + 1);
      await turn();
      share.leave(1);
    }
  });
  expect([...asked.values()]).toEqual([10, 10, 10, 10]);
});

test('a lane that fails ends the others, and is told', async () => {
  const stop = new AbortController();
  const limits = { ...LIMITS, pages: 1, signal: stop.signal, onFailure: () => stop.abort() };
  const work = workLanes(lanes, limits, async ({ host }, share) => {
    if (host === 'b.test') throw new Error('disk full');
    while (!stop.signal.aborted) {
      await share.enter();
      await turn();
      share.leave(1);
    }
  });
  await expect(work).rejects.toThrow('disk full');
});
