/**
 * The parts of a page that need each other: pager, candidates for lists, the size of the result, and the main list.
 */

import type { ListHint, Pagination } from '../model/page.js';
import { linkPatternOf, readCards } from './cards.js';
import { findListCandidates, findSingleCandidates, type ListCandidate } from './item-lists.js';
import { findKnownList, isAlike, type KnownList } from './known-list.js';
import { readLinkFacts, type LinkFact } from './link-facts.js';
import { chooseMainList, type MainList } from './main-list.js';
import { measurePage, type PageFeatures } from './page-features.js';
import type { PageIndex } from './page-index.js';
import { findPager, readPagination, type Pager } from './pagination.js';
import { tallyPage } from './tally.js';

/** What was recognised before the page's type is known. */
export interface PageStructure {
  readonly links: readonly LinkFact[];
  readonly candidates: readonly ListCandidate[];
  readonly main: MainList;
  readonly pagination: Pagination;
  readonly features: PageFeatures;
  /** Whether the main list stands where the site's lists are known to stand. */
  readonly isKnown: boolean;
}

/** Pager, lists and features of a page. */
export function readStructure(index: PageIndex, hint: ListHint | null = null): PageStructure {
  const tally = tallyPage(index.nodes);
  const links = readLinkFacts(index);
  const pager = findPager(index, links);
  const paging = new Set(pager.nodes);
  const source = { index, tally, links: links.filter((link) => !paging.has(link.node)) };
  const candidates = findListCandidates(source);
  const known = hint === null ? null : findKnownList(source, hint);
  const main = chooseMainList(index, {
    candidates: fitting(index, candidates, { known, hint }),
    singles: () =>
      findSingleCandidates(source).filter((single) => fitting(index, [single], { known, hint }).includes(single)),
    isKnown: known?.kind === 'found',
    ...pagerNumbers(pager),
  });
  const pagination = readPagination(index, { links, pager, records: main.list?.records ?? [] });
  const features = measurePage({
    index,
    tally,
    list: main.list,
    candidates,
    hasNext: pagination.next !== null,
    hasPageNumbers: pagination.pages.length > 0,
    declaredCount: main.declaredCount,
  });
  return { links, candidates, main, pagination, features, isKnown: known?.kind === 'found' };
}

/** Candidates that fit what is known of the site's lists; all where nothing is known. */
function fitting(
  index: PageIndex,
  candidates: readonly ListCandidate[],
  { known, hint }: { readonly known: KnownList | null; readonly hint: ListHint | null },
): readonly ListCandidate[] {
  if (known === null || hint === null) return candidates;
  switch (known.kind) {
    case 'found':
      return [known.list];
    case 'empty':
      return [];
    case 'elsewhere':
      return candidates.filter(({ records }) => isAlike(linkPatternOf(readCards(index, records)), hint.linkPattern));
  }
}

/** Page numbers that the pager shows. */
function pagerNumbers(pager: Pager): {
  readonly pages: readonly number[];
  readonly current: number;
  readonly hasMore: boolean;
} {
  if (pager.kind === 'steps')
    return { pages: [], current: pager.previous.length > 0 ? 2 : 1, hasMore: pager.next.length > 0 };
  const numbers = pager.run.numbered.map(({ number }) => number);
  const { current } = pager.run;
  return { pages: [...numbers, current], current, hasMore: numbers.some((number) => number > current) };
}
