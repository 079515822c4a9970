/**
 * Rows of page numbers that are pressed rather than followed: `href="#"`, buttons, spans with a click handler.
 */

import { asciiDigits, collapse } from '../../base/text.js';
import type { SnapshotNode } from '../../model/snapshot.js';
import type { PageIndex } from '../page-index.js';
import { PAGE_TEXT } from './page-runs.js';
import type { Pressable } from '../pressables.js';
import { isCurrentRadio } from './radio-pages.js';

/** A page's number and what is pressed to get there. */
export interface PressedNumber {
  readonly number: number;
  readonly press: Pressable;
}

/** Numbers that stand together, with the page that is shown now. */
export interface NumberRow {
  /** Ascending. */
  readonly numbers: readonly PressedNumber[];
  readonly current: number;
  /** Whether the page says which one is shown, rather than that it is guessed. */
  readonly isMarked: boolean;
  /** Smallest element around the numbers and what stands beside them. */
  readonly block: number;
}

/** Larger numbers, and longer texts, are no page numbers. */
const MAX_PAGE = 100_000;
/** Distance in node ids within which numbers belong to one row. */
const MAX_GAP = 40;
/** Levels that a row is widened by, and characters that it may show beside its numbers: arrows, "page 2 of 14". */
const MAX_WIDENING = 4;
const MAX_BESIDE = 80;
const DAYS_OF_WEEK = 7;
/** Weeks of a month that are shown at least. */
const LEAST_WEEKS = 3;

/** All rows, in document order. `pressed` is the page that a press led to, which a page may draw before it marks it. */
export function findNumberRows(
  index: PageIndex,
  presses: readonly Pressable[],
  pressed: number | null = null,
): readonly NumberRow[] {
  const rows: PressedNumber[][] = [];
  for (const press of presses) {
    const number = numberOf(press.text) ?? currentNumber(index, press.node);
    if (number === null) continue;
    const row = rows.at(-1);
    if (row !== undefined && goesOn(index, row, { number, press })) row.push({ number, press });
    else rows.push([{ number, press }]);
  }
  return rows.flatMap((numbers) => readRow(index, numbers, pressed) ?? []);
}

/** The page number that a text is, or null. */
export function numberOf(text: string): number | null {
  const match = PAGE_TEXT.exec(text);
  const number = match === null ? null : Number(asciiDigits(match[1] ?? ''));
  return number === null || number > MAX_PAGE ? null : number;
}

/** The number of the page shown now, where words behind it say so to those who do not see it: "1 (current)". */
function currentNumber(index: PageIndex, node: number): number | null {
  if (!saysCurrent(index, node)) return null;
  const [first] = index.children(node);
  return first === undefined || index.node(first).tag !== '#text' ? null : numberOf(collapse(index.node(first).text));
}

function goesOn(index: PageIndex, row: readonly PressedNumber[], { number, press }: PressedNumber): boolean {
  const last = row.at(-1);
  if (last === undefined) return false;
  const [from, to] = [index.node(last.press.node), index.node(press.node)];
  if (number <= last.number || from.depth !== to.depth || to.id - from.end > MAX_GAP) return false;
  return number === last.number + 1 || !areWordsBetween(index, from.end, to.id);
}

/** Whether words stand between two nodes that nobody can press: what comes behind them counts something else. */
function areWordsBetween(index: PageIndex, from: number, to: number): boolean {
  for (let id = from; id < to; id += 1) {
    const node = index.node(id);
    if (node.tag !== '#text' || !/\p{L}/u.test(node.text) || index.isHidden(id)) continue;
    const around = index.ancestors(id).filter((one) => one >= from);
    if (!around.some((one) => isOtherControl(index.node(one)))) return true;
  }
  return false;
}

function readRow(index: PageIndex, numbers: readonly PressedNumber[], pressed: number | null): NumberRow | null {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || isCalendar(index, first)) return null;
  const inner = commonAncestor(index, first.press.node, last.press.node);
  const block = widened(index, inner, numbers);
  const here = currentOf(index, numbers, { block, pressed });
  const all = [...new Set([...numbers.map(({ number }) => number), here.current])].sort((a, b) => a - b);
  const hasNeighbours = all.some((number, at) => all[at + 1] === number + 1);
  return hasNeighbours && !skipsFew(index, numbers, all) ? { numbers, ...here, block } : null;
}

/** Numbers that are left out without a sign between the first page and the last: from here on there is room to save. */
const LEAST_LEAP = 4;

/** Whether single numbers are missing amid the row with nothing in their place, as among numbers of seats: 2, 4, 5, 7. */
function skipsFew(index: PageIndex, numbers: readonly PressedNumber[], all: readonly number[]): boolean {
  const last = all.at(-1);
  const known = new Set(all);
  return numbers.slice(1).some(({ number, press }, at) => {
    const before = numbers[at];
    if (before === undefined || before.number === 1 || number === last || known.has(number - 1)) return false;
    return number - before.number < LEAST_LEAP && !isSaidBetween(index, before.press.node, press.node);
  });
}

function isSaidBetween(index: PageIndex, from: number, to: number): boolean {
  for (let id = index.node(from).end; id < to; id += 1)
    if (index.node(id).tag === '#text' && index.node(id).text.trim() !== '') return true;
  return false;
}

/** Days of a month stand in several rows of seven cells. */
function isCalendar(index: PageIndex, { press }: PressedNumber): boolean {
  return [press.node, index.node(press.node).parent].some((id) => {
    const node = id < 0 ? undefined : index.node(id);
    if (node === undefined || (node.tag !== 'td' && node.role !== 'gridcell')) return false;
    const isWeek = (row: number): boolean => index.elements(row).length === DAYS_OF_WEEK;
    const rows = index.elements(index.node(node.parent).parent);
    return isWeek(node.parent) && rows.filter(isWeek).length >= LEAST_WEEKS;
  });
}

/** The smallest element that holds both nodes, and is neither. */
export function commonAncestor(index: PageIndex, first: number, last: number): number {
  let around = index.node(first).parent;
  while (around > 0 && !index.contains(around, last)) around = index.node(around).parent;
  return Math.max(0, around);
}

/** Up to the element that also holds the arrows beside the numbers, as long as it shows little else. */
function widened(index: PageIndex, inner: number, numbers: readonly PressedNumber[]): number {
  const shown = numbers.reduce((sum, { press }) => sum + press.text.length + 1, 0);
  let block = inner;
  for (let level = 0; level < MAX_WIDENING; level += 1) {
    const { parent } = index.node(block);
    if (parent <= 0 || index.textLength(parent) > shown + MAX_BESIDE) break;
    block = parent;
  }
  return block;
}

/** The page shown now: said, disabled, not to be pressed, pressed on the way, or set apart from the others; else the first. */
function currentOf(
  index: PageIndex,
  numbers: readonly PressedNumber[],
  { block, pressed }: { readonly block: number; readonly pressed: number | null },
): { readonly current: number; readonly isMarked: boolean } {
  const said = numbers.filter(
    ({ press: { node } }) => saysCurrent(index, node) || isAroundCurrent(index, node) || isCurrentRadio(index, node),
  );
  const disabled = numbers.filter(({ press }) => press.isDisabled);
  for (const marked of [said, disabled])
    if (marked.length === 1 && marked[0] !== undefined) return { current: marked[0].number, isMarked: true };
  const unpressed = unpressedNumber(index, numbers, block);
  if (unpressed !== null) return { current: unpressed, isMarked: true };
  if (numbers.some(({ number }) => number === pressed)) return { current: pressed ?? 1, isMarked: true };
  const odd = oddOneOut(index, numbers);
  return odd === null ? { current: numbers[0]?.number ?? 1, isMarked: false } : { current: odd.number, isMarked: true };
}

const CURRENT_ATTRIBUTES = ['aria-current', 'aria-selected', 'aria-checked', 'data-active', 'data-selected'];

function saysCurrent(index: PageIndex, node: number): boolean {
  return [node, index.node(node).parent].some((id) =>
    CURRENT_ATTRIBUTES.some((name) => {
      const value = id < 0 ? undefined : index.node(id).attributes[name];
      return value !== undefined && value !== 'false' && value !== '';
    }),
  );
}

/** Whether what is pressed is only drawn around what says so. */
function isAroundCurrent(index: PageIndex, node: number): boolean {
  return index.elements(node).some((id) => index.text(id) === index.text(node) && saysCurrent(index, id));
}

/** A number in the block that nobody can press, next to one that can be pressed. */
function unpressedNumber(index: PageIndex, numbers: readonly PressedNumber[], block: number): number | null {
  const pressed = new Map(numbers.map(({ number, press }) => [press.node, number]));
  const known = new Set(pressed.values());
  const { end } = index.node(block);
  for (let id = block + 1; id < end; id += 1) {
    const node = index.node(id);
    if (pressed.has(id) || node.visible === false || isOtherControl(node)) id = node.end - 1;
    else if (node.tag === '#text') {
      const number = numberOf(collapse(node.text));
      if (number !== null && !known.has(number) && (known.has(number + 1) || known.has(number - 1))) return number;
    }
  }
  return null;
}

/** What can be pressed or chosen is no sign of where one is. */
function isOtherControl({ tag, attributes, listensForClicks }: SnapshotNode): boolean {
  return (
    tag === 'option' ||
    tag === 'button' ||
    listensForClicks === true ||
    (tag === 'a' && attributes['href'] !== undefined)
  );
}

/** Numbers from which one that looks different from all others stands out. */
const MIN_CROWD = 3;

/**
 * The only number whose classes, style or attributes the others have not, while the others are alike. The first and the
 * last of a row may look like themselves alone as well.
 */
function oddOneOut(index: PageIndex, numbers: readonly PressedNumber[]): PressedNumber | null {
  if (numbers.length < MIN_CROWD) return null;
  const looks = numbers.map(({ press }) => lookOf(index, press.node));
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  const odd = numbers.filter((_, at) => counts.get(looks[at] ?? '') === 1);
  if (counts.size !== odd.length + 1) return null;
  const inner = odd.filter((number) => number !== numbers[0] && number !== numbers.at(-1));
  return (odd.length === 1 ? odd[0] : inner.length === 1 ? inner[0] : null) ?? null;
}

/** Classes and style of a control, of the item around it and of what is in it, and the names of its attributes. */
function lookOf(index: PageIndex, node: number): string {
  const { parent } = index.node(node);
  const isItem = parent >= 0 && index.text(parent) === index.text(node);
  const parts = [...(isItem ? [parent] : []), node, ...index.elements(node)];
  return parts
    .map((id) => {
      const { tag, attributes } = index.node(id);
      return [tag, attributes['class'] ?? '', attributes['style'] ?? '', ...Object.keys(attributes).sort()].join(' ');
    })
    .join('|')
    .replace(/\d+/gu, '#');
}
