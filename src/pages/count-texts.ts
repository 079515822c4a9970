/**
 * Short texts with numbers that may say how large the result is: "1–24 of 312", "全312件", "312" beside a word.
 *
 * No word is known; where a number stands and which numbers stand together is what tells (contract `CountText`).
 */

import { oncePer } from '../base/remember.js';
import { asciiDigits, collapse } from '../base/text.js';
import { isAnnouncement, isEcho } from './announcements.js';
import { saysChoice } from './choice-names.js';
import { closedLists } from './closed-lists.js';
import { hasNamedNumbersOnly } from './named-numbers.js';
import type { SnapshotNode } from '../model/snapshot.js';
import type { PageIndex } from './page-index.js';
import { isOwnPage } from './pressables.js';
import { hasPrice, withoutPrices } from './price-text.js';

/** A short text with its numbers. */
export interface NumberText {
  /** The smallest element that holds the whole text. */
  readonly node: number;
  readonly text: string;
  /** The text with numbers as `#`. */
  readonly template: string;
  /** Whole numbers in order. */
  readonly numbers: readonly number[];
}

/** Longer texts are prose. */
const MAX_TEXT = 120;
/** A number alone is read with its neighbours if together they are shorter than this. */
const MAX_JOINED = 60;
const MAX_NUMBERS = 6;
/** Texts of controls and links are choices and commands, not statements. */
const NOT_STATEMENTS: ReadonlySet<string> = new Set([
  'a',
  'button',
  'label',
  'option',
  'select',
  'textarea',
  'script',
  'style',
  'time',
  'del',
  's',
  'th',
  'dt',
]);
/** The same by role; what stands in a slider says where its thumb is. */
const NOT_STATED_IN: ReadonlySet<string> = new Set(['button', 'option', 'link', 'slider', 'spinbutton']);
/** Elements that only style a part of a text. */
const INLINE: ReadonlySet<string> = new Set([
  'span',
  'b',
  'i',
  'em',
  'strong',
  'small',
  'bdi',
  'bdo',
  'font',
  'mark',
  'sup',
  'sub',
  'u',
  'data',
  'output',
  'abbr',
  'var',
]);
const NUMBER =
  /(?<![\p{L}\d.,:/-]|\d[.,:/-])\d{1,3}(?:[.,'’٬ \u00a0\u202f]\d{3})+(?![\d]|[.,:/-]\d)|(?<![\d.,:/]|[\p{Script=Latin}]|\d-)\d+(?![\d]|[.,:/]\d|[%°])/gu;
/** What follows a measure or an ordinal at once: the unit of "3ms" and "5km", the end of "2nd". */
const UNIT = /^\p{Script=Latin}{1,2}(?![\p{L}\p{N}])/u;
const HAS_DIGIT = /\p{Nd}/u;
const BARE = /^[^\p{L}]*$/u;
/** Dates and times: three numbers parted by the same sign, or a clock. */
const DATE = /\d{1,4}([-/.])\d{1,2}\1\d{1,4}|\d{1,2}:\d{2}|\d{4}年|\d月/u;

/** All such texts, in document order. */
export const findNumberTexts: (index: PageIndex) => readonly NumberText[] = oncePer((index) => {
  const found = new Map<number, readonly NumberText[]>();
  for (const node of index.nodes) {
    if (node.tag !== '#text' || node.visible === false || node.text.length > MAX_TEXT * 2 || !HAS_DIGIT.test(node.text))
      continue;
    if (isNoStatement(index, node.id)) continue;
    const holder = statementOf(index, node.parent);
    if (holdsBox(index, holder) || isFieldNote(index, holder)) continue;
    if (!found.has(holder)) found.set(holder, statements(index, holder));
  }
  return [...found.values()].flat();
});

function statements(index: PageIndex, holder: number): readonly NumberText[] {
  if (index.textLength(holder) > MAX_TEXT) return [];
  const shown = isReadOut(index, holder) ? textsAround(index, holder) : [];
  return unlinkedTexts(index, holder).flatMap((text) => {
    if (shown.some((other) => isEcho(text, other)) || saysChoice(index)(text)) return [];
    if (hasNamedNumbersOnly(index, text)) return [];
    const numbers = readNumbers(text);
    return numbers === null ? [] : [{ node: holder, text, ...numbers }];
  });
}

/** Whether an element is read out as it stands; a number alone belongs to the words around it. */
function isReadOut(index: PageIndex, id: number): boolean {
  return isAnnouncement(index, id) && !BARE.test(index.text(id));
}

/** What stands on the screen beside what is read out. */
function textsAround(index: PageIndex, holder: number): readonly string[] {
  const { parent } = index.node(holder);
  if (parent < 0 || index.textLength(parent) > MAX_TEXT * 2) return [];
  return unlinkedTexts(index, parent).filter((text) => HAS_DIGIT.test(text));
}

/**
 * What an element says between its links and what else is pressed: "1 2 3 … 24 925 games" says "925 games" if the page
 * numbers are links, and "Winter (10)" only "(10)" if the word is one.
 */
function unlinkedTexts(index: PageIndex, holder: number): readonly string[] {
  const links = partsApart(index, holder);
  if (links.length === 0) return [withApart(index, holder)];
  const { end } = index.node(holder);
  const texts: string[] = [];
  let from = holder + 1;
  for (const link of [...links, end]) {
    texts.push(textBetween(index, from, link));
    from = link === end ? end : index.node(link).end;
  }
  return texts.filter((text) => text !== '');
}

/** The outermost links, listeners for clicks, closed lists and parts that are read out inside an element, in document order. */
function partsApart(index: PageIndex, holder: number): readonly number[] {
  const parts: number[] = [];
  const { end } = index.node(holder);
  for (let id = holder + 1; id < end; id += 1) {
    const node = index.node(id);
    const isPressed = node.tag === 'a' || node.listensForClicks === true || closedLists(index).has(id);
    if (!isPressed && !isReadOut(index, id)) continue;
    parts.push(id);
    id = node.end - 1;
  }
  return parts;
}

/** Elements that only style letters: a number in one is a part of the word before it ("m²"). */
const STYLES: ReadonlySet<string> = new Set(['sup', 'sub', 'mark', 'b', 'i', 'em', 'strong', 'font', 'u']);

/** The text of an element; a number at the start of an element of its own, such as a badge or what is only read out, is apart from the word before it. */
function withApart(index: PageIndex, holder: number): string {
  let text = index.text(holder);
  let before = '';
  for (let id = holder + 1; id < index.node(holder).end; id += 1) {
    const node = index.node(id);
    if (node.tag !== '#text' || node.visible === false || node.text.trim() === '') continue;
    const shown = node.text.trim();
    if (node.parent !== holder && isApart(index, node, before))
      text = text.replace(before + shown, `${before} ${shown}`);
    before = shown;
  }
  return text;
}

/** Whether a text begins with a number in an element of its own, right behind a word that is shown before it. */
function isApart(index: PageIndex, { text, parent }: SnapshotNode, before: string): boolean {
  return !STYLES.has(index.node(parent).tag) && /^\p{Nd}+(?!\S)/u.test(text.trim()) && /\p{L}$/u.test(before);
}

function textBetween(index: PageIndex, from: number, end: number): string {
  let text = '';
  for (let id = from; id < end; id += 1) {
    const node = index.node(id);
    if (node.tag !== '#text' || node.visible === false) continue;
    const isBegun = index.node(id - 1).tag !== '#text' && isApart(index, node, text);
    text += isBegun ? ` ${node.text}` : node.text;
  }
  return collapse(text);
}

/** Whole numbers and template of a text; null for prices, dates and texts without whole numbers. Measures count nothing. */
export function readNumbers(text: string): Pick<NumberText, 'template' | 'numbers'> | null {
  const said = withDash(asciiDigits(collapse(text)));
  if (hasPrice(said) || DATE.test(said)) return null;
  // Prose may mention prices and speak of something else.
  const plain = collapse(withoutPrices(said));
  const numbers = [...plain.matchAll(NUMBER)]
    .filter(({ 0: digits, index }) => !UNIT.test(plain.slice(index + digits.length)))
    .map(([digits]) => Number(digits.replace(/\D/gu, '')));
  if (numbers.length === 0 || numbers.length > MAX_NUMBERS || numbers.some((number) => !Number.isSafeInteger(number)))
    return null;
  return { template: plain.replace(NUMBER, '#').toLowerCase(), numbers };
}

const HYPHENED = /^(\D*\d+)-((\d+)\D+(\d[\d.,]*)\D*)$/u;

/** "31-45 of 400" as "31–45 of 400", "31-45/400" as "31–45 / 400": a range of positions, not a code, where it begins a page or ends the list. */
function withDash(text: string): string {
  const match = HYPHENED.exec(text);
  if (match === null) return text;
  const [, head = '', tail = '', ...ends] = match;
  const numbers = [head, ...ends].map((part) => Number(part.replace(/\D/gu, '')));
  return isPageRange(numbers) ? `${head}–${tail.replace('/', ' / ')}` : text;
}

function isPageRange([from = 0, to = 0, total = 0]: readonly number[]): boolean {
  return from >= 1 && from <= to && to <= total && ((from - 1) % (to - from + 1) === 0 || to === total);
}

function isNoStatement(index: PageIndex, id: number): boolean {
  for (let at = index.node(id).parent; at >= 0; at = index.node(at).parent) {
    const { tag, role, listensForClicks } = index.node(at);
    if (statesPosition(index, at)) return false;
    if (NOT_STATEMENTS.has(tag) || NOT_STATED_IN.has(role ?? '') || closedLists(index).has(at)) return true;
    if (listensForClicks === true && index.textLength(at) <= MAX_JOINED && !passesOn(index, at)) return true;
    if (tag === 'body' || tag === 'main') return false;
  }
  return false;
}

/** Whether what listens for clicks is a row that hands them to the field in it, which drops something down: texts beside that say what they say. */
function passesOn(index: PageIndex, row: number): boolean {
  const { end, role } = index.node(row);
  if (role !== null && role !== 'listitem') return false;
  for (let id = row + 1; id < end; id += 1) {
    const node = index.node(id);
    if (node.tag === 'select' || dropsDown(node)) return true;
  }
  return false;
}

/**
 * Whether a link leads nowhere and says which part of a list is shown, as it stands in the pager as the pages do, or a
 * button says so that drops down how many are shown at once.
 */
function statesPosition(index: PageIndex, id: number): boolean {
  const node = index.node(id);
  const isInPager = node.tag === 'button' ? dropsDown(node) : node.tag === 'a' && isOwnPage(index, id);
  return isInPager && statesRange(index, id);
}

/** Whether a node says that it drops something down. */
function dropsDown({ attributes }: SnapshotNode): boolean {
  return (attributes['aria-haspopup'] ?? 'false') !== 'false';
}

/** Whether a box stands in a text: it is a value that can be chosen, with what it would find. */
function holdsBox(index: PageIndex, holder: number): boolean {
  if (index.textLength(holder) > MAX_TEXT) return false;
  const { end } = index.node(holder);
  for (let id = holder; id < end; id += 1) {
    const { tag, attributes } = index.node(id);
    if (tag === 'input' ? /^(?:checkbox|radio)$/iu.test(attributes['type'] ?? '') : BOXES.has(attributes['role'] ?? ''))
      return true;
  }
  return false;
}

/** Levels above a text in which the boxes that it tells of are looked for. */
const MAX_NOTE_CLIMB = 4;

/** Whether a text stands with the boxes of one field and no others: it tells how many of them are chosen. */
function isFieldNote(index: PageIndex, holder: number): boolean {
  for (const around of index.ancestors(holder).slice(0, MAX_NOTE_CLIMB)) {
    const boxes = index.within(around, 'input').map((id) => index.node(id).attributes);
    if (boxes.length === 0) continue;
    const names = new Set(
      boxes.map(({ name, type }) => (/^(?:checkbox|radio)$/iu.test(type ?? '') ? (name ?? '') : '')),
    );
    // Among as many links the boxes are those of cards ("compare"), and the text may tell how many there are.
    const isField = index.within(around, 'select').length === 0 && index.within(around, 'a').length < boxes.length;
    return boxes.length > 1 && names.size === 1 && !names.has('') && isField;
  }
  return false;
}

const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio']);

/** Up from an inline part to its sentence, and from a number alone to the words beside it; no further than "1–24 of 312". */
function statementOf(index: PageIndex, id: number): number {
  let holder = id;
  while (
    INLINE.has(index.node(holder).tag) &&
    !isReadOut(index, holder) &&
    !statesRange(index, holder) &&
    canJoin(index, holder, MAX_TEXT)
  )
    holder = index.node(holder).parent;
  if (statesRange(index, holder) || isReadOut(index, holder)) return holder;
  if (BARE.test(index.text(holder)) && canJoin(index, holder, MAX_JOINED)) return index.node(holder).parent;
  return holder;
}

/** Whether an element says which part of a list is shown, in words and numbers of its own. */
function statesRange(index: PageIndex, holder: number): boolean {
  if (index.node(holder).tag === '#text' || index.textLength(holder) > MAX_TEXT) return false;
  const { numbers = [], template = '' } = readNumbers(index.text(holder)) ?? {};
  return numbers.length === RANGE_NUMBERS && /\p{L}/u.test(template) && isPageRange(numbers);
}

/** From, to, and of how many. */
const RANGE_NUMBERS = 3;

function canJoin(index: PageIndex, id: number, limit: number): boolean {
  const { parent } = index.node(id);
  if (parent <= 0 || index.node(parent).tag === 'body') return false;
  return (
    index.textLength(parent) <= limit &&
    index.within(parent, 'a').length === 0 &&
    index.within(parent, 'option').length === 0
  );
}
