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
