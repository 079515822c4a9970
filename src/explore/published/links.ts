/**
 * The page-centric baseline: follow every link, nearest first, and read whatever comes (a plain crawl, for comparison).
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { crawlFrom } from './link-crawl.js';
import type { Exploration } from '../planned.js';

/** Follows links breadth first until none is left or the site stops answering. */
export async function exploreLinks(
  context: ExploreContext,
  start: AccessPath,
  home: Observation,
): Promise<Exploration> {
  let found = false;
  await crawlFrom(context, { path: start, observation: home }, async ({ observation }) => {
    if (observation.view.list !== null && !observation.view.empty.empty) {
      await context.register(observation);
      found = true;
    }
    return observation.view.links.filter((link) => !link.acts).map(({ url }) => ({ kind: 'url', url }));
  });
  return { found };
}
