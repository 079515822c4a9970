/**
 * A plain crawl: whatever a page leads to is opened, nearest first.
 */

import { mapConcurrent } from '../../base/concurrent.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Observation } from '../../model/site.js';
import { accessKey } from '../access-key.js';
import type { ExploreContext } from '../context.js';

/** A page that a crawl came to. */
export interface CrawledPage {
  /** How it was asked for. */
  readonly path: AccessPath;
  readonly observation: Observation;
}

/** Takes a page in; answers the ways on from it that are to be followed. */
export type PageVisitor = (page: CrawledPage) => Promise<readonly AccessPath[]>;

const NO_TRACKING: ReadonlySet<string> = new Set();

/** Visits the start page and all that can be reached from it, each once, breadth first, until the site stops answering. */
export async function crawlFrom(context: ExploreContext, start: CrawledPage, visit: PageVisitor): Promise<void> {
  const visited = new Set([accessKey(start.path, NO_TRACKING)]);
  let isStopped = false;
  let frontier = fresh(await visit(start), visited);
  while (frontier.length > 0 && !isStopped) {
    context.tell({ kind: 'doing', phase: 'scouting', detail: `${frontier.length} links to follow` });
    const next: AccessPath[] = [];
    await mapConcurrent(frontier, context.concurrency, async (path) => {
      if (isStopped) return;
      const opening = await context.site.open(path, { purpose: 'list' });
      if (opening.kind === 'stopped') isStopped = true;
      if (opening.kind !== 'session') return;
      next.push(...fresh(await visit({ path, observation: opening.session.observe() }), visited));
      await opening.session.close();
    });
    frontier = next;
  }
}

function fresh(paths: readonly AccessPath[], visited: Set<string>): readonly AccessPath[] {
  return paths.filter((path) => {
    const key = accessKey(path, NO_TRACKING);
    if (visited.has(key)) return false;
    visited.add(key);
    return true;
  });
}
