/**
 * A simulated site that answers no more than so many pages, and that knows when it showed which.
 */

import type { Answer, Observation, Opening, SiteSession } from '../../src/model/site.js';
import type { SimulatedSite } from '../../src/simulate/index.js';

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
  const isOver = (): boolean => (isStopped ||= site.asked() >= mostPages);
  const watched = (session: SiteSession): SiteSession => ({
    ...session,
    async next(): Promise<Answer | null> {
      if (session.observe().view.pagination.next !== null && isOver()) return { kind: 'stopped', reason: 'max-pages' };
      const answer = await session.next();
      if (answer?.kind === 'page') note(answer.observation);
      return answer;
    },
  });
  return {
    ...site,
    isStopped: () => isStopped,
    scans: () => scans,
    seenAt: (page) => seen.get(page) ?? site.asked(),
    async open(path, options): Promise<Opening> {
      if (isOver()) return { kind: 'stopped', reason: 'max-pages' };
      const opening = await site.open(path, options);
      if (opening.kind !== 'session') return opening;
      note(opening.session.observe());
      return { kind: 'session', session: watched(opening.session) };
    },
  };
}
