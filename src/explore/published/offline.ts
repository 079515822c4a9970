/**
 * The offline strategy: crawl the whole site, then mine its queries from what was crawled (Huang 2011 §4.2). For
 * comparison: on a site with facets it opens their conjunctions, whose number is a geometric multiple of the facets.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Observation } from '../../model/site.js';
import { trackingArguments } from '../access-key.js';
import type { ExploreContext } from '../context.js';
import { createDeclaredSizes } from '../lists/declared-sizes.js';
import { createForeignMarks } from '../lists/foreign-cards.js';
import { createHintedSite } from '../hinted-site.js';
import { crawlFrom } from './link-crawl.js';
import { isListPage } from '../start/list-links.js';
import { listedPage } from '../lists/list-reading.js';
import { clusterPages } from './offline-clusters.js';
import { createOfflineCrawl, waysOn } from './offline-crawl.js';
import { mineQueries, type MinedQuery } from './offline-queries.js';
import { SIMILARITY_TOLERANCE } from './page-likeness.js';
import type { Exploration } from '../planned.js';

/** Explores a site from its start page. Where the site stops answering, what was crawled until then is mined. */
export async function exploreOffline(
  surroundings: ExploreContext,
  start: AccessPath,
  home: Observation,
): Promise<Exploration> {
  const site = createHintedSite(surroundings.site);
  const context: ExploreContext = { ...surroundings, site };
  const crawl = createOfflineCrawl(trackingArguments(home.view, start.kind === 'url' ? start.url : home.view.url));
  await crawlFrom(context, { path: start, observation: home }, async (page) => {
    const { view } = page.observation;
    if (isListPage(view)) {
      site.learn(view);
      crawl.keepList(page, await listedPage(context, page.observation));
    } else crawl.keepOther(page);
    return waysOn(view);
  });
  context.tell({ kind: 'doing', phase: 'asking', detail: `${crawl.pages.length} list pages to tell queries from` });
  const knowledge = { context, foreign: createForeignMarks(), sizes: createDeclaredSizes() };
  const clusters = clusterPages(crawl, { tolerance: SIMILARITY_TOLERANCE, knowledge });
  await recordQueries(context, mineQueries(crawl, clusters));
  return { found: crawl.pages.length > 0 };
}

async function recordQueries(context: ExploreContext, queries: readonly MinedQuery[]): Promise<void> {
  const ids = new Map<MinedQuery, string>();
  for (const query of queries) {
    const { cluster, predicates, teaches, parents } = query;
    const { declared, pages, entities, complete, paths } = cluster;
    ids.set(
      query,
      await context.record({
        ...{ predicates, paths, pages, entities, complete },
        keyword: null,
        teaches: teaches.filter(({ attribute }) => context.wants(attribute)),
        parents: parents.flatMap((parent) => ids.get(parent) ?? []),
        equivalentTo: null,
        declaredSize: declared,
      }),
    );
  }
}
