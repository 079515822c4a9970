/**
 * The dialog that something stands in (WAI-ARIA 1.2, dialog).
 */

import type { PageIndex } from '../../page-index.js';
import { onlyLayer } from './only-layer.js';

const DIALOGS: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);

/** The innermost dialog that a node stands in, or null. What lies over the page on a backdrop is one, also where it says nothing of itself. */
export function dialogAround(index: PageIndex, node: number): number | null {
  const layer = onlyLayer(index);
  const isDialog = (id: number): boolean =>
    DIALOGS.has(index.role(id) ?? '') || liesOnBackdrop(index, id) || id === layer;
  return index.ancestors(node).find(isDialog) ?? null;
}

/** Whether an element lies over the page, and right before it stands one that shows nothing but keeps the page away. */
function liesOnBackdrop(index: PageIndex, id: number): boolean {
  const { covers, parent } = index.node(id);
  if (covers !== true || parent < 0) return false;
  const beside = index.elements(parent);
  const before = beside[beside.indexOf(id) - 1];
  return before !== undefined && !index.isHidden(before) && isBlank(index, before);
}

/** Whether nothing is drawn or said in an element. */
function isBlank(index: PageIndex, id: number): boolean {
  return BLOCKS.has(index.node(id).tag) && index.node(id).end === id + 1 && index.accessibleName(id) === '';
}

const BLOCKS: ReadonlySet<string> = new Set(['div', 'span', 'section', 'aside']);
