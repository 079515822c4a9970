/**
 * What a subtree looks like from above while a page is cut into runs of alternatives.
 */

import type { PageIndex } from '../../page-index.js';
import { textWithoutBadge } from './badges.js';
import { isSeparator } from './texts.js';

/** One alternative: a link or button with what belongs to it, or the plain text of the one chosen now. */
export interface Item {
  /** The link or button; null for plain text. */
  readonly main: number | null;
  /** Roots of the subtrees that make the item up, in order. */
  readonly parts: readonly number[];
  /** Displayed text where the item is only a piece of a text node, else null. */
  readonly slice: string | null;
  /** 0 = top level of its run. */
  readonly level: number;
  /** True for a plain first item that is the label of its run if the run has no other. */
  readonly maybeLabel: boolean;
}

/** A text without links that may be a label. */
export interface TextBlock {
  readonly node: number;
  readonly text: string;
  /** `heading` is a label by its markup, `plain` only by its place, `button` only if there is no other, `prose` is none. */
  readonly strength: 'heading' | 'plain' | 'button' | 'prose';
}

/** A row of alternatives. */
export interface Run {
  /** The innermost node that holds the items. */
  readonly node: number;
  readonly items: readonly Item[];
  readonly label: TextBlock | null;
  /** A single link that follows the items outside of their row; it may promise more. */
  readonly trailing: Item | null;
  /** Whether a region boundary (nav, aside, header …) lies between the items and where the run has got to. */
  readonly crossed: boolean;
  /** Whether its values are to be read though none is to be seen: a button drops them down. @default false */
  readonly isDropped?: boolean;
  /** What the drawing is called that the alternatives are in, for want of a label. Absent where they are in none. */
  readonly drawing?: TextBlock;
}

/** What a subtree looks like; no shape at all if it shows nothing. */
export type Shape =
  | { readonly kind: 'text'; readonly block: TextBlock }
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly before: TextBlock | null;
      readonly headed: boolean;
      readonly amongWalls?: boolean;
    }
  | { readonly kind: 'run'; readonly run: Run }
  /** An alternative with its own alternatives below it. */
  | { readonly kind: 'branch'; readonly item: Item; readonly run: Run }
  /** A form control. */
  | { readonly kind: 'control' }
  /** Something else, or runs that are already cut; `cut` if that is one run and nothing else. */
  | { readonly kind: 'wall'; readonly cut?: Run };

/** A child of an element with its shape. */
export interface Entry {
  readonly id: number;
  readonly tag: string;
  readonly shape: Shape;
}

/** Longest text taken for a label, in characters. */
export const MAX_LABEL_TEXT = 80;

/** Longest text beside the only link of a block, in characters, for the block to be one alternative. */
export const MAX_TEXT_BESIDE = 60;

/** Elements that are lists by their markup. */
export const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);

/** Elements that are labels by their markup. */
export const HEADING_TAGS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'legend',
  'summary',
  'dt',
  'th',
  'caption',
  'figcaption',
]);

/** Whether an element is a label by its markup. */
export function isHeading(index: PageIndex, id: number): boolean {
  return HEADING_TAGS.has(index.node(id).tag) || index.role(id) === 'heading';
}

/** What a link or button over alternatives says; the words before it, where it says nothing but a sign. */
export function titleOf(
  index: PageIndex,
  node: number,
  { item, before }: Pick<Extract<Shape, { kind: 'item' }>, 'item' | 'before'>,
): TextBlock {
  const text = item.main === null ? '' : textWithoutBadge(index, item.main);
  return before !== null && isSeparator(text)
    ? { ...before, strength: 'heading' }
    : { node, text, strength: 'heading' };
}

/** An item of one node. */
export function itemOf(main: number | null, part: number): Item {
  return { main, parts: [part], slice: null, level: 0, maybeLabel: false };
}

/** The node by which a run is found in the page: what its first alternative is worked by, else where that begins, else the run's own. */
export function firstNode({ items: [first], node }: Run): number {
  return first?.main ?? first?.parts[0] ?? node;
}
