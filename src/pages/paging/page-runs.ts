/**
 * Runs of numbered page links: links whose texts are numbers and whose addresses differ in one number that grows with them.
 */

import { asciiDigits, collapse } from '../../base/text.js';
import type { SnapshotNode } from '../../model/snapshot.js';
import type { LinkFact } from '../link-facts.js';
import { seenText } from '../heard-words.js';
import type { PageIndex } from '../page-index.js';
import { arrowOf } from './arrow-text.js';
import { isChosenOption } from './option-pages.js';
import { rangedPages } from './ranged-pages.js';
import { ownPosition } from './own-argument.js';
import { allSlots, bareAddress, normalAddress, withoutSlot } from './url-slots.js';
import { wordedPages } from './worded-pages.js';

/** One numbered page. */
export interface NumberedLink {
  readonly number: number;
  readonly link: LinkFact;
}

/** Links to the pages of one list. */
export interface PageRun {
  /** Key of the address slot that holds the position. */
  readonly key: string;
  /** position = step × number + offset. */
  readonly step: number;
  readonly offset: number;
  /** Numbered links, by number; a page that is linked twice comes twice. */
  readonly numbered: readonly NumberedLink[];
  /** Number of the page that is shown now. */
  readonly current: number;
  /** Smallest element around the run's first block of links. */
  readonly block: number;
}

/** Entities per page above which one link alone tells no step. */
const MAX_STEP = 500;
/** Larger numbers in texts are no page numbers. */
const MAX_PAGE = 100_000;
/** Characters of a link that shows a page's number. */
const MAX_NUMBER_TEXT = 10;
/** A number, bracketed or with a dot or arrow beside it; a unit after it makes it a size, a rating or a price. */
export const PAGE_TEXT: RegExp = /^[^\p{L}\p{Nd}\p{Sc}]{0,2}(\p{Nd}{1,6})[^\p{L}\p{Nd}\p{Sc}%‰°+"”″'’′★☆]{0,2}$/u;
/** What no page is numbered with. */
const FRACTION_TEXT = /^\p{Nd}{1,4}[.,]\p{Nd}{1,2}$/u;
/** Distance in node ids within which numbered links belong to one block. */
const MAX_BLOCK_GAP = 40;

/** All runs, in document order of their first links. */
export function findPageRuns(index: PageIndex, links: readonly LinkFact[]): readonly PageRun[] {
  const plain = links.flatMap((link) => {
    const number = pageNumber(index, link.node);
    return number === null ? [] : [{ number, link }];
  });
  const numbered = [...plain, ...wordedPages(index, links), ...rangedPages(index, links)];
  const bySlot = new Map<string, { readonly entry: NumberedLink; readonly value: number }[]>();
  for (const entry of numbered) {
    for (const { key, value } of allSlots(entry.link.url)) {
      const slot = bySlot.get(key);
      if (slot === undefined) bySlot.set(key, [{ entry, value }]);
      else slot.push({ entry, value });
    }
  }
  const own = new Set(allSlots(index.snapshot.url).map(({ value }) => value));
  const fractions = links.flatMap(({ node }) => (showsFraction(index, node) ? [node] : []));
  return [...bySlot].flatMap(([key, slot]) => {
    if (
      fractions.length > 0 &&
      areAmong(
        index,
        fractions,
        slot.map(({ entry }) => entry.link.node),
      )
    )
      return [];
    const line = fitLine(slot.map(({ entry, value }) => ({ number: entry.number, value })));
    if (line === null) return [];
    // One link alone tells an offset only where offsets stand, in an argument, or beside the page that is shown.
    const isAlone = line.offset !== 0 && slot.length === 1 && !key.includes('?');
    const isTold = slot.some(
      ({ entry, value }) =>
        followsShown(index, entry, numbered) ||
        (!own.has(value) && (followsMarked(index, entry.link.node, entry.number) || isArrowsToo(index, entry, links))),
    );
    if (isAlone && !isTold) return [];
    return [completeRun(index, { key, ...line, numbered: slot.map(({ entry }) => entry) }, numbered)];
  });
}

function showsFraction(index: PageIndex, node: number): boolean {
  return index.textLength(node) <= MAX_NUMBER_TEXT && FRACTION_TEXT.test(index.text(node));
}

/** Whether a link that says a fraction stands between links, in the same row as one of them: they are values, such as sizes. */
function areAmong(index: PageIndex, fractions: readonly number[], nodes: readonly number[]): boolean {
  const [from, to] = [Math.min(...nodes), Math.max(...nodes)];
  const rows = new Set(nodes.flatMap((node) => rowsOf(index, node)));
  return fractions.some((node) => node > from && node < to && rowsOf(index, node).some((row) => rows.has(row)));
}

/** What a link and its entry stand in. */
function rowsOf(index: PageIndex, node: number): readonly number[] {
  return index.ancestors(node).slice(0, 2);
}

/** Whether a link to a page stands beside one to the page before it, which is the one that is shown by its mark or address. */
function followsShown(index: PageIndex, entry: NumberedLink, all: readonly NumberedLink[]): boolean {
  const own = normalAddress(index.snapshot.url);
  const isShown = ({ node, url }: LinkFact): boolean => isMarkedCurrent(index, node) || normalAddress(url) === own;
  return all.some(({ number, link }) => number === entry.number - 1 && isNear([entry], link.node) && isShown(link));
}

/** Whether right before a link, or its entry in a list, stands the number before it, marked as the page that is shown. */
function followsMarked(index: PageIndex, link: number, number: number): boolean {
  const before = shownBefore(index, link, number);
  return before !== null && isMarkedCurrent(index, index.elements(before)[0] ?? before);
}

/** What shows the number before that of a link right before it, or before its entry in a list, and leads nowhere; or null. */
function shownBefore(index: PageIndex, link: number, number: number): number | null {
  const { parent } = index.node(link);
  const entry = index.elements(parent).length > 1 ? link : parent;
  const beside = index.elements(index.node(entry).parent);
  const before = beside[beside.indexOf(entry) - 1];
  if (before === undefined || index.linkUrl(before) !== null) return null;
  return pageNumber(index, before) === number - 1 ? before : null;
}

/** Whether right before a link stands the number before it without one, and an arrow behind it leads where it does. */
function isArrowsToo(index: PageIndex, entry: NumberedLink, links: readonly LinkFact[]): boolean {
  const before = shownBefore(index, entry.link.node, entry.number);
  const address = normalAddress(entry.link.url);
  const isArrow = ({ node, url }: LinkFact): boolean =>
    node > entry.link.node &&
    isNear([entry], node) &&
    normalAddress(url) === address &&
    arrowOf(index.text(node)) !== null;
  return before !== null && links.some(isArrow);
}

/** The page number that a link shows, or null. `[2]` and `2.` are numbers too. */
function pageNumber(index: PageIndex, node: number): number | null {
  if (index.textLength(node) > MAX_NUMBER_TEXT) return null;
  const match = PAGE_TEXT.exec(seenText(index, node));
  const number = match === null ? null : Number(asciiDigits(match[1] ?? ''));
  return number === null || number < 0 || number > MAX_PAGE ? null : number;
}

/** A whole positive step and an offset that fit all pairs, or null. One pair alone must be a page 2 or equal its value. */
function fitLine(
  pairs: readonly { readonly number: number; readonly value: number }[],
): { readonly step: number; readonly offset: number } | null {
  const [first] = pairs;
  if (first === undefined) return null;
  const other = pairs.find((pair) => pair.number !== first.number);
  if (other === undefined) return lineOfOne(first);
  const step = (other.value - first.value) / (other.number - first.number);
  const offset = first.value - step * first.number;
  const fits = Number.isInteger(step) && step > 0 && pairs.every((pair) => pair.value === step * pair.number + offset);
  return fits && (offset === 0 || offset === -step || Math.abs(offset) <= step) ? { step, offset } : null;
}

function lineOfOne({
  number,
  value,
}: {
  readonly number: number;
  readonly value: number;
}): { readonly step: number; readonly offset: number } | null {
  if (value === number) return { step: 1, offset: 0 };
  if (number < 2 || value === 0) return null;
  const step = value / (number - 1);
  return Number.isInteger(step) && step <= MAX_STEP ? { step, offset: -step } : null;
}

type PartialRun = Omit<PageRun, 'current' | 'block'>;

/** Adds the link of the first page, which often lacks the position, and finds the page shown now. */
function completeRun(index: PageIndex, run: PartialRun, all: readonly NumberedLink[]): PageRun {
  const inRun = new Set(run.numbered.map(({ link }) => link.node));
  const others = all.filter(({ link }) => !inRun.has(link.node) && isNear(run.numbered, link.node));
  const numbers = new Set(run.numbered.map(({ number }) => number));
  const first = others.filter(({ number }) => number === 1 && !numbers.has(1));
  const numbered = [...first, ...run.numbered].sort((a, b) => a.number - b.number);
  const block = blockOf(index, numbered);
  return { ...run, numbered, block, current: currentNumber(index, { ...run, numbered }, block) };
}

function isNear(numbered: readonly NumberedLink[], node: number): boolean {
  return numbered.some(({ link }) => Math.abs(link.node - node) <= MAX_BLOCK_GAP);
}

/** The smallest element around the first block of numbered links. */
function blockOf(index: PageIndex, numbered: readonly NumberedLink[]): number {
  const nodes = numbered.map(({ link }) => link.node).sort((a, b) => a - b);
  const start = nodes[0] ?? 0;
  let last = start;
  for (const node of nodes) if (node - last <= MAX_BLOCK_GAP) last = node;
  let block = index.node(start).parent;
  while (block > 0 && index.node(block).end <= last) block = index.node(block).parent;
  return widen(index, block, last - start);
}

/** Up to the element that also holds the arrows beside the numbers, as long as it holds little else. */
function widen(index: PageIndex, block: number, size: number): number {
  let widest = block;
  for (let level = 0; level < MAX_WIDENING; level += 1) {
    const { parent } = index.node(widest);
    if (
      parent <= 0 ||
      index.textLength(parent) > MAX_BLOCK_TEXT + index.textLength(block) ||
      index.node(parent).end - parent > size + MAX_BLOCK_GAP * 2
    )
      break;
    widest = parent;
  }
  return widest;
}

const MAX_WIDENING = 3;
/** Characters that a pager may show beside its numbers. */
const MAX_BLOCK_TEXT = 80;

/** The page shown now: marked, by address, by an unlinked number among the links, or the first. */
function currentNumber(index: PageIndex, run: PartialRun, block: number): number {
  const marked = run.numbered.find(({ link }) => isMarkedCurrent(index, link.node));
  if (marked !== undefined) return marked.number;
  const own = allSlots(index.snapshot.url).find((slot) => slot.key === run.key);
  const told = own === undefined ? null : numberAt(run, own.value);
  return (
    told ??
    unlinkedNumber(index, run, block) ??
    byAddress(index, run) ??
    byArgument(index, run) ??
    missingNumber(index, run)
  );
}

/** Number of the page at a position, or null. */
function numberAt(run: PartialRun, position: number): number | null {
  const number = (position - run.offset) / run.step;
  return Number.isInteger(number) ? number : null;
}

/** A page that is linked and whose position is this page's, though its address says more. */
function byArgument(index: PageIndex, run: PartialRun): number | null {
  const position = ownPosition(index.snapshot.url, run.key);
  const number = position === null ? null : numberAt(run, position);
  return run.numbered.some((other) => other.number === number) ? number : null;
}

function isMarkedCurrent(index: PageIndex, node: number): boolean {
  if (isChosenOption(index, node)) return true;
  return [node, index.node(node).parent].some((id) => {
    const current = id < 0 ? undefined : index.node(id).attributes['aria-current'];
    return current !== undefined && current !== 'false';
  });
}

/** Whether the page that is shown stands unlinked beside the links to the others. */
export function showsCurrent(index: PageIndex, run: PageRun): boolean {
  return unlinkedNumber(index, run, run.block) === run.current;
}

/** A page whose address is this page's. */
function byAddress(index: PageIndex, run: PartialRun): number | null {
  const own = normalAddress(index.snapshot.url);
  const same = run.numbered.find(({ link }) => normalAddress(link.url) === own);
  if (same !== undefined) return same.number;
  return withoutSlot(run.key) === bareAddress(index.snapshot.url) ? 1 : null;
}

/** A number in the block that is no link, next to one that is. A number in a sentence ("49–72 of 300") is none. */
function unlinkedNumber(index: PageIndex, run: PartialRun, block: number): number | null {
  const linked = new Set(run.numbered.map(({ number }) => number));
  const { end } = index.node(block);
  for (let id = block + 1; id < end; id += 1) {
    if (index.linkUrl(id) !== null) {
      id = index.node(id).end - 1;
      continue;
    }
    const number = shownNumber(index.node(id));
    if (number !== null && !linked.has(number) && (linked.has(number + 1) || linked.has(number - 1))) return number;
  }
  return null;
}

function shownNumber({ tag, text, visible }: SnapshotNode): number | null {
  const match = tag !== '#text' || visible === false ? null : PAGE_TEXT.exec(collapse(text));
  return match === null ? null : Number(asciiDigits(match[1] ?? ''));
}

/** The only number left out of a run of neighbours, but for one that dots stand for, else the first page. */
function missingNumber(index: PageIndex, run: PartialRun): number {
  const links = new Map(run.numbered.map(({ number, link }) => [number, link.node]));
  const gap = [...links.keys()].find((number) => {
    const [before, after] = [links.get(number), links.get(number + 2)];
    return before !== undefined && after !== undefined && !links.has(number + 1) && !isElided(index, before, after);
  });
  return links.has(1) && gap !== undefined ? gap + 1 : 1;
}

/** Whether dots stand between two links. */
function isElided(index: PageIndex, before: number, after: number): boolean {
  for (let id = index.node(before).end; id < after; id += 1) if (DOTS.test(index.node(id).text)) return true;
  return false;
}

const DOTS = /^\s*(?:\.{2,}|[…⋯‥]+)\s*$/u;
