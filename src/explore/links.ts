/**
 * The page-centric baseline: follow every link, nearest first, and read whatever comes (a plain crawl, for comparison).
 */

import { accessKey } from './access-key.js';
import type { ExploreContext } from './context.js';
import type { Exploration } from './planned.js';
import { mapConcurrent } from '../base/concurrent.js';
import type { AccessPath } from '../model/access-path.js';
import type { Observation } from '../model/site.js';

const NO_TRACKING: ReadonlySet<string> = new Set();

/** Follows links breadth first until none is left or the site stops answering. */
export async function exploreLinks(
  context: ExploreContext,
  start: AccessPath,
  home: Observation,
): Promise<Exploration> {
  const visited = new Set([accessKey(start, NO_TRACKING)]);
  let found = false;
  let stopped = false;
  const linksOf = async (observation: Observation): Promise<readonly AccessPath[]> => {
    if (observation.view.list !== null && !observation.view.empty.empty) {
      await context.register(observation);
      found = true;
    }
    return observation.view.links.filter((link) => !link.acts).map(({ url }) => ({ kind: 'url', url }));
  };
  let frontier = fresh(await linksOf(home), visited);
  while (frontier.length > 0 && !stopped) {
    context.tell({ kind: 'doing', phase: 'scouting', detail: `${frontier.length} links to follow` });
    const next: AccessPath[] = [];
    await mapConcurrent(frontier, context.concurrency, async (path) => {
      if (stopped) return;
      const opening = await context.site.open(path, { purpose: 'list' });
      if (opening.kind === 'stopped') stopped = true;
      if (opening.kind !== 'session') return;
      next.push(...fresh(await linksOf(opening.session.observe()), visited));
      await opening.session.close();
    });
    frontier = next;
  }
  return { found };
}

function fresh(paths: readonly AccessPath[], visited: Set<string>): readonly AccessPath[] {
  return paths.filter((path) => {
    const key = accessKey(path, NO_TRACKING);
    if (visited.has(key)) return false;
    visited.add(key);
    return true;
  });
}
