/**
 * What shows the values below a value: the sign before or behind it in a tree, and in a list that is dropped down the row around its
 * box, if a sign at its end says that another column comes beside it. Told from where they stand, as many kits give neither
 * a role nor a state to them.
 */

import { oncePer } from '../base/remember.js';
import type { Choice, ChoiceGroup, Control, ItemList } from '../model/page.js';
import { hangsOver } from './groups/opening/layers.js';
import { isBox, isDisabled } from './groups/widget-state.js';
import { lookOf, SIGN_TAGS } from './look.js';
import type { PageIndex } from './page-index.js';
import { controlOf } from './steps.js';
import { treeAround } from './tree-signs.js';

/** Values of a group with such a sign from which on it is one. Raising it misses trees of which few branches are drawn. */
const LEAST_BRANCHES = 2;

/** A value of a group, and where it stands. */
interface Row {
  readonly choice: Choice;
  /** The box, or what else chooses the value. */
  readonly start: number;
  /** The largest element around it without another value of the group. */
  readonly node: number;
}

/** The openers of the branches of all facets that are closed, in document order. */
export function branchOpeners(
  index: PageIndex,
  groups: readonly ChoiceGroup[],
  list: ItemList | null,
): readonly Control[] {
  return groups.flatMap((group) => {
    if (group.guess !== 'facet') return [];
    const rows = rowsOf(index, group);
    const signs = rows.map((row) => (tellsItself(index, row) ? null : signBefore(index, row)));
    const isTree = signs.filter((sign) => sign !== null).length >= LEAST_BRANCHES;
    const closed = (all: readonly (number | null)[]): readonly (number | null)[] =>
      all.map((sign, at) => (isOpen(index, rows[at], rows[at + 1]) ? null : sign));
    const before = isTree ? closed(signs) : columnRows(index, rows, list);
    const behind = isTree || before.length > 0 ? [] : closed(signsBehind(index, rows));
    return rows.flatMap(({ choice }, at) => {
      const [sign, node] = [behind[at] ?? null, before[at] ?? behind[at] ?? null];
      const step = { do: 'open', role: null, name: choice.value, group: group.label } as const;
      const kind = sign === null ? {} : { kind: lookOf(index, sign) };
      return node === null ? [] : [{ ...controlOf(index, node, step), node, ...kind }];
    });
  });
}

function rowsOf(index: PageIndex, { choices }: ChoiceGroup): readonly Row[] {
  const starts = choices
    .map((choice) => ({ choice, start: startOf(index, choice) }))
    .sort((one, other) => one.start - other.start);
  return starts.map(({ choice, start }, at) => {
    const beside = [starts[at - 1], starts[at + 1]].flatMap((other) => (other === undefined ? [] : [other.start]));
    const around = index.ancestors(start);
    const end = around.findIndex((id) => beside.some((other) => index.contains(id, other)));
    return { choice, start, node: around[end - 1] ?? start };
  });
}

function startOf(index: PageIndex, { node, control }: Choice): number {
  const own = [control?.node ?? node, node].find((id) => isBox(index, id));
  if (own !== undefined) return own;
  const { end } = index.node(node);
  return index.nodes.slice(node + 1, end).find(({ id }) => isBox(index, id))?.id ?? node;
}

/** What says itself whether anything lies below it, and is read for what it says: an entry of a menu, or a node of a tree of which some say that they are closed. */
function tellsItself(index: PageIndex, { start }: Row): boolean {
  const around = [start, ...index.ancestors(start)];
  if (around.some((id) => index.role(id) === 'menuitem')) return true;
  const node = around.find((id) => index.role(id) === 'treeitem');
  if (node === undefined) return false;
  const isSaid = index.node(node).attributes['aria-expanded'] !== undefined;
  return isSaid || treesThatTell(index).has(treeAround(index, node));
}

/** Trees of a page of which some nodes say that they are closed. */
const treesThatTell: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const closed = index.nodes.filter(
    ({ id, attributes }) => attributes['aria-expanded'] === 'false' && index.role(id) === 'treeitem',
  );
  return new Set(closed.map(({ id }) => treeAround(index, id)));
});

/**
 * The sign without words that a script works before the box of a value; null if there is none to be seen. A box that is
 * hidden may be drawn by such a sign, and one that does not say that it is a box is the other of two before the value's words.
 */
function signBefore(index: PageIndex, row: Row): number | null {
  if (index.isHidden(row.start)) return null;
  const [first, second] = signsBefore(index, row);
  if (first === undefined || isBox(index, row.start)) return first ?? null;
  const isDrawn = index.node(first).end > first + 1 && second !== undefined && !index.contains(first, second);
  return isDrawn ? first : null;
}

/** What shows no words and is worked by a script before what chooses a value, boxes that say so left out. */
function signsBefore(index: PageIndex, { node, start }: Row): readonly number[] {
  const isSign = (id: number): boolean =>
    index.text(id) === '' && !isBox(index, id) && !isDisabled(index, id) && !index.isHidden(id);
  return index.nodes
    .slice(node + 1, start)
    .filter(({ id, listensForClicks }) => listensForClicks === true && !index.contains(id, start) && isSign(id))
    .map(({ id }) => id);
}

/**
 * The sign behind the words of each value that is drawn apart from what chooses it and worked by a script, the last one of
 * several; none where there are too few of them, those behind open branches counted. What else is drawn there says more of a
 * value, or leaves it out: only what they show tells.
 */
function signsBehind(index: PageIndex, rows: readonly Row[]): readonly (number | null)[] {
  const signs = rows.map((row) => (tellsItself(index, row) ? null : signBehind(index, row)));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || signs.every((sign) => sign === null)) return [];
  const around = index.ancestors(first.start).find((id) => index.contains(id, last.start)) ?? first.node;
  const apart = index.nodes
    .slice(first.start, index.node(around).end)
    .filter(({ id }) => isDrawnSign(index, id) && !rows.some(({ node }) => index.contains(node, id)));
  return signs.filter((sign) => sign !== null).length + apart.length < LEAST_BRANCHES ? [] : signs;
}

function signBehind(index: PageIndex, { node, start }: Row): number | null {
  const { end } = index.node(node);
  const words = index.nodes.slice(start, end).find(({ tag, text }) => tag === '#text' && /\p{L}/u.test(text));
  if (words === undefined) return null;
  const sign = index.nodes.slice(words.id + 1, end).findLast(({ id }) => isDrawnSign(index, id));
  return sign === undefined || index.ancestors(sign.id).some((id) => index.node(id).tag === 'label') ? null : sign.id;
}

/** Whether an element shows nothing but a drawing, and a script works it on this page. */
function isDrawnSign(index: PageIndex, id: number): boolean {
  const { listensForClicks, end } = index.node(id);
  if (listensForClicks !== true || index.text(id) !== '' || isBox(index, id) || isDisabled(index, id)) return false;
  if (index.isHidden(id) || index.linkUrl(id) !== null) return false;
  return index.nodes.slice(id + 1, end).some(({ id: one, tag }) => SIGN_TAGS.has(tag) && !index.isHidden(one));
}

/** Whether the next value stands below one, further in than it. */
function isOpen(index: PageIndex, row: Row | undefined, next: Row | undefined): boolean {
  if (row === undefined || next === undefined) return false;
  const isDeeper = index.node(next.start).depth > index.node(row.start).depth;
  return isDeeper || spacers(index, next) > spacers(index, row) || insetOf(index, next) > insetOf(index, row);
}

/** Empty elements before what chooses a value, which push it in. */
function spacers(index: PageIndex, { node, start }: Row): number {
  const before = index.nodes.slice(node + 1, start).filter(({ id }) => !index.contains(id, start));
  const signs = before.filter(({ listensForClicks }) => listensForClicks === true);
  return before.filter(
    ({ id, tag }) => tag !== '#text' && !index.isHidden(id) && !signs.some((sign) => index.contains(sign.id, id)),
  ).length;
}

/** Space that the styles of the elements around what chooses a value leave before it. */
function insetOf(index: PageIndex, { node, start }: Row): number {
  const around = [node, ...index.ancestors(start).filter((id) => index.contains(node, id) && id !== node), start];
  const styles = [...new Set(around)].map((id) => index.node(id).attributes['style'] ?? '');
  return styles.reduce((sum, style) => sum + insetIn(style), 0);
}

function insetIn(style: string): number {
  const spaces = style.matchAll(/(?:^|[;\s])(?:padding|margin)-(?:left|right|inline-start)\s*:\s*([\d.]+)/giu);
  return [...spaces].reduce((sum, [, size]) => sum + Number(size), 0);
}

/** Of the rows of a list that hangs over the page what shows another column: the row, or the sign at its end. */
function columnRows(index: PageIndex, rows: readonly Row[], list: ItemList | null): readonly (number | null)[] {
  const [first] = rows;
  if (first === undefined || list === null || !hangsOver(index, first.node, list.node)) return [];
  const found = rows.map((row) => (tellsItself(index, row) ? null : columnOpener(index, row)));
  return found.filter((row) => row !== null).length < LEAST_BRANCHES ? [] : found;
}

/** Of a row that ends with a sign drawn behind its words what is pressed apart from its box: all of it, or the sign alone where a label chooses. */
function columnOpener(index: PageIndex, row: Row): number | null {
  const { node, start } = row;
  const sign = isBox(index, start) ? signAtEnd(index, row) : null;
  if (sign === null) return null;
  const { tag, role, listensForClicks } = index.node(node);
  const isPressed = tag !== 'label' && role !== 'option' && listensForClicks === true;
  if (isPressed && start !== node && index.node(start).listensForClicks === true) return node;
  const label = index.ancestors(start).find((id) => index.node(id).tag === 'label');
  return label !== undefined && index.contains(node, label) && !index.contains(label, sign) ? sign : null;
}

/** The sign that is drawn behind the words of a row; null if there is none. */
function signAtEnd(index: PageIndex, { node, start }: Row): number | null {
  const inside = index.nodes.slice(node, index.node(node).end);
  const words = inside.findLast(({ tag, text }) => tag === '#text' && /\S/u.test(text));
  if (words === undefined || words.id < start) return null;
  return inside.find(({ id, tag }) => id > words.id && SIGN_TAGS.has(tag) && !index.isHidden(id))?.id ?? null;
}
