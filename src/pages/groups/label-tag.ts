/**
 * The kind of element that a label stands in: facets of one page mostly have the same.
 */

import type { PageIndex } from '../page-index.js';

/** Tag of the innermost element around the label's text, `name` for a label that is an attribute, empty without a label. */
export function labelTagOf(index: PageIndex, node: number, text: string | null): string {
  if (text === null || node < 0) return '';
  const { end } = index.node(node);
  for (let id = node; id < end; id += 1) {
    const { tag, text: own, parent } = index.node(id);
    if (tag !== '#text' || own.trim() === '') continue;
    const isShown = index.text(node).startsWith(text.slice(0, 1)) && index.textLength(node) < 2 * (text.length + 2);
    return isShown ? (index.nodes[parent]?.tag ?? '') : 'name';
  }
  return 'name';
}
