import { expect, it } from 'vitest';
import { createUnfoldingTime } from '../../../src/browse/stage/unfolding-time.js';

/** Whether there is time after each of some openers, which took so many milliseconds. */
function timesLeft(timeoutMillis: number, openers: readonly number[]): readonly boolean[] {
  const clock = { millis: 1_000 };
  const hasTime = createUnfoldingTime({ live: { waitedMillis: () => 0 }, now: () => clock.millis, timeoutMillis });
  return openers.map((millis) => {
    clock.millis += millis;
    return hasTime();
  });
}

it('ends when as much time has passed as one load may take, without what was waited for turns', () => {
  const clock = { millis: 1_000, waited: 500 };
  const live = { waitedMillis: () => clock.waited };
  const hasTime = createUnfoldingTime({ live, now: () => clock.millis, timeoutMillis: 100 });
  clock.millis += 150;
  clock.waited += 60;
  expect(hasTime()).toBe(true);
  clock.millis += 10;
  expect(hasTime()).toBe(false);
});

it('goes on where each opener takes long, up to the time of three loads', () => {
  expect(timesLeft(4_000, [2_500, 2_500, 2_500, 2_500])).toEqual([true, true, true, false]);
  expect(timesLeft(4_000, [2_500, 11_000])).toEqual([true, false]);
});
