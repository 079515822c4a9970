/**
 * A site whose answers are counted, and which is asked no more once an answer ends the run.
 */

import type { Answer, Observation, Opening, Refusal, Site, SiteSession } from '../model/site.js';

/** What is told of the answers. */
export interface SiteWatch {
  /** A page was read through, remembered or not. */
  onScan(observation: Observation): void;
  onRefusal(refusal: Refusal): void;
}

/** The same site, watched. */
export function watchSite(site: Site, watch: SiteWatch): Site {
  const answered = (answer: Answer): Answer => {
    if (answer.kind === 'page') watch.onScan(answer.observation);
    else watch.onRefusal(answer);
    return answer;
  };
  const watchSession = (session: SiteSession): SiteSession => ({
    observe: () => session.observe(),
    perform: async (step) => answered(await session.perform(step)),
    async next() {
      const answer = await session.next();
      return answer === null ? null : answered(answer);
    },
    close: () => session.close(),
  });
  return {
    async open(path, options): Promise<Opening> {
      const opening = await site.open(path, options);
      if (opening.kind !== 'session') {
        const isExpected = options?.remembered === true || (options?.tentative === true && opening.kind === 'failed');
        if (!isExpected) watch.onRefusal(opening);
        return opening;
      }
      watch.onScan(opening.session.observe());
      return { kind: 'session', session: watchSession(opening.session) };
    },
  };
}
