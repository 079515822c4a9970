/**
 * Heads of sections that are alike, where those that are open hold boxes: they fold their sections, and choose nothing,
 * though they say nothing of it and nothing of a closed section stands on the page.
 */

import type { PageIndex } from '../../page-index.js';
import { hasWords } from '../runs/texts.js';

/** Levels around a box within which its section is. Raising it finds sections that wrap their boxes more often. */
const MAX_CLIMB = 9;

/** Levels in a section within which its head is: a wrapper, a heading, and the button in it. */
const MAX_DEPTH = 3;

/** Longest text of a head, in characters. */
const MAX_HEAD = 80;

/** Boxes below a head from which on it heads a section: what stands before one box may be what that is called. */
const MIN_BOXES = 2;

/** What folds and unfolds sections. */
export interface SectionHeads {
  /** Heads of sections that show their boxes. */
  readonly open: ReadonlySet<number>;
  /** Heads of sections of the same kind that show nothing else. */
  readonly closed: ReadonlySet<number>;
}

/** The heads of a live page's sections. */
export function sectionHeads(index: PageIndex): SectionHeads {
  const boxes = index.nodes.filter(({ id }) => isBox(index, id)).map(({ id }) => id);
  const open = new Set<number>();
  const closed = new Set<number>();
  const seen = new Set<number>();
  for (const block of boxes.flatMap((box) => index.ancestors(box).slice(0, MAX_CLIMB))) {
    if (seen.has(block)) continue;
    seen.add(block);
    const head = headIn(index, block);
    if (head === null || boxesIn(index, block, boxes).length < MIN_BOXES) continue;
    const alike = headsBeside(index, block, head);
    if (alike.length === 0) continue;
    open.add(head.node);
    for (const other of alike) {
      if (index.text(other.block) === index.text(other.node)) closed.add(other.node);
      else if (boxesIn(index, other.block, boxes).length > 0) open.add(other.node);
    }
  }
  return { open, closed };
}

/** A section's head, and how deep in it that is. */
interface Head {
  readonly block: number;
  readonly node: number;
  readonly depth: number;
}

/** What is pressed at the very beginning of a block and holds words but no box; null if there is nothing such. */
function headIn(index: PageIndex, block: number): Head | null {
  let node = block;
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    const first = index.elements(node).find((id) => !index.isHidden(id));
    if (first === undefined) return null;
    node = first;
    if (isPressed(index, node)) return isHead(index, node) ? { block, node, depth } : null;
  }
  return null;
}

function isPressed(index: PageIndex, id: number): boolean {
  return index.node(id).listensForClicks === true;
}

function isHead(index: PageIndex, id: number): boolean {
  const { tag, end } = index.node(id);
  if (tag === 'label' || index.linkUrl(id) !== null || index.textLength(id) > MAX_HEAD) return false;
  if (!hasWords(index.text(id))) return false;
  for (let inner = id + 1; inner < end; inner += 1) if (isBox(index, inner)) return false;
  return true;
}

/** The heads of the blocks beside a block that begin as it does. */
function headsBeside(index: PageIndex, block: number, { node, depth }: Head): readonly Head[] {
  const { parent, tag } = index.node(block);
  if (parent < 0) return [];
  return index
    .elements(parent)
    .filter((other) => other !== block && index.node(other).tag === tag && !index.isHidden(other))
    .flatMap((other) => headIn(index, other) ?? [])
    .filter((other) => other.depth === depth && isAlike(index, other.node, node));
}

function isAlike(index: PageIndex, first: number, second: number): boolean {
  return index.node(first).tag === index.node(second).tag && index.role(first) === index.role(second);
}

function boxesIn(index: PageIndex, block: number, boxes: readonly number[]): readonly number[] {
  return boxes.filter((box) => index.contains(block, box));
}

const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio']);

function isBox(index: PageIndex, id: number): boolean {
  return BOXES.has(index.role(id) ?? '');
}
