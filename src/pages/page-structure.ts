/**
 * The parts of a page that need each other: pager, candidates for lists, the size of the result, and the main list.
 */

import type { AccessPath } from '../model/access-path.js';
import { NO_PAGINATION } from '../model/no-pagination.js';
import type { ListHint, Pagination } from '../model/page.js';
import { linkPatternOf, readCards } from './lists/cards.js';
import { findNumberTexts } from './count-texts.js';
import { findListCandidates, findSingleCandidates, type ListCandidate, type ListSource } from './lists/item-lists.js';
import { findKnownList, isAlike, type KnownList } from './lists/known-list.js';
import { readLinkFacts, type LinkFact } from './link-facts.js';
import { chooseMainList, readSizes, type MainList, type MainListContext } from './lists/main-list.js';
import { measurePage, type PageFeatures } from './kinds/page-features.js';
import type { PageIndex } from './page-index.js';
import { readAwaitedPage } from './paging/awaited-page.js';
import { forgetfulLinks, forgetfulSteps } from './paging/forgetful-pager.js';
import { findPager, readPagination, stepPagination, type Pager } from './paging/pagination.js';
import { findPlainCandidates } from './lists/plain-lists.js';
import { readOnwardLink, withoutOnwardLink } from './paging/onward-link.js';
import { pressesOn } from './paging/pressed-again.js';
import { findPressables, type Pressable, type PressContext } from './pressables.js';
import type { ListRecord, RecordRun } from './lists/records.js';
import { readScriptedPager, type ScriptedPagination } from './paging/scripted-pager.js';
import { readSelectPager } from './paging/select-pager.js';
import { withoutVariants } from './lists/swatch-links.js';
import { tallyPage } from './kinds/tally.js';
import { findRangeSteps } from './paging/told-range.js';
import { findTwinSteps } from './paging/twin-steps.js';
import { pageNumber } from './paging/url-slots.js';

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

/** What is known of a page beside its markup. */
export interface StructureContext extends PressContext {
  /** Lists of the site as read before. */
  readonly hint: ListHint | null;
}

/** A page of which nothing else is known. */
const NOTHING_KNOWN: StructureContext = { hint: null, forms: [], at: null };

/** Pager, lists and features of a page. */
export function readStructure(index: PageIndex, context: StructureContext = NOTHING_KNOWN): PageStructure {
  const { hint } = context;
  const tally = tallyPage(index.nodes);
  const links = readLinkFacts(index);
  const pager = findPager(index, links);
  const paging = new Set(pager.nodes);
  const listed = links.filter((link) => !paging.has(link.node));
  const source = { index, tally, links: withoutVariants(index, listed) };
  const linked = findListCandidates(source);
  const known = hint === null ? null : findKnownList(source, hint);
  const scripted = scriptedPagers(index, context);
  const candidates = withPlainLists(source, linked, scripted);
  const listContext = {
    candidates: fitting(index, candidates, { known, hint }).map((list) => withoutOnwardLink(index, list)),
    singles: () =>
      findSingleCandidates(source).filter((single) => fitting(index, [single], { known, hint }).includes(single)),
    isKnown: known?.kind === 'found',
    shelves: linked,
  };
  const first = chooseMainList(index, { ...listContext, ...pagerNumbers(pager) });
  const forgetful = forgetfulLinks(index, { links, pager, at: context.at });
  const turnedFor = (list: ListCandidate | null): Turned => {
    const ways = readWays(index, { links, pager, list, scripted, forgetful, at: context.at });
    return { ways, main: ways.numbers === null ? first : chooseMainList(index, { ...listContext, ...ways.numbers }) };
  };
  const likely = first.list === null ? likelyList(listContext.candidates) : null;
  const paged = likely === null ? null : turnedFor(likely);
  const { ways, main: turned } = paged !== null && paged.main.list !== null ? paged : turnedFor(first.list);
  const pagination = leadOn(index, { links, main: turned, pagination: ways.pagination });
  const main = isLedOn(turned, ways.pagination, pagination)
    ? { ...turned, ...readSizes(index, turned.list, { ...listContext, ...ways.numbers, ...LED_ON }) }
    : turned;
  const features = measurePage({
    index,
    tally,
    list: main.list !== null && isRecordList(main, linked) ? main.list : null,
    candidates: linked,
    hasNext: pagination.next !== null,
    hasPageNumbers: pagination.pages.length > 0,
    declaredCount: main.declaredCount,
  });
  return { links, candidates, main, pagination, features, isKnown: known?.kind === 'found' };
}

type ScriptedPagers = (list: RecordRun | null, presses?: readonly Pressable[]) => ScriptedPagination | null;

/** Reads the scripted pager of a list, of all that may be pressed unless some is given; that is looked for once. */
function scriptedPagers(index: PageIndex, context: PressContext): ScriptedPagers {
  const all = findPressables(index, context);
  const pressed = (list: RecordRun | null, presses: readonly Pressable[]): ScriptedPagination | null =>
    presses.length === 0 ? null : readScriptedPager(index, { ...context, presses, list });
  return (list, presses) =>
    pressed(list, presses ?? all) ??
    (list === null || presses !== undefined ? null : readSelectPager(index, { list, at: context.at }));
}

/** Lists whose blocks have no address are told in live pages only: over HTTP what has no address cannot be worked. */
function withPlainLists(
  source: ListSource,
  linked: readonly ListCandidate[],
  scripted: ScriptedPagers,
): readonly ListCandidate[] {
  if (source.index.snapshot.source === 'http') return linked;
  const plain = findPlainCandidates(source, {
    linked,
    texts: findNumberTexts(source.index),
    isPaged: (run) => (scripted(run)?.pagination.nodes.length ?? 0) > 1,
  });
  return [...linked, ...plain].sort((a, b) => b.features.score - a.features.score);
}

/** Whether the list tells what kind of page it is: links do, and blocks without addresses that the page speaks of. */
function isRecordList({ list, isTold }: MainList, linked: readonly ListCandidate[]): boolean {
  return (
    isTold ||
    list === null ||
    linked.includes(list) ||
    list.records.some(({ links }) => links.length > 0) ||
    list.features.withPrice > 0
  );
}

interface Ways {
  readonly pagination: Pagination;
  /** Numbers of a pager that is scripted or told by its list, which the choice of the list has not seen yet. */
  readonly numbers: PagerNumbers | null;
}

/** Ways to other pages, and the list that is chosen by what they tell. */
interface Turned {
  readonly ways: Ways;
  readonly main: MainList;
}

/** Blocks from which on a candidate that nothing speaks for may turn out to be a list by the pager beside it. */
const LEAST_LIKELY = 8;

/** The best candidate, where only what stands beside it can tell whether it is a list: even blocks in one place. */
function likelyList([best]: readonly ListCandidate[]): ListCandidate | null {
  if (best === undefined || best.isTorn === true || best.isSectioned === true) return null;
  return best.records.length >= LEAST_LIKELY ? best : null;
}

/** Ways to other pages: addresses that say what was chosen, else what is pressed. A button that brings more comes last. */
function readWays(
  index: PageIndex,
  {
    links,
    pager,
    list,
    scripted,
    forgetful,
    at,
  }: {
    readonly links: readonly LinkFact[];
    readonly pager: Pager;
    readonly list: ListCandidate | null;
    readonly scripted: ScriptedPagers;
    /** The pager's links that are pressed. */
    readonly forgetful: readonly Pressable[];
    /** The path by which the page was reached. */
    readonly at: AccessPath | null;
  },
): Ways {
  const turned = scripted(list, forgetful) ?? steppedInstead(index, { links, list, at });
  if (turned !== null) return pressedWays(turned, at);
  const byAddress = readPagination(index, { links, pager, records: list?.records ?? [] });
  const pressed = pressedInstead(index.snapshot.source, { pager, byAddress }, () => scripted(list));
  return pressed === null
    ? { pagination: byAddress, numbers: steppedNumbers(index.snapshot.url, pager, byAddress) }
    : pressedWays(pressed, at);
}

/** Links to the pages beside this one that are pressed, since their addresses forget what was chosen. */
function steppedInstead(
  index: PageIndex,
  {
    links,
    list,
    at,
  }: Pick<PageStructure, 'links'> & { readonly list: ListCandidate | null; readonly at: AccessPath | null },
): ScriptedPagination | null {
  if (index.snapshot.source === 'http' || list === null) return null;
  const pagination = forgetfulSteps(index, { links, list, at });
  return pagination === null ? null : { pagination, current: pressesOn(at) + 1 };
}

interface AddressWays {
  readonly pager: Pager;
  readonly byAddress: Pagination;
}

/** What is pressed to turn the pages, where it tells more than the addresses; else null. */
function pressedInstead(
  source: PageIndex['snapshot']['source'],
  ways: AddressWays,
  read: () => ScriptedPagination | null,
): ScriptedPagination | null {
  if (!leadsFurther(ways.byAddress)) return read();
  if (source === 'http') {
    // What is pressed cannot be worked over HTTP, and what a browser would not show stands there, too.
    const turned = leadsOnlyBack(ways) ? read() : null;
    return turned?.pagination.next?.kind === 'url' ? turned : null;
  }
  const pressed = ways.pager.kind === 'numbered' || ways.pager.next.length > 0 ? null : read();
  return pressed === null || appendsLess(pressed.pagination, ways) ? null : pressed;
}

/**
 * Whether a button that brings more of the list tells less than the addresses: not where these only lead back, as a link of
 * a menu does to a list that names its page once it has grown.
 */
function appendsLess({ manner, next }: Pagination, ways: AddressWays): boolean {
  return manner === 'appends' && (next === null || !leadsOnlyBack(ways));
}

/** Whether addresses only lead back, by no sign but themselves: a page's size may look like its place, and a menu lead to page 1. */
function leadsOnlyBack({ pager: { nodes }, byAddress: { next, pages } }: AddressWays): boolean {
  return next === null && pages.length === 0 && nodes.length === 0;
}

function pressedWays({ pagination, current }: ScriptedPagination, at: AccessPath | null): Ways {
  const pages = pagination.pages.length === 0 ? [] : [...pagination.pages.map(({ number }) => number), current];
  const steps = pages.length === 0 ? { nodes: pagination.nodes, place: pressesOn(at) + 1 } : undefined;
  return { pagination, numbers: { pages, current, hasMore: pagination.next !== null, ...(steps && { steps }) } };
}

function leadsFurther({ next, previous, pages }: Pagination): boolean {
  return next !== null || previous !== null || pages.length > 0;
}

/**
 * The ways to other pages, those that begin where the page says that it ends before what only looks like a step; of a list
 * that says it is longer but shows none, those that stand at both of its ends.
 */
function leadOn(
  index: PageIndex,
  { links, main, pagination }: Pick<PageStructure, 'links' | 'main' | 'pagination'>,
): Pagination {
  const records = main.list?.records ?? [];
  const told = isByAddress(pagination)
    ? stepPagination(findRangeSteps(index, { ...main, links, records }))
    : pagination;
  if (leadsFurther(told)) return told;
  if (pagination.next !== null) return pagination;
  const awaited = isByAddress(pagination) ? awaitedPage(index, links, records) : NO_PAGINATION;
  // A link of a menu may lead back to the first page, and stands on all others.
  if (pagination.nodes.length > 0) return { ...pagination, next: awaited.next };
  const isLonger = (main.declaredCount ?? 0) > records.length;
  const twins = isLonger ? stepPagination(findTwinSteps(index, { links, records })) : pagination;
  return leadsFurther(twins) ? twins : awaited;
}

/** The next page as the markup names it for a script, or as a link behind the pages that are shown already does. */
function awaitedPage(index: PageIndex, links: readonly LinkFact[], records: readonly ListRecord[]): Pagination {
  const awaited = readAwaitedPage(index, links, records);
  return awaited.next === null ? readOnwardLink(index, links, records) : awaited;
}

/** Whether a list whose size nothing tells turns out to go on. */
function isLedOn(main: MainList, before: Pagination, after: Pagination): main is MainList & { list: ListCandidate } {
  return main.list !== null && main.declaredCount === null && before.next === null && after.next !== null;
}

/** What is known of a list's pages once it turns out to go on. */
const LED_ON = { pages: [], current: 1, hasMore: true } as const;

/** Whether nothing is pressed to turn pages, and no numbers of pages are shown. */
function isByAddress({ next, previous, pages }: Pagination): boolean {
  return pages.length === 0 && next?.kind !== 'actions' && previous?.kind !== 'actions';
}

/** Where links one page on and back stand that only the list told; null without such links. */
function steppedNumbers(url: string, pager: Pager, { next, previous }: Pagination): PagerNumbers | null {
  if (pager.nodes.length > 0 || (next === null && previous === null)) return null;
  const beside = [next, previous].flatMap((path) => (path?.kind === 'url' ? [path.url] : []));
  return { pages: [], current: pageNumber(url, beside) ?? (previous === null ? 1 : 2), hasMore: next !== null };
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
      return candidates.filter(({ records }) =>
        isAlike(linkPatternOf(readCards(index, records), index.snapshot.url), hint.linkPattern),
      );
  }
}

type PagerNumbers = Pick<MainListContext, 'pages' | 'current' | 'hasMore' | 'pager' | 'steps'>;

/** Page numbers that the pager shows. */
function pagerNumbers(pager: Pager): PagerNumbers {
  if (pager.kind === 'steps')
    return {
      pages: [],
      current: pager.previous.length > 0 ? 2 : 1,
      hasMore: pager.next.length > 0,
      ...(pager.previous.length === 0 && { steps: { nodes: pager.nodes, place: 1 } }),
    };
  const numbers = pager.run.numbered.map(({ number }) => number);
  const { current } = pager.run;
  return {
    pages: [...numbers, current],
    current,
    hasMore: numbers.some((number) => number > current),
    pager: pager.run.numbered.map(({ link }) => link.node).sort((a, b) => a - b),
  };
}
