/**
 * A site that, once it is to stop, begins nothing more but finishes what is in flight (design §3, first Ctrl-C).
 */

import { aroundSite } from '../model/around-site.js';
import type { Refusal, Site } from '../model/site.js';

const STOPPED: Refusal = { kind: 'stopped', reason: 'signal' };

/** A site that can be waited for. */
export interface GracefulSite extends Site {
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>;
}

/** The same site, which answers `stopped` from the stop on, and remembers what it has not answered yet. */
export function graceful(site: Site, stop: AbortSignal): GracefulSite {
  const inFlight = new Set<Promise<unknown>>();
  const asked = aroundSite(site, async (question) => {
    if (stop.aborted) return STOPPED;
    const answer = question();
    inFlight.add(answer);
    return answer.finally(() => inFlight.delete(answer));
  });
  return {
    ...asked,
    settled: async () => {
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}
