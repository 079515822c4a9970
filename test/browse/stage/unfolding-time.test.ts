import { expect, it } from 'vitest';
import { createUnfoldingTime } from '../../../src/browse/stage/unfolding-time.js';

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
