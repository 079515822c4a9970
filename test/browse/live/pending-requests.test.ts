import { describe, expect, it } from 'vitest';
import { createPendingRequests } from '../../../src/browse/live/pending-requests.js';

const LONG = 60_000;

describe('requests that are pending', () => {
  it('are counted until they end, however often they begin', () => {
    const pending = createPendingRequests(() => 0);
    for (const id of ['a', 'b', 'a']) pending.begin(id);
    expect(pending.count()).toBe(2);
    pending.end('a');
    pending.end('never begun');
    expect(pending.count()).toBe(1);
    pending.clear();
    expect(pending.count()).toBe(0);
  });

  it('tell how often one began or ended', () => {
    const pending = createPendingRequests(() => 0);
    pending.begin('a');
    pending.end('a');
    pending.end('never begun');
    expect(pending.turns()).toBe(2);
  });

  it('are not waited for for ever', async () => {
    let now = 0;
    const pending = createPendingRequests(() => now);
    pending.begin('stream');
    now = LONG;
    expect(pending.count()).toBe(0);
    await pending.whenNone(LONG);
  });

  it('are waited for only as long as their answers go on, once these have begun: what no script reads never ends', async () => {
    let now = 0;
    const pending = createPendingRequests(() => now);
    for (const id of ['unread', 'slow', 'document']) pending.begin(id);
    for (const id of ['unread', 'slow']) pending.heard(id);
    now = 1_000;
    for (const id of ['slow', 'document', 'never begun']) pending.goesOn(id);
    now = 2_000;
    expect(pending.count()).toBe(2);
    now = 2_600;
    expect(pending.count()).toBe(1);
    pending.end('document');
    await pending.whenNone(LONG);
    pending.begin('endless');
    for (now = 3_000; now < 9_000; now += 500) pending.heard('endless');
    expect(pending.count()).toBe(0);
  });

  it('are waited for until the last has ended, or the time is over', async () => {
    const pending = createPendingRequests(() => 0);
    pending.begin('a');
    pending.begin('b');
    const told: string[] = [];
    const waiting = pending.whenNone(LONG).then(() => told.push('none'));
    pending.end('a');
    await Promise.resolve();
    expect(told).toEqual([]);
    pending.end('b');
    await waiting;
    pending.begin('c');
    await pending.whenNone(1);
    expect(pending.count()).toBe(1);
  });
});
