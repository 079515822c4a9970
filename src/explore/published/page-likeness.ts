/**
 * Whether two list pages are pages of one query, told from their links (Huang 2011 §4.2, §4.3; design §5.2).
 */

import { jaccard } from '../../base/similarity.js';
import type { AccessPath } from '../../model/access-path.js';
import type { PageView } from '../../model/page.js';
import type { ArgumentRoles } from './argument-roles.js';
import type { DeclaredSizes } from '../lists/declared-sizes.js';
import { possibleListLinks, type ListLinks } from '../start/list-links.js';
import { queryLinks } from './query-links.js';

/**
 * ε: two pages are alike if the Jaccard coefficient of their links exceeds 1 − ε, 0–1. The paper publishes none.
 * Higher tolerates more links that change from page to page, and takes pages of other queries for the same one sooner.
 */
export const SIMILARITY_TOLERANCE: number = 0.2;

/** What tells whether two list pages are of one query. */
export interface Sight {
  /** l_x: links that point to list pages. */
  readonly links: ReadonlySet<string>;
  readonly declared: number | null;
}

/** What is known of a site's links and sizes. */
export interface LinkKnowledge {
  readonly roles: ArgumentRoles;
  readonly listLinks: ListLinks;
  readonly sizes: DeclaredSizes;
}

/** What a list page shows of its query: links that point to list pages, without tracking, order and position. */
export async function sightOf(view: PageView, { roles, listLinks, sizes }: LinkKnowledge): Promise<Sight> {
  const links = new Set<string>();
  for (const { url, area } of possibleListLinks(view)) {
    // Pager links are the page's own query at another position.
    if (area !== 'pager' && (await listLinks.leadsToList(url))) links.add(roles.queryKey({ kind: 'url', url }));
  }
  return { links, declared: sizes.of(view) };
}

/** Whether |l_x ∩ l_y| / |l_x ∪ l_y| > 1 − ε (Huang 2011, algorithm 1, line 8). */
export function areAlike(x: Sight, y: Sight, tolerance: number): boolean {
  // Departs from line 8: pages that declare different sizes are of different queries, however alike.
  if (x.declared !== null && y.declared !== null && x.declared !== y.declared) return false;
  return jaccard(x.links, y.links) > 1 - tolerance;
}

/** The links that line 4 goes through: numbered pages, and whatever else may lead to a page of the same query. */
export async function candidatePaths(view: PageView, listLinks: ListLinks): Promise<readonly AccessPath[]> {
  const { pages, previous } = view.pagination;
  const paths = [...pages.map(({ path }) => path), ...(previous === null ? [] : [previous])];
  // Departs from line 4: links that choose a value are asked by algorithm 2 and are no candidates (see
  // `online-clustering.ts`), not even if they look like numbers of pages ("2 stars and up").
  const choosing = new Set(queryLinks(view).flatMap(({ path }) => (path.kind === 'url' ? [path.url] : [])));
  for (const { url, area } of possibleListLinks(view)) {
    if (area !== 'pager' && !choosing.has(url) && (await listLinks.leadsToList(url))) paths.push({ kind: 'url', url });
  }
  return paths.filter((path) => path.kind !== 'url' || !choosing.has(path.url));
}
