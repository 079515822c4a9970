/**
 * What is drawn in the row of a node of a tree: the arrow that opens it, and the box that chooses it where nothing says that it
 * is one.
 */

import { oncePer } from '../base/remember.js';
import { isBox } from './groups/widget-state.js';
import { SIGN_TAGS } from './look.js';
import type { PageIndex } from './page-index.js';

/** Signs before the words of a node, and behind them. */
export interface NodeSigns {
  readonly before: readonly number[];
  readonly behind: readonly number[];
}

/** Where the row of a node ends: the nodes below it may stand in it. */
export function rowEnd(index: PageIndex, node: number): number {
  const { end } = index.node(node);
  const below = index.nodes.slice(node + 1, end).find(({ id }) => BELOW.has(index.role(id) ?? ''));
  return below?.id ?? end;
}

const BELOW: ReadonlySet<string> = new Set(['group', 'treeitem']);

/** What shows no words in the row of a node, and is neither a box nor a part of one: the outermost elements. */
export function signsAround(index: PageIndex, node: number): NodeSigns {
  const end = rowEnd(index, node);
  const words = index.nodes.slice(node + 1, end).find(({ tag, text }) => tag === '#text' && /[\p{L}\p{N}]/u.test(text));
  const signs = outermostSigns(index, node + 1, end);
  const wordsAt = words?.id ?? end;
  return { before: signs.filter((id) => id < wordsAt), behind: signs.filter((id) => id > wordsAt) };
}

function outermostSigns(index: PageIndex, start: number, end: number): readonly number[] {
  const signs: number[] = [];
  for (let id = start; id < end; id += 1) {
    if (!mayBeSign(index, id)) continue;
    const isBoxItself = isBox(index, id);
    if (!isBoxItself && holdsBoxBefore(index, id, end)) continue;
    if (!isBoxItself) signs.push(id);
    id = index.node(id).end - 1;
  }
  return signs;
}

function mayBeSign(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  return tag !== '#text' && tag !== 'input' && isTextless(index, id) && !index.isHidden(id);
}

function holdsBoxBefore(index: PageIndex, id: number, end: number): boolean {
  const last = Math.min(index.node(id).end, end);
  return index.nodes.slice(id + 1, last).some((inner) => isBox(index, inner.id));
}

/** Whether an element shows no words but those that a font draws as signs, which are not read out. */
function isTextless(index: PageIndex, id: number): boolean {
  if (index.textLength(id) === 0) return true;
  const texts = index.nodes
    .slice(id, index.node(id).end)
    .filter(({ tag, text }) => tag === '#text' && /\S/u.test(text));
  return texts.every(
    ({ parent }) => index.node(parent).tag === 'i' && index.node(parent).attributes['aria-hidden'] === 'true',
  );
}

/**
 * The box that is drawn in the row of a node without saying that it is one: the last sign before the words, in a tree of which
 * some nodes say that they can be ticked, or have a sign more than an arrow. Null where there is none.
 */
export function drawnBoxOf(index: PageIndex, node: number): number | null {
  return drawnBoxes(index).get(node) ?? null;
}

const drawnBoxes: (index: PageIndex) => ReadonlyMap<number, number> = oncePer((index) => {
  const nodes = index.nodes
    .filter(({ id }) => index.role(id) === 'treeitem' && !index.isHidden(id))
    .map(({ id }) => id);
  const signs = new Map(nodes.map((node) => [node, signsAround(index, node)]));
  const ticked = nodes.filter((node) => isTicked(index, node, signs.get(node)));
  const trees = new Set(ticked.map((node) => treeAround(index, node)));
  return new Map(
    nodes.flatMap((node) => {
      const box = trees.has(treeAround(index, node)) ? signs.get(node)?.before.at(-1) : undefined;
      return box === undefined || holdsBoxBefore(index, node, rowEnd(index, node)) ? [] : [[node, box] as const];
    }),
  );
});

/** Signs that a script works of which one opens a node. */
const LEAST_WORKED = 2;

/** Whether a node has no box, and says that it can be ticked, or draws more before its words than the arrow. */
function isTicked(index: PageIndex, node: number, signs: NodeSigns | undefined): boolean {
  if (signs === undefined || signs.before.length === 0 || holdsBoxBefore(index, node, rowEnd(index, node)))
    return false;
  const { attributes } = index.node(node);
  if (attributes['aria-checked'] !== undefined) return true;
  const worked = signs.before.filter((id) => index.node(id).listensForClicks === true);
  if (worked.length >= LEAST_WORKED) return true;
  const isDrawnOnBoth = [signs.before.at(-1), signs.behind.at(-1)].every(
    (id) => id !== undefined && isPicture(index, id),
  );
  return isDrawnOnBoth && attributes['aria-expanded'] !== undefined;
}

/** Whether an element is, or holds, a picture. */
export function isPicture(index: PageIndex, id: number): boolean {
  return index.nodes.slice(id, index.node(id).end).some(({ tag }) => SIGN_TAGS.has(tag));
}

/** The tree that a node stands in; -1 if there is none. */
export function treeAround(index: PageIndex, node: number): number {
  return index.ancestors(node).find((id) => index.role(id) === 'tree') ?? -1;
}
