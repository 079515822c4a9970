/**
 * List pages clustered by queries, once all are crawled (Huang 2011 §4.2): two pages belong to one query if their links,
 * those to entities left aside, are alike.
 *
 * Read alone that rule takes the values of a site's only facet for one query, as in online clustering: what different
 * links choose is kept apart here, however alike.
 */

import { groupBy } from '../../base/group-by.js';
import type { AccessPath } from '../../model/access-path.js';
import { fingerprints, type Fingerprints } from '../comparing.js';
import type { ListedPage } from '../context.js';
import { entitySet, equalSets, unionOf, type EntitySet } from '../entity-set.js';
import type { KeptChoice, KeptPage, OfflineCrawl } from './offline-crawl.js';
import { similarTo } from './similar-sets.js';
import { takeIn, type ListKnowledge, type TakenIn } from '../taking-in.js';

/** The list pages of one query, P_q of the paper. */
export interface MinedCluster extends TakenIn {
  /** The addresses of its first pages. */
  readonly paths: readonly AccessPath[];
  readonly title: string;
  readonly pages: readonly ListedPage[];
  readonly fingerprints: Fingerprints;
  /** Q_q: its query links. */
  readonly choices: readonly KeptChoice[];
}

/** All clusters, in the order in which they were found, and which of them a way leads to. */
export interface Clusters {
  readonly all: readonly MinedCluster[];
  at(way: number): MinedCluster | null;
}

/** How clusters are made. */
export interface ClusteringOptions {
  /** ε, 0–1: links are alike if their Jaccard coefficient exceeds 1 − ε. */
  readonly tolerance: number;
  readonly knowledge: ListKnowledge;
}

/** Queries with fewer entities say nothing about orders: any two of their views may list the same by accident. */
const LEAST_ORDERED = 10;

/** Clusters the pages of a crawl; as they are taken in, they teach which cards, numbers and arguments to believe. */
export function clusterPages(crawl: OfflineCrawl, { tolerance, knowledge }: ClusteringOptions): Clusters {
  // Which groups only order shows once the pages of their lists are together; then the orders are.
  const first = groupPages(crawl, tolerance);
  const groups = learnOrders(crawl, first) ? groupPages(crawl, tolerance) : first;
  // What all lists teach of cards and numbers that do not belong is known before the first is understood.
  const isKept = keptPages(crawl);
  const mine = (pages: readonly KeptPage[]): MinedCluster => toCluster(pages, { crawl, isKept, knowledge });
  for (const pages of groups.all()) mine(pages);
  const clusters = new Map(groups.all().map((pages) => [pages, mine(pages)]));
  return {
    all: [...clusters.values()],
    at(way) {
      const pages = groups.at(way);
      return pages === null ? null : (clusters.get(pages) ?? null);
    },
  };
}

/** Pages by what seems to be their query. */
interface PageGroups {
  all(): readonly (readonly KeptPage[])[];
  /** The pages that a way leads to. */
  at(way: number): readonly KeptPage[] | null;
}

/** Pages of one address first, order, position and tracking aside; then those that are alike. */
function groupPages(crawl: OfflineCrawl, tolerance: number): PageGroups {
  const { numbers, buckets } = bucketsOf(crawl);
  const at = (way: number): number | undefined => numbers.get(keyOf(crawl, way));
  const merged = mergeAlike(crawl, { buckets, at, tolerance });
  const groups = new Map<number, KeptPage[]>();
  for (const [bucket, pages] of buckets.entries()) {
    const group = groups.get(merged(bucket));
    if (group === undefined) groups.set(merged(bucket), [...pages]);
    else group.push(...pages);
  }
  return {
    all: () => [...groups.values()],
    at(way) {
      const bucket = at(way);
      return bucket === undefined ? null : (groups.get(merged(bucket)) ?? null);
    },
  };
}

function keyOf({ roles, ways }: OfflineCrawl, way: number): string {
  const path = ways[way];
  return path === undefined ? '' : roles.queryKey(path);
}

interface Buckets {
  readonly buckets: readonly (readonly KeptPage[])[];
  /** By key of their query. */
  readonly numbers: ReadonlyMap<string, number>;
}

function bucketsOf(crawl: OfflineCrawl): Buckets {
  const buckets: KeptPage[][] = [];
  const numbers = new Map<string, number>();
  for (const page of crawl.pages) {
    const key = crawl.roles.queryKey(landing(page));
    const number = numbers.get(key);
    if (number === undefined) numbers.set(key, buckets.push([page]) - 1);
    else buckets[number]?.push(page);
  }
  return { buckets, numbers };
}

/** Where an address led elsewhere, the address that it led to counts. */
function landing({ path, first }: KeptPage): AccessPath {
  return path.kind === 'url' ? { kind: 'url', url: first.view.url } : path;
}

/** Whether a way leads to a page that was crawled. */
function keptPages({ pages, roles, ways }: OfflineCrawl): (way: number) => boolean {
  const kept = new Set(pages.map((page) => roles.pageKey(landing(page))));
  return (way) => {
    const path = ways[way];
    return path !== undefined && kept.has(roles.pageKey(path));
  };
}

/**
 * Learns that groups only order of which every choice lists what the page lists that it stands on, with no count of its
 * own. Answers whether there are any.
 */
function learnOrders(crawl: OfflineCrawl, groups: PageGroups): boolean {
  const sets = new Map(groups.all().map((pages) => [pages, entitiesOf(pages)]));
  const orders = new Map<string, boolean>();
  for (const [pages, own] of sets) {
    if (own.length < LEAST_ORDERED) continue;
    for (const { label, count, way } of pages.flatMap(({ choices }) => choices)) {
      const target = groups.at(way);
      const other = target === null || target === pages ? undefined : sets.get(target);
      if (orders.get(label.group) === false || other === undefined) continue;
      orders.set(label.group, count === null && equalSets(own, other));
    }
  }
  const found = [...crawl.groups].filter(([key]) => orders.get(key) === true);
  for (const [, { group, beside }] of found) crawl.roles.learnOrder(group, beside);
  return found.length > 0;
}

function entitiesOf(pages: readonly KeptPage[]): EntitySet {
  return entitySet(pages.flatMap(({ listed }) => listed.items.map(({ entity }) => entity)));
}

interface Alikeness {
  readonly buckets: readonly (readonly KeptPage[])[];
  /** The bucket that a way leads to. */
  readonly at: (way: number) => number | undefined;
  readonly tolerance: number;
}

/** Which bucket stands for each, once those are merged whose pages are alike. */
function mergeAlike(crawl: OfflineCrawl, { buckets, at, tolerance }: Alikeness): (bucket: number) => number {
  const chosen = new Set([
    ...crawl.pages.flatMap(({ choices }) => choices.flatMap(({ way }) => at(way) ?? [])),
    ...[...crawl.menus.keys()].flatMap((way) => at(way) ?? []),
  ]);
  const parents = buckets.map((_, bucket) => bucket);
  const rootOf = (bucket: number): number => {
    let root = bucket;
    while (parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  const keys = new Map<string, number>();
  const linkKey = (way: number): number => {
    const key = keyOf(crawl, way);
    const known = keys.get(key) ?? keys.size;
    keys.set(key, known);
    return known;
  };
  // l_x: all links but those to entities.
  const links = buckets.map(
    ([page]) => new Set((page?.links ?? []).filter((way) => !crawl.entities.has(way)).map(linkKey)),
  );
  const open = [...buckets.keys()].filter((bucket) => !chosen.has(bucket));
  for (const [one, other] of similarTo(open, links, 1 - tolerance)) {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a === b || (chosen.has(a) && chosen.has(b)) || !mayBeOne(buckets[a], buckets[b])) continue;
    // What was chosen by a link stands for what is alike.
    const [root, leaf] = chosen.has(b) || (b < a && !chosen.has(a)) ? [b, a] : [a, b];
    parents[leaf] = root;
  }
  return rootOf;
}

/** Departs from §4.2: pages that declare different sizes are of different queries, however alike. */
function mayBeOne(one: readonly KeptPage[] = [], other: readonly KeptPage[] = []): boolean {
  const [a = null, b = null] = [one, other].map(([page]) => page?.first.view.declaredCount);
  return a === null || b === null || a === b;
}

interface Mining {
  readonly crawl: OfflineCrawl;
  readonly isKept: (way: number) => boolean;
  readonly knowledge: ListKnowledge;
}

/** The cluster of some pages: its list, in each of the orders in which it was crawled. */
function toCluster(pages: readonly KeptPage[], { crawl, isKept, knowledge }: Mining): MinedCluster {
  const lists = groupBy(pages, (page) => crawl.roles.listKey(landing(page)));
  const known = [...lists.values()].map((list) => takeInList(list, isKept, knowledge));
  const best = known.find(({ complete }) => complete === 'yes') ?? known[0];
  const [page] = pages;
  if (best === undefined || page === undefined) throw new RangeError('a cluster without pages');
  const listed = pages.map((one) => one.listed);
  return {
    ...best,
    entities: unionOf(known.map(({ entities }) => entities)),
    paths: [page.path],
    title: page.first.view.title,
    pages: listed,
    fingerprints: fingerprints(listed),
    choices: pages.flatMap(({ choices }) => choices),
  };
}

/** A list, whole if the pages are there that its pagers lead on to. */
function takeInList(list: readonly KeptPage[], isKept: (way: number) => boolean, knowledge: ListKnowledge): TakenIn {
  const [page] = list;
  if (page === undefined) throw new RangeError('a list without pages');
  const { path, first } = page;
  const whole = list.every(({ next }) => next === null || isKept(next));
  return takeIn(knowledge, { path, first, pages: list.map(({ listed }) => listed), whole, refusal: null });
}
