/**
 * Which of the candidates is the main list, if any: recommendations, menus and choices are none (design §5.1).
 *
 * How a candidate looks comes first; what the page says about the size of its result settles the rest.
 */

import type { CountText } from '../../model/page.js';
import { findNumberTexts, type NumberText } from '../count-texts.js';
import { declaredCount, MIN_CONFIDENCE, rankCounts, rangeIn, type CountContext } from '../counts.js';
import type { ListCandidate, SingleCandidate } from './item-lists.js';
import { createRangeTest } from '../link-areas.js';
import { PLAUSIBLE_SCORE } from './list-features.js';
import { isTitledSection } from './list-section.js';
import { otherCards } from './other-cards.js';
import type { PageIndex } from '../page-index.js';
import { pagesOf, type StepBar } from '../paging/place-of-pages.js';
import { readSetSize } from './set-size.js';

/** The main list with what the page says about its size. */
export interface MainList {
  readonly list: ListCandidate | null;
  /** Whether the page says of this list how large it is. */
  readonly isTold: boolean;
  readonly counts: readonly CountText[];
  readonly declaredCount: number | null;
}

/** What is known before the list is chosen. */
export interface MainListContext {
  readonly candidates: readonly ListCandidate[];
  /** Blocks that may be lists of one; asked for only if they may matter. */
  readonly singles: () => readonly SingleCandidate[];
  /** Numbers of the page's pager, this page's too. */
  readonly pages: readonly number[];
  /** Number of this page; 1 without a pager. */
  readonly current: number;
  /** Whether a next page is linked. */
  readonly hasMore: boolean;
  /** Ids of the links to numbered pages. @default none are known */
  readonly pager?: readonly number[];
  /** A pager without numbers. @default none is known */
  readonly steps?: StepBar;
  /** Whether the only candidate is the list of a site whose lists are known: then how it looks does not matter. */
  readonly isKnown?: boolean;
  /** Lists of the page whose cards may be of the kind of the main list's. @default the candidates */
  readonly shelves?: readonly ListCandidate[];
}

/** Candidates that are weighed against the page's numbers. */
const MAX_WEIGHED = 8;
/** Of those in sections: the list as a whole, and larger and smaller parts of it. */
const MAX_SECTIONED = 3;
/** Of torn ones. */
const MAX_TORN = 2;
/** Factor for a candidate of which the page says "1–24 of 312", "24 results" on the only page, "1 result". */
const TOLD = { range: 3, total: 2.5, one: 6 } as const;
/** Factor for one that is larger than the page says by what may be advertisements. */
const NEARLY_TOLD = 1.6;
/** Share of cards that may be advertisements, which no count includes. */
const ADS_SHARE = 0.4;
/** Factor for a short list under a title of its own where nothing is told: recommendations look like that. */
const SECTION_FACTOR = 0.4;
/** Links between a list and its pager: to an order, to the top. */
const MOST_BETWEEN = 4;
/** Lists of recommendations are no longer. */
const SHORT_LIST = 8;
/** Factor for a block that the markup alone makes a list of one. */
const ITEM_FACTOR = 2;
/** Score of a candidate that is told; raising it loses plain short lists. */
const TOLD_SCORE = 0.1;
/** From this many equal blocks on a list of one is no rival. */
const MANY = 8;
/** Longer texts state no result. */
const MAX_STATEMENT = 60;
/** Links of a shelf between two blocks of a list, at least. */
const LEAST_SHELVED = 3;
/** A statement has words. */
const WORD = /\p{L}/u;

interface Weighed {
  readonly list: ListCandidate;
  readonly value: number;
  readonly isTold: boolean;
  /** Whether it stands under a title of its own, as recommendations do. */
  readonly isAside: boolean;
}

/** The main list, or none, and the sizes that fit it. */
export function chooseMainList(index: PageIndex, context: MainListContext): MainList {
  const texts = findNumberTexts(index);
  const weighed = withoutAsideRivals(
    toWeigh(context.candidates).flatMap((list) => {
      const one = weigh(index, texts, { list, context });
      return isInParts(list) && !one.isTold && context.isKnown !== true ? [] : [one];
    }),
  );
  const best = [...weighed, ...weighSingles(index, texts, { context, best: weighed[0]?.list ?? null })].sort(
    (a, b) => b.value - a.value,
  )[0];
  const apart = best === undefined ? texts : textsApart(texts, best.list, context.shelves ?? context.candidates);
  const isDeniedHere = context.isKnown === true ? isNothingBeside : isDenied;
  const list = best === undefined || isDeniedHere(index, apart, best) ? null : best.list;
  if (list !== null) return { list, isTold: best?.isTold === true, ...sizesAmong(index, apart, { list, context }) };
  const counts = rankCounts(index, texts, countContext(null, context));
  return { list, isTold: false, counts, declaredCount: declaredCount(counts) };
}

/** The sizes that fit a list, and the one that the page declares. */
export function readSizes(
  index: PageIndex,
  list: ListCandidate,
  context: MainListContext,
): Pick<MainList, 'counts' | 'declaredCount'> {
  const apart = textsApart(findNumberTexts(index), list, context.shelves ?? context.candidates);
  return sizesAmong(index, apart, { list, context });
}

interface ListInContext {
  readonly list: ListCandidate;
  readonly context: MainListContext;
}

/** The sizes of a list among the numbers of a page that stand apart from its cards. */
function sizesAmong(
  index: PageIndex,
  apart: readonly NumberText[],
  { list, context }: ListInContext,
): Pick<MainList, 'counts' | 'declaredCount'> {
  const ranked = rankCounts(index, textsOutside(index, apart, list), countContext(list, context));
  const own = readSetSize(index, list);
  // Of a set that is drawn in part there is more to come.
  const isDrawnInPart = own !== null && own.value > list.records.length && !context.hasMore;
  const goingOn = isDrawnInPart
    ? rankCounts(index, textsOutside(index, apart, list), countContext(list, { ...context, hasMore: true }))
    : ranked;
  const isLoaded = isDrawnInPart && isOfMore(own, goingOn);
  const counts = isLoaded ? goingOn : withOwnSize(ranked, own, { list, context });
  return { counts, declaredCount: declaredCount(counts) };
}

/** The best candidates, and the best of those in parts, which count only where the page tells their size. */
function toWeigh(candidates: readonly ListCandidate[]): readonly ListCandidate[] {
  const sectioned = candidates.filter(({ isSectioned }) => isSectioned === true);
  const torn = candidates.filter(({ isTorn }) => isTorn === true);
  const others = candidates.filter((list) => !isInParts(list));
  // Of equals the torn one is first: it tells more exactly where the blocks stand than what is around them all.
  return [...torn.slice(0, MAX_TORN), ...others.slice(0, MAX_WEIGHED), ...sectioned.slice(0, MAX_SECTIONED)];
}

function isInParts({ isSectioned, isTorn }: ListCandidate): boolean {
  return isSectioned === true || isTorn === true;
}

/** The sizes that fit a list, with the one that it tells itself as the most likely. */
function withOwnSize(
  ranked: readonly CountText[],
  own: CountText | null,
  { list: { records }, context: { hasMore } }: ListInContext,
): readonly CountText[] {
  return own === null || isOfPage(own, ranked, { records, hasMore }) ? ranked : [own, ...ranked];
}

/**
 * Whether a set is said to be a part of more: many grids count the rows of one page only, of which they may draw those alone
 * that are to be seen. Another number counts if it is that of a range as long as the set, or as what is shown of it, or the set
 * is all on the page and there is more to come.
 */
function isOfPage(
  own: CountText,
  [told]: readonly CountText[],
  { records, hasMore }: { readonly records: ListCandidate['records']; readonly hasMore: boolean },
): boolean {
  if (told === undefined || told.value <= own.value) return false;
  const { from, to, confidence } = told;
  if (from !== null && to !== null) return [own.value, records.length].includes(to - from + 1);
  return own.value === records.length && hasMore && confidence >= MIN_CONFIDENCE;
}

/** Whether the page tells a larger size than a set that is drawn in part: the set is what was loaded by now. */
function isOfMore(own: CountText, [told]: readonly CountText[]): boolean {
  return told !== undefined && told.from === null && told.value > own.value && told.confidence >= MIN_CONFIDENCE;
}

function weigh(
  index: PageIndex,
  texts: readonly NumberText[],
  { list, context }: { readonly list: ListCandidate; readonly context: MainListContext },
): Weighed {
  const isPaged = standsBesidePager(index, list, context);
  const around = textsOutside(index, textsBeside(texts, list, context.candidates), list);
  const factor = toldFactor(index, around, { size: list.records.length, isPaged, context });
  // What is larger than told by advertisements may be torn from those alone.
  const isTold = factor > (list.isTorn === true ? NEARLY_TOLD : 1);
  const isAside =
    list.records.length <= SHORT_LIST &&
    context.pages.length === 0 &&
    !context.hasMore &&
    isTitledSection(index, list.container, list.records);
  return { list, value: list.features.score * factor * (isAside && !isTold ? SECTION_FACTOR : 1), isTold, isAside };
}

/** What is told of two lists of one size is not meant of the one that stands aside. */
function withoutAsideRivals(weighed: readonly Weighed[]): readonly Weighed[] {
  const sizes = new Set(
    weighed.filter(({ isTold, isAside }) => isTold && !isAside).map(({ list }) => list.records.length),
  );
  return weighed.map((one) =>
    one.isTold && one.isAside && sizes.has(one.list.records.length)
      ? { ...one, value: one.list.features.score * SECTION_FACTOR, isTold: false }
      : one,
  );
}

/** Lists of one: told, or items by markup with a price or columns, and no larger list that is told. */
function weighSingles(
  index: PageIndex,
  texts: readonly NumberText[],
  { context, best }: { readonly context: MainListContext; readonly best: ListCandidate | null },
): readonly Weighed[] {
  if (context.isKnown === true) return [];
  if ((best?.records.length ?? 0) >= MANY && (best?.features.score ?? 0) >= PLAUSIBLE_SCORE) return [];
  return context.singles().flatMap((list): readonly Weighed[] => {
    const isTold = textsOutside(index, texts, list).some((text) => saysOne(index, text));
    if (isTold) return [{ list, value: list.features.score * TOLD.one, isTold, isAside: false }];
    const isPlain = list.isItem && (list.features.withPrice > 0 || index.node(list.records[0]?.root ?? 0).tag === 'tr');
    return isPlain ? [{ list, value: list.features.score * ITEM_FACTOR, isTold, isAside: false }] : [];
  });
}

/** The texts that are neither in the blocks of the list nor in shelves between them. */
function textsOutside(
  index: PageIndex,
  texts: readonly NumberText[],
  list: ListCandidate | null,
): readonly NumberText[] {
  if (list === null) return texts;
  const isInside = createRangeTest(list.records);
  const isOnShelf = createRangeTest(shelvesBetween(index, list));
  return texts.filter(({ node }) => !isInside(node) && !isOnShelf(node));
}

/** The texts that are in no block of a longer run that a list is a part of: "March 9, 2026" in the next one tells no size. */
function textsBeside(
  texts: readonly NumberText[],
  { container, records, features }: ListCandidate,
  candidates: readonly ListCandidate[],
): readonly NumberText[] {
  const wholes = candidates.filter(
    (other) =>
      other.container === container &&
      other.records.length > records.length &&
      other.features.score > features.score &&
      isPartOf(records, other.records),
  );
  const isInWhole = wholes.map((whole) => createRangeTest(whole.records));
  return texts.filter(({ node }) => !isInWhole.some((test) => test(node)));
}

function isPartOf(part: readonly Block[], whole: readonly Block[]): boolean {
  const roots = new Set(whole.map(({ root }) => root));
  return part.every(({ root }) => roots.has(root));
}

/** The texts that are not in cards of other lists of what a list shows. */
function textsApart(
  texts: readonly NumberText[],
  list: ListCandidate,
  candidates: readonly ListCandidate[],
): readonly NumberText[] {
  const isOfOther = otherCards(list, candidates);
  return texts.filter(({ node }) => !isOfOther(node));
}

/** Blocks between those of a list that hold lists of their own. */
function shelvesBetween(index: PageIndex, { records }: ListCandidate): readonly Block[] {
  const [first, last] = [records[0], records.at(-1)];
  if (first === undefined || last === undefined || index.node(first.root).parent < 0) return [];
  const isInside = createRangeTest(records);
  return index
    .elements(index.node(first.root).parent)
    .filter((id) => id > first.root && id < last.end && !isInside(id) && index.within(id, 'a').length >= LEAST_SHELVED)
    .map((id) => ({ root: id, end: index.node(id).end }));
}

interface Block {
  readonly root: number;
  readonly end: number;
}

function countContext(list: ListCandidate | null, { pages, current, hasMore, steps }: MainListContext): CountContext {
  const first = list?.records[0];
  const last = list?.records.at(-1);
  return {
    list:
      list === null || first === undefined || last === undefined
        ? null
        : { container: list.container, size: list.records.length, start: first.root, end: last.end },
    pages,
    hasMore,
    current,
    ...(steps !== undefined && { steps }),
  };
}

interface Sizing {
  readonly size: number;
  readonly isPaged: boolean;
  readonly context: MainListContext;
}

/** How much the page's statements speak for a list of this size. */
function toldFactor(index: PageIndex, texts: readonly NumberText[], sizing: Sizing): number {
  const statements = texts.filter((text) => isStatement(index, text));
  const { steps, hasMore } = sizing.context;
  const last = steps === undefined || !hasMore ? 0 : pagesOf(index, texts, steps);
  const fills = ({ numbers: [number = 0, ...others] }: NumberText): boolean =>
    last > 1 && others.length === 0 && Math.ceil(number / sizing.size) === last;
  return Math.max(1, ...statements.map((text) => (fills(text) ? TOLD.total : statedFactor(text.numbers, sizing))));
}

function statedFactor(numbers: readonly number[], sizing: Sizing): number {
  const { size, context } = sizing;
  const range = rangeIn(numbers);
  if (range === null && impliesSize(numbers, sizing)) return TOLD.total;
  const shown = range === null ? onlyTotal(numbers, context) : (range.to ?? 0) - (range.from ?? 0) + 1;
  if (shown === size) return range === null ? TOLD.total : TOLD.range;
  return isNearly(shown, size) ? NEARLY_TOLD : 1;
}

/** Whether a list may be larger than a page says by advertisements. */
function isNearly(shown: number, size: number): boolean {
  return shown > 0 && shown < size && size - shown <= Math.max(1, size * ADS_SHARE);
}

/** Whether numbers fit a list of this size, though they count more than it. */
function impliesSize(numbers: readonly number[], { size, isPaged, context }: Sizing): boolean {
  return tellsPart(numbers, size) || (isPaged && fillsPages(numbers, size, context));
}

/** The single number of a text on the only page, else 0. */
function onlyTotal(numbers: readonly number[], { hasMore, current }: MainListContext): number {
  return numbers.length === 1 && !hasMore && current <= 1 ? (numbers[0] ?? 0) : 0;
}

/** Whether two numbers say that so many of more are shown. */
function tellsPart(numbers: readonly number[], size: number): boolean {
  const [shown, total] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length === 2 && shown === size && size > 1 && total > shown;
}

/** Whether no more than a few links stand between a list and the links to its pages. */
function standsBesidePager(index: PageIndex, { records }: ListCandidate, { pager = [] }: MainListContext): boolean {
  const [first, last] = [pager[0], pager.at(-1)];
  const [start, end] = [records[0]?.root, records.at(-1)?.end];
  if (first === undefined || last === undefined || start === undefined || end === undefined) return false;
  const [from, to] = end <= first ? [end, first] : [last + 1, start];
  return from <= to && index.links.filter((link) => link >= from && link < to).length <= MOST_BETWEEN;
}

/** Whether one of a text's numbers, shared out to pages of one size, takes as many as the pager of the first page has. */
function fillsPages(numbers: readonly number[], size: number, { pages, current, hasMore }: MainListContext): boolean {
  const last = Math.max(0, ...pages);
  return hasMore && current === 1 && last > 1 && numbers.some((number) => Math.ceil(number / size) === last);
}

/** "1 result", "1–1 of 1", "25–25 of 25". */
function saysOne(index: PageIndex, text: NumberText): boolean {
  if (!isStatement(index, text)) return false;
  const range = rangeIn(text.numbers);
  return range === null ? text.numbers.every((number) => number === 1) : range.from === range.to;
}

/** Words with numbers outside of the page's frame. */
function isStatement(index: PageIndex, { node, text, template }: NumberText): boolean {
  const landmark = index.landmark(node);
  return text.length <= MAX_STATEMENT && WORD.test(template) && (landmark === null || landmark === 'main');
}

/** Too little of a list, or one below a statement that there is nothing. */
function isDenied(index: PageIndex, texts: readonly NumberText[], best: Weighed): boolean {
  if (best.isTold) return best.list.features.score < TOLD_SCORE;
  return best.value < PLAUSIBLE_SCORE || saysNothing(index, texts, best);
}

/** Whether what stands where a site's lists stand is a section beside a statement that there is nothing. */
function isNothingBeside(index: PageIndex, texts: readonly NumberText[], best: Weighed): boolean {
  return !best.isTold && best.isAside && saysNothing(index, texts, best);
}

/** Whether the page states before a list that there is nothing. */
function saysNothing(index: PageIndex, texts: readonly NumberText[], best: Weighed): boolean {
  const title = index.byTag('h1')[0];
  return textsOutside(index, texts, best.list).some(
    (text) =>
      isStatement(index, text) &&
      text.numbers.every((number) => number === 0) &&
      (title === undefined || text.node >= title || index.contains(text.node, title)),
  );
}
