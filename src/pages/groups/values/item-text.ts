/**
 * Value and count of each alternative of a run, told from all of them together.
 */

import { collapse, splitCount } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { countOf, countSide, maybeCount, type CountSide } from './count-side.js';
import { withGivenNames, withoutFrames } from './given-names.js';
import { addPiece } from './glued-texts.js';
import { heardTexts } from './heard-texts.js';
import { namedElsewhere } from './named-elsewhere.js';
import { numbersStandOutside } from './outside-labels.js';
import { isSentence } from './sentences.js';
import { withoutRepeatedName } from './repeated-name.js';
import { ownPieces, type Piece } from './own-pieces.js';
import { drawsNumber, pictureName } from './picture-name.js';
import { withoutSaidAgain } from './said-again.js';
import { withSaidCounts } from './said-counts.js';
import { MAX_NODES, withoutSaidFrames } from './said-frames.js';
import { withSeenNumbers } from './seen-numbers.js';
import { seenTexts } from './seen-texts.js';
import { withoutSharedArrows } from './shared-arrows.js';
import { climbAlike, loneCount } from './shared-counts.js';
import { withoutTools } from './tool-texts.js';
import type { Item } from '../runs/shapes.js';
import { hasDigit, hasWords, isBracketedCount, isCount, isRangeDash, isSeparator } from '../runs/texts.js';
import { wholeText } from './whole-text.js';

/** Share of a run's alternatives that must have a bare number for numbers to be counts, 0–1. Raising it takes fewer numbers for counts. */
const COUNTED_SHARE = 0.6;

/** Numbers 1, 2, 3 … beside so many alternatives are ranks, not counts. */
const MIN_RANKS = 3;

/** Longest text beside a link that is taken for what the link takes back, in characters. */
const MAX_OUTSIDE_TEXT = 60;

/** What an alternative says. */
export interface ItemText {
  readonly value: string;
  readonly count: number | null;
  /** Whether a count was shown, even one that is no whole number (`99+`). */
  readonly hasCount: boolean;
  /** Whether the words stand outside of a link that takes the choice back (`Acme [×]`). */
  readonly isUndoing: boolean;
}

/** What items are read with. */
export interface ItemTextContext {
  /** Whether a link takes back what is chosen on the page. */
  readonly lessens: (link: number) => boolean;
  /** The node of the run's label, whose text is no part of a value; -1 for none. */
  readonly label: number;
  /** Whether a bare number beside a lone value is a count, as elsewhere on the page. */
  readonly countsAreUsual: boolean;
  /** Where the count of a lone value stands if it has numbers on both sides. @default behind it */
  readonly loneSide?: CountSide;
  /** Whether texts that nobody sees are read. @default false */
  readonly showsFolded?: boolean;
  /** Texts that are only to be heard, and left out. @default none */
  readonly heard?: ReadonlySet<number>;
}

/** The texts of a run's items, in order. */
export function readItemTexts(index: PageIndex, items: readonly Item[], around: ItemTextContext): readonly ItemText[] {
  const context = { ...around, heard: heardTexts(index, items) };
  const shown = withoutSaidAgain(withoutSentences(items.map((item) => readPieces(index, item, context))));
  const readings = withFolded(index, items, { shown, context });
  // What nobody sees, as values behind "more", says nothing of the others.
  const seen = readings.map(({ pieces }) => pieces).filter((pieces) => pieces.length > 0);
  const areLikely = items.length === 1 ? context.countsAreUsual : countsAreLikely(seen);
  const isCounted = areLikely || numbersStandOutside(index, items, readings);
  const pictures = readings.map((pieces, at) => nameOf(index, items[at], pieces));
  const names = namedElsewhere(index, items, pictures);
  const isNumbered = numbersTellApart(names) || showNumbers(names, readings);
  const called = isNumbered ? calledAsShown(names, readings) : names;
  const side = items.length === 1 ? (context.loneSide ?? sideOf(seen)) : sideOf(seen);
  const textOf = ({ pieces, isUndoing }: ReadPieces, at: number, isWhole: boolean): ItemText =>
    itemText(index, items[at], { pieces, isCounted, side, isUndoing, isWhole, isNumbered, name: called[at] ?? '' });
  const texts = readings.map((pieces, at) => textOf(pieces, at, false));
  const lone = wholeItem(items, texts);
  const areWhole = climbAlike(texts.map(({ count }) => count));
  const read =
    lone === null && !areWhole ? texts : readings.map((pieces, at) => textOf(pieces, at, areWhole || at === lone));
  const said = lone === null ? withSaidCounts(index, items, read) : read;
  const seenOnly = seenTexts(
    index,
    items.flatMap(({ parts }) => (parts.length === 1 ? parts : [])),
  );
  if (seenOnly?.length === items.length)
    return said.map((text, at) => ({ ...text, value: seenOnly[at] ?? text.value, count: null, hasCount: false }));
  const seenNumbers = withSeenNumbers(index, items, said);
  const named = withGivenNames(index, items, withoutSaidFrames(index, items, seenNumbers));
  return withoutSharedArrows(withoutFrames(index, items, named));
}

/** Where the counts of items stand, told from several groups of one kind together. */
export function sideOfCounts(index: PageIndex, items: readonly Item[], context: ItemTextContext): CountSide {
  return sideOf(items.map((item) => readPieces(index, item, context).pieces).filter(({ length }) => length > 0));
}

interface Shown {
  readonly shown: readonly ReadPieces[];
  readonly context: ItemTextContext;
}

/**
 * The pieces of each item; of links folded away beside links that are to be seen, or all of which have titles, those that
 * show once they are unfolded. Not in a browser, where unfolding them tells.
 */
function withFolded(index: PageIndex, items: readonly Item[], { shown, context }: Shown): readonly ReadPieces[] {
  const isTold = shown.some(({ pieces }) => pieces.length > 0) || items.every((item) => isTitled(index, item));
  if (index.snapshot.source === 'browser' || !isTold) return shown;
  const isFolded = ({ main, parts }: Item): boolean =>
    main !== null && index.linkUrl(main) !== null && parts.every((part) => index.isHidden(part));
  return items.map((item, at) => {
    const own = shown[at];
    if (own !== undefined && !(own.pieces.length === 0 && isFolded(item))) return own;
    return readPieces(index, item, { ...context, showsFolded: true });
  });
}

/** Whether a link has a title that begins with the words in it: it may say more than a name, as how many there are. */
function isTitled(index: PageIndex, { main }: Item): boolean {
  if (main === null) return false;
  const first = index.nodes
    .slice(main, index.node(main).end)
    .find(({ tag, text }) => tag === '#text' && hasWords(text));
  const title = collapse(index.node(main).attributes['title'] ?? '');
  return first !== undefined && title.startsWith(collapse(first.text));
}

/** The pieces but for sentences behind names, where several items have some: what a value means, or how to choose it, for those who hear the page. */
function withoutSentences(shown: readonly ReadPieces[]): readonly ReadPieces[] {
  const isBeside = ({ text }: Piece, at: number): boolean => at > 0 && isSentence(text);
  if (shown.filter(({ pieces }) => pieces.some(isBeside)).length < 2) return shown;
  return shown.map((one) => ({ ...one, pieces: one.pieces.filter((piece, at) => !isBeside(piece, at)) }));
}

/** The only one with a count in its text, if each of the links is of one level and could have one: its brackets belong to the value. */
function wholeItem(items: readonly Item[], texts: readonly ItemText[]): number | null {
  const at = loneCount(texts.map(({ hasCount }) => hasCount));
  const isOpen = ({ main, level }: Item): boolean => main !== null && level === items[at ?? 0]?.level;
  return at !== null && items.every(isOpen) && !texts.some(({ isUndoing }) => isUndoing) ? at : null;
}

interface ReadPieces {
  readonly pieces: readonly Piece[];
  readonly isUndoing: boolean;
}

/** The pieces that make the value and the count: those of the link and counts beside it, or those beside a link without words. */
function readPieces(index: PageIndex, item: Item, context: ItemTextContext): ReadPieces {
  const { lessens } = context;
  const pieces = piecesOf(index, item, context);
  if (item.main === null) return { pieces, isUndoing: false };
  const isUndo = lessens(item.main);
  const first = pieces.find(({ text }) => hasWords(text));
  if (isUndo && first !== undefined && !first.inMain && first.text.length <= MAX_OUTSIDE_TEXT)
    return { pieces: pieces.filter(({ inMain }) => !inMain), isUndoing: true };
  const isNamed = !pieces.some(({ inMain, text }) => inMain && hasWords(text)) && pictureName(index, item) !== '';
  const isUseful = ({ inMain, text }: Piece): boolean => (inMain && !isNamed) || maybeCount(text);
  const hasWordsInside = pieces.some(({ inMain, text }) => inMain && hasWords(text));
  return { pieces: isNamed || hasWordsInside ? ownPieces(pieces, isUseful) : pieces, isUndoing: false };
}

/** Pieces of text of an item, one for each text node that a person sees, in order; a count with its word is one piece. */
function piecesOf(index: PageIndex, item: Item, context: ItemTextContext): readonly Piece[] {
  if (item.slice !== null) return [{ text: item.slice, inMain: false }];
  const { main } = item;
  const placed = shownTexts(index, item, context);
  const pieces: Piece[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const node = placed[at] ?? 0;
    const held = heldWith(index, node, { before: placed[at - 1], main });
    const bracketed = held === node ? bracketEnd(index, placed, at) : at;
    const shown = held === node ? textOf(index, placed.slice(at, bracketed + 1)) : index.text(held);
    const text = wholeText(index, node, shown.replace(DRAWN_BOX, ''));
    at = bracketed;
    if (text !== '') addPiece(index, pieces, { text, inMain: main !== null && index.contains(main, node), node });
    while (held !== node && index.contains(held, placed[at + 1] ?? -1)) at += 1;
  }
  return withoutRepeatedName(pieces);
}

/** Where the bracket ends that a text leaves open, if texts of the same element close it: scripts write each part by itself. */
function bracketEnd(index: PageIndex, placed: readonly number[], from: number): number {
  const opening = placed[from] ?? 0;
  let { text } = index.node(opening);
  const holder = OPEN_BRACKET.test(text) ? holderOfBracket(index, opening) : 0;
  for (let at = from; OPEN_BRACKET.test(text); at += 1) {
    const next = placed[at + 1];
    if (next === undefined || !index.contains(holder, next)) return from;
    text += index.node(next).text;
    if (!OPEN_BRACKET.test(text)) return at + 1;
  }
  return from;
}

/** The element around a text that opens a bracket; where the bracket has one of its own, the element around that. */
function holderOfBracket(index: PageIndex, opening: number): number {
  const { parent } = index.node(opening);
  const isAlone = index.text(parent) === collapse(index.node(opening).text);
  return isAlone ? index.node(parent).parent : parent;
}

/** A text that ends in a bracket that is still open. */
const OPEN_BRACKET = /[([（［][^)\]）］]*$/u;

function textOf(index: PageIndex, nodes: readonly number[]): string {
  return collapse(nodes.map((node) => index.node(node).text).join(''));
}

/** A box that is drawn as text, alone or before a name. */
const DRAWN_BOX = /^[☐☑☒✓✔○●◯◉■□▢](?:\s+|$)/u;

/** What a number is held apart from. */
interface Around {
  /** The text before it. */
  readonly before: number | undefined;
  /** The link; null for none. */
  readonly main: number | null;
}

/** The element that holds a number with its word (`5 <i>items</i>`), apart from the text before it; else the text itself. */
function heldWith(index: PageIndex, node: number, { before, main }: Around): number {
  const { text } = index.node(node);
  return before !== undefined && hasDigit(text) && STARTS_WITH_NUMBER.test(text)
    ? holderOf(index, node, { before, main })
    : node;
}

const STARTS_WITH_NUMBER = /^[^\p{L}]*\p{Nd}/u;

/** The text nodes of an item but for those of the label that stands in it. */
function shownTexts(
  index: PageIndex,
  { main, parts }: Item,
  { label, showsFolded = false, heard }: ItemTextContext,
): readonly number[] {
  const texts = parts.flatMap((part) => textNodes(index, part, showsFolded));
  const nodes = withoutTools(index, main, heard === undefined ? texts : texts.filter((id) => !heard.has(id)));
  const isApart = label >= 0 && !parts.every((part) => index.contains(label, part));
  if (!isApart) return ofBoxLabel(index, parts, nodes);
  const own = nodes.filter((id) => !index.contains(label, id) || (main !== null && index.contains(main, id)));
  return ofBoxLabel(index, parts, own);
}

/** The text nodes of an option without words beside the label of the only box in it, such as a code: the label is the name. */
function ofBoxLabel(index: PageIndex, parts: readonly number[], nodes: readonly number[]): readonly number[] {
  const option = [...parts.slice(0, 1), ...index.ancestors(parts[0] ?? 0)].find((id) => index.role(id) === 'option');
  const [box, another] = option === undefined ? [] : index.within(option, 'input');
  if (box === undefined || another !== undefined) return nodes;
  const label = index.labelFor(index.node(box).attributes['id'] ?? '', box);
  const isNamed =
    label !== null && nodes.some((node) => index.contains(label, node) && hasWords(index.node(node).text));
  if (!isNamed) return nodes;
  return nodes.filter((node) => index.contains(label, node) || maybeCount(index.node(node).text));
}

function textNodes(index: PageIndex, part: number, showsFolded: boolean): readonly number[] {
  const end = Math.min(index.node(part).end, part + MAX_NODES);
  const ids: number[] = [];
  for (let id = part; id < end; id += 1) {
    const node = index.node(id);
    if (node.tag === '#text' && /\S/u.test(node.text) && (showsFolded || !index.isHidden(id))) ids.push(id);
  }
  return ids;
}

/**
 * The largest element around a text that does not hold the text before it: `5 <i>items</i>` is one count. What holds the
 * link and more is the whole alternative.
 */
function holderOf(index: PageIndex, node: number, { before, main }: Around & { readonly before: number }): number {
  const isWhole = (id: number): boolean => main !== null && id !== main && index.contains(id, main);
  const above = index.ancestors(node).findLast((id) => !index.contains(id, before) && !isWhole(id));
  return above ?? node;
}

/** Whether bare numbers beside the words are counts: most items have one, and the words tell the items apart without it. */
function countsAreLikely(lists: readonly (readonly Piece[])[]): boolean {
  if (!lists.some((list) => list.length > 1 && list.some(({ text }) => hasDigit(text)))) return false;
  const side = sideOf(lists);
  const split = lists.map((list) => splitPieces(list, { takeBare: true, side }));
  const bare = split.filter(({ counts }) => counts.length > 0).length;
  const words = new Set(split.map(({ words: text }) => text));
  const isRanked =
    bare >= MIN_RANKS && split.every(({ counts }, at) => counts.length === 0 || Number(counts[0]) === at + 1);
  const areWhole = !split.some(({ counts }) => counts.some((count) => FRACTION.test(count)));
  return bare >= lists.length * COUNTED_SHARE && words.size === lists.length && !words.has('') && !isRanked && areWhole;
}

/** A number with a fraction, such as a rating; what counts groups by three digits. */
const FRACTION = /^\p{Nd}+[.,]\p{Nd}{1,2}$/u;

interface SplitPieces {
  readonly words: string;
  readonly counts: readonly string[];
}

function sideOf(lists: readonly (readonly Piece[])[]): CountSide {
  return countSide(lists.map((list) => list.map(({ text }) => text)));
}

interface Splitting {
  /** Whether numbers without brackets are counts, too. */
  readonly takeBare: boolean;
  /** Where counts stand if there are numbers on both sides. */
  readonly side: CountSide;
}

/** Takes counts off the ends of an item. A number between words is part of the words. */
function splitPieces(pieces: readonly Piece[], { takeBare, side }: Splitting): SplitPieces {
  if (pieces.length === 1 || !pieces.some(({ text }) => hasDigit(text))) return { words: joined(pieces), counts: [] };
  const isTaken = ({ text }: Piece): boolean => isBracketedCount(text) || (takeBare && maybeCount(text));
  const ahead = takenAhead(pieces, isTaken);
  const behind = takenAhead([...pieces].reverse(), isTaken);
  const isBehind = behind > 0 && (side === 'behind' || ahead === 0);
  const [from, to] = isBehind ? [0, pieces.length - behind] : [ahead, pieces.length];
  const counts = [...pieces.slice(to), ...pieces.slice(0, from)].map(({ text }) => text);
  return { words: joined(pieces.slice(from, to)), counts };
}

/** How many pieces are taken off the beginning; one is left. */
function takenAhead(pieces: readonly Piece[], isTaken: (piece: Piece) => boolean): number {
  const first = pieces.findIndex((piece) => !isTaken(piece));
  return first < 0 ? pieces.length - 1 : first;
}

/** The texts of pieces without those that are only signs, if others are left; a dash between two numbers says that they are bounds. */
function joined(pieces: readonly Piece[]): string {
  if (pieces.length === 1) return pieces[0]?.text ?? '';
  const hasNumber = (at: number): boolean => hasDigit(pieces[at]?.text ?? '');
  const isRange = (text: string, at: number): boolean => isRangeDash(text) && hasNumber(at - 1) && hasNumber(at + 1);
  const telling = pieces.filter(({ text }, at) => !isSeparator(text) || isRange(text, at));
  return collapse((telling.length === 0 ? pieces : telling).map(({ text }) => text).join(' '));
}

interface CountedPieces extends ReadPieces {
  readonly isCounted: boolean;
  readonly side: CountSide;
  /** Whether a number in brackets in the words is no count. */
  readonly isWhole: boolean;
  /** Whether the names of what shows no words differ by their numbers only. */
  readonly isNumbered: boolean;
  /** What it is called instead of what it shows; empty where it shows words. */
  readonly name: string;
}

/** Whether names are the same but for their numbers, as those of pages are: "Page 2" where "2" is shown. */
function numbersTellApart(names: readonly string[]): boolean {
  const numbered = names.filter(hasDigit);
  const words = new Set(numbered.map((name) => name.replace(/\p{Nd}+/gu, '')));
  return new Set(numbered).size > 1 && words.size * 2 <= numbered.length;
}

/** Whether numbers are shown beside one and the same picture: "1", "2", "3", each with a star. */
function showNumbers(names: readonly string[], readings: readonly ReadPieces[]): boolean {
  const isOneSign = names[0] !== '' && new Set(names).size === 1;
  return isOneSign && numbersTellApart(readings.map(({ pieces }) => joined(pieces)));
}

/** The numbers that are shown where names say the same around them, as "Filter for 5" where "5" is to be seen; else the names. */
function calledAsShown(names: readonly string[], readings: readonly ReadPieces[]): readonly string[] {
  const shown = readings.map(({ pieces }) => joined(pieces));
  const around = new Set(names.map((name, at) => name.replace(shown[at] || name, '')));
  return around.size === 1 && !around.has('') ? shown : names;
}

/** The name of what an item shows instead of words; empty where it shows words, a number that the name tells and its count, or nothing before it is unfolded. */
function nameOf(index: PageIndex, item: Item | undefined, { pieces }: ReadPieces): string {
  if (item === undefined || pieces.some(({ text }) => hasWords(text))) return '';
  const isFolded = index.snapshot.source === 'browser' && item.parts.every((part) => index.isHidden(part));
  const name = isFolded ? '' : pictureName(index, item);
  return drawsNumber(name, pieces) ? '' : name;
}

function itemText(
  index: PageIndex,
  item: Item | undefined,
  { pieces, isCounted, side, isUndoing, isWhole, isNumbered, name }: CountedPieces,
): ItemText {
  if (isNumbered && hasDigit(name)) return { value: name, count: null, hasCount: false, isUndoing };
  const named = name === '' ? pieces : [{ text: name, inMain: true }, ...pieces];
  const { words, counts } = splitPieces(named, { takeBare: isCounted || name !== '', side });
  const inText = hasDigit(words) && !isWhole ? splitCount(words) : { value: words, count: null };
  const shown = counts.find((text) => isCount(text)) ?? counts[0];
  const count = shown === undefined ? inText.count : countOf(shown);
  const text = shown === undefined ? inText.value : words;
  const hasCount = shown !== undefined || inText.count !== null;
  return { value: untruncated(index, item, text), count, hasCount, isUndoing };
}

function untruncated(index: PageIndex, item: Item | undefined, text: string): string {
  const main = item?.main ?? null;
  return main === null ? text : wholeText(index, main, text);
}
