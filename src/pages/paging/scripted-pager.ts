/**
 * Pagers that are pressed rather than followed: numbers, arrows, and the button after a list that brings more of it.
 */

import { groupBy } from '../../base/group-by.js';
import type { Pagination } from '../../model/page.js';
import { drawnArrow, drawnSteps, type Steps } from './drawn-steps.js';
import { createRangeTest } from '../link-areas.js';
import { findMoreButton } from './more-button.js';
import type { PageIndex } from '../page-index.js';
import { isNearList, MAX_BAR_TEXT, NEAR } from './near-list.js';
import { namedPage } from './named-pages.js';
import { commonAncestor, findNumberRows, numberOf, type NumberRow } from './pressed-numbers.js';
import { pressControl, pressPath, type Pressable, type PressContext } from '../pressables.js';
import { pressedAgain, pressedPage } from './pressed-again.js';
import { movesOtherRow } from './other-rows.js';
import type { RecordRun } from '../lists/records.js';
import { stepsBehindRange } from './range-steps.js';
import { isWithinShown } from './shown-between.js';

/** What a scripted pager is looked for with. */
export interface ScriptedContext extends PressContext {
  /** The main list; null without one. */
  readonly list: RecordRun | null;
  /** What may be pressed on the page. */
  readonly presses: readonly Pressable[];
}

/** A pager as found: what is pressed, before it is known how. */
interface FoundPager {
  readonly next: Pressable | null;
  readonly previous: Pressable | null;
  readonly pages: readonly { readonly number: number; readonly press: Pressable }[];
  readonly current: number;
  /** All that belongs to it. */
  readonly presses: readonly Pressable[];
  readonly manner?: 'replaces' | 'appends';
  readonly isSideways?: boolean;
}

/** A scripted pager's ways to other pages, with the page shown now. */
export interface ScriptedPagination {
  readonly pagination: Pagination;
  readonly current: number;
}

/** Ways to other pages of the list that are pressed, or null. */
export function readScriptedPager(index: PageIndex, context: ScriptedContext): ScriptedPagination | null {
  const inList = createRangeTest(context.list?.records ?? []);
  const presses = context.presses.filter(({ node }) => !inList(node));
  if (presses.length === 0) return null;
  const found =
    numberedPager(index, presses, context) ??
    arrowPager(index, presses, context) ??
    more(index, presses, context) ??
    again(index, presses, context);
  return found === null ? null : { pagination: asPagination(index, found, context), current: found.current };
}

function asPagination(index: PageIndex, found: FoundPager, { at }: ScriptedContext): Pagination {
  const next = found.next === null ? null : pressPath(index, found.next, at);
  return {
    next,
    previous: found.previous === null ? null : pressPath(index, found.previous, at),
    pages: found.pages.map(({ number, press }) => ({ number, path: pressPath(index, press, at) })),
    nodes: found.presses.map(({ node }) => node).sort((a, b) => a - b),
    ...(found.next !== null && next?.kind === 'actions' && { control: pressControl(index, found.next) }),
    ...(found.manner !== undefined && { manner: found.manner }),
    ...(found.isSideways === true && { isSideways: true }),
  };
}

/** What speaks for a row of numbers being the pager, and what it takes. Raising it loses bare rows of numbers. */
const ROW_WEIGHTS = { marked: 1, current: 1, arrows: 2, after: 1.5, around: 0.5, labelled: -2, aside: -2 } as const;
const MIN_ROW_SCORE = 1.5;

function numberedPager(index: PageIndex, presses: readonly Pressable[], context: ScriptedContext): FoundPager | null {
  const scored = findNumberRows(index, presses, pressedPage(context.at))
    .map((row) => {
      const arrows = arrowsOf(index, row, presses);
      return { row, arrows, score: rowScore(index, row, { arrows, context }) };
    })
    .filter(({ score }) => score >= MIN_ROW_SCORE)
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) return null;
  const { row, arrows } = best;
  const byNumber = new Map(row.numbers.map(({ number, press }) => [number, press]));
  const steps = stepsOf(index, row, arrows);
  const leaps = leapsOf(index, row, presses);
  const onward = byNumber.get(row.current + 1);
  const named = steps.next === null ? null : namedPage(index, row, steps.next.node);
  const isLeap = onward !== undefined && named !== null && named !== row.current + 1;
  const next = (isLeap ? null : steps.next) ?? onward ?? leaps.next;
  // Some pagers go round.
  const isFirst = row.isMarked && row.current <= 1;
  const previous = isFirst ? null : (steps.previous ?? byNumber.get(row.current - 1) ?? leaps.previous);
  return {
    next: working(next),
    previous: working(previous),
    pages: row.numbers.filter(({ number }) => number !== row.current),
    current: row.current,
    presses: scored.flatMap((other) => [
      ...other.row.numbers.map(({ press }) => press),
      ...other.arrows,
      ...(other === best ? [leaps.previous, leaps.next].flatMap((leap) => leap ?? []) : []),
    ]),
    manner: 'replaces',
  };
}

function working(press: Pressable | null): Pressable | null {
  return press === null || press.isDisabled ? null : press;
}

function rowScore(
  index: PageIndex,
  row: NumberRow,
  { arrows, context }: { readonly arrows: readonly Pressable[]; readonly context: ScriptedContext },
): number {
  const landmark = index.landmark(row.block);
  const isForeign = landmark === 'aside' || landmark === 'footer' || landmark === 'header';
  return (
    (row.isMarked ? ROW_WEIGHTS.marked : 0) +
    (row.numbers.some(({ press }) => index.node(press.node).attributes['aria-current'] === 'page')
      ? ROW_WEIGHTS.current
      : 0) +
    (arrows.length > 0 ? ROW_WEIGHTS.arrows : 0) +
    placeWeight(row.block, context.list, index) +
    (isLabelled(index, row) ? ROW_WEIGHTS.labelled : 0) +
    (isForeign ? ROW_WEIGHTS.aside : 0)
  );
}

/** Pagers stand right after their list, or right before it. */
function placeWeight(block: number, list: RecordRun | null, index: PageIndex): number {
  const first = list?.records[0];
  const last = list?.records.at(-1);
  if (first === undefined || last === undefined) return 0;
  const { end } = index.node(block);
  if (block >= last.end) return isWithinShown(index, { from: last.end, to: block }, NEAR) ? ROW_WEIGHTS.after : 0;
  return end <= first.root && isWithinShown(index, { from: end, to: first.root }, NEAR) ? ROW_WEIGHTS.around : 0;
}

/** Whether the numbers stand in a group of choices: a set of fields, or below a title of their own. */
function isLabelled(index: PageIndex, row: NumberRow): boolean {
  const [first] = row.numbers;
  if (first === undefined) return false;
  return [row.block, ...index.ancestors(first.press.node)].some((id) => {
    if (id < row.block) return false;
    const { tag, role } = index.node(id);
    return (
      tag === 'fieldset' ||
      tag === 'label' ||
      tag === 'dd' ||
      role === 'radiogroup' ||
      role === 'listbox' ||
      hasTitle(index, id)
    );
  });
}

function hasTitle(index: PageIndex, id: number): boolean {
  return index.elements(id).some((child) => /^(?:h[1-6]|legend|dt)$/u.test(index.node(child).tag));
}

const ELLIPSIS = /^[\s.…·⋯]*$/u;

/** What is pressed before and after the numbers; between them stand leaps over several pages. */
function arrowsOf(index: PageIndex, row: NumberRow, presses: readonly Pressable[]): readonly Pressable[] {
  const numbered = row.numbers.map(({ press }) => press.node);
  const [first, last] = [Math.min(...numbered), Math.max(...numbered)];
  return presses.filter(
    (press) =>
      index.contains(row.block, press.node) &&
      (press.node < first || press.node > last) &&
      numberOf(press.text) === null &&
      !ELLIPSIS.test(press.text === '' ? '-' : press.text),
  );
}

/** Ellipses at the ends of a row whose first or last number is the page shown: they lead to the pages beside it. */
function leapsOf(index: PageIndex, row: NumberRow, presses: readonly Pressable[]): Steps {
  const numbers = row.numbers.map(({ number }) => number);
  const nodes = row.numbers.map(({ press }) => press.node);
  const leaps = presses.filter(
    ({ node, text }) => text !== '' && ELLIPSIS.test(text) && index.contains(row.block, node),
  );
  const isLast = row.isMarked && row.current >= Math.max(...numbers);
  const isFirst = row.isMarked && row.current <= Math.min(...numbers);
  return {
    next: (isLast ? leaps.find(({ node }) => node > Math.max(...nodes)) : undefined) ?? null,
    previous: (isFirst ? leaps.findLast(({ node }) => node < Math.min(...nodes)) : undefined) ?? null,
  };
}

/** Which arrows go one page on and back: as they are drawn, else by where they stand. */
function stepsOf(index: PageIndex, row: NumberRow, arrows: readonly Pressable[]): Steps {
  const drawn = drawnSteps(index, arrows);
  if (drawn.next !== null || drawn.previous !== null) return drawn;
  const wordless = arrows.filter(({ text }) => text === '');
  const steps = wordless.length > 1 ? wordless : arrows;
  const first = row.numbers[0]?.press.node ?? 0;
  const before = steps.filter(({ node }) => node < first);
  const after = steps.filter(({ node }) => node > first);
  return stepsByPlace(before, after, row.current);
}

/** "first, previous, 1 2 3, next, last", with or without the outer ones; or both before the numbers, or behind them. */
function stepsByPlace(before: readonly Pressable[], after: readonly Pressable[], current: number): Steps {
  const [side, other] = before.length > 0 ? [before, after] : [after, before];
  const [one, two] = side;
  if (side.length === 2 && other.length === 0 && (current > 1 || one?.isDisabled === true))
    return { previous: one ?? null, next: two ?? null };
  return { previous: before.at(-1) ?? null, next: after[0] ?? null };
}

const DIGIT = /\p{Nd}/u;
const WORD = /\p{L}/u;
/** "Page 1 of 7", "3 / 12". */
const PLACE_OF_ALL = /\p{Nd}\P{Nd}+\p{Nd}/u;

/**
 * Two neighbours that go on and back: as they are drawn, or because one is disabled or "1 / 7" stands between them. Those
 * beside a heading move a row of cards: another one where they stand behind the list.
 */
function arrowPager(index: PageIndex, presses: readonly Pressable[], { list, at }: ScriptedContext): FoundPager | null {
  if (list === null) return null;
  const end = list.records.at(-1)?.root ?? 0;
  const near = withoutRepeated(
    index,
    presses.filter((press) => isNearList(index, press.node, list) && !movesOtherRow(index, press.node, list)),
    presses,
  );
  const found = near.flatMap((press, place) => pairOf(index, press, { partner: near[place + 1], near }) ?? []);
  const isAfter = ({ presses: own }: FoundPager): boolean => own.some(({ node }) => node > end);
  const foreign = found.filter((one) => isAfter(one) && isBesideHeading(index, one.presses));
  const pairs = found.filter((one) => !foreign.includes(one));
  const pair = pairs.find(isAfter) ?? pairs[0];
  if (pair !== undefined) return at?.kind !== 'actions' && isOfRail(index, pair) ? { ...pair, isSideways: true } : pair;
  const others = new Set(foreign.flatMap((one) => one.presses));
  const [only, ...further] = near.filter(
    (press) => drawnArrow(index, press) === 'right' && !others.has(press) && (press.node > end || isBare(index, press)),
  );
  return only === undefined || further.length > 0
    ? null
    : {
        next: working(only),
        previous: null,
        pages: [],
        current: 1,
        presses: [only],
        isSideways: isDrawnOnly(index, only),
      };
}

/** A pager may stand above its list, too, and once more for small screens. */
const MOST_PAGERS = 3;

/** Those near a list without what so many controls of the page are called that it is of each card: "Add to list", "Compare". */
function withoutRepeated(
  index: PageIndex,
  near: readonly Pressable[],
  presses: readonly Pressable[],
): readonly Pressable[] {
  if (near.length === 0) return near;
  const namesakes = groupBy(presses, ({ node }) => index.accessibleName(node));
  return near.filter((press) => {
    const name = index.accessibleName(press.node);
    return name === '' || (namesakes.get(name)?.length ?? 0) <= MOST_PAGERS || drawnArrow(index, press) !== null;
  });
}

/** Whether an arrow is all that says that a list goes on, and a sign without a word: it may as well move a row of cards. */
function isDrawnOnly(index: PageIndex, { node }: Pressable): boolean {
  const bar = index.node(node).parent;
  const isAlone = bar < 0 || index.textLength(bar) > MAX_BAR_TEXT;
  return !WORD.test(index.text(node)) && (isAlone || !DIGIT.test(index.text(bar)));
}

/** Whether an arrow stands beside little else; one beside a row of choices moves that row. */
function isBare(index: PageIndex, { node }: Pressable): boolean {
  return index.textLength(index.node(node).parent) <= MAX_BAR_TEXT;
}

/** Whether arrows beside the heading of a list are both open though no page was turned yet. */
function isOfRail(index: PageIndex, { next, previous, presses }: FoundPager): boolean {
  return next !== null && previous !== null && isBesideHeading(index, presses);
}

/** Whether arrows stand beside a heading, and no numbers between them tell pages. */
function isBesideHeading(index: PageIndex, presses: readonly Pressable[]): boolean {
  const nodes = presses.map(({ node }) => node);
  const [first, last] = [Math.min(...nodes), Math.max(...nodes)];
  const bar = first === last ? index.node(first).parent : commonAncestor(index, first, last);
  const hasHeading = [first, bar].some((id) => /^h[1-6]$/u.test(tagBefore(index, id)));
  return hasHeading && !DIGIT.test(between(index, first, index.node(last).end));
}

/** Tag of the element right before another one in the same block; empty if there is none. */
function tagBefore(index: PageIndex, id: number): string {
  const { parent } = index.node(id);
  const before = parent < 0 ? undefined : index.elements(parent).findLast((sibling) => index.node(sibling).end <= id);
  return before === undefined ? '' : index.node(before).tag;
}

/** First, previous, next and last make four. */
const MAX_ARROWS = 4;

function pairOf(
  index: PageIndex,
  first: Pressable,
  { partner, near }: { readonly partner: Pressable | undefined; readonly near: readonly Pressable[] },
): FoundPager | null {
  if (partner === undefined) return null;
  const [one, two] = [index.node(first.node), index.node(partner.node)];
  const around = commonAncestor(index, one.id, two.id);
  if (one.tag !== two.tag || index.textLength(around) > MAX_BAR_TEXT) return null;
  const row = near.filter(({ node }) => index.contains(around, node));
  const steps = row.length > MAX_ARROWS ? null : stepsOfPair(index, [first, partner], row);
  return steps === null
    ? null
    : {
        next: working(steps.next),
        previous: working(steps.previous),
        pages: [],
        current: working(steps.previous) === null ? 1 : 2,
        presses: row,
        manner: 'replaces',
      };
}

/** Which of two goes on and which back, or null if nothing says that they do. */
function stepsOfPair(
  index: PageIndex,
  [first, second]: readonly [Pressable, Pressable],
  row: readonly Pressable[],
): Steps | null {
  const drawn = drawnSteps(index, [first, second]);
  if (drawn.next !== null && drawn.previous !== null) return drawn;
  const behind = stepsBehindRange(index, first, second);
  if (behind !== null) return behind;
  if (!isMiddle(row, first) || DIGIT.test(first.text) || DIGIT.test(second.text)) return null;
  // What is called the same does the same, whatever stands between: "collapse" at both ends of a bar.
  const [name, other] = [first, second].map(({ node }) => index.accessibleName(node));
  if (name !== '' && name === other) return null;
  const place = between(index, index.node(first.node).end, second.node);
  return first.isDisabled !== second.isDisabled || PLACE_OF_ALL.test(place) ? { next: second, previous: first } : null;
}

/** Of "first, previous, next, last" the inner two go one page; of two both do. */
function isMiddle(row: readonly Pressable[], first: Pressable): boolean {
  return row.length === 2 || (row.length === MAX_ARROWS && row[1]?.node === first.node);
}

function between(index: PageIndex, from: number, to: number): string {
  let text = '';
  for (let id = from; id < to; id += 1) {
    const { tag, visible, text: own } = index.node(id);
    if (tag === '#text' && visible !== false) text += ` ${own}`;
  }
  return text;
}

function more(index: PageIndex, presses: readonly Pressable[], { list, forms }: ScriptedContext): FoundPager | null {
  const found = list === null ? null : findMoreButton(index, list, { presses, forms });
  if (found === null) return null;
  const { button, before } = found;
  const presses_ = before === null ? [button] : [before, button];
  // Signs without a word on both sides of the cards move them.
  const isSideways = before !== null && [before, button].every((press) => isDrawnOnly(index, press));
  return {
    next: working(button),
    previous: working(before),
    pages: [],
    current: 1,
    presses: presses_,
    manner: 'appends',
    ...(isSideways && { isSideways }),
  };
}

/** What was pressed to come here goes on from here, too. */
function again(index: PageIndex, presses: readonly Pressable[], { at, list }: ScriptedContext): FoundPager | null {
  const near = list === null ? [] : presses.filter(({ node }) => isNearList(index, node, list));
  const next = pressedAgain(index, near, at);
  return next === null ? null : { next, previous: null, pages: [], current: 2, presses: [next], manner: 'replaces' };
}
