/**
 * Several sites in one run (He 2013, figure 1): some at a time, each in a lane of its own that asks what is best for its
 * site next, all with the same share of the pages. Start addresses of one host are one site: they follow each other.
 */

import { createPageShares, type PageShare } from './page-shares.js';

/** The start addresses of one host. */
export interface SiteLane {
  readonly host: string;
  readonly startUrls: readonly string[];
}

/** Start addresses by host, in the order in which hosts are first named. */
export function lanesOf(startUrls: readonly string[]): readonly SiteLane[] {
  const lanes = new Map<string, string[]>();
  for (const url of startUrls) {
    const { host } = new URL(url);
    lanes.set(host, [...(lanes.get(host) ?? []), url]);
  }
  return [...lanes].map(([host, urls]) => ({ host, startUrls: urls }));
}

/** How lanes are worked. */
export interface LaneLimits {
  /** Lanes that are worked at the same time; one that waits for others does not count. */
  readonly atOnce: number;
  /** Pages for all of them; null for no bound. */
  readonly pages: number | null;
  /** Ends all waiting; whoever works a lane ends it then. */
  readonly signal: AbortSignal;
  /** Told of the first lane that failed, so that the others can be ended. */
  readonly onFailure: (error: unknown) => void;
}

/** Works all lanes. @throws what the first lane that failed threw, once all have ended */
export async function workLanes(
  lanes: readonly SiteLane[],
  { atOnce, pages, signal, onFailure }: LaneLimits,
  work: (lane: SiteLane, share: PageShare) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = [...lanes];
  let working = 0;
  await new Promise<void>((resolve) => {
    const shares = createPageShares({ pages, sites: lanes.length, onStuck: fill });
    signal.addEventListener('abort', shares.open, { once: true });
    function fill(): void {
      while (working - shares.stuck() < atOnce) {
        const lane = waiting.shift();
        if (lane === undefined) break;
        working += 1;
        void begin(lane, shares.begin());
      }
      if (working > 0 || waiting.length > 0) return;
      signal.removeEventListener('abort', shares.open);
      resolve();
    }
    async function begin(lane: SiteLane, share: PageShare): Promise<void> {
      try {
        await work(lane, share);
      } catch (error) {
        failures.push(error);
        if (failures.length === 1) onFailure(error);
      }
      working -= 1;
      share.end();
      fill();
    }
    fill();
  });
  if (failures.length > 0) throw failures[0];
}
