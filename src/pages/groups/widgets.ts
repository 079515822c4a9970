/**
 * What stands for an alternative in a live page though it is no link: boxes of any make, options, buttons, and anything
 * that does something when it is clicked. Told from roles, states and listeners.
 */

import { selectsByFragment } from '../../base/url.js';
import type { PageIndex } from '../page-index.js';
import { foldsPanel, holdsHidden } from './folding.js';
import { blockOfBox, twinOf } from './box-blocks.js';
import { isScripted } from './runs.js';
import { HEADING_TAGS } from './shapes.js';
import { hasWords, isSeparator } from './texts.js';

/** What kind of thing it is: what can be chosen together with it, and how it is worked. */
export type WidgetKind = 'checkbox' | 'radio' | 'option' | 'tab' | 'button' | 'link' | 'plain';

/** One alternative. */
export interface Widget {
  /** The node that holds all of it, its words included. */
  readonly block: number;
  /** The node to work. */
  readonly node: number;
  readonly kind: WidgetKind;
  /** What its state says; null if it has none. */
  readonly selected: boolean | null;
  /** Nodes of it that stand beside the block. */
  readonly apart: readonly number[];
}

/** Where no widgets are looked for. */
export interface WidgetBounds {
  /** Cards: nothing in them is read. */
  readonly walls: ReadonlySet<number>;
  /** Nodes that are read elsewhere, such as the boxes of a form that can be sent. */
  readonly taken: ReadonlySet<number>;
  /** Buttons that send a form. */
  readonly submits: ReadonlySet<number>;
}

/** Longest text of an alternative that is told by nothing but its listener, in characters. Raising it takes teasers for choices. */
const MAX_PLAIN_TEXT = 80;

/** The page's widgets, in document order. Linear in the size of the page. */
export function findWidgets(index: PageIndex, bounds: WidgetBounds): readonly Widget[] {
  const reach = reachable(index, bounds);
  const boxes = index.nodes.flatMap(({ id }) => {
    const kind = reach[id] === 1 ? boxKind(index, id) : null;
    return kind === null ? [] : [{ id, kind }];
  });
  const widgets = boxWidgets(
    index,
    boxes.filter(({ id }) => !bounds.taken.has(id)),
    new Set(boxes.map(({ id }) => id)),
  );
  const covered = cover(index, widgets);
  const clicked = clickables(index, bounds, { reach, covered });
  const isTool = besideBoxes(index, widgets);
  return [...widgets, ...clicked.filter(({ block }) => !isTool(block))].sort((a, b) => a.block - b.block);
}

/** Levels above a button within which the only box of its row stands. */
const MAX_ROW_CLIMB = 4;

/** Whether something that can be clicked stands in a row with one box, as in other rows: a heart beside each value. */
function besideBoxes(index: PageIndex, boxes: readonly Widget[]): (block: number) => boolean {
  const before = new Int32Array(index.nodes.length + 1);
  const at = new Set(boxes.map(({ block }) => block));
  for (const { id } of index.nodes) before[id + 1] = (before[id] ?? 0) + (at.has(id) ? 1 : 0);
  const boxesIn = (id: number): number => (before[index.node(id).end] ?? 0) - (before[id] ?? 0);
  return (block) => {
    const row = index
      .ancestors(block)
      .slice(0, MAX_ROW_CLIMB)
      .find((id) => boxesIn(id) > 0);
    if (row === undefined || boxesIn(row) > 1) return false;
    const { parent, tag } = index.node(row);
    return (
      parent >= 0 && index.elements(parent).some((id) => id !== row && index.node(id).tag === tag && boxesIn(id) === 1)
    );
  };
}

/** Nodes outside of cards and of links with an address. */
function reachable(index: PageIndex, { walls }: WidgetBounds): Uint8Array {
  const reach = new Uint8Array(index.nodes.length).fill(1);
  for (const { id, parent } of index.nodes) {
    const above = parent < 0 || reach[parent] === 1;
    if (!above || walls.has(id) || isAddress(index, id)) reach[id] = 0;
  }
  return reach;
}

/** Whether a link leads to another page, or to a state that its address names. */
function isAddress(index: PageIndex, id: number): boolean {
  return index.linkUrl(id) !== null && !isScriptedLink(index, id);
}

/** Whether a link has no address of its own, so that only a script works it. */
export function isScriptedLink(index: PageIndex, id: number): boolean {
  if (index.node(id).tag !== 'a') return false;
  const href = (index.node(id).attributes['href'] ?? '').trim();
  if (isScripted(index, id)) return index.byElementId(href.slice(1)) === null || href.length < 2;
  const hash = href.indexOf('#');
  if (hash < 0 || selectsByFragment(href.slice(hash))) return href === '';
  const [page = ''] = index.snapshot.url.split('#');
  return index.linkUrl(id)?.split('#')[0] === page && index.byElementId(href.slice(hash + 1)) === null;
}

const BOX_ROLES: ReadonlyMap<string, WidgetKind> = new Map<string, WidgetKind>([
  ['checkbox', 'checkbox'],
  ['switch', 'checkbox'],
  ['menuitemcheckbox', 'checkbox'],
  ['radio', 'radio'],
  ['menuitemradio', 'radio'],
]);

function boxKind(index: PageIndex, id: number): WidgetKind | null {
  const { tag, attributes } = index.node(id);
  if (tag === '#text' || tag === 'option') return null;
  if (tag !== 'input') return BOX_ROLES.get(index.role(id) ?? '') ?? null;
  const type = (attributes['type'] ?? '').trim().toLowerCase();
  return type === 'checkbox' || type === 'radio' ? type : null;
}

interface Box {
  readonly id: number;
  readonly kind: WidgetKind;
}

function boxWidgets(index: PageIndex, boxes: readonly Box[], all: ReadonlySet<number>): readonly Widget[] {
  const widgets: Widget[] = [];
  for (let at = 0; at < boxes.length; at += 1) {
    const box = boxes[at];
    if (box === undefined) continue;
    const next = boxes[at + 1]?.id ?? -1;
    const twin = twinOf(index, box.id, next);
    if (twin) at += 1;
    const nodes = twin ? [box.id, next] : [box.id];
    const widget = boxWidget(index, { nodes, kind: box.kind }, all);
    if (widget !== null) widgets.push(widget);
  }
  return widgets;
}

function boxWidget(
  index: PageIndex,
  { nodes, kind }: { readonly nodes: readonly number[]; readonly kind: WidgetKind },
  all: ReadonlySet<number>,
): Widget | null {
  const found = blockOfBox(index, nodes, all);
  if (found === null || nodes.every((id) => isDisabled(index, id))) return null;
  const states = nodes.flatMap((id) => stateOf(index, id) ?? []);
  const apart = nodes.filter((id) => !index.contains(found.block, id));
  const selected = states.length === 0 ? null : states.some(Boolean);
  return { block: found.block, node: found.control, kind, selected, apart };
}

/** Whether a control says that it can not be worked. */
export function isDisabled(index: PageIndex, id: number): boolean {
  const { state, attributes } = index.node(id);
  return state?.disabled === true || attributes['aria-disabled'] === 'true';
}

const STATES: readonly string[] = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'];

/** Whether an element says that it is chosen; null if it says nothing. */
export function stateOf(index: PageIndex, id: number): boolean | null {
  const { state, attributes, tag } = index.node(id);
  if (tag === 'input') return state?.checked ?? attributes['checked'] !== undefined;
  const told = STATES.flatMap((name) => attributes[name] ?? []);
  return told.length === 0 ? null : told.some((value) => value !== 'false' && value !== '');
}

/** For each node whether it lies in one of the widgets' blocks. */
function cover(index: PageIndex, widgets: readonly Widget[]): Uint8Array {
  const covered = new Uint8Array(index.nodes.length);
  for (const { block, node } of widgets) {
    covered.fill(1, block, index.node(block).end);
    covered.fill(1, node, index.node(node).end);
  }
  return covered;
}

interface Reach {
  readonly reach: Uint8Array;
  readonly covered: Uint8Array;
}

/** What is no box: from the leaves up, so that of nested listeners the innermost with words counts. */
function clickables(index: PageIndex, { submits, taken }: WidgetBounds, { reach, covered }: Reach): readonly Widget[] {
  const found: Widget[] = [];
  const holds = new Uint8Array(index.nodes.length);
  for (let id = index.nodes.length - 1; id > 0; id -= 1) {
    const { parent } = index.node(id);
    const isOwn = reach[id] === 1 && covered[id] === 0 && !taken.has(id) && !submits.has(id);
    const isRow = isOwn && holds[id] === 1 && ROW_ROLES.has(index.role(id) ?? '');
    const kind = isOwn && (holds[id] === 0 || isRow) ? clickKind(index, id) : null;
    const nodes = kind === null ? [] : blocksOf(index, id, { kind, isRow, holds });
    for (const block of nodes.filter((node) => covered[node] === 0)) {
      const node = index.node(block).tag === '#text' ? id : block;
      if (kind !== null)
        found.push({ block, node, kind, selected: stateOf(index, id) ?? stateOf(index, node), apart: [] });
    }
    const isHolding = holds[id] === 1 || nodes.length > 0 || covered[id] === 1 || !isFree(index, id);
    if (isHolding && parent >= 0) holds[parent] = 1;
  }
  return found.reverse();
}

/** Roles whose elements hold the elements below them in a tree or menu. */
const ROW_ROLES: ReadonlySet<string> = new Set(['treeitem', 'menuitem']);

interface Clicked {
  readonly kind: WidgetKind;
  /** Whether it holds others of its kind. */
  readonly isRow: boolean;
  readonly holds: Uint8Array;
}

/** The blocks of what is clicked: the children of a list that listens for them, the own words of a node of a tree. */
function blocksOf(index: PageIndex, id: number, { kind, isRow, holds }: Clicked): readonly number[] {
  if (isRow) {
    const words = index.children(id).find((child) => index.text(child) !== '');
    return words === undefined || holds[words] === 1 ? [] : [words];
  }
  if (kind !== 'plain') return [id];
  if (LISTS.has(index.node(id).tag)) return index.elements(id);
  const list = index.elements(id).find((child) => LISTS.has(index.node(child).tag) && !index.isHidden(child));
  return list === undefined ? [id] : index.elements(list);
}

/** Elements that listen for their children. */
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'tbody', 'table']);

/** Whether a node is nothing that a person uses by itself. */
function isFree(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  return !(USED.has(tag) || isAddress(index, id));
}

const USED: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button', 'iframe', 'video', 'audio']);

const CLICK_ROLES: ReadonlyMap<string, WidgetKind> = new Map<string, WidgetKind>([
  ['button', 'button'],
  ['link', 'link'],
  ['option', 'option'],
  ['treeitem', 'option'],
  ['menuitem', 'option'],
  ['tab', 'tab'],
]);

const NEVER: ReadonlySet<string> = new Set([
  '#text',
  'html',
  'body',
  'main',
  'form',
  'input',
  'select',
  'option',
  'textarea',
]);

function clickKind(index: PageIndex, id: number): WidgetKind | null {
  const { tag, listensForClicks, visible } = index.node(id);
  if (NEVER.has(tag) || visible === false || isDisabled(index, id)) return null;
  const kind = tag === 'button' ? 'button' : (CLICK_ROLES.get(index.role(id) ?? '') ?? null);
  if (kind === null && tag === 'a' && !(isScriptedLink(index, id) && listensForClicks === true)) return null;
  if ((opens(index, id) || foldsPanel(index, id) || holdsHidden(index, id)) && kind !== 'option') return null;
  if (isSign(index, id)) return null;
  if (kind !== null && kind !== 'link') return kind;
  if (listensForClicks !== true || !isPlainChoice(index, id)) return null;
  return kind ?? roleAround(index, id) ?? (tag === 'a' ? 'link' : 'plain');
}

/** Longest text that is only a sign, in characters: stars in a row may be a value. */
const MAX_SIGN = 2;

/** Whether all that is shown is a sign such as a cross, a heart or an arrow. */
function isSign(index: PageIndex, id: number): boolean {
  const text = index.text(id);
  return text !== '' && text.length <= MAX_SIGN && isSeparator(text);
}

/** Levels above a text within which its role is told. */
const MAX_ROLE_CLIMB = 2;

/** The kind of the option, tab or node of a tree that the element is the text of, or null. */
function roleAround(index: PageIndex, id: number): WidgetKind | null {
  const above = index.ancestors(id).slice(0, MAX_ROLE_CLIMB);
  const kind = above.map((node) => CLICK_ROLES.get(index.role(node) ?? '')).find((found) => found !== undefined);
  return kind === 'option' || kind === 'tab' ? kind : null;
}

/** Whether an element declares that it opens something. */
export function opens(index: PageIndex, id: number): boolean {
  const { attributes, tag } = index.node(id);
  return (
    tag === 'summary' ||
    attributes['aria-expanded'] !== undefined ||
    (attributes['aria-haspopup'] ?? 'false') !== 'false'
  );
}

function isPlainChoice(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  if (HEADING_TAGS.has(tag) || tag === 'label' || index.role(id) === 'heading') return false;
  if (LISTS.has(tag)) return index.elements(id).length > 1;
  const length = index.textLength(id);
  return length > 0 ? length <= MAX_PLAIN_TEXT : hasWords(index.accessibleName(id));
}
