import { describe, expect, it } from 'vitest';
import { createDeadline } from '../../../src/browse/exchange/deadline.js';

describe('a deadline', () => {
  it('ends when a signal does, for its reason', () => {
    const stop = new AbortController();
    const deadline = createDeadline([new AbortController().signal, stop.signal], null);
    stop.abort(new Error('enough'));
    expect(deadline.signal.reason).toEqual(new Error('enough'));
    expect(deadline.hasPassed()).toBe(false);
  });

  it('has ended if a signal had', () => {
    expect(createDeadline([AbortSignal.abort()], 1_000).signal.aborted).toBe(true);
  });

  it('ends when its time is over', async () => {
    const deadline = createDeadline([], 5);
    await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
    expect(deadline.hasPassed()).toBe(true);
  });

  it('gives back what does not count', async () => {
    const began = performance.now();
    const waited = (): number => Math.min(50, performance.now() - began);
    const deadline = createDeadline([], 20, waited);
    await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
    expect(performance.now() - began).toBeGreaterThan(65);
    expect(deadline.hasPassed()).toBe(true);
  });

  it('ends no more once it is released', () => {
    const stop = new AbortController();
    const deadline = createDeadline([stop.signal], 5);
    deadline.release();
    stop.abort();
    expect(deadline.signal.aborted).toBe(false);
  });
});
