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
