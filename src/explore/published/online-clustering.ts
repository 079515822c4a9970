/**
 * Algorithm 1, OnlineClustering: from one list page to all list pages of its query (Huang 2011 §4.3, appendix C).
 *
 * Two pages belong to one query if their links to list pages are alike. Read alone that rule is fragile: the values of a
 * site's only facet have the same links on their pages, so that their similarity is 1. Hence links that may choose
 * another value are no candidates here; algorithm 2 asks them.
 */

import type { AccessPath } from '../../model/access-path.js';
import type { Answer, Observation, Refusal } from '../../model/site.js';
import { furtherChoices } from '../facets/further-values.js';
import { toCluster, type Clustering } from './cluster.js';
import type { ListedPage } from '../context.js';
import { isListPage } from '../start/list-links.js';
import { BARREN_PAGES, listedPage, MOST_PAGES } from '../lists/list-reading.js';
import type { OnlineCrawl } from './online-crawl.js';
import { areAlike, candidatePaths, sightOf, type Sight } from './page-likeness.js';
import { groupLinks, queryLinks, type QueryLink } from './query-links.js';

/** CrawlAndCluster of algorithm 2: the cluster of the page that a path leads to. Asked again it costs nothing. */
export function crawlAndCluster(crawl: OnlineCrawl, path: AccessPath): Promise<Clustering> {
  // Departs from algorithm 2, lines 6 and 13: each query is both a child and, later, a parent; it is crawled once.
  const key = crawl.roles.queryKey(path);
  const known = crawl.clusters.get(key);
  if (known !== undefined) return known;
  const clustering = onlineClustering(crawl, path, key);
  crawl.clusters.set(key, clustering);
  return clustering;
}

/** A page that may belong to the cluster. */
interface Candidate {
  readonly path: AccessPath;
  /** The page x that it was found on; null for the page to start from. */
  readonly from: Sight | null;
}

/** A cluster under way. */
interface Growth {
  readonly crawl: OnlineCrawl;
  readonly key: string;
  readonly pages: ListedPage[];
  readonly links: Map<string, QueryLink>;
  readonly entities: Set<number>;
  readonly candidates: Candidate[];
  /** Keys of the pages that were candidates. Pages of a cluster are alike, so one comparison is enough. */
  readonly compared: Set<string>;
  first: Observation | null;
  refusal: Refusal | null;
  /** Key of the cluster that the start page turned out to be of. */
  elsewhere: string | null;
}

async function onlineClustering(crawl: OnlineCrawl, start: AccessPath, key: string): Promise<Clustering> {
  // Line 1: C ← {x}.
  const growth = newGrowth(crawl, key);
  growth.candidates.push({ path: start, from: null });
  // Departs from line 9: candidates wait on a stack in place of a recursion; a list may have thousands of pages.
  for (let t = growth.candidates.pop(); t !== undefined; t = growth.candidates.pop()) await follow(growth, t);
  if (growth.elsewhere !== null) return crawl.clusters.get(growth.elsewhere) ?? { kind: 'no-list' };
  const { first, refusal } = growth;
  if (first === null) return refusal === null ? { kind: 'no-list' } : { kind: 'refusal', refusal };
  await addFurtherChoices(growth, first);
  // Lines 13–15: O, Q and C.
  const { pages, links } = growth;
  const gathered = { key, path: start, first, pages, queryLinks: [...links.values()], refusal };
  return { kind: 'cluster', cluster: toCluster(gathered, crawl) };
}

function newGrowth(crawl: OnlineCrawl, key: string): Growth {
  return {
    crawl,
    key,
    pages: [],
    links: new Map(),
    entities: new Set(),
    candidates: [],
    compared: new Set(),
    first: null,
    refusal: null,
    elsewhere: null,
  };
}

/** Lines 4–12 for a candidate, and for the pages that its pager leads on to: depth first, as the paper has it. */
async function follow(growth: Growth, candidate: Candidate): Promise<void> {
  if (!isWorthOpening(growth, candidate)) return;
  // Line 5: y ← page pointed to by t.
  const opening = await growth.crawl.site.open(candidate.path, { purpose: 'list' });
  if (opening.kind !== 'session') {
    if (candidate.from === null) growth.refusal = opening;
    return;
  }
  const { session } = opening;
  try {
    let { path, from }: { path: AccessPath | null; from: Sight | null } = candidate;
    let barren = 0;
    let answer: Answer | null = { kind: 'page', observation: session.observe() };
    while (answer?.kind === 'page' && barren < BARREN_PAGES && growth.pages.length < MOST_PAGES) {
      const { observation } = answer;
      const before = growth.entities.size;
      from = await takeIn(growth, { observation, path, from });
      if (from === null) return;
      barren = growth.entities.size === before ? barren + 1 : 0;
      path = observation.view.pagination.next;
      answer = await session.next();
    }
    if (answer !== null && answer.kind !== 'page') growth.refusal = answer;
  } finally {
    await session.close();
  }
}

/** False for pages that have a cluster, or were compared with this one. */
function isWorthOpening(growth: Growth, { path, from }: Candidate): boolean {
  const { roles, visited, rejected } = growth.crawl;
  const key = roles.pageKey(path);
  const known = visited.get(key);
  if (known !== undefined && from === null) growth.elsewhere = known;
  if (known !== undefined || growth.compared.has(key)) return false;
  growth.compared.add(key);
  const sight = rejected.get(key);
  return from === null || sight === undefined || (sight !== null && areAlike(from, sight, growth.crawl.tolerance));
}

/** A page that was opened as a candidate. */
interface Arrival {
  readonly observation: Observation;
  /** Null if only the session knows the way. */
  readonly path: AccessPath | null;
  readonly from: Sight | null;
}

/** Takes a page into the cluster if it belongs there, and answers with what was seen of it; null if it does not. */
async function takeIn(growth: Growth, { observation, path, from }: Arrival): Promise<Sight | null> {
  const { crawl, key } = growth;
  const { view } = observation;
  const keys = pageKeys(crawl, observation, path);
  if (path?.kind === 'url') crawl.listLinks.note(path.url, isListPage(view));
  if (!isListPage(view)) return reject(crawl, keys, null);
  crawl.roles.learn(view);
  // Departs from line 8: C is local to each call in the paper, so one visited set per crawl says what was seen.
  const seen = keys.map((one) => crawl.visited.get(one)).find((one) => one !== undefined);
  if (seen !== undefined) {
    if (from === null) growth.elsewhere = seen;
    return null;
  }
  // Lines 6–7: P_y, and l_y of it.
  const sight = await sightOf(view, crawl);
  // Line 8: y ∉ C and the similarity of l_x and l_y.
  if (from !== null && !isNamedInAdvance(growth, path) && !areAlike(from, sight, crawl.tolerance))
    return reject(crawl, keys, sight);
  for (const one of keys) crawl.visited.set(one, key);
  await join(growth, observation, sight);
  return sight;
}

/** Lines 9–10: C ← C ∪ {y}, and on from y. */
async function join(growth: Growth, observation: Observation, sight: Sight): Promise<void> {
  const { crawl } = growth;
  const { view } = observation;
  growth.first ??= observation;
  crawl.site.learn(view);
  for (const { url } of view.list?.cards ?? []) if (url !== null) crawl.listLinks.note(url, false);
  const page = await listedPage(crawl.context, observation);
  for (const { entity } of page.items) growth.entities.add(entity);
  growth.pages.push(page);
  for (const link of queryLinks(view)) addQueryLink(growth, link);
  for (const next of await candidatePaths(view, crawl.listLinks)) growth.candidates.push({ path: next, from: sight });
}

/**
 * Departs from line 8: an address that differs from the query's in position only is a page of it, whatever else it links
 * to. With similarity alone, links that change from page to page cut lists short that the pager tells in full.
 */
function isNamedInAdvance({ crawl, first }: Growth, path: AccessPath | null): boolean {
  if (first === null || path === null) return false;
  return crawl.roles.queryKey(path) === crawl.roles.queryKey({ kind: 'url', url: first.view.url });
}

function reject(crawl: OnlineCrawl, keys: readonly string[], sight: Sight | null): null {
  for (const key of keys) crawl.rejected.set(key, sight);
  return null;
}

function pageKeys(crawl: OnlineCrawl, observation: Observation, path: AccessPath | null): readonly string[] {
  if (path !== null && path.kind !== 'url') return [observation.page];
  const landed: AccessPath = { kind: 'url', url: observation.view.url };
  return [...(path === null ? [] : [crawl.roles.pageKey(path)]), crawl.roles.pageKey(landed)];
}

function addQueryLink(growth: Growth, link: QueryLink): void {
  const key = `${growth.crawl.roles.queryKey(link.path)} ${link.attribute} ${link.choice.value}`;
  if (!growth.links.has(key)) growth.links.set(key, link);
}

/** Values that a group promises on a page of its own. */
async function addFurtherChoices(growth: Growth, { view }: Observation): Promise<void> {
  for (const group of new Set([...growth.links.values()].map((link) => link.group))) {
    if (group.more === null) continue;
    const choices = await furtherChoices(growth.crawl.context, group, group.more);
    for (const link of groupLinks(group, view, choices)) addQueryLink(growth, link);
  }
}
