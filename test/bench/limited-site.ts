/**
 * A simulated site that answers no more than so many pages, those again that it showed before, and that knows when it showed which.
 */

import type { AccessPath } from '../../src/model/access-path.js';
import type { Observation, OpenOptions, Opening } from '../../src/model/site.js';
import { createSession, type SimulatedSite } from '../../src/simulate/index.js';

/** The site, with what it was asked. */
export interface LimitedSite extends SimulatedSite {
  /** Whether it was asked for more than it answers. */
  isStopped(): boolean;
  /** Pages that were looked through, those again that were remembered (Huang 2011 §5, "page scans"). */
  scans(): number;
  /** How many pages had been asked when a page was last looked through; those of now if it never was. */
  seenAt(page: string): number;
}

/** The site until it was asked for so many pages. */
export function limitSite(site: SimulatedSite, mostPages: number): LimitedSite {
  let isStopped = false;
  let scans = 0;
  const seen = new Map<string, number>();
  const note = (observation: Observation): void => {
    scans += 1;
    seen.set(observation.page, site.asked());
  };
  const open = async (path: AccessPath, options: OpenOptions = {}): Promise<Opening> => {
    const isOver = site.asked() >= mostPages;
    // What was shown before costs nothing, as in a crawl.
    const opening = await site.open(path, isOver ? { ...options, remembered: true } : options);
    if (opening.kind === 'session') {
      const first = opening.session.observe();
      note(first);
      return { kind: 'session', session: createSession(open, first) };
    }
    if (!isOver || options.remembered === true) return opening;
    isStopped = true;
    return { kind: 'stopped', reason: 'max-pages' };
  };
  return {
    ...site,
    isStopped: () => isStopped,
    scans: () => scans,
    seenAt: (page) => seen.get(page) ?? site.asked(),
    open,
  };
}
