/**
 * A timer on which waiting takes no time: the clock jumps to the earliest moment that anyone waits for.
 */

import type { Timer } from '../../src/browse/timer.js';

export interface VirtualTimer extends Timer {
  /** How long each wait was, in milliseconds. */
  readonly waits: readonly number[];
}

export function createVirtualTimer(start = 1_000_000): VirtualTimer {
  const waits: number[] = [];
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let now = start;
  const jump = (): void => {
    sleepers.sort((a, b) => a.at - b.at);
    const next = sleepers.shift();
    if (next === undefined) return;
    now = Math.max(now, next.at);
    next.wake();
  };
  return {
    waits,
    now: () => now,
    wait: (millis, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        waits.push(Math.round(millis));
        sleepers.push({ at: now + millis, wake: resolve });
        setImmediate(jump);
      }),
  };
}
