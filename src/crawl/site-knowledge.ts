/**
 * What a crawl learns of a site for its profile, and starts from where there is one.
 */

import type { EmptyResults } from '../explore/context.js';
import type { SiteProfile } from '../model/store.js';
import { createEmptyResults } from './empty-results.js';
import { createSiteArguments, type SiteArguments } from './site-arguments.js';

/** Knowledge of one site; grows while it is crawled. */
export interface SiteKnowledge {
  readonly arguments: SiteArguments;
  readonly emptyResults: EmptyResults;
  /** For the site's profile. */
  saved(): Pick<SiteProfile, 'trackingArguments' | 'arguments' | 'emptyAnswers'>;
}

/** What a profile keeps, or nothing. */
export function createSiteKnowledge(profile: SiteProfile | null): SiteKnowledge {
  const known = createSiteArguments(profile);
  const { saved, ...emptyResults } = createEmptyResults(profile?.emptyAnswers ?? []);
  return { arguments: known, emptyResults, saved: () => ({ ...known.saved(), emptyAnswers: saved() }) };
}
