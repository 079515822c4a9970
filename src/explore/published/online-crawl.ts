/**
 * What one crawl by the online strategy knows of the site's pages.
 */

import { createArgumentRoles, type ArgumentRoles } from './argument-roles.js';
import type { Clustering } from './cluster.js';
import type { ExploreContext } from '../context.js';
import { createDeclaredSizes, type DeclaredSizes } from '../lists/declared-sizes.js';
import { createForeignMarks, type ForeignMarks } from '../lists/foreign-cards.js';
import { createHintedSite, type HintedSite } from '../hinted-site.js';
import { createListLinks, type ListLinks } from '../start/list-links.js';
import { SIMILARITY_TOLERANCE, type Sight } from './page-likeness.js';

/** What one crawl knows of its pages. */
export interface OnlineCrawl {
  /** The surroundings, with the site below. */
  readonly context: ExploreContext;
  readonly site: HintedSite;
  readonly tolerance: number;
  readonly roles: ArgumentRoles;
  readonly listLinks: ListLinks;
  readonly foreign: ForeignMarks;
  readonly sizes: DeclaredSizes;
  /** Key of the cluster of each page that has one. */
  readonly visited: Map<string, string>;
  /** What was seen of pages that did not belong where they were found, by page: null for no list page. */
  readonly rejected: Map<string, Sight | null>;
  /** Clusters by key, finished or under way. */
  readonly clusters: Map<string, Promise<Clustering>>;
}

/** A crawl that has seen nothing. */
export function createOnlineCrawl(
  context: ExploreContext,
  tracking: Iterable<string>,
  tolerance: number = SIMILARITY_TOLERANCE,
): OnlineCrawl {
  const site = createHintedSite(context.site);
  return {
    context: { ...context, site },
    site,
    tolerance,
    roles: createArgumentRoles(tracking),
    listLinks: createListLinks(site),
    foreign: createForeignMarks(),
    sizes: createDeclaredSizes(),
    visited: new Map(),
    rejected: new Map(),
    clusters: new Map(),
  };
}
