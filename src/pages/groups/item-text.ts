/**
 * Value and count of each alternative of a run, told from all of them together.
 */

import { collapse, parseWhole, splitCount } from '../../base/text.js';
import { isBlockTag } from '../block-tags.js';
import type { PageIndex } from '../page-index.js';
import type { Item } from './shapes.js';
import { isBracketedCount, isCount, isSeparator } from './texts.js';

/** Share of a run's alternatives that must have a bare number for numbers to be counts, 0–1. Raising it takes fewer numbers for counts. */
const COUNTED_SHARE = 0.6;

/** Nodes of one alternative that are looked at. Raising it costs time where alternatives wrap large blocks. */
const MAX_NODES = 80;

/** What an alternative says. */
export interface ItemText {
  readonly value: string;
  readonly count: number | null;
  /** Whether a count was shown, even one that is no whole number (`99+`). */
  readonly hasCount: boolean;
  /** Whether the words stand outside of the link (`Acme [×]`). */
  readonly isOutside: boolean;
}

interface Piece {
  readonly text: string;
  readonly inMain: boolean;
}

/** The texts of a run's items, in order. */
export function readItemTexts(index: PageIndex, items: readonly Item[]): readonly ItemText[] {
  const pieces = items.map((item) => piecesOf(index, item));
  const outside = outsiders(pieces, items);
  const own = pieces.map((list, at) => (outside.has(at) ? list.filter(({ inMain }) => !inMain) : list));
  const isCounted = countsAreLikely(own);
  return own.map((list, at) => itemText(index, items[at], { pieces: list, isCounted, isOutside: outside.has(at) }));
}

/** Items whose words stand outside of their link while most items' words stand inside: `Acme [remove]`. */
function outsiders(pieces: readonly (readonly Piece[])[], items: readonly Item[]): ReadonlySet<number> {
  const wordsOutside = pieces.map((list) => list.some(({ inMain, text }) => !inMain && hasWords(text)));
  const wordsInside = pieces.map((list) => list.some(({ inMain, text }) => inMain && hasWords(text)));
  const linked = items.map(({ main }) => main !== null);
  const usual = linked.filter(Boolean).length;
  const both = wordsOutside.filter((is, at) => is && linked[at] === true).length;
  const result = new Set<number>();
  items.forEach((_, at) => {
    if (linked[at] !== true || wordsOutside[at] !== true) return;
    if (wordsInside[at] !== true || (both * 2 < usual && firstIsOutside(pieces[at] ?? []))) result.add(at);
  });
  return result;
}

function firstIsOutside(pieces: readonly Piece[]): boolean {
  const first = pieces.find(({ text }) => hasWords(text));
  return first !== undefined && !first.inMain;
}

function hasWords(text: string): boolean {
  return !isSeparator(text) && !isBracketedCount(text) && !isCount(text);
}

/** Pieces of text of an item, one for each text node that a person sees, in order. */
function piecesOf(index: PageIndex, { main, parts, slice }: Item): readonly Piece[] {
  if (slice !== null) return [{ text: slice, inMain: false }];
  const pieces: Piece[] = [];
  for (const part of parts) {
    const end = Math.min(index.node(part).end, part + MAX_NODES);
    for (let id = part; id < end; id += 1) {
      const node = index.node(id);
      if (node.tag !== '#text' || index.isHidden(id)) continue;
      const text = collapse(node.text);
      if (text === '') continue;
      addPiece(index, pieces, { text, inMain: main !== null && index.contains(main, id), node: id });
    }
  }
  return pieces;
}

/** Texts of one line that nothing but inline emphasis parts stay apart; what joins them is a space or nothing. */
function addPiece(index: PageIndex, pieces: Piece[], { text, inMain, node }: Piece & { readonly node: number }): void {
  const last = pieces.at(-1);
  const glued =
    last !== undefined &&
    last.inMain === inMain &&
    /^\p{L}/u.test(text) &&
    /\p{L}$/u.test(last.text) &&
    isGlued(index, node);
  if (last !== undefined && glued) pieces[pieces.length - 1] = { text: last.text + text, inMain };
  else pieces.push({ text, inMain });
}

/** Whether a text follows the text before it without white space or a block between: `<b>A</b>cme`. */
function isGlued(index: PageIndex, id: number): boolean {
  const before = index.nodes[id - 1];
  if (before?.tag !== '#text' || /\s$/u.test(before.text) || /^\s/u.test(index.node(id).text)) return false;
  return !isBlockTag(index.nodes[index.node(id).parent]?.tag ?? '') || index.node(id).parent === before.parent;
}

/** Whether bare numbers beside the words are counts: most items have one, and the words tell the items apart without it. */
function countsAreLikely(lists: readonly (readonly Piece[])[]): boolean {
  const split = lists.map((list) => splitPieces(list, true));
  const bare = split.filter(({ counts }) => counts.length > 0).length;
  const words = new Set(split.map(({ words: text }) => text));
  return bare >= lists.length * COUNTED_SHARE && words.size === lists.length && !words.has('');
}

interface SplitPieces {
  readonly words: string;
  readonly counts: readonly string[];
}

/** Takes counts off the ends of an item. A number between words is part of the words. */
function splitPieces(pieces: readonly Piece[], takeBare: boolean): SplitPieces {
  const isTaken = ({ text }: Piece): boolean =>
    isBracketedCount(text) || (takeBare && (isCount(text) || countIn(text) !== null));
  let from = 0;
  let to = pieces.length;
  while (to - from > 1 && isTaken(pieces[to - 1] ?? NOTHING)) to -= 1;
  if (to === pieces.length) while (to - from > 1 && isTaken(pieces[from] ?? NOTHING)) from += 1;
  const counts = [...pieces.slice(to), ...pieces.slice(0, from)].map(({ text }) => text);
  return {
    words: collapse(
      pieces
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ),
    counts,
  };
}

const NOTHING: Piece = { text: '', inMain: false };

/** The number of a count with a word (`12 items`), or null. */
function countIn(text: string): string | null {
  const numbers = text.match(/\p{Nd}[\p{Nd}.,'’٬ \u00a0\u202f]*/gu);
  const [number] = numbers ?? [];
  return numbers?.length === 1 && number !== undefined && /\p{L}/u.test(text) ? number : null;
}

interface ReadPieces {
  readonly pieces: readonly Piece[];
  readonly isCounted: boolean;
  readonly isOutside: boolean;
}

function itemText(index: PageIndex, item: Item | undefined, { pieces, isCounted, isOutside }: ReadPieces): ItemText {
  const { words, counts } = splitPieces(pieces, isCounted);
  const inText = splitCount(words);
  const shown = counts.find((text) => isCount(text)) ?? counts[0];
  const count = shown === undefined ? inText.count : countOf(shown);
  const text = shown === undefined ? inText.value : words;
  const hasCount = shown !== undefined || inText.count !== null;
  const value = isSeparator(text) ? nameOf(index, item) || text : untruncated(index, item, text);
  return { value, count, hasCount, isOutside };
}

function countOf(text: string): number | null {
  const inner = (countIn(text) ?? text).replace(/[()[\]（）［］【】]/gu, '').trim();
  return parseWhole(inner);
}

/** The name of a picture or swatch; a count in it is taken off. */
function nameOf(index: PageIndex, item: Item | undefined): string {
  if (item === undefined) return '';
  const names = [item.main, ...item.parts].flatMap((id) => (id === null ? [] : [index.accessibleName(id)]));
  return splitCount(names.find((name) => !isSeparator(name)) ?? '').value;
}

/** The whole text where the page shows only its beginning and has the rest as a tooltip. */
function untruncated(index: PageIndex, item: Item | undefined, text: string): string {
  const beginning = /^(.{3,}?)\s*(?:…|\.{3})$/u.exec(text)?.[1];
  if (beginning === undefined || item?.main === null || item === undefined) return text;
  const title = collapse(index.node(item.main).attributes['title'] ?? '');
  return title.startsWith(beginning) ? title : text;
}
