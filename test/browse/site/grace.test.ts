import { describe, expect, it } from 'vitest';
import { withGrace } from '../../../src/browse/site/grace.js';

describe('the grace after a stop', () => {
  it('follows later', async () => {
    const stop = new AbortController();
    const graced = withGrace(stop.signal, 5);
    stop.abort(new Error('stop'));
    expect(graced.aborted).toBe(false);
    await new Promise((resolve) => graced.addEventListener('abort', resolve));
    expect(graced.reason).toEqual(new Error('stop'));
  });

  it('is none for what begins after the stop', () => {
    expect(withGrace(AbortSignal.abort(), 60_000).aborted).toBe(true);
  });
});
