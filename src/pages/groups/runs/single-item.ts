/**
 * Blocks that hold one alternative, however many links and texts they are made of.
 */

import type { PageIndex } from '../../page-index.js';
import { sharesAddress } from '../shared-address.js';
import { itemOf, MAX_TEXT_BESIDE, type Entry, type Item, type Shape, type TextBlock } from './shapes.js';
import { isBracketedCount, isSeparator } from './texts.js';

type ItemShape = Extract<Shape, { kind: 'item' }>;

/**
 * The element as one alternative, or null if it is none: a link with its count, a picture and a link to the same place,
 * a link with a `×`, a column head with its arrows.
 */
export function singleItem(index: PageIndex, id: number, entries: readonly Entry[]): Shape | null {
  const items = entries.flatMap((entry) => (entry.shape.kind === 'item' ? [entry.shape] : []));
  if (items.length === 0 || entries.some((entry) => isMore(index, id, entry))) return null;
  const main = items.length === 1 ? items[0] : mainOf(index, id, items);
  if (main === undefined) return null;
  const { before, after } = textsAround(entries);
  if ([before, ...after].some((block) => (block?.text.length ?? 0) > MAX_TEXT_BESIDE)) return { kind: 'wall' };
  // A heading before the only link labels it, and one after it labels what follows: the walk sees to that.
  if (before?.strength === 'heading' && items.length === 1) return null;
  if (after.some(({ strength }) => strength === 'heading')) return null;
  // A link that is a count has its value beside it.
  const label = isBracketedCount(textOf(index, main.item)) ? null : (before ?? main.before);
  return { kind: 'item', item: itemOf(main.item.main, id), before: label, headed: main.headed };
}

/** Whether a child is more than a part of one alternative. The arrows of a column head are not. */
function isMore(index: PageIndex, id: number, { shape }: Entry): boolean {
  if (shape.kind === 'run')
    return index.node(id).tag !== 'th' || !shape.run.items.every((item) => textOf(index, item) === '');
  return shape.kind === 'branch' || shape.kind === 'wall' || (shape.kind === 'item' && shape.amongWalls === true);
}

interface TextsAround {
  /** The last text with letters before the first link. */
  readonly before: TextBlock | null;
  /** The texts after the last link. */
  readonly after: readonly TextBlock[];
}

function textsAround(entries: readonly Entry[]): TextsAround {
  const first = entries.findIndex(({ shape }) => shape.kind === 'item');
  const last = entries.findLastIndex(({ shape }) => shape.kind === 'item');
  const blocksOf = (part: readonly Entry[]): readonly TextBlock[] =>
    part.flatMap(({ shape }) => (shape.kind === 'text' ? [shape.block] : []));
  return {
    before: blocksOf(entries.slice(0, first)).findLast(({ text }) => /\p{L}/u.test(text)) ?? null,
    after: blocksOf(entries.slice(last + 1)),
  };
}

/** The one of several links that is the alternative, the others being its picture, its count, or a symbol. */
function mainOf(index: PageIndex, id: number, items: readonly ItemShape[]): ItemShape | undefined {
  const isWordy = ({ item }: ItemShape): boolean =>
    !isSeparator(textOf(index, item)) && !isBracketedCount(textOf(index, item));
  const [main, second] = items.filter(isWordy);
  if (main === undefined || second !== undefined) return samePlace(index, items);
  const silent = items.filter(
    (item) => item !== main && textOf(index, item.item) === '' && !leadsAlike(index, item.item, main.item),
  );
  return index.node(id).tag === 'th' || silent.length <= 1 ? main : undefined;
}

function samePlace(index: PageIndex, items: readonly ItemShape[]): ItemShape | undefined {
  const [first] = items;
  if (first === undefined || !items.every(({ item }) => leadsAlike(index, item, first.item))) return undefined;
  return items.find(({ item }) => textOf(index, item) !== '') ?? first;
}

function textOf(index: PageIndex, item: Item): string {
  return item.main === null ? '' : index.text(item.main);
}

function leadsAlike(index: PageIndex, a: Item, b: Item): boolean {
  const [first, second] = [a, b].map((item) => (item.main === null ? null : index.linkUrl(item.main)));
  return first != null && first === second && !isWorked(index, first) && !sharesAddress(index, a.main ?? 0);
}

/** Whether an address only stands in for what a script does in a live page. */
function isWorked({ snapshot }: PageIndex, url: string): boolean {
  return snapshot.source === 'browser' && url.endsWith('#');
}
