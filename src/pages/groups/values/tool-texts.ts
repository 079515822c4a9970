/**
 * Texts in what is worked that are no part of its words: those of tools in it, and drawings of what is said beside them.
 */

import type { PageIndex } from '../../page-index.js';
import { hasWords, isSeparator } from '../runs/texts.js';

/** The text nodes but for those of buttons and drawings in what is worked, such as a heart beside a box and its words; all if no words are left. */
export function withoutTools(index: PageIndex, main: number | null, nodes: readonly number[]): readonly number[] {
  if (main === null) return nodes;
  // On a switch stands how it is set.
  const isOnTool = (id: number): boolean => {
    for (let at = index.node(id).parent; at > main; at = index.node(at).parent)
      if (index.role(at) === 'button' || index.role(at) === 'switch') return true;
    return false;
  };
  // Signs that are not said, such as stars, only draw what is said beside them.
  const isDrawing = (id: number): boolean => isSeparator(index.node(id).text) && isUnsaid(index, id, main);
  const own = nodes.filter((id) => !isOnTool(id) && !isDrawing(id));
  return own.some((id) => hasWords(index.node(id).text)) ? own : nodes;
}

/** Whether a text in what is worked is kept from those who hear the page. */
function isUnsaid(index: PageIndex, id: number, main: number): boolean {
  for (let at = index.node(id).parent; at > main; at = index.node(at).parent)
    if (index.node(at).attributes['aria-hidden'] === 'true') return true;
  return false;
}
