/**
 * Which number on the page is the size of the result (contract `CountText`).
 */

import { wordsOf } from '../base/text.js';
import type { CountText } from '../model/page.js';
import type { NumberText } from './count-texts.js';
import type { PageIndex } from './page-index.js';
import { tellsPageOf, tellsPlaceOfPages, tellsSizeAndPages, type StepBar } from './paging/place-of-pages.js';
import { isWithinShown } from './paging/shown-between.js';

/** What counts are weighed against. */
export interface CountContext {
  /** The main list's element and blocks; null without a list. */
  readonly list: {
    readonly container: number;
    readonly size: number;
    readonly start: number;
    readonly end: number;
  } | null;
  /** Numbers of the linked pages and of this one; empty without a numbered pager. */
  readonly pages: readonly number[];
  /** Whether another page of the list is linked. */
  readonly hasMore: boolean;
  /** Number of this page, as far as is known; 1 without a pager. */
  readonly current: number;
  /** A pager without numbers. @default none is known */
  readonly steps?: StepBar;
}

/** Confidence from which a number is taken for the size of the result. Raising it loses unusual wordings. */
export const MIN_CONFIDENCE = 0.45;

/** Weights of the evidence; they add up and are cut to 0–1. */
const WEIGHTS = {
  base: 0.1,
  range: 0.35,
  rangeFits: 0.3,
  sizeFits: 0.35,
  pagesFit: 0.1,
  twice: 0.4,
  larger: 0.15,
  near: 0.2,
  heading: 0.15,
  short: 0.1,
  bare: -0.5,
  unlikelyPlace: -0.4,
  tooSmall: -0.5,
  year: -0.3,
  pageNumbers: -0.6,
} as const;
/** Nodes that are shown between a count and its list. */
const NEAR = 150;
const SHORT_TEXT = 50;
/** A share of something: "save 10 % on over 100,000 stays" is an offer. */
const SHARE = /\p{Nd}\s?[%‰٪]|[%٪]\s?\p{Nd}/u;
/** Candidates that are told. */
const MAX_COUNTS = 10;
/** Share of the cards that a total may lack: advertisements among them are not counted. */
const ADS_SHARE = 0.4;

/** Candidates for the size of the result, most likely first. */
export function rankCounts(
  index: PageIndex,
  texts: readonly NumberText[],
  context: CountContext,
): readonly CountText[] {
  const isOfMany = inTables(texts);
  const told = texts.filter((text) => !isOfMany(text) && !SHARE.test(text.text));
  const only = onlyOver(index, told, context);
  const counts = told
    .flatMap((text) => readCandidates(index, text, context))
    .map((count) =>
      count.node === only ? { ...count, confidence: Math.min(1, count.confidence + WEIGHTS.larger) } : count,
    )
    .filter((count) => count.confidence > 0 || count.ofPages === true)
    .sort((a, b) => b.confidence - a.confidence || distance(a, context) - distance(b, context) || a.node - b.node);
  return withWholeFirst(index, counts, context).slice(0, MAX_COUNTS);
}

/**
 * The counts, that of all of a list before that of what is shown of it: a text that says of more of what the page is called
 * after than is shown ("Garden plants", "240 plants"), where the likeliest says how many are shown in other words ("the first 24").
 */
function withWholeFirst(index: PageIndex, counts: readonly CountText[], { list }: CountContext): readonly CountText[] {
  const [best, ...others] = counts;
  if (best === undefined || list === null || best.to !== null || best.value !== list.size) return counts;
  const title = new Set(index.byTag('h1').flatMap((id) => wordsOf(index.text(id))));
  const isTitled = ({ template }: CountText): boolean =>
    /^#\s*\p{L}/u.test(template) && wordsOf(template).every((word) => title.has(word));
  const whole = others.find((count) => count.value > list.size && count.node < list.start && isTitled(count));
  if (whole === undefined || isTitled(best)) return counts;
  return [{ ...whole, confidence: best.confidence }, ...counts.filter((count) => count !== whole)];
}

/** Nodes between a count and the list behind it; 0 without a list. What stands behind the list is farther than all before it. */
function distance({ node }: CountText, { list }: CountContext): number {
  if (list === null) return 0;
  return node < list.start ? list.start - node : Number.MAX_SAFE_INTEGER;
}

/** Cards from which on a list without a pager may be the first part of one that goes on as it is scrolled. */
const LEAST_PART = 10;

/**
 * The only text with a number right below the title, or else right over the list, of a first page without a pager, if that is
 * one number that is more than the list shows: lists that go on as they are scrolled often say no more; -1 if there is none.
 */
function onlyOver(index: PageIndex, texts: readonly NumberText[], { list, hasMore, current }: CountContext): number {
  if (list === null || hasMore || current > 1 || list.size < LEAST_PART) return -1;
  const before = texts.filter(({ node }) => node < list.start && !isBeside(index, node));
  const titled = before.filter(({ node }) => isBelowTitle(index, node, TITLE_PARTS));
  const over = before.filter(({ node }) => placeBeside(index, node, list) === 'near');
  const [only, ...others] = titled.length === 1 ? titled : over;
  const [number = 0, ...more] = only?.numbers ?? [];
  return only === undefined || others.length + more.length > 0 || number <= list.size ? -1 : only.node;
}

/** Texts of one wording with other numbers each that make a table of numbers. Raising it takes tables for statements. */
const MIN_ROWS = 3;
/** The same of texts without words. */
const MIN_BARE_ROWS = 2;

/**
 * Whether a text is one of several of its wording that all say something else, as opening hours, values and the ratings of
 * cards do: a size is one number.
 */
function inTables(texts: readonly NumberText[]): (text: NumberText) => boolean {
  const said = new Map<string, Set<string>>();
  for (const { template, numbers } of texts) {
    const wording = wordingOf(template);
    said.set(wording, (said.get(wording) ?? new Set()).add(numbers.join(' ')));
  }
  return ({ template }) =>
    (said.get(wordingOf(template))?.size ?? 0) >= (/\p{L}/u.test(template) ? MIN_ROWS : MIN_BARE_ROWS);
}

/** The words of a template, whatever decimals and signs, such as stars, stand between them; one without words as it is. */
function wordingOf(template: string): string {
  return template.match(/\p{L}+/gu)?.join(' ') ?? template;
}

/** The most likely size, or null. */
export function declaredCount(counts: readonly CountText[]): number | null {
  const best = counts[0];
  return best !== undefined && best.confidence >= MIN_CONFIDENCE ? best.value : null;
}

/** What the numbers of one text may mean. */
export interface CountReading {
  readonly value: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Present if the text tells it twice. */
  readonly twice?: true;
  /** Which of the text's numbers it is. Absent where there is one only, or all are told together. */
  readonly place?: number;
}

function readCandidates(index: PageIndex, text: NumberText, context: CountContext): readonly CountText[] {
  if (isPlaceOfPages(index, text, context)) {
    const [, last = 0] = text.numbers;
    return [{ node: text.node, template: text.template, ...placed(last, text.numbers), ofPages: true, confidence: 0 }];
  }
  if (context.hasMore && saysShownTwice(text)) return [];
  const isWhole = tellsSizeAndPages(text.numbers, context.list?.size ?? 0);
  const read = isWhole ? [placed(text.numbers[0] ?? 0, text.numbers)] : readings(text);
  return read.map((reading) => {
    const confidence = confidenceOf(index, text, { reading, context }) + (isWhole ? WEIGHTS.rangeFits : 0);
    return { node: text.node, template: text.template, ...reading, confidence: Math.max(0, Math.min(1, confidence)) };
  });
}

/** Things that pages of a list show at least. Raising it takes the size of shorter pages for that of the list. */
const LEAST_SHOWN = 10;

/** Whether a text says how many are shown, and their places: "up to 24 results in range #1 to #24". Where there are more pages that is no size. */
function saysShownTwice({ numbers }: NumberText): boolean {
  const [shown = 0, from, to] = numbers;
  return numbers.length === RANGE_NUMBERS && from === 1 && shown === to && shown >= LEAST_SHOWN;
}

/** Whether a text tells which of several pages this is; where as many cards are shown it may tell these. */
function isPlaceOfPages(index: PageIndex, text: NumberText, context: CountContext): boolean {
  const { list, hasMore, steps, pages, current } = context;
  if (list !== null && tellsPageOf(text, { pages: [...pages, current], current, perPage: list.size })) return true;
  if (list === null || steps === undefined || !hasMore || list.size === steps.place) return false;
  return tellsPlaceOfPages(index, text, steps);
}

/** Each number may be the total; of `a … b … n` with a ≤ b ≤ n in any order of the text the largest is. */
function readings({ numbers, text }: NumberText): readonly CountReading[] {
  const stated = withoutWhole(numbers, text);
  const triple = rangeIn(stated);
  if (triple !== null) return [triple];
  const [first, second] = stated;
  // "0 to 0 of 0".
  if (stated.length === RANGE_NUMBERS && stated.every((number) => number === 0)) return [{ value: 0, from: 0, to: 0 }];
  // "24 of 312": how many are shown, and of how many. Either order occurs.
  if (stated.length === 2 && first !== undefined && second !== undefined) {
    if (first === second) return [{ ...total(first), twice: true }];
    const ordered = IN_BRACKETS.test(text) ? stated : [Math.max(first, second), Math.min(first, second)];
    return ordered.map((value) => placed(value, stated));
  }
  return [...new Set(stated)].map((value) => placed(value, stated));
}

/** A number with its place among those of its text. */
function placed(value: number, stated: readonly number[]): CountReading {
  return { ...total(value), ...(stated.length > 1 && { place: stated.indexOf(value) }) };
}

function total(value: number): CountReading {
  return { value, from: null, to: null };
}

/** A last number in brackets. */
const IN_BRACKETS = /[([（［][^([（［]*\p{Nd}[^([（［]*[)\]）］]\s*$/u;

/** "1 to 10 of 57 entries (filtered from 1,000)": what the result was taken from is no part of the statement. */
function withoutWhole(numbers: readonly number[], text: string): readonly number[] {
  const isWhole = numbers.length === RANGE_NUMBERS + 1 && IN_BRACKETS.test(text);
  return isWhole && (numbers.at(-1) ?? 0) >= Math.max(...numbers) ? numbers.slice(0, RANGE_NUMBERS) : numbers;
}

const RANGE_NUMBERS = 3;

/** Three numbers as "from–to of total", or "total: from–to". */
export function rangeIn(numbers: readonly number[]): CountReading | null {
  const [a = 0, b = 0, c = 0] = numbers;
  if (numbers.length !== RANGE_NUMBERS) return null;
  if (a <= b && b <= c && a > 0) return { value: c, from: a, to: b };
  if (b <= c && c <= a && b > 0) return { value: a, from: b, to: c };
  return null;
}

interface Weighed {
  readonly reading: CountReading;
  readonly context: CountContext;
}

function confidenceOf(index: PageIndex, text: NumberText, weighed: Weighed): number {
  const { list } = weighed.context;
  const place = list === null ? 'far' : placeBeside(index, text.node, list);
  return WEIGHTS.base + placeWeight(index, text, place) + valueWeight(text, weighed, place);
}

function placeWeight(index: PageIndex, text: NumberText, place: PlaceBeside): number {
  return (
    (place === 'between' || isElsewhere(index, text, place) ? WEIGHTS.unlikelyPlace : 0) +
    (place === 'near' || (place === 'far' && isBelowTitle(index, text.node)) ? WEIGHTS.near : 0) +
    (isHeading(index, text.node) ? WEIGHTS.heading : 0) +
    (text.text.length <= SHORT_TEXT ? WEIGHTS.short : 0) +
    (/^[\s#()[\]]*$/u.test(text.template) ? WEIGHTS.bare : 0)
  );
}

/**
 * Whether a text stands in a part of the page beside its content and not with the list; at its foot also where it has more
 * numbers than the ends of a range and a size, as an address with the hours of a shop.
 */
function isElsewhere(index: PageIndex, { node, numbers }: NumberText, place: PlaceBeside): boolean {
  if (index.landmark(node) === 'footer' && numbers.length > RANGE_NUMBERS) return true;
  return isBeside(index, node) && place !== 'near' && !isBelowTitle(index, node);
}

/** Whether a text stands in a part of the page beside its content. */
function isBeside(index: PageIndex, node: number): boolean {
  const landmark = index.landmark(node);
  return landmark === 'footer' || landmark === 'header' || landmark === 'aside' || landmark === 'navigation';
}

interface ListBounds {
  readonly start: number;
  readonly end: number;
}

/** Where a text stands: right beside a list, between its cards, far from it, or behind it in a text of its own, such as a preview. */
type PlaceBeside = 'near' | 'between' | 'far' | 'apart';

function placeBeside(index: PageIndex, node: number, { start, end }: ListBounds): PlaceBeside {
  if (node > start && node < end) return 'between';
  const bounds = node < start ? { from: node, to: start } : { from: end, to: node };
  if (node >= end && isInText(index, node, start)) return 'apart';
  return isWithinShown(index, bounds, NEAR) ? 'near' : 'far';
}

/** Longest block after a list that speaks of the list, in characters. */
const MAX_FOOT = 400;

/** Whether the block after a list in which a node lies has much to read. */
function isInText(index: PageIndex, node: number, start: number): boolean {
  const block = [node, ...index.ancestors(node)].findLast((id) => id > start);
  return block !== undefined && index.textLength(block) > MAX_FOOT;
}

function isHeading(index: PageIndex, node: number): boolean {
  return (
    [node, ...index.ancestors(node).slice(0, 2)].some((id) => /^h[1-3]$/u.test(index.node(id).tag)) ||
    index.within(node, 'h1').length > 0
  );
}

/** Levels above a text in which the page's title may stand right before it. */
const TITLE_CLIMB = 2;

/** A title and what stands below it, where nothing else is in their block. */
const TITLE_PARTS = 2;

/** Whether a text stands right below the page's title, in a block of so many parts at most, wherever that stands: some pages have both above their facets. */
function isBelowTitle(index: PageIndex, node: number, mostParts = Infinity): boolean {
  return [node, ...index.ancestors(node).slice(0, TITLE_CLIMB - 1)].some((id) => {
    const siblings = index.elements(index.node(id).parent);
    const before = siblings[siblings.indexOf(id) - 1];
    if (siblings.length > mostParts) return false;
    return before !== undefined && (index.node(before).tag === 'h1' || index.within(before, 'h1').length > 0);
  });
}

function valueWeight(text: NumberText, { reading, context }: Weighed, place: PlaceBeside): number {
  const pageCount = isPageCount(text.numbers, context) ? WEIGHTS.pageNumbers : 0;
  const shown = shownWeight(text, reading, context.list?.size ?? 0) + pagesWeight(text, reading, context);
  if (context.list === null) return pageCount + shown + (reading.value === 0 ? WEIGHTS.larger : 0);
  const size = sizeWeight(reading, context.list.size, { ...context, place });
  const twice = isToldTwice(reading, context.list.size, context) ? WEIGHTS.twice : 0;
  return pageCount + shown + size + twice + (isYear(text, reading) ? WEIGHTS.year : 0);
}

/** "312 of 312" of a list that goes on: nothing is filtered out of the whole. */
function isToldTwice({ value, twice }: CountReading, size: number, { hasMore, current }: CountContext): boolean {
  return twice === true && value > size && hasMore && current <= 1;
}

/** "1–24 of 312", "24 of 312"; not "delivered in 2–4 days, 30 days to return" of more cards than that. */
function shownWeight({ numbers }: NumberText, { value, from, to }: CountReading, size: number): number {
  if (from !== null && to !== null) {
    const span = to - from + 1;
    if (span < size * (1 - ADS_SHARE)) return WEIGHTS.tooSmall;
    return WEIGHTS.range + (fits(span, size) ? WEIGHTS.rangeFits : 0);
  }
  return numbers.length === 2 && value === Math.max(...numbers) && fits(Math.min(...numbers), size)
    ? WEIGHTS.sizeFits
    : 0;
}

/** "82 of 264" where the pages of as many cards as are shown go up to the third: the smaller number is dealt out over them. */
function pagesWeight({ numbers }: NumberText, { value }: CountReading, { list, pages }: CountContext): number {
  const isSmaller = numbers.length === 2 && value < Math.max(...numbers);
  if (!isSmaller || list === null || pages.length === 0) return 0;
  const last = Math.max(...pages);
  return last > 1 && Math.ceil(value / list.size) === last ? WEIGHTS.pagesFit : 0;
}

/**
 * A total is the number of cards on the only page, more than that on any but the last of several, and never much less; each
 * page before this one has entities of its own, so that "Page 6" of a sixth page is no total.
 */
function sizeWeight(
  { value, from }: CountReading,
  size: number,
  { hasMore, current, place }: CountContext & { readonly place: PlaceBeside },
): number {
  const isFirst = current <= 1;
  const isOnly = !hasMore && isFirst && place !== 'apart';
  const least = size * (1 - ADS_SHARE) + Math.max(0, current - 1);
  const isTooSmall = value < least || (hasMore && value <= size && from === null);
  const fitting =
    isOnly && fits(value, size, place === 'near') ? WEIGHTS.sizeFits : value > size && hasMore ? WEIGHTS.larger * 2 : 0;
  return fitting + (isTooSmall ? WEIGHTS.tooSmall : 0);
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

function isYear({ template }: NumberText, { value, from }: CountReading): boolean {
  return from === null && value >= FIRST_YEAR && value <= LAST_YEAR && !template.includes('#,');
}

/** Equal, up to advertisements among the cards unless told otherwise. */
function fits(value: number, size: number, mayLack = true): boolean {
  return value > 0 && value <= size && value >= (mayLack ? size * (1 - ADS_SHARE) : size);
}

/** "Page 2 of 14": both are page numbers. */
function isPageCount(numbers: readonly number[], { pages, list }: CountContext): boolean {
  if (numbers.length !== 2 || pages.length === 0) return false;
  const largest = Math.max(...pages);
  return Math.max(...numbers) === largest && pages.includes(Math.min(...numbers)) && largest !== (list?.size ?? 0);
}
