/**
 * Texts in what is worked that are no part of its words: those of tools in it, and drawings of what is said beside them.
 */

import type { PageIndex } from '../../page-index.js';
import { hasWords, isSeparator } from '../runs/texts.js';

/** The text nodes but for those of buttons and drawings in what is worked, such as a heart beside a box and its words; all if no words are left. */
export function withoutTools(index: PageIndex, main: number | null, nodes: readonly number[]): readonly number[] {
  if (main === null) return nodes;
  // On a switch stands how it is set.
  const isOnTool = (id: number): boolean =>
    isWithin(index, { id, main }, (at) => index.role(at) === 'button' || index.role(at) === 'switch');
  // Signs that are not said, such as stars, only draw what is said beside them, as words beside a switch do how it is set.
  const ofSwitch = isOfSwitch(index, main);
  const isDrawing = (id: number): boolean =>
    (ofSwitch || isSeparator(index.node(id).text)) &&
    isWithin(index, { id, main }, (at) => index.node(at).attributes['aria-hidden'] === 'true');
  const own = nodes.filter((id) => !isOnTool(id) && !isDrawing(id));
  return own.some((id) => hasWords(index.node(id).text)) ? own : nodes;
}

/** Whether what is worked is a switch, the label of one, or around one. */
function isOfSwitch(index: PageIndex, main: number): boolean {
  const { end, attributes } = index.node(main);
  const named = index.byElementId(attributes['for'] ?? '', main);
  if (named !== null && index.role(named) === 'switch') return true;
  return index.nodes.slice(main, end).some(({ id }) => index.role(id) === 'switch');
}

/** A text in what is worked. */
interface Inner {
  readonly id: number;
  readonly main: number;
}

/** Whether something of a kind stands around a text in what is worked. */
function isWithin(index: PageIndex, { id, main }: Inner, isKind: (at: number) => boolean): boolean {
  for (let at = index.node(id).parent; at > main; at = index.node(at).parent) if (isKind(at)) return true;
  return false;
}
