/**
 * Cuts a page into runs of alternatives, from the leaves up, by structure alone: what repeats side by side belongs
 * together, a label between two rows parts them, wrappers count for nothing.
 */

import type { SnapshotNode } from '../../model/snapshot.js';
import type { PageIndex } from '../page-index.js';
import { composeShape, wrapShape, type RunSink } from './compose.js';
import { itemOf, MAX_LABEL_TEXT, type Entry, type Run, type Shape, type TextBlock } from './shapes.js';

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

/** The page's runs, in document order. Linear in the size of the page. */
export function findRuns(index: PageIndex, options: RunOptions): readonly Run[] {
  const runs: Run[] = [];
  const shapes = new Array<Shape | null>(index.nodes.length).fill(null);
  const sink: RunSink = { index, emit: (run) => runs.push(run), isSameKind: options.isSameKind };
  for (let id = index.nodes.length - 1; id >= 0; id -= 1) {
    shapes[id] = leafShape(index, id, options) ?? innerShape(sink, id, shapes);
  }
  const last = shapes[0];
  if (last?.kind === 'run' || last?.kind === 'branch') runs.push(last.run);
  return runs.sort((a, b) => firstNode(a) - firstNode(b));
}

function firstNode(run: Run): number {
  return run.items[0]?.parts[0] ?? run.node;
}

function innerShape(sink: RunSink, id: number, shapes: readonly (Shape | null)[]): Shape | null {
  const { tag, end } = sink.index.node(id);
  if (end === id + 1 || tag === '#text' || UNSEEN.has(tag)) return null;
  const entries = entriesOf(sink.index, id, shapes);
  const [only] = entries;
  if (only === undefined) return null;
  return entries.length === 1 ? wrapShape(sink, id, only.shape) : composeShape(sink, id, entries);
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

/** The shape of a node that is not composed of its children, or null. */
function leafShape(index: PageIndex, id: number, options: RunOptions): Shape | null {
  const node = index.node(id);
  if (options.walls.has(id)) return { kind: 'wall' };
  if (node.tag === '#text') return textShape(node.text, id, 'plain');
  if (options.isVoid(id)) return VOID;
  if (options.isItem(id)) return placeShape(index, id) ?? itemShape(index, id);
  return controlShape(index, node);
}

/** Boxes and selects part groups; a button may be the label of what it opens; fields for text count for nothing. */
function controlShape(index: PageIndex, node: SnapshotNode): Shape | null {
  if (node.tag === 'button') return buttonShape(index, node);
  const isBox = node.tag === 'input' && BOXES.has((node.attributes['type'] ?? '').toLowerCase());
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

/** A button that opens something labels it; one that submits a form labels nothing. */
function buttonShape(index: PageIndex, node: SnapshotNode): Shape | null {
  const submits =
    (node.attributes['type'] ?? 'submit').toLowerCase() === 'submit' &&
    index.ancestors(node.id).some((id) => index.node(id).tag === 'form');
  if (submits && !opensSomething(node)) return VOID;
  return textShape(
    index.text(node.id) || index.accessibleName(node.id),
    node.id,
    opensSomething(node) ? 'heading' : 'button',
  );
}

/** A link that must not be followed: it is neither text nor an alternative. */
const VOID: Shape = { kind: 'text', block: { node: -1, text: '', strength: 'prose' } };

function itemShape(index: PageIndex, id: number): Shape {
  if (index.textLength(id) > MAX_ITEM_TEXT) return { kind: 'wall' };
  return { kind: 'item', item: itemOf(id, id), before: null, headed: isScripted(index, id) };
}

function textShape(raw: string, node: number, strength: TextBlock['strength']): Shape | null {
  const text = raw.trim();
  if (text === '') return null;
  return { kind: 'text', block: { node, text, strength: text.length > MAX_LABEL_TEXT ? 'prose' : strength } };
}
