/**
 * How much a run of blocks looks like a list of entities: a few named measures, combined by hand-set weights.
 */

import { jaccard } from '../../base/similarity.js';
import { bareQuery, urlArguments, type UrlArgument } from '../../base/url.js';
import { createRangeTest } from '../link-areas.js';
import type { LinkFact } from '../link-facts.js';
import type { Landmark } from '../landmarks.js';
import type { PageIndex } from '../page-index.js';
import { recordShape } from './record-shape.js';
import type { ListRecord } from './records.js';
import { isSearchedMenu } from './searched-menus.js';
import { isHeadingNode, type Tally } from '../kinds/tally.js';

/** Measures of one run of blocks. Shares are 0–1. */
export interface ListFeatures {
  readonly size: number;
  /** Different targets per block. */
  readonly distinct: number;
  /** Median number of characters beside the link's own text. */
  readonly beside: number;
  /** Median number of characters of the longest link text, or of what names a picture; of what stands beside it where all links say the same. */
  readonly linkText: number;
  readonly withImage: number;
  readonly withPrice: number;
  readonly withHeading: number;
  /** Median length of a block by the mean length: near 1 for blocks of one kind, near 0 for parts of a page. */
  readonly even: number;
  /** Share of the page's displayed text. */
  readonly textShare: number;
  /** Share of blocks whose link only adds to, or takes from, this page's own arguments. */
  readonly refining: number;
  /** Share of blocks without links that fold behind their own headings: panels of choices more often than entities. */
  readonly folding: number;
  /** 1 where the links of all blocks say the same beside others that name something, as "print" does; else 0. */
  readonly repeated: number;
  /** Mean similarity of neighbouring blocks' markup; 1 where the run scores too low to be looked at. */
  readonly alike: number;
  readonly landmark: Landmark | null;
  /** Larger is more like a list of entities; comparable within a page. From about {@link PLAUSIBLE_SCORE} it may be one. */
  readonly score: number;
}

/** What measures are taken on. */
export interface FeatureSource {
  readonly index: PageIndex;
  readonly tally: Tally;
  readonly links: readonly LinkFact[];
}

/** Score from which a run may be the main list. Raising it loses lists of bare titles, lowering it lets menus in. */
export const PLAUSIBLE_SCORE = 0.5;

/** Characters beside the link from which a block counts as a full record. */
const FULL_BESIDE = 60;
/** Characters of link text from which it counts as a title rather than a menu entry. */
const TITLE_LENGTH = 24;
const WEIGHTS = { beside: 0.35, image: 0.25, price: 0.3, heading: 0.2, title: 0.25 } as const;
/** Factor for where a run stands. */
const PLACE: Readonly<Record<Landmark | 'none', number>> = {
  main: 1.2,
  none: 1,
  aside: 0.4,
  navigation: 0.12,
  header: 0.12,
  footer: 0.12,
};
/** Text share counts as text share + this, so that a short list among long texts keeps a score. */
const BASE_SHARE = 0.25;

/** Measures of a run. */
export function listFeatures(source: FeatureSource, container: number, records: readonly ListRecord[]): ListFeatures {
  const { index, tally } = source;
  const size = records.length;
  const share = (test: (record: ListRecord) => boolean): number => records.filter(test).length / size;
  const has = (kind: 'images' | 'prices' | 'headings') => (record: ListRecord) =>
    tally.count(kind, record.root, record.end) > 0;
  const lengths = records.map((record) => recordLength(index, record));
  const linkLengths = records.map((record) => Math.max(0, ...record.links.map((link) => index.textLength(link))));
  const beside = median(records.map((_, at) => (lengths[at] ?? 0) - (linkLengths[at] ?? 0)));
  const pageLength = Math.max(1, index.textLength(0));
  const textShare = lengths.reduce((sum, length) => sum + length, 0) / pageLength;
  const landmark = index.landmark(container);
  const isSearched = landmark === 'navigation' && isSearchedMenu(index, { container, records, textShare });
  const isCommanded = sayTheSame(index, records, linkLengths);
  const isRepeated = isCommanded && !isCommand(index, records);
  const measures = {
    size,
    distinct: new Set(records.map((record) => record.target)).size / size,
    beside,
    linkText: isCommanded ? (isRepeated ? 0 : beside) : titleLength(index, records, linkLengths),
    withImage: share(has('images')),
    withPrice: share(has('prices')),
    withHeading: share(has('headings')),
    even: evenness(lengths),
    textShare,
    refining: doesElse(index.snapshot.url, records)
      ? 0
      : share((record) => isRefining(index.snapshot.url, record.target)),
    folding: share((record) => record.links.length === 0 && foldsBehindHeading(index, record)),
    repeated: isRepeated ? 1 : 0,
    landmark: isSearched ? null : areTabs(index, records) ? 'navigation' : landmark,
  };
  const rough = scoreOf(measures);
  const alike = rough < PLAUSIBLE_SCORE / 2 ? 1 : likeness(index, records);
  return { ...measures, alike, score: rough * Math.min(1, alike + LIKENESS_SLACK) };
}

/** Whether every link says that it is a tab: a bar of the site's parts, wherever it stands (WAI-ARIA 1.2, tab). */
function areTabs(index: PageIndex, records: readonly ListRecord[]): boolean {
  return records.every(({ links }) => links.length > 0 && links.every((link) => index.role(link) === 'tab'));
}

/** Blocks that are compared, and how unlike they may be without loss. */
const COMPARED = 8;
const LIKENESS_SLACK = 0.3;

function likeness(index: PageIndex, records: readonly ListRecord[]): number {
  const shapes = records.slice(0, COMPARED).map((record) => recordShape(index, record.root));
  const pairs = shapes.slice(1).map((shape, at) => jaccard(shape, shapes[at] ?? shape));
  return pairs.length === 0 ? 1 : pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

/** Number of characters that name what a block's links show, where they show no text: a cover has its title in the picture. */
function pictureText(index: PageIndex, record: ListRecord | undefined): number {
  return Math.max(0, ...(record?.links ?? []).map((link) => index.accessibleName(link).length));
}

/** Median length of what names the blocks. */
function titleLength(index: PageIndex, records: readonly ListRecord[], lengths: readonly number[]): number {
  return median(lengths.map((length, at) => (length > 0 ? length : pictureText(index, records[at]))));
}

function sayTheSame(index: PageIndex, records: readonly ListRecord[], lengths: readonly number[]): boolean {
  if (lengths[0] === 0 || new Set(lengths).size > 1) return false;
  return new Set(records.map(({ links }) => links.map((link) => index.text(link)).join(' '))).size === 1;
}

/** Whether beside links that all say the same, as "View" does, there is no other: then what they lead to is named beside them. */
function isCommand(index: PageIndex, records: readonly ListRecord[]): boolean {
  const paths = new Set(records.flatMap(({ links }) => links.map((link) => pathOf(index, link))));
  const hasOwnPaths = paths.size === records.length;
  const isInside = createRangeTest(records);
  const own = new Set(records.flatMap(({ links }) => links));
  return !index.links.some(
    (link) =>
      !own.has(link) &&
      (isInside(link) || (hasOwnPaths && paths.has(pathOf(index, link)))) &&
      index.textLength(link) > 0,
  );
}

function pathOf(index: PageIndex, link: number): string {
  return index.linkUrl(link)?.split('?', 1)[0] ?? '';
}

/** Whether a block has a heading with a button that shows and hides the rest (ARIA practices, accordion). */
function foldsBehindHeading(index: PageIndex, { root, end }: ListRecord): boolean {
  for (let id = root; id < end; id += 1)
    if (index.node(id).attributes['aria-expanded'] !== undefined)
      return [id, ...index.ancestors(id)].some((around) => around >= root && isHeadingNode(index.node(around)));
  return false;
}

function recordLength(index: PageIndex, record: ListRecord): number {
  let length = 0;
  for (let at = record.root; at < record.end; at = index.node(at).end) length += index.textLength(at);
  return length;
}

function scoreOf(measures: Omit<ListFeatures, 'score' | 'alike'>): number {
  const quality =
    WEIGHTS.beside * Math.min(1, measures.beside / FULL_BESIDE) +
    WEIGHTS.image * measures.withImage +
    WEIGHTS.price * measures.withPrice +
    WEIGHTS.heading * measures.withHeading +
    WEIGHTS.title * Math.min(1, measures.linkText / TITLE_LENGTH);
  const amount = Math.log2(1 + measures.size) * (BASE_SHARE + Math.min(1, measures.textShare));
  return (
    quality *
    amount *
    PLACE[measures.landmark ?? 'none'] *
    measures.distinct ** 2 *
    (1 - REFINING_LOSS * measures.refining) *
    (1 - FOLDING_LOSS * measures.folding) *
    (1 - REPEATED_LOSS * measures.repeated) *
    Math.min(1, EVEN_SLACK + measures.even)
  );
}

/**
 * Loss of a run whose links all refine this page, of one whose blocks all fold, of one whose links say what is done with things
 * that others name, and evenness below which a run loses.
 */
const REFINING_LOSS = 0.8;
const FOLDING_LOSS = 0.6;
const REPEATED_LOSS = 0.6;
const EVEN_SLACK = 0.4;

function evenness(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const sorted = [...lengths].sort((a, b) => a - b);
  return mean === 0 ? 1 : (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) / mean;
}

/**
 * Whether all blocks have an argument in common that the page has with another value, and one that it has not: `action=show`
 * with a thing each is no narrower `action=list`.
 */
function doesElse(pageUrl: string, records: readonly ListRecord[]): boolean {
  const own = urlArguments(pageUrl);
  const [first = [], ...others] = records.map(({ target }) => urlArguments(target));
  const isNew = ({ name }: UrlArgument): boolean => !own.some((argument) => argument.name === name);
  const isChanged = ({ name, value }: UrlArgument): boolean =>
    own.some((argument) => argument.name === name && argument.value !== value) &&
    others.every((all) => all.some((argument) => argument.name === name && argument.value === value));
  return records.length > 1 && first.some(isNew) && first.some(isChanged);
}

/** Whether a link stays on this page's path and keeps all of its arguments: it narrows, sorts or turns the page. */
export function isRefining(pageUrl: string, target: string): boolean {
  // Most links lead elsewhere, which is told without taking the addresses apart.
  if (!pageUrl.startsWith(target.split('?', 1)[0] ?? '')) return false;
  const [pagePath = '', pageQuery = ''] = pageUrl.split('#', 1)[0]?.split('?', 2) ?? [];
  const [path = '', query] = target.split('?', 2);
  if (path !== pagePath || query === undefined || bareQuery(`?${query}`) !== null) return false;
  const own = pageQuery === '' ? [] : pageQuery.split('&').map((argument) => argument.split('=', 1)[0]);
  const names = new Set(query.split('&').map((argument) => argument.split('=', 1)[0]));
  return own.every((name) => names.has(name));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
