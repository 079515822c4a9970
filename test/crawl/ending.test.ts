import { expect, it } from 'vitest';

import { createEnding } from '../../src/crawl/ending.js';

it('a run ends with the outcome that tells most', () => {
  const ending = createEnding();
  ending.end({ status: 'limited', exit: 'limit', reason: 'pages' });
  ending.end({ status: 'blocked', exit: 'blocked', reason: '403' });
  ending.end({ status: 'stopped', exit: 'signal', reason: 'asked' });
  expect(ending.outcome().exit).toBe('blocked');
  expect(ending.signal.aborted).toBe(true);
});

it('a run that nobody ends has finished', () => {
  expect(createEnding().outcome()).toEqual({ status: 'finished', exit: 'finished', reason: null });
});

it('a site that ends does not end the others, but counts for the run', () => {
  const run = createEnding();
  const [one, other] = [run.ofSite('a.test'), run.ofSite('b.test')];
  one.end({ status: 'blocked', exit: 'blocked', reason: '403' });
  expect([one.signal.aborted, other.signal.aborted, run.signal.aborted]).toEqual([true, false, false]);
  expect(run.outcome()).toEqual({ status: 'blocked', exit: 'blocked', reason: 'a.test: 403' });
});

it('a run that ends, ends its sites', () => {
  const run = createEnding();
  const site = run.ofSite('a.test');
  run.end({ status: 'stopped', exit: 'signal', reason: 'asked' });
  expect([site.signal.aborted, site.outcome().exit]).toEqual([true, 'finished']);
});
