/**
 * Nodes of trees that say by their role that they are some: the arrow that opens one, what chooses it, and what it is called.
 */

import type { ChoiceGroup } from '../model/page.js';
import { isBox } from './groups/widget-state.js';
import type { PageIndex } from './page-index.js';
import { drawnBoxOf, isPicture, rowEnd, signsAround } from './tree-signs.js';

/** The arrow in front of a node of a tree: the words beside it may choose the node. Null where there is none. */
export function arrowOf(index: PageIndex, node: number): number | null {
  if (index.role(node) !== 'treeitem') return null;
  const drawn = drawnBoxOf(index, node);
  if (drawn !== null) return arrowBesideDrawn(index, node, drawn);
  const arrow = index
    .elements(node)
    .find((id) => index.node(id).listensForClicks === true && !isBox(index, id) && index.text(id) === '');
  return (
    arrow ??
    arrowBeside(index, node) ??
    iconBeforeChoice(index, node) ??
    iconBeforeWords(index, node) ??
    signBesideBox(index, node)
  );
}

/** Of the signs in the row of a node the one before the box that is drawn there, or the last one behind its words. */
function arrowBesideDrawn(index: PageIndex, node: number, box: number): number | null {
  const { before, behind } = signsAround(index, node);
  return before[before.indexOf(box) - 1] ?? behind.at(-1) ?? null;
}

/** Of the signs in the row of a node with a box the one that a script works, or else the last one behind its words; none that draws the box. */
function signBesideBox(index: PageIndex, node: number): number | null {
  const choosing = choosingIn(index, node);
  if (choosing === null || choosing >= rowEnd(index, node)) return null;
  const { parent } = index.node(choosing);
  const isApart = (id: number): boolean => index.textLength(parent) > 0 || index.node(id).parent !== parent;
  const { before, behind } = signsAround(index, node);
  const apart = [...before, ...behind].filter(isApart);
  return apart.find((id) => index.node(id).listensForClicks === true) ?? behind.filter(isApart).at(-1) ?? null;
}

/** Whether a node says nothing of being closed, and those below it stand hidden in it. */
export function isClosedBranch(index: PageIndex, node: number): boolean {
  if (index.role(node) !== 'treeitem' || index.node(node).attributes['aria-expanded'] !== undefined) return false;
  const below = index.elements(node).find((id) => index.role(id) === 'group');
  return below !== undefined && index.isHidden(below) && arrowOf(index, node) !== null;
}

/** What a script works right before a node of a tree, in a row that shows nothing else; null where there is none. */
function arrowBeside(index: PageIndex, node: number): number | null {
  const { parent } = index.node(node);
  if (parent < 0 || index.role(parent) === 'tree' || index.role(parent) === 'group') return null;
  const beside = index.elements(parent);
  const before = beside[beside.indexOf(node) - 1];
  if (before === undefined || index.node(before).listensForClicks !== true || index.isHidden(before)) return null;
  return index.text(before) === '' && index.role(before) !== 'treeitem' && !isBox(index, before) ? before : null;
}

/** Whether a node of a tree that is closed is opened by an arrow, and chosen by the rest of it. */
export function opensByArrow(index: PageIndex, node: number): boolean {
  const isClosed = index.node(node).attributes['aria-expanded'] === 'false';
  return isClosed ? arrowOf(index, node) !== null : isClosedBranch(index, node);
}

/** The icon before the words of a node of a tree that says whether it is open; null if there is none to be seen. */
function iconBeforeWords(index: PageIndex, node: number): number | null {
  const { end, attributes } = index.node(node);
  if (attributes['aria-expanded'] === undefined || choosingIn(index, node) !== null) return null;
  let first: number | null = null;
  for (let id = node + 1; id < end; id += 1) {
    if (index.node(id).tag === '#text' && index.node(id).text.trim() !== '') break;
    if (!isIcon(index, id) || index.isHidden(id)) continue;
    // What indents a node is drawn before its icon.
    if (isPicture(index, id)) return id;
    first ??= id;
  }
  return first;
}

/** The icon before what chooses a node of a tree, which is another element in it; null if there is none to be seen. */
function iconBeforeChoice(index: PageIndex, node: number): number | null {
  const choosing = choosingIn(index, node);
  if (choosing === null) return null;
  for (let id = node + 1; id < choosing; id += 1)
    if (!index.contains(id, choosing) && isIcon(index, id) && !index.isHidden(id)) return id;
  return null;
}

/** The first element in another that chooses something, or null. */
export function choosingIn(index: PageIndex, node: number): number | null {
  const { end } = index.node(node);
  for (let id = node + 1; id < end; id += 1) if (isBox(index, id) || index.role(id) === 'option') return id;
  return null;
}

/** Whether an element shows no words, and holds something that is drawn in their place. */
export function isIcon(index: PageIndex, id: number): boolean {
  return index.textLength(id) === 0 && index.node(id).end > id + 1;
}

/**
 * Whether it is a part of a node of a tree with what chooses that node in it: pressed, it chooses, and whether anything is to
 * be opened the node says itself.
 */
export function isRowOfNode(index: PageIndex, id: number): boolean {
  const node = index.ancestors(id).find((above) => index.role(above) === 'treeitem');
  if (node === undefined || index.node(node).attributes['aria-expanded'] === undefined) return false;
  const choosing = choosingIn(index, node);
  return choosing !== null && choosing > id && index.contains(id, choosing);
}

/** The value that a node of a tree stands for, without how many it lists, which changes with what is chosen; null if it is none. */
export function valueOfNode(index: PageIndex, node: number, groups: readonly ChoiceGroup[]): string | null {
  if (index.role(node) !== 'treeitem') return null;
  const [first] = groups
    .flatMap(({ choices }) => choices)
    .filter((choice) => index.contains(node, choice.node))
    .sort((one, other) => one.node - other.node);
  return first !== undefined && first.count !== null && index.text(node).startsWith(first.value) ? first.value : null;
}
