import { describe, expect, it } from 'vitest';
import { createUnwaitingTimer, systemTimer } from '../../src/browse/timer.js';

describe('the machine’s timer', () => {
  it('waits', async () => {
    const before = systemTimer.now();
    await systemTimer.wait(5, new AbortController().signal);
    expect(systemTimer.now() - before).toBeGreaterThanOrEqual(4);
  });

  it('stops waiting', async () => {
    const stop = new AbortController();
    const waiting = systemTimer.wait(60_000, stop.signal);
    stop.abort(new Error('stop'));
    await expect(waiting).rejects.toThrow('stop');
    await expect(systemTimer.wait(60_000, stop.signal)).rejects.toThrow('stop');
  });
});

describe('a timer on which waiting takes no time', () => {
  it('puts its clock forward', async () => {
    const timer = createUnwaitingTimer();
    const before = timer.now();
    await timer.wait(60_000, new AbortController().signal);
    expect(timer.now() - before).toBeGreaterThanOrEqual(60_000);
  });

  it('stops waiting', async () => {
    const stop = new AbortController();
    stop.abort(new Error('stop'));
    await expect(createUnwaitingTimer().wait(1, stop.signal)).rejects.toThrow('stop');
  });
});
