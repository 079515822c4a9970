/**
 * A site that, once it is to stop, begins nothing more but finishes what is in flight (DESIGN §3, first Ctrl-C).
 */

import type { Answer, Opening, Refusal, Site, SiteSession } from '../model/site.js';

const STOPPED: Refusal = { kind: 'stopped', reason: 'signal' };

/** A site that can be waited for. */
export interface GracefulSite extends Site {
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>;
}

/** The same site, which answers `stopped` from the stop on, and remembers what it has not answered yet. */
export function graceful(site: Site, stop: AbortSignal): GracefulSite {
  const inFlight = new Set<Promise<unknown>>();
  const ask = async <T>(question: () => Promise<T>): Promise<T | Refusal> => {
    if (stop.aborted) return STOPPED;
    const answer = question();
    inFlight.add(answer);
    return answer.finally(() => inFlight.delete(answer));
  };
  const session = (inner: SiteSession): SiteSession => ({
    observe: () => inner.observe(),
    perform: (step): Promise<Answer> => ask(() => inner.perform(step)),
    next: (): Promise<Answer | null> => ask(() => inner.next()),
    close: () => inner.close(),
  });
  return {
    open: async (path, options): Promise<Opening> => {
      const opening = await ask(() => site.open(path, options));
      return opening.kind === 'session' ? { kind: 'session', session: session(opening.session) } : opening;
    },
    settled: async () => {
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}
