/**
 * How long the folded parts of a page are opened, one after the other.
 */

import type { StageOptions } from './stage-contract.js';

/** What time is told by. */
interface UnfoldingTimeOptions extends Pick<StageOptions, 'now' | 'timeoutMillis'> {
  readonly live: Pick<StageOptions['live'], 'waitedMillis'>;
}

/** One opener counts for no more than this, in milliseconds: on a machine that has much to do the same ones are worked as on an idle one. */
const MOST_COUNTED = 1_000;

/** Opening takes no more than this many times as long as one load may take, however little of it counts. */
export const MOST_LOADS = 3;

/**
 * Whether there still is time to open more of a page, asked before each opener: as long as one load may take, its waits for
 * turns not included.
 */
export function createUnfoldingTime({ live, now, timeoutMillis }: UnfoldingTimeOptions): () => boolean {
  const used = (): number => now() - live.waitedMillis();
  const begun = used();
  let last = begun;
  let counted = 0;
  return () => {
    counted += Math.min(used() - last, MOST_COUNTED);
    last = used();
    return counted < timeoutMillis && last - begun < MOST_LOADS * timeoutMillis;
  };
}
