/**
 * A site that asks for pages within its share of the run's.
 */

import type { Answer, Opening, Site, SiteSession } from '../model/site.js';
import type { PageShare } from './page-shares.js';

/** The same site, whose questions wait until its share allows them. What is only remembered waits for nothing. */
export function fairSite(site: Site, share: PageShare): Site {
  const asked = async <Given extends Opening | Answer | null>(ask: () => Promise<Given>): Promise<Given> => {
    await share.enter();
    let pages = 0;
    try {
      const given = await ask();
      pages = pagesOf(given);
      return given;
    } finally {
      share.leave(pages);
    }
  };
  const session = (inner: SiteSession): SiteSession => ({
    observe: () => inner.observe(),
    perform: (step): Promise<Answer> => asked(() => inner.perform(step)),
    next: (): Promise<Answer | null> => asked(() => inner.next()),
    close: () => inner.close(),
  });
  return {
    async open(path, options): Promise<Opening> {
      const open = (): Promise<Opening> => site.open(path, options);
      const opening = options?.remembered === true ? await open() : await asked(open);
      return opening.kind === 'session' ? { kind: 'session', session: session(opening.session) } : opening;
    },
  };
}

function pagesOf(given: Opening | Answer | null): number {
  switch (given?.kind) {
    case 'session':
      return given.session.observe().cost.pages;
    case 'page':
      return given.observation.cost.pages;
    case 'failed':
    case 'blocked':
      return 1;
    default:
      return 0;
  }
}
