import { describe, expect, it } from 'vitest';
import { createBlockWatch } from '../../../src/browse/exchange/block-watch.js';

describe('the watch over refusals', () => {
  it('calls a host that never answered blocked', () => {
    expect(createBlockWatch().note('host', 'u', 403)).toEqual({ kind: 'blocked' });
  });

  it('wants a page again after five refusals in a row', () => {
    const watch = createBlockWatch();
    watch.note('host', 'good', 200);
    const verdicts = Array.from({ length: 6 }, () => watch.note('host', 'bad', 401));
    expect(verdicts.map(({ kind }) => kind)).toEqual(['fine', 'fine', 'fine', 'fine', 'suspect', 'fine']);
    expect(verdicts[4]).toEqual({ kind: 'suspect', probe: 'good' });
  });

  it('starts over with every other answer, and knows hosts apart', () => {
    const watch = createBlockWatch();
    const statuses = [200, 403, 403, 403, 403, 404, 403];
    expect(statuses.map((status) => watch.note('host', 'u', status).kind)).not.toContain('suspect');
    expect(watch.note('other', 'u', 401).kind).toBe('blocked');
  });
});
