/**
 * Cuts a page into runs of alternatives, from the leaves up, by structure alone: what repeats side by side belongs
 * together, a label between two rows parts them, wrappers count for nothing.
 */

import type { SnapshotNode } from '../../../model/snapshot.js';
import type { PageIndex } from '../../page-index.js';
import { textWithoutBadge } from './badges.js';
import { composeShape, wrapShape } from './compose.js';
import type { RunSink } from './run-sink.js';
import {
  isHeading,
  itemOf,
  MAX_LABEL_TEXT,
  type Entry,
  type Item,
  type Run,
  type Shape,
  type TextBlock,
} from './shapes.js';

/** Longest text of one alternative, in characters. Raising it takes teasers for alternatives. */
const MAX_ITEM_TEXT = 120;

/** What a run may consist of. */
export interface RunOptions {
  /** Whether a node is an alternative by itself: a link, or a button. */
  readonly isItem: (id: number) => boolean;
  /** Whether a node leads somewhere that must not be followed, or is of no interest: it counts for nothing. */
  readonly isVoid: (id: number) => boolean;
  /** Nodes that no run reaches into: cards. */
  readonly walls: ReadonlySet<number>;
  /** Whether two neighbouring runs without labels change the same things, so that they may be one run in two columns. */
  readonly isSameKind: (first: Run, second: Run) => boolean;
  /** Whether an alternative is the label of a row behind it, if there is one. @default links that only a script follows */
  readonly isHeaded?: (id: number) => boolean;
  /** Whether an alternative is a group even if it stands alone beside others. @default none is */
  readonly standsAlone?: (item: Item) => boolean;
  /** Texts that are alternatives: the words of a box that stands before them without a label. @default none */
  readonly texts?: ReadonlySet<number>;
}

const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'option',
  'optgroup',
  'datalist',
  'meta',
  'link',
  'title',
  'svg',
  'iframe',
]);
const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** The page's runs, in document order. Linear in the size of the page; texts without links are never taken apart. */
export function findRuns(index: PageIndex, options: RunOptions): readonly Run[] {
  const runs: Run[] = [];
  const { isSameKind, standsAlone = () => false } = options;
  const sink: RunSink = {
    index,
    emit: (run) => runs.push(run),
    replace: (run, other) => {
      const at = runs.lastIndexOf(run);
      if (at >= 0) runs.splice(at, 1, ...(other === null ? [] : [other]));
    },
    isSameKind,
    standsAlone,
  };
  const { shapes, open } = readLeaves(index, options);
  for (const id of open.reverse()) {
    const entries = entriesOf(index, id, shapes);
    if (entries.length > 0) shapes[id] = titledShape(index, id, entries) ?? openShape(sink, id, entries);
  }
  const last = shapes[0];
  if (last?.kind === 'run' || last?.kind === 'branch') runs.push(last.run);
  // The only alternative of a page, where it is one by itself, came up beside all else.
  if (last?.kind === 'item' && standsAlone(last.item))
    runs.push({ node: 0, items: [last.item], label: last.before, trailing: null, crossed: true });
  return runs.map(calledByDrawing).sort((a, b) => firstNode(a) - firstNode(b));
}

function calledByDrawing(run: Run): Run {
  return run.label === null && run.drawing !== undefined ? { ...run, label: run.drawing } : run;
}

function firstNode(run: Run): number {
  return run.items[0]?.parts[0] ?? run.node;
}

interface Leaves {
  readonly shapes: (Shape | null)[];
  /** Elements that hold links or controls, in document order: their shapes are still to be composed. */
  readonly open: number[];
}

/** The shapes of links, controls and whole texts, from the root down. */
function readLeaves(index: PageIndex, options: RunOptions): Leaves {
  const { nodes } = index;
  const { isSpecial, before } = countSpecial(index, options);
  const leaves: Leaves = { shapes: new Array<Shape | null>(nodes.length).fill(null), open: [] };
  for (let id = 0; id < nodes.length;) {
    const { tag, end } = index.node(id);
    const isPlain = before[end] === before[id];
    if (UNSEEN.has(tag) && !isLiveFrame(index, id) && !isLinkMap(index, id)) id = end;
    else if (!isPlain && isSpecial[id] === 0) {
      leaves.open.push(id);
      id += 1;
    } else {
      leaves.shapes[id] = isPlain ? plainShape(index, id) : leafShape(index, id, options);
      id = end;
    }
  }
  return leaves;
}

/** A frame of a live page holds the page in it. */
function isLiveFrame(index: PageIndex, id: number): boolean {
  return index.snapshot.source === 'browser' && index.node(id).tag === 'iframe';
}

/** Links in a drawing from which on it is a map to choose from. */
const LEAST_PLACES = 2;

/** Whether an element is a drawing with links in it, as a map of regions. */
function isLinkMap(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'svg' && index.within(id, 'a').length >= LEAST_PLACES;
}

/** Which nodes are links, controls or walls, and how many of them come before each node. */
function countSpecial(
  index: PageIndex,
  { walls, isVoid, isItem, texts = NO_TEXTS }: RunOptions,
): { readonly isSpecial: Uint8Array; readonly before: Int32Array } {
  const isSpecial = new Uint8Array(index.nodes.length);
  const before = new Int32Array(index.nodes.length + 1);
  for (const { id, tag } of index.nodes) {
    const isOwn = tag === '#text' ? texts.has(id) : SPECIAL.has(tag) || walls.has(id) || isVoid(id) || isItem(id);
    if (isOwn) isSpecial[id] = 1;
    before[id + 1] = (before[id] ?? 0) + (isSpecial[id] ?? 0);
  }
  return { isSpecial, before };
}

const NO_TEXTS: ReadonlySet<number> = new Set();
const SPECIAL: ReadonlySet<string> = new Set(['button', 'select', 'input']);

/** The shape of an element that holds only text: its heading, if it has one. */
function plainShape(index: PageIndex, id: number): Shape | null {
  const { tag, end, text } = index.node(id);
  if (tag === '#text') return textShape(text, id, 'plain');
  if (index.textLength(id) === 0) return null;
  if (isHeading(index, id)) return textShape(index.text(id), id, 'heading');
  for (let inner = id + 1; inner < end; inner += 1) {
    if (isHeading(index, inner)) return textShape(index.text(inner), inner, 'heading');
  }
  return index.textLength(id) > MAX_LABEL_TEXT ? PROSE : textShape(textWithoutBadge(index, id), id, 'plain');
}

function openShape(sink: RunSink, id: number, entries: readonly Entry[]): Shape | null {
  const [only, another] = entries;
  return only !== undefined && another === undefined
    ? wrapShape(sink, id, only.shape)
    : composeShape(sink, id, entries);
}

/** The shape of a heading that holds words and a button behind them, such as "Brand [Clear]": the words. */
function titledShape(index: PageIndex, id: number, [words, button, another]: readonly Entry[]): Shape | null {
  if (words?.shape.kind !== 'text' || button === undefined || another !== undefined || !isHeading(index, id))
    return null;
  const isButton = button.tag === 'button' || index.role(button.id) === 'button';
  return isButton && index.linkUrl(button.id) === null
    ? { ...words.shape, block: { ...words.shape.block, strength: 'heading' } }
    : null;
}

function entriesOf(index: PageIndex, id: number, shapes: readonly (Shape | null)[]): readonly Entry[] {
  const { end } = index.node(id);
  const entries: Entry[] = [];
  for (let at = id + 1; at < end;) {
    const child = index.node(at);
    const shape = shapes[at] ?? null;
    if (shape !== null) entries.push({ id: at, tag: child.tag, shape });
    at = Math.max(at + 1, child.end);
  }
  return entries;
}

/** The shape of a link or a control, or null. */
function leafShape(index: PageIndex, id: number, options: RunOptions): Shape | null {
  if (options.walls.has(id)) return { kind: 'wall' };
  if (options.isVoid(id)) return VOID;
  if (options.isItem(id)) return placeShape(index, id) ?? itemShape(index, id, options.isHeaded);
  return controlShape(index, index.node(id));
}

/** Boxes and selects part groups; a button may be the label of what it opens; fields for text count for nothing. */
function controlShape(index: PageIndex, node: SnapshotNode): Shape | null {
  if (node.tag === 'button') return buttonShape(index, node);
  const isBox = node.tag === 'input' && BOXES.has((node.attributes['type'] ?? '').toLowerCase());
  // Boxes are often hidden behind what is drawn in their place, but not together with all around them.
  if (isBox && index.isHidden(node.id) && index.isHidden(node.parent)) return null;
  return isBox || node.tag === 'select' ? { kind: 'control' } : null;
}

/** Whether a link has no address: it opens something, so it is the label of a row behind it. */
export function isScripted(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  return (
    tag === 'a' &&
    /^\s*(?:#|javascript:)/iu.test(attributes['href'] ?? '#') &&
    index.linkUrl(id) !== index.snapshot.url &&
    !/^\s*#(?:!|\/|\?|[^=]+=)/u.test(attributes['href'] ?? '')
  );
}

/** A link to a place on this page is a label, if anything: of what it opens right behind it. */
function placeShape(index: PageIndex, id: number): Shape | null {
  const { tag, attributes, parent } = index.node(id);
  const href = tag === 'a' ? (attributes['href'] ?? '').trim() : '';
  const target = href.startsWith('#') ? index.byElementId(href.slice(1)) : null;
  if (target === null) return null;
  const block = index.nodes[index.nodes[parent]?.parent ?? -1] ?? index.node(parent);
  return target > id && target < block.end ? textShape(index.text(id), id, 'heading') : VOID;
}

/** Whether a button declares that it opens what follows. */
function opensSomething({ attributes }: SnapshotNode): boolean {
  return (
    attributes['aria-expanded'] !== undefined ||
    attributes['aria-controls'] !== undefined ||
    attributes['aria-haspopup'] !== undefined
  );
}

/**
 * Whether a button brings up something that lies over the page, and has not: nothing that is shown belongs to it, unless what
 * it brings up stands right behind it already, to be read as what is folded is.
 */
function isClosedPopup(index: PageIndex, { id, end, attributes }: SnapshotNode): boolean {
  const isClosed = (attributes['aria-haspopup'] ?? 'false') !== 'false' && attributes['aria-expanded'] === 'false';
  const panel = isClosed ? (index.byElementId(attributes['aria-controls'] ?? '', id) ?? -1) : -1;
  return isClosed && !(panel === end && !index.isHidden(panel));
}

/** A button that opens something labels it; one that submits a form labels nothing, nor does one whose popup is closed. */
function buttonShape(index: PageIndex, node: SnapshotNode): Shape | null {
  if (isClosedPopup(index, node)) return VOID;
  const submits =
    (node.attributes['type'] ?? 'submit').toLowerCase() === 'submit' &&
    index.ancestors(node.id).some((id) => index.node(id).tag === 'form');
  if (submits && !opensSomething(node)) return VOID;
  return textShape(
    textWithoutBadge(index, node.id) || index.accessibleName(node.id),
    node.id,
    opensSomething(node) ? 'heading' : 'button',
  );
}

/** A text that is too long to be a label. */
const PROSE: Shape = { kind: 'text', block: { node: 0, text: 'x'.repeat(MAX_LABEL_TEXT + 1), strength: 'prose' } };

/** A link that must not be followed: it is neither text nor an alternative. */
const VOID: Shape = { kind: 'text', block: { node: -1, text: '', strength: 'prose' } };

function itemShape(index: PageIndex, id: number, isHeaded: RunOptions['isHeaded']): Shape {
  if (index.textLength(id) > MAX_ITEM_TEXT) return { kind: 'wall' };
  const headed = isHeaded === undefined ? isScripted(index, id) : isHeaded(id);
  return { kind: 'item', item: itemOf(id, id), before: null, headed };
}

function textShape(raw: string, node: number, strength: TextBlock['strength']): Shape | null {
  const text = raw.trim();
  if (text === '') return null;
  return { kind: 'text', block: { node, text, strength: text.length > MAX_LABEL_TEXT ? 'prose' : strength } };
}
