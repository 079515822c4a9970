/**
 * The block that a box and its words make, and boxes that are one: a drawn one that doubles a hidden native one.
 */

import type { PageIndex } from '../../page-index.js';
import { isHeading } from '../runs/shapes.js';
import { isCount } from '../runs/texts.js';
import { blocksAround, type Climb } from '../wrapped-blocks.js';
import { labelOverSwitch } from './switch-labels.js';

/** Blocks that are climbed from a box to its words. Raising it takes the words of larger blocks for a box's own. */
const WORDS_CLIMB: Climb = { most: 5, mostInAll: 8 };

/** Longest text of one box, in characters. */
const MAX_BOX_TEXT = 120;

/** Levels above two boxes within which they can be one. */
const MAX_TWIN_CLIMB = 4;

/** A box with its words. */
export interface BoxBlock {
  /** What holds the words, and mostly the box. */
  readonly block: number;
  /** The node to work: a box that is seen, else the label that works it. */
  readonly control: number;
}

/**
 * The smallest node that holds the box, its label and a count beside it, and no other box; only the words where boxes
 * and words stand in one row; null where no person can work it.
 */
export function blockOfBox(index: PageIndex, nodes: readonly number[], boxes: ReadonlySet<number>): BoxBlock | null {
  const [first = 0] = nodes;
  const last = nodes.at(-1) ?? first;
  const over = labelOverSwitch(index, first);
  const label = nodes.flatMap((id) => labelOfBox(index, id) ?? [])[0] ?? over;
  const seen = nodes.filter((id) => !index.isHidden(id));
  const control = seen.find((id) => index.node(id).attributes['aria-hidden'] !== 'true') ?? seen[0] ?? label;
  if (control === null || index.isHidden(control)) return null;
  // Between a button and what names it may stand what it says of its state.
  const isNamer = label !== null && (index.node(first).tag === 'button' || label === over) && !index.isHidden(label);
  return { block: isNamer ? label : wordedBlock(index, { nodes, label, boxes }, last), control };
}

/** What holds a box and its words, or the words alone. */
function wordedBlock(index: PageIndex, growing: Growing, last: number): number {
  const { nodes, label } = growing;
  const block = grown(index, growing);
  const isNamed = hasName(index.text(block)) || (label === null && nodes.some((id) => index.accessibleName(id) !== ''));
  return isNamed ? block : (wordsOf(index, last, label) ?? block);
}

interface Growing {
  readonly nodes: readonly number[];
  readonly label: number | null;
  readonly boxes: ReadonlySet<number>;
}

function grown(index: PageIndex, { nodes, label, boxes }: Growing): number {
  const parts = label === null ? nodes : [...nodes, label];
  let block = nodes[0] ?? 0;
  for (const parent of blocksAround(index, block, WORDS_CLIMB)) {
    const isWhole = parts.every((id) => index.contains(block, id));
    if (!mayGrow(index, { block, parent, isWhole }) || holdsOther(index, parent, { boxes, nodes })) break;
    block = parent;
  }
  return block;
}

/** Whether a text is more than the drawing of a box. */
function hasName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The label of a box that stands beside it, or the text behind it. */
function wordsOf(index: PageIndex, box: number, label: number | null): number | null {
  if (label !== null && !index.isHidden(label)) return label;
  const siblings = index.children(index.node(box).parent);
  const next = siblings
    .slice(siblings.indexOf(box) + 1)
    .find((id) => index.node(id).tag !== '#text' || index.text(id) !== '');
  return next !== undefined && WORD_TAGS.has(index.node(next).tag) && index.text(next) !== '' ? next : null;
}

const WORD_TAGS: ReadonlySet<string> = new Set(['#text', 'span', 'label', 'b', 'i', 'em', 'strong', 'small', 'font']);

/** The first element that an element says to name it, or null. */
export function namerOf(index: PageIndex, id: number): number | null {
  const named = (index.node(id).attributes['aria-labelledby'] ?? '').trim().split(/\s+/u)[0] ?? '';
  return named === '' ? null : index.byElementId(named, id);
}

/** Id of the element that names a box, or null. */
export function labelOfBox(index: PageIndex, id: number): number | null {
  const namer = namerOf(index, id);
  if (namer !== null) return namer;
  const own = index.node(id).attributes['id'];
  const around = index.ancestors(id).find((ancestor) => index.node(ancestor).tag === 'label');
  return around ?? (own === undefined || own === '' ? null : index.labelFor(own, id));
}

interface Growth {
  readonly block: number;
  readonly parent: number;
  /** Whether the block holds all that makes the box up. */
  readonly isWhole: boolean;
}

/** A block grows up to the box's words, and beyond them by nothing but a number. */
function mayGrow(index: PageIndex, { block, parent, isWhole }: Growth): boolean {
  const length = index.textLength(parent);
  if (length > MAX_BOX_TEXT || index.node(parent).tag === 'body') return false;
  if (isWhole && hasName(index.text(block))) {
    const rest = index.text(parent).replace(index.text(block), '').trim();
    return rest === '' || isCount(rest);
  }
  for (let id = parent + 1; id < block; id += 1) if (isHeading(index, id)) return false;
  return true;
}

interface Boxes {
  readonly boxes: ReadonlySet<number>;
  readonly nodes: readonly number[];
}

function holdsOther(index: PageIndex, parent: number, { boxes, nodes }: Boxes): boolean {
  const { end } = index.node(parent);
  for (let id = parent; id < end; id += 1) {
    if (boxes.has(id) && !nodes.includes(id)) return true;
    const { tag } = index.node(id);
    if (tag === 'select' || tag === 'textarea' || (tag === 'input' && isTextInput(index, id))) return true;
  }
  return false;
}

function isTextInput(index: PageIndex, id: number): boolean {
  return /^(?:|text|search|number|email|date|tel|range|password)$/iu.test(index.node(id).attributes['type'] ?? '');
}

/** Whether two boxes in a row are one: a drawn one and a native one of the same name in a block of their own. */
export function twinOf(index: PageIndex, first: number, second: number): boolean {
  if (second < 0 || isNative(index, first) === isNative(index, second)) return false;
  const block = index
    .ancestors(first)
    .slice(0, MAX_TWIN_CLIMB)
    .find((id) => index.contains(id, second));
  if (block === undefined && !index.contains(first, second)) return false;
  if (!index.contains(first, second) && hasWordsBetween(index, index.node(first).end, second)) return false;
  const [a, b] = [index.accessibleName(first), index.accessibleName(second)];
  const isUnseen = [first, second].some(
    (id) => index.isHidden(id) || index.node(id).attributes['aria-hidden'] === 'true',
  );
  return a === b || isUnseen || a === '' || b === '' || index.contains(first, second);
}

function hasWordsBetween(index: PageIndex, from: number, to: number): boolean {
  for (let id = from; id < to; id += 1) if (/\S/u.test(index.node(id).text)) return true;
  return false;
}

function isNative(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'input';
}
