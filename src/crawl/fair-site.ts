/**
 * A site that asks for pages within its share of the run's.
 */

import { aroundSite } from '../model/around-site.js';
import type { Answer, Opening, Site } from '../model/site.js';
import type { PageShare } from './page-shares.js';

/** The same site, whose questions wait until its share allows them. What is only remembered waits for nothing. */
export function fairSite(site: Site, share: PageShare): Site {
  return aroundSite(site, async (question, options) => {
    if (options?.remembered === true) return question();
    await share.enter();
    let pages = 0;
    try {
      const given = await question();
      pages = pagesOf(given);
      return given;
    } finally {
      share.leave(pages);
    }
  });
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
