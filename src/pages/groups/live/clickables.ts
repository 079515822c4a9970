/**
 * Buttons, options, and whatever does something when it is clicked, told from roles and listeners.
 */

import type { PageIndex } from '../../page-index.js';
import { activeOptions } from '../opening/active-options.js';
import { foldsPanel, holdsHidden } from '../opening/folding.js';
import { sectionHeads } from '../labels/section-heads.js';
import { HEADING_TAGS } from '../runs/shapes.js';
import { hasWords, isSeparator } from '../runs/texts.js';
import { drawsState, isAddress, isDisabled, isScriptedLink, opens, stateOf } from '../widget-state.js';
import type { Widget, WidgetBounds, WidgetKind } from './widget.js';

/** Longest text of an alternative that is told by nothing but its listener, in characters. Raising it takes teasers for choices. */
const MAX_PLAIN_TEXT = 80;

/** Where clickable things are looked for. */
export interface Reach {
  /** 1 for nodes outside of cards and links. */
  readonly reach: Uint8Array;
  /** 1 for nodes of boxes. */
  readonly covered: Uint8Array;
}

/** What is no box and can be clicked: from the leaves up, so that of nested listeners the innermost with words counts. */
export function findClickables(
  index: PageIndex,
  { submits, taken }: WidgetBounds,
  { reach, covered }: Reach,
): readonly Widget[] {
  const found: Widget[] = [];
  const holds = new Uint8Array(index.nodes.length);
  const heads = sectionHeads(index);
  const isOwn = (id: number): boolean => reach[id] === 1 && covered[id] === 0 && !taken.has(id) && !submits.has(id);
  const isHead = (id: number): boolean => heads.open.has(id) || heads.closed.has(id);
  for (let id = index.nodes.length - 1; id > 0; id -= 1) {
    const clicked = isOwn(id) && !isHead(id) ? clickedAt(index, id, holds) : [];
    found.push(...clicked.filter(({ block }) => covered[block] === 0));
    const { parent } = index.node(id);
    const isHolding = holds[id] === 1 || clicked.length > 0 || covered[id] === 1 || !isFree(index, id);
    if (isHolding && parent >= 0) holds[parent] = 1;
  }
  const isActive = activeOptions(index);
  return found.reverse().map((widget) => (isActive(widget.node) ? { ...widget, selected: false } : widget));
}

function clickedAt(index: PageIndex, id: number, holds: Uint8Array): readonly Widget[] {
  const isRow = holds[id] === 1 && ROW_ROLES.has(index.role(id) ?? '');
  const kind = holds[id] === 0 || isRow ? clickKind(index, id) : null;
  if (kind === null) return [];
  return blocksOf(index, id, { kind, isRow, holds }).map((block): Widget => {
    const node = index.node(block).tag === '#text' ? id : block;
    return { block, node, kind, selected: stateOf(index, id) ?? stateOf(index, node), apart: [] };
  });
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
    const words = wordsIn(index, id);
    if (words === null || holds[words] === 0) return words === null ? [] : [words];
    // A row of a grid holds its cell, and that what opens it beside its words.
    const own = index.node(id).role === 'row' ? freeWordsIn(index, words, holds) : null;
    return own === null ? [] : [own];
  }
  if (kind !== 'plain') return [id];
  if (LISTS.has(index.node(id).tag)) return index.elements(id);
  const list = index.elements(id).find((child) => LISTS.has(index.node(child).tag) && !index.isHidden(child));
  return list === undefined ? [id] : index.elements(list);
}

/** The first child of an element that shows anything, or null. */
function wordsIn(index: PageIndex, id: number): number | null {
  return index.children(id).find((child) => index.text(child) !== '') ?? null;
}

/** The largest element in another, by its first words, that holds nothing which is worked; null if there is none. */
function freeWordsIn(index: PageIndex, around: number, holds: Uint8Array): number | null {
  let words = wordsIn(index, around);
  while (words !== null && holds[words] === 1) words = wordsIn(index, words);
  return words;
}

/** Elements that listen for their children. */
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'tbody', 'table']);

/** Whether a node is nothing that a person uses by itself. */
function isFree(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  // What nobody sees is not worked: it carries what the control around it stands for.
  if (tag === 'input' && attributes['type']?.toLowerCase() === 'hidden') return true;
  return !(USED.has(tag) || isAddress(index, id)) || drawsState(index, id);
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
  const { tag, visible } = index.node(id);
  if (NEVER.has(tag) || visible === false || !isClicked(index, id) || isDisabled(index, id)) return null;
  const kind = ownKind(index, id);
  if ((kind !== 'option' && folds(index, id)) || isSign(index, id)) return null;
  return kind !== null && kind !== 'link' ? kind : plainKind(index, id, kind);
}

/** The kind that role and tag tell: of a button whose role says more the role. */
function ownKind(index: PageIndex, id: number): WidgetKind | null {
  const kind = roleKind(index, id);
  return index.node(id).tag === 'button' && (kind === null || kind === 'link') ? 'button' : kind;
}

function roleKind(index: PageIndex, id: number): WidgetKind | null {
  return CLICK_ROLES.get(index.role(id) ?? '') ?? (isChip(index, id) ? 'option' : null);
}

/** Whether it is a row of one cell that can be selected, as chips and tags are: rows of data have more. */
function isChip(index: PageIndex, id: number): boolean {
  if (index.role(id) !== 'row' || index.node(id).attributes['aria-selected'] === undefined) return false;
  const { end } = index.node(id);
  let cells = 0;
  for (let inner = id + 1; inner < end && cells < 2; inner += 1) if (index.role(inner) === 'gridcell') cells += 1;
  return cells === 1 && index.textLength(id) <= MAX_PLAIN_TEXT;
}

/** The kind of something that no role tells to be a choice, or null if it is none. */
function plainKind(index: PageIndex, id: number, kind: 'link' | null): WidgetKind | null {
  if (!isPlainChoice(index, id)) return null;
  return kind ?? roleAround(index, id) ?? (index.node(id).tag === 'a' ? 'link' : 'plain');
}

/** Roles of what is moved, not pressed. */
const MOVED: ReadonlySet<string> = new Set(['slider', 'scrollbar']);

/** Whether something happens when it is clicked: it listens, or says by its role that it does. */
function isClicked(index: PageIndex, id: number): boolean {
  const { tag, listensForClicks } = index.node(id);
  if (MOVED.has(index.role(id) ?? '')) return false;
  if (tag === 'a') return listensForClicks === true && isScriptedLink(index, id);
  return listensForClicks === true || tag === 'button' || roleKind(index, id) !== null;
}

/** Whether it opens a part of the page. */
function folds(index: PageIndex, id: number): boolean {
  return opens(index, id) || foldsPanel(index, id) || holdsHidden(index, id);
}

/** Longest text that is only a sign, in characters: stars in a row may be a value. */
const MAX_SIGN = 2;

/** Whether all that is shown is a sign such as a cross, a heart or an arrow; those of currencies may be how dear something is. */
function isSign(index: PageIndex, id: number): boolean {
  const text = index.text(id);
  if (text === '' || text.length > MAX_SIGN || !isSeparator(text) || /^\p{Sc}+$/u.test(text)) return false;
  return !isSwatch(index, id);
}

/** Whether a sign that says whether it is chosen stands beside the same sign with another name: a dot for each colour. */
function isSwatch(index: PageIndex, id: number): boolean {
  const name = index.accessibleName(id);
  if (stateOf(index, id) === null || !hasWords(name)) return false;
  return index
    .elements(index.node(id).parent)
    .some((other) => index.text(other) === index.text(id) && ![name, ''].includes(index.accessibleName(other)));
}

/** Levels above a text within which its role is told. */
const MAX_ROLE_CLIMB = 2;

/** The kind of the option, tab or node of a tree that the element is the text of, or null. */
function roleAround(index: PageIndex, id: number): WidgetKind | null {
  const above = index.ancestors(id).slice(0, MAX_ROLE_CLIMB);
  const [kind] = above.flatMap((node) => roleKind(index, node) ?? []);
  return kind === 'option' || kind === 'tab' ? kind : null;
}

function isPlainChoice(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  if (HEADING_TAGS.has(tag) || (tag === 'label' && !isBareLabel(index, id)) || index.role(id) === 'heading')
    return false;
  if (LISTS.has(tag)) return index.elements(id).length > 1;
  const length = index.textLength(id);
  return length > 0 ? length <= MAX_PLAIN_TEXT : hasWords(index.accessibleName(id)) && !isMark(index, id);
}

/** Levels above a mark within which the option is that it is drawn in. */
const MAX_MARK_CLIMB = 4;

/** Whether something without words is drawn in an option that has some, whatever its own name: the box that shows whether it is chosen. */
function isMark(index: PageIndex, id: number): boolean {
  const above = index.ancestors(id).slice(0, MAX_MARK_CLIMB);
  return above.some((option) => roleKind(index, option) === 'option' && index.text(option) !== '');
}

/** Whether a `label` stands beside nothing but others, and none of them labels a field: they are buttons by their look. */
function isBareLabel(index: PageIndex, id: number): boolean {
  const beside = index.elements(index.node(id).parent);
  const isBare = (other: number): boolean => {
    const { tag, attributes, listensForClicks } = index.node(other);
    const isField = ['input', 'select', 'textarea'].some((field) => index.within(other, field).length > 0);
    return tag === 'label' && listensForClicks === true && attributes['for'] === undefined && !isField;
  };
  return beside.length > 1 && beside.every(isBare);
}
