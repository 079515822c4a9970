/**
 * Algorithm 2, OnlineQueryDiscovery: the drill-downs below a query (Huang 2011 §4.3, appendix C).
 */

import { mapConcurrent } from '../../base/concurrent.js';
import { textKey } from '../../base/text.js';
import type { AccessPath } from '../../model/access-path.js';
import type { Predicate } from '../../model/query.js';
import type { Cluster } from './cluster.js';
import { includedListing } from '../comparing.js';
import { relate, type Relation } from '../facets/drill-down.js';
import { crawlAndCluster } from './online-clustering.js';
import type { OnlineCrawl } from './online-crawl.js';
import { predicateKey, predicatesKey, type QueryForest } from './query-forest.js';
import type { QueryLink } from './query-links.js';
import { predicateOf } from '../region.js';

/** Queries with fewer entities say nothing about orders: any two of their views may list the same by accident. */
const LEAST_ORDERED = 10;

/** The state of one discovery: the forest F, and what goes beyond one query. */
export interface Discovery {
  readonly crawl: OnlineCrawl;
  /** F. */
  readonly forest: QueryForest;
  /** Keys of groups of which a value narrowed a query. */
  readonly narrowing: Set<string>;
  /** Keys of the clusters that were explored or wait to be. */
  readonly taken: Set<string>;
  /** What was recorded: by cluster, then by predicates; the first of a cluster stands for it. */
  readonly records: Map<string, Map<string, Recorded>>;
  /** Labels from the root of its tree, by predicate, as first seen: values of a menu are offered on every page. */
  readonly trails: Map<string, readonly string[]>;
  /** True once the crawl was told to end. */
  stopped: boolean;
}

interface Recorded {
  readonly id: string;
  readonly parents: readonly string[];
  readonly paths: readonly AccessPath[];
}

/** ⟨p, A⟩ of the paper: a query to explore. */
export interface Task {
  readonly cluster: Cluster;
  readonly path: AccessPath;
  /** A: the predicates on the way to it. */
  readonly predicates: readonly Predicate[];
  /** Its id as recorded. */
  readonly id: string;
}

/** A discovery that knows no query. */
export function createDiscovery(crawl: OnlineCrawl, forest: QueryForest): Discovery {
  return {
    crawl,
    forest,
    narrowing: new Set(),
    taken: new Set(),
    records: new Map(),
    trails: new Map(),
    stopped: false,
  };
}

/** Explores what lies below the root queries. All drill-downs are recorded as they are found; F grows. */
export async function discoverQueries(discovery: Discovery, roots: readonly Task[]): Promise<void> {
  const { context } = discovery.crawl;
  // Lines 1–2: S ← ∅; push ⟨r, {}⟩. Departs from line 1: breadth first, as the text says, needs a queue. All roots wait in
  // one, so that a crawl with few pages learns the single predicates of each before their conjunctions.
  const queue: Task[] = [];
  for (const root of roots) pushOnce(discovery, queue, root);
  // Lines 3–4.
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
    context.tell({ kind: 'doing', phase: 'asking', detail: labelOf(task.predicates, task.cluster) });
    // Lines 5–20. Departs from line 16: F_tmp belongs to one query, and is empty for the next.
    const found = await drillDowns(discovery, task);
    // Lines 21–24. Departs from line 18: tested before the children are pushed, else nothing is pruned.
    // Departs from line 23: after an equivalent the queries that wait are explored all the same.
    if (!discovery.stopped && (await isKnown(discovery, task, found))) continue;
    // Lines 18 and 25: F ← F ∪ F_tmp, and on with the drill-downs.
    for (const drillDown of found) pushOnce(discovery, queue, await keep(discovery, task, drillDown));
    if (discovery.stopped) return;
  }
}

/** A drill-down of a query, not recorded yet. */
interface FoundDrillDown {
  readonly predicate: Predicate;
  readonly cluster: Cluster;
  readonly path: AccessPath;
}

function pushOnce(discovery: Discovery, queue: Task[], task: Task): void {
  discovery.forest.name(task.cluster.key, { predicates: task.predicates, path: task.path });
  // Departs from line 18: one address reached by several ways is one query, and waits once.
  if (discovery.taken.has(task.cluster.key)) return;
  discovery.taken.add(task.cluster.key);
  queue.push(task);
}

/** A query link with the query that it leads to. */
interface Followed {
  readonly link: QueryLink;
  readonly cluster: Cluster;
  readonly relation: Relation;
}

/** Lines 8–20: the links of the query that lead to drill-downs of it. */
async function drillDowns(discovery: Discovery, task: Task): Promise<readonly FoundDrillDown[]> {
  const followed = await followLinks(discovery, task);
  for (const { link, relation } of followed) if (relation === 'narrower') discovery.narrowing.add(link.group.key);
  learnOrders(discovery, task.cluster, followed);
  // Line 8: Q ← ∅.
  const known = new Set<string>();
  return followed.flatMap(({ link, cluster, relation }): readonly FoundDrillDown[] => {
    if (!isDrillDown(discovery, { link, cluster, relation })) return [];
    // Lines 11 and 14: a, and A' ← A ∪ {a}.
    const predicate = predicateOf(link.attribute, link.choice, trailOf(discovery, task, link));
    const key = predicateKey(predicate);
    // Line 15: A' ∉ Q; line 17: Q ← Q ∪ {A'}.
    if (known.has(key)) return [];
    known.add(key);
    return [{ predicate, cluster, path: link.path }];
  });
}

/** Lines 10–13: what the query's links lead to. */
async function followLinks(discovery: Discovery, task: Task): Promise<readonly Followed[]> {
  const { context } = discovery.crawl;
  const has = new Set(task.predicates.map(predicateKey));
  const links = task.cluster.queryLinks.filter(
    ({ attribute, choice, path }) =>
      context.wants(attribute) &&
      !has.has(predicateKey(predicateOf(attribute, choice, []))) &&
      // Recommendations look like choices.
      !(path.kind === 'url' && context.isEntity(path.url)),
  );
  const followed = await mapConcurrent(links, context.concurrency, async (link) => {
    const cluster = await askLink(discovery, link);
    // A link to the query itself, such as another order of it.
    if (cluster === null || cluster.key === task.cluster.key) return null;
    return { link, cluster, relation: relationOf(task.cluster, cluster) };
  });
  return followed.filter((one) => one !== null);
}

async function askLink(discovery: Discovery, { path, attribute, choice }: QueryLink): Promise<Cluster | null> {
  const { crawl } = discovery;
  const clustering = await crawlAndCluster(crawl, path);
  switch (clustering.kind) {
    case 'cluster':
      return clustering.cluster;
    case 'no-list':
      // An empty q' teaches nothing.
      crawl.context.tell({ kind: 'empty', label: `${attribute} = ${choice.value}` });
      return null;
    case 'refusal':
      crawl.context.tell({ kind: 'refusal', refusal: clustering.refusal, attribute });
      if (clustering.refusal.kind === 'stopped') discovery.stopped = true;
      return null;
  }
}

/** Line 15, O' ⊆ O, relaxed to |O' ∩ O| / |O'| close to 1 (§4.2, step 2). */
function relationOf(parent: Cluster, child: Cluster): Relation {
  const byCount = parent.declared !== null && child.declared !== null;
  return relate({
    included: includedListing(child, parent),
    parentSize: byCount ? parent.declared : parent.entities.length,
    childSize: byCount ? child.declared : child.entities.length,
    parentWhole: parent.whole,
  });
}

/** Departs from line 15: E(q') = E(q) is a drill-down only if a sibling narrows or its count says so; orders are equal too. */
function isDrillDown(discovery: Discovery, { link, cluster, relation }: Followed): boolean {
  switch (relation) {
    case 'narrower':
      return true;
    case 'same':
      return (
        discovery.narrowing.has(link.group.key) || link.choice.count === (cluster.declared ?? cluster.entities.length)
      );
    case 'unrelated':
      return false;
  }
}

/** A group of which every choice lists what the query lists only orders it; its arguments do not count from now on. */
function learnOrders({ crawl, narrowing }: Discovery, query: Cluster, followed: readonly Followed[]): void {
  if (query.entities.length < LEAST_ORDERED) return;
  const groups = [...new Set(query.queryLinks.map(({ group }) => group))];
  for (const group of groups) {
    const own = followed.filter(({ link }) => link.group === group);
    const alike = own.every(({ link, relation }) => relation === 'same' && link.choice.count === null);
    if (own.length > 1 && alike && !narrowing.has(group.key)) crawl.roles.learnOrder(group, groups);
  }
}

/** Labels from the root of the hierarchy to the value: below a value of the same attribute, a new value is its child. */
function trailOf({ trails }: Discovery, task: Task, link: QueryLink): readonly string[] {
  const key = `${textKey(link.attribute)}\n${textKey(link.choice.value)}`;
  const last = task.predicates.at(-1);
  const above = last?.attribute === link.attribute ? (last.path ?? last.values) : [];
  const trail = trails.get(key) ?? [...above, ...link.labels];
  trails.set(key, trail);
  return trail;
}

/** Lines 21–24: whether an equivalent query has been explored; if so, the two are one from now on. */
async function isKnown(discovery: Discovery, task: Task, found: readonly FoundDrillDown[]): Promise<boolean> {
  const { cluster } = task;
  const insertion = discovery.forest.insert({
    key: cluster.key,
    entities: cluster.entities,
    drillDowns: found.map(({ predicate, cluster: child }) => ({ predicate, child: child.key })),
  });
  if (insertion.kind === 'new') return false;
  await recordQuery(discovery, task, { teaches: [], parents: [], equivalentTo: idOf(discovery, insertion.to) });
  return true;
}

/** Lines 16 and 25: O –a→ O' is kept, and with it the facts that the entities of O' have a. */
async function keep(discovery: Discovery, task: Task, drillDown: FoundDrillDown): Promise<Task> {
  const { predicate, cluster, path } = drillDown;
  const others = task.predicates.filter(({ attribute }) => attribute !== predicate.attribute);
  const child = { cluster, path, predicates: [...others, predicate] };
  const id = await recordQuery(discovery, child, { teaches: [predicate], parents: [task.id], equivalentTo: null });
  return { ...child, id };
}

/** What a record says besides the query itself. */
export interface RecordDetails {
  readonly teaches: readonly Predicate[];
  /** Ids of queries that it is a drill-down of; earlier ones are kept. */
  readonly parents: readonly string[];
  readonly equivalentTo: string | null;
}

/** Records a query as it was read; again with all its parents and paths if it is reached by another way. */
export async function recordQuery(
  discovery: Discovery,
  query: Omit<Task, 'id'>,
  details: RecordDetails,
): Promise<string> {
  const { cluster, path, predicates } = query;
  const ofCluster = discovery.records.get(cluster.key) ?? new Map<string, Recorded>();
  discovery.records.set(cluster.key, ofCluster);
  const key = predicatesKey(predicates);
  const before = ofCluster.get(key);
  const parents = [...new Set([...(before?.parents ?? []), ...details.parents])];
  const paths = distinctPaths([...(before?.paths ?? []), path]);
  // One page of results under other predicates than the first time is the same query.
  const same = before === undefined ? idOf(discovery, cluster.key) : null;
  const id = await discovery.crawl.context.record({
    predicates,
    keyword: null,
    paths,
    teaches: details.teaches,
    parents,
    equivalentTo: details.equivalentTo ?? same,
    declaredSize: cluster.declared,
    pages: cluster.pages,
    entities: cluster.entities,
    complete: cluster.complete,
  });
  ofCluster.set(key, { id, parents, paths });
  return id;
}

/** Id of the record that stands for a cluster, or null. */
function idOf({ records }: Discovery, cluster: string): string | null {
  const [first] = records.get(cluster)?.values() ?? [];
  return first?.id ?? null;
}

function distinctPaths(paths: readonly AccessPath[]): readonly AccessPath[] {
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

function labelOf(predicates: readonly Predicate[], cluster: Cluster): string {
  if (predicates.length === 0) return cluster.title;
  return predicates.map(({ attribute, values }) => `${attribute} = ${values.join(', ')}`).join(', ');
}
