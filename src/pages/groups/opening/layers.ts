/**
 * What hangs over a page: children of its body, in which kits put what they drop down.
 */

import type { PageIndex } from '../../page-index.js';

/** The child of the body that a node lies in, or null. */
export function layerOf(index: PageIndex, node: number): number | null {
  return [node, ...index.ancestors(node)].find((id) => index.nodes[index.node(id).parent]?.tag === 'body') ?? null;
}

/** Whether an element lies in a layer over that of another. */
export function hangsOver(index: PageIndex, id: number, under: number): boolean {
  const [own, other] = [layerOf(index, id), layerOf(index, under)];
  return own !== null && other !== null && own > other;
}

/** Whether a layer is the page over which the field's own layer was opened, a dialog say: it comes first and is the larger one. */
export function isUnder(index: PageIndex, layer: number, field: number): boolean {
  const own = layerOf(index, field);
  return own !== null && layer < own && sizeOf(index, layer) > sizeOf(index, own);
}

function sizeOf(index: PageIndex, id: number): number {
  return index.node(id).end - id;
}

/** Tags of what is pressed in dialogs and bars. */
const PRESSED: ReadonlySet<string> = new Set(['button', 'a', 'input']);

/** Whether plain elements are all that is to be seen in what hangs over a page: the entries of a list that was dropped down. */
export function isListAlone(index: PageIndex, nodes: readonly number[]): boolean {
  const [first] = nodes;
  const layer = first === undefined ? null : layerOf(index, first);
  if (layer === null || nodes.some((id) => id === layer || PRESSED.has(index.node(id).tag))) return false;
  const said = nodes.map((id) => index.text(id)).join('');
  return said !== '' && index.text(layer).replaceAll(/\s/gu, '') === said.replaceAll(/\s/gu, '');
}
