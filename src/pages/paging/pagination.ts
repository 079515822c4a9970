/**
 * Ways to the other pages of the same list, without a word of any language (contract `Pagination`).
 */

import type { AccessPath } from '../../model/access-path.js';
import { NO_PAGINATION } from '../../model/no-pagination.js';
import type { Pagination } from '../../model/page.js';
import { createRangeTest } from '../link-areas.js';
import { isOwnPage } from '../pressables.js';
import type { LinkFact } from '../link-facts.js';
import type { PageIndex } from '../page-index.js';
import { findPageRuns, showsCurrent, type PageRun } from './page-runs.js';
import type { ListRecord } from '../lists/records.js';
import { optionPages } from './option-pages.js';
import { findCursorLinks } from './cursor-links.js';
import { findStepLinks, linkArrow, type StepLinks } from './step-links.js';
import { allSlots, bareAddress, normalAddress, withoutSlot } from './url-slots.js';

/** Links that page, told without knowing a list: numbered pages with the arrows beside them, or arrows alone. */
export type Pager = NumberedPager | StepPager;

/** A run of numbered pages with the arrows beside it. */
export interface NumberedPager {
  readonly kind: 'numbered';
  readonly run: PageRun;
  readonly arrows: readonly LinkFact[];
  /** Ids of its links. */
  readonly nodes: readonly number[];
}

/** Links one page on or back that show it by more than their address. */
export interface StepPager extends StepLinks {
  readonly kind: 'steps';
  readonly nodes: readonly number[];
}

/** What is known of the page besides its pager. */
export interface PagerContext {
  readonly links: readonly LinkFact[];
  readonly pager: Pager;
  /** Blocks of the main list; none without a list. */
  readonly records: readonly ListRecord[];
}

/** Places with runs of one shape from which they are the small pagers of list entries, not the page's own. */
const MANY_ALIKE = 3;
/** What speaks for a run beside the logarithm of its pages. */
const RUN_WEIGHTS = { ofPage: 3, shown: 0.5, argument: 0.2, step: 0.1 } as const;
const DAYS_OF_WEEK = 7;
/** Numbers that are years where nothing smaller stands with them. */
const LEAST_YEARS = 3;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
/** Pages that pagers name by words, too: first, previous, next, last. */
const MOST_WORDED = 4;
/** Rows of a table from which on their numbers are theirs. */
const LEAST_ROWS = 3;
/** A text with words. */
const NAME = /\p{L}{2}|\p{Lo}/u;
/** Nodes around a run in which its arrows stand. */
const ARROW_REACH = 60;

/** Next, previous and numbered pages. */
export function readPagination(index: PageIndex, context: PagerContext): Pagination {
  const { pager, records } = context;
  const inList = createRangeTest(records);
  // Entries of a list may have small pagers of their own.
  if (pager.kind === 'numbered' && !pager.nodes.every(inList)) return fromRun(pager);
  if (pager.kind === 'steps' && pager.next.length > 0) return stepPagination(pager);
  const beside = {
    links: context.links.filter((link) => !inList(link.node)),
    cards: records.length,
    ...(records[0] === undefined ? {} : { listStart: records[0].root }),
    all: context.links,
  };
  const byNumber = stepPagination(findStepLinks(index, beside));
  return byNumber === NO_PAGINATION && records.length > 0 ? stepPagination(findCursorLinks(index, beside)) : byNumber;
}

/** The page's pager as far as its own links tell. It is looked for before any list, since its links are no entities. */
export function findPager(index: PageIndex, links: readonly LinkFact[]): Pager {
  const linked = links.filter((link) => !index.isHidden(link.node) && !isOwnPage(index, link.node));
  const shown = [...linked, ...optionPages(index, linked)];
  const run = bestRun(index, shown);
  if (run === null) {
    const steps = findStepLinks(index, { links: shown, cards: 0, signsOnly: true });
    return { kind: 'steps', ...steps, nodes: nodesOf(allOf(steps)) };
  }
  const arrows = arrowsNear(index, run, shown);
  return { kind: 'numbered', run, arrows, nodes: nodesOf([...run.numbered.map(({ link }) => link), ...arrows]) };
}

function allOf({ next, previous, far = [] }: StepLinks): readonly LinkFact[] {
  return [...next, ...previous, ...far];
}

function nodesOf(links: readonly LinkFact[]): readonly number[] {
  return [...new Set(links.map((link) => link.node))].sort((a, b) => a - b);
}

/** The run that most likely pages this list. */
function bestRun(index: PageIndex, links: readonly LinkFact[]): PageRun | null {
  const runs = findPageRuns(index, links);
  const places = countPlaces(runs);
  const scored = runs
    .filter(
      (run) =>
        isPager(index, run, links) &&
        (isOfPage(run, index.snapshot.url) || (places.get(shapeOf(run)) ?? 0) < MANY_ALIKE),
    )
    .map((run) => ({ run, score: runScore(index, run) }));
  scored.sort((a, b) => b.score - a.score);
  return scored[0]?.run ?? null;
}

/** In how many places runs of each shape stand; runs that share links stand in one place. */
function countPlaces(runs: readonly PageRun[]): ReadonlyMap<string, number> {
  const seen = new Set<number>();
  const places = new Map<string, number>();
  for (const run of [...runs].sort((a, b) => b.numbered.length - a.numbered.length)) {
    const nodes = run.numbered.map(({ link }) => link.node);
    if (nodes.some((node) => seen.has(node))) continue;
    for (const node of nodes) seen.add(node);
    places.set(shapeOf(run), (places.get(shapeOf(run)) ?? 0) + 1);
  }
  return places;
}

function shapeOf(run: PageRun): string {
  return run.key.replace(/\d+/gu, '#').replace(/\/[^/]*[-_][^/]*(?=\/|$)/gu, '/*');
}

function isOfPage(run: PageRun, pageUrl: string): boolean {
  return allSlots(pageUrl).some((slot) => slot.key === run.key) || withoutSlot(run.key) === bareAddress(pageUrl);
}

function runScore(index: PageIndex, run: PageRun): number {
  const distinct = new Set(run.numbered.map(({ number }) => number)).size;
  return (
    (isOfPage(run, index.snapshot.url) ? RUN_WEIGHTS.ofPage : 0) +
    (showsCurrent(index, run) ? RUN_WEIGHTS.shown : 0) +
    Math.log2(1 + distinct) +
    (run.key.includes('?') ? RUN_WEIGHTS.argument : 0) +
    (run.step === 1 ? RUN_WEIGHTS.step : 0)
  );
}

/** Neighbouring numbers, from a low one on, and no calendar. */
function isPager(index: PageIndex, run: PageRun, links: readonly LinkFact[]): boolean {
  const linked = [...new Set(run.numbered.map(({ number }) => number))].sort((a, b) => a - b);
  const numbers = [...new Set([...linked, run.current])].sort((a, b) => a - b);
  const hasNeighbours = numbers.some((number, at) => numbers[at + 1] === number + 1);
  // The page shown now may only be taken for the first one.
  if (!hasNeighbours || areYears(linked) || isCalendar(index, run) || numbersEntries(index, run, links)) return false;
  const distinct = new Set(run.numbered.map(({ number }) => number)).size;
  return (
    distinct > 1 ||
    arrowsNear(index, run, links).length > 0 ||
    run.numbered.length > 1 ||
    run.key.includes('?') ||
    run.numbered[0]?.number === 2
  );
}

/** Numbers of entries of a list: most links lead where a link with words leads, too, or each stands in a row of its own. */
function numbersEntries(index: PageIndex, { numbered }: PageRun, links: readonly LinkFact[]): boolean {
  const nodes = new Set(numbered.map(({ link }) => link.node));
  const named = new Set(
    links
      .filter((link) => !nodes.has(link.node) && NAME.test(index.text(link.node)))
      .map(({ url }) => normalAddress(url)),
  );
  // A pager above the list and one below it show the same pages.
  const numbers = new Set(numbered.map(({ number }) => number));
  const entries = new Set(numbered.flatMap(({ number, link }) => (named.has(normalAddress(link.url)) ? [number] : [])));
  if (entries.size > MOST_WORDED && entries.size > numbers.size / 2) return true;
  const rows = new Set(
    numbered.flatMap(({ link }) => index.ancestors(link.node).find((id) => index.node(id).tag === 'tr') ?? []),
  );
  return rows.size >= LEAST_ROWS && rows.size === nodes.size;
}

/** Years of a site's time; a pager that is so far on shows its first page or a way back, too. */
function areYears(numbers: readonly number[]): boolean {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  return numbers.length >= LEAST_YEARS && first >= FIRST_YEAR && last <= LAST_YEAR;
}

/** Days of a month: a year and a month before the slot, or numbers in rows of seven cells. */
function isCalendar(index: PageIndex, run: PageRun): boolean {
  if (/(?:19|20)\d\d[-/.]\d{1,2}[-/.]\u0000/u.test(run.key)) return true;
  const cell = run.numbered[0] === undefined ? -1 : index.node(run.numbered[0].link.node).parent;
  return cell >= 0 && index.node(cell).tag === 'td' && index.elements(index.node(cell).parent).length === DAYS_OF_WEEK;
}

/** Links near the run that go to pages of it, by their address, or that show an arrow. */
function arrowsNear(index: PageIndex, run: PageRun, links: readonly LinkFact[]): readonly LinkFact[] {
  const numbered = new Set(run.numbered.map(({ link }) => link.node));
  const places = [...numbered];
  return links.filter(
    (link) =>
      !numbered.has(link.node) &&
      places.some((at) => Math.abs(at - link.node) <= ARROW_REACH) &&
      (pageOf(run, link) !== null || linkArrow(index, link.node) !== null),
  );
}

/** Number of the run's page that the link leads to, or null. */
function pageOf(run: PageRun, link: LinkFact): number | null {
  const slot = allSlots(link.url).find(({ key }) => key === run.key);
  if (slot !== undefined) {
    const number = (slot.value - run.offset) / run.step;
    return Number.isInteger(number) ? number : null;
  }
  const address = normalAddress(link.url);
  const same = run.numbered.find((numbered) => normalAddress(numbered.link.url) === address);
  return same?.number ?? (withoutSlot(run.key) === bareAddress(link.url) ? 1 : null);
}

function fromRun({ run, arrows, nodes }: NumberedPager): Pagination {
  const byNumber = new Map<number, LinkFact>();
  for (const { number, link } of run.numbered) if (!byNumber.has(number)) byNumber.set(number, link);
  for (const link of arrows) {
    const number = pageOf(run, link);
    if (number !== null && number >= 0 && !byNumber.has(number)) byNumber.set(number, link);
  }
  const next = byNumber.get(run.current + 1);
  const previous = byNumber.get(run.current - 1);
  return {
    next: next === undefined ? null : pathTo(next),
    previous: previous === undefined ? null : pathTo(previous),
    pages: [...byNumber]
      .filter(([number]) => number !== run.current)
      .sort((a, b) => a[0] - b[0])
      .map(([number, link]) => ({ number, path: pathTo(link) })),
    nodes,
  };
}

/** Neighbouring pages by the links that lead there. */
export function stepPagination(steps: StepLinks): Pagination {
  const { next, previous } = steps;
  const [after] = next;
  const [before] = previous;
  if (after === undefined && before === undefined) return NO_PAGINATION;
  return {
    next: after === undefined ? null : pathTo(after),
    previous: before === undefined ? null : pathTo(before),
    pages: [],
    nodes: nodesOf(allOf(steps)),
  };
}

function pathTo(link: LinkFact): AccessPath {
  return { kind: 'url', url: link.target };
}
