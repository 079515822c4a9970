/**
 * The online strategy: algorithms 1 and 2 as published, with their errata (Huang 2011 §4.3; design §5.2, §5.3).
 */

import { mapConcurrent } from '../../base/concurrent.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Predicate } from '../../model/query.js';
import type { Observation } from '../../model/site.js';
import type { ExploreContext } from '../context.js';
import { INCLUSION_SHARE } from '../facets/drill-down.js';
import { includedShare, unionOf, type EntitySet } from '../entity-set.js';
import type { Cluster } from './cluster.js';
import { crawlAndCluster } from './online-clustering.js';
import { createOnlineCrawl } from './online-crawl.js';
import { createDiscovery, discoverQueries, recordQuery, type Discovery, type Task } from './online-discovery.js';
import { SIMILARITY_TOLERANCE } from './page-likeness.js';
import type { Exploration } from '../planned.js';
import { createQueryForest } from './query-forest.js';
import { mainLists } from '../start/roots.js';
import type { FoundList } from '../start/found-list.js';
import { isRich } from '../start/rich-lists.js';
import { scout } from '../start/scouting.js';

/** Share of all entities that a list must hold to be the whole, 0–1; lower loses the facts of a menu's largest choice. */
const UNIVERSAL_SHARE = 0.99;

/** Options of the online strategy. */
export interface OnlineOptions {
  /** ε, 0–1. @default {@link SIMILARITY_TOLERANCE} */
  readonly tolerance?: number;
}

/** Explores a site from its start page. Everything learnt goes through the context as soon as it is known. */
export function exploreOnline(context: ExploreContext, start: AccessPath, home: Observation): Promise<Exploration> {
  return createOnlineStrategy()(context, start, home);
}

/** The online strategy with the given options. */
export function createOnlineStrategy(options: OnlineOptions = {}): typeof exploreOnline {
  const tolerance = options.tolerance ?? SIMILARITY_TOLERANCE;
  return async (context, start, home) => {
    context.tell({ kind: 'doing', phase: 'scouting', detail: 'looking for lists' });
    const scouting = await scout(context, start, home);
    const crawl = createOnlineCrawl(context, scouting.tracking, tolerance);
    const discovery = createDiscovery(crawl, createQueryForest());
    const lists = [...scouting.lists, ...((await scouting.later?.('all')) ?? [])];
    const roots = await rootQueries(discovery, mainLists({ ...scouting, lists }));
    await discoverQueries(discovery, roots);
    return { found: roots.length > 0 };
  };
}

/** A list that scouting found, with its query. */
interface RootList {
  readonly found: FoundList;
  readonly cluster: Cluster;
}

/** The root queries of the forest, the largest first; what menus say of them is learnt at once. */
async function rootQueries(discovery: Discovery, lists: readonly FoundList[]): Promise<readonly Task[]> {
  const [largest, ...others] = lists;
  if (largest === undefined) return [];
  // The largest list comes first, since it tells best which cards do not belong.
  const first = await rootList(discovery, largest);
  const rest = await mapConcurrent(others, discovery.crawl.context.concurrency, (found) => rootList(discovery, found));
  const known = [first, ...rest].filter((root) => root !== null);
  const roots = known.sort((a, b) => b.cluster.entities.length - a.cluster.entities.length);
  const all = unionOf(roots.map(({ cluster }) => cluster.entities));
  const tasks: Task[] = [];
  for (const root of roots) {
    const predicates = rootPredicates(discovery, root, all);
    const above = tasks.filter(
      (task) => task.predicates.length === 0 && lies(root.cluster.entities, task.cluster, INCLUSION_SHARE),
    );
    // A list without a name in a larger one is only part of what that one shows.
    if (predicates.length === 0 && above.length > 0) continue;
    tasks.push(await rootTask(discovery, root, { predicates, parents: above.map(({ id }) => id) }));
  }
  return tasks;
}

async function rootList(discovery: Discovery, found: FoundList): Promise<RootList | null> {
  if (found.via === null && !isRich(found.observation.view)) return null;
  const clustering = await crawlAndCluster(discovery.crawl, found.path);
  return clustering.kind === 'cluster' ? { found, cluster: clustering.cluster } : null;
}

/** What the menu's choice says of a root query: nothing if it holds all that the others hold. */
function rootPredicates({ crawl }: Discovery, { found, cluster }: RootList, all: EntitySet): readonly Predicate[] {
  const { via } = found;
  if (via === null || !crawl.context.wants(via.attribute) || lies(all, cluster, UNIVERSAL_SHARE)) return [];
  return [
    { attribute: via.attribute, op: '=', values: [via.value], ...(via.path.length > 1 ? { path: via.path } : {}) },
  ];
}

interface RootDetails {
  readonly predicates: readonly Predicate[];
  readonly parents: readonly string[];
}

async function rootTask(discovery: Discovery, { found, cluster }: RootList, details: RootDetails): Promise<Task> {
  const { predicates, parents } = details;
  const query = { cluster, path: found.path, predicates };
  const id = await recordQuery(discovery, query, { teaches: predicates, parents, equivalentTo: null });
  return { ...query, id };
}

function lies(inner: EntitySet, outer: Cluster, share: number): boolean {
  return includedShare(inner, outer.entities) >= share;
}
