/**
 * How long the folded parts of a page are opened, one after the other.
 */

import type { StageOptions } from './stage-contract.js';

/** What time is told by. */
interface UnfoldingTimeOptions extends Pick<StageOptions, 'now' | 'timeoutMillis'> {
  readonly live: Pick<StageOptions['live'], 'waitedMillis'>;
}

/** Whether there still is time to open more of a page: as long as one load may take, its waits for turns not included. */
export function createUnfoldingTime({ live, now, timeoutMillis }: UnfoldingTimeOptions): () => boolean {
  const used = (): number => now() - live.waitedMillis();
  const begun = used();
  return () => used() - begun < timeoutMillis;
}
