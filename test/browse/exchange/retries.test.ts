import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.js';
import type { HopResult } from '../../../src/browse/exchange/hop.js';
import { backoffMillis, isTooFast, mayPass, retryAfterMillis } from '../../../src/browse/exchange/retries.js';

const answered = (status: number): HopResult => ({
  kind: 'response',
  status,
  headers: {},
  setCookies: [],
  body: new Uint8Array(),
  bytes: 0,
});
const failed = (reason: 'network' | 'timeout' | 'too-large'): HopResult => ({ kind: 'failed', reason, message: '' });

describe('retries', () => {
  it('are for what may pass', () => {
    expect([429, 500, 502, 503, 504].every((status) => mayPass(answered(status)))).toBe(true);
    expect([200, 301, 404, 403, 501, 505].some((status) => mayPass(answered(status)))).toBe(false);
    expect([mayPass(failed('network')), mayPass(failed('timeout')), mayPass(failed('too-large'))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayPass({ kind: 'refused', reason: 'private-address' })).toBe(false);
  });

  it('wait twice as long each time, at random by half, at most half a minute', () => {
    const random = createRandom(7);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const full = Math.min(30_000, 500 * 2 ** attempt);
      const wait = backoffMillis(attempt, random);
      expect(wait).toBeGreaterThanOrEqual(full / 2);
      expect(wait).toBeLessThanOrEqual(full);
    }
  });

  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Thu, 01 Jan 1970 00:00:30 GMT', 20_000],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('read Retry-After "%s" as %s', (header, millis) => {
    expect(retryAfterMillis(header, 10_000)).toBe(millis);
  });

  it('know when we are too fast', () => {
    expect([429, 503, 500].map(isTooFast)).toEqual([true, true, false]);
  });
});
