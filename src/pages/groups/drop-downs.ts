/**
 * Drop-downs that say nothing of themselves: something that listens for clicks, shows what is chosen, and holds its list.
 * What they are called stands before them, as it does of fields.
 */

import type { PageIndex } from '../page-index.js';
import { textBefore, type PopupLabel } from './popups.js';

/** Levels above a value within which the drop-down stands that holds its list. */
const MAX_LIST_CLIMB = 4;

/** Elements that listen for what they are, not because a list hangs in them. */
const OTHERS: ReadonlySet<string> = new Set([
  'a',
  'button',
  'summary',
  'label',
  'input',
  'select',
  'li',
  'tr',
  'td',
  'th',
]);

/** The label right before an element that listens of itself and shows something else, or null. */
export function dropDownLabel(index: PageIndex, id: number): PopupLabel | null {
  const { tag, listensForClicks } = index.node(id);
  if (listensForClicks !== true || OTHERS.has(tag) || index.role(id) !== null) return null;
  const before = textBefore(index, id);
  return before !== null && isLabelled(index, before.node) ? before : null;
}

/** The drop-down that holds an element in its list, with its label, or null. */
export function dropDownAround(
  index: PageIndex,
  id: number,
): { readonly node: number; readonly label: PopupLabel } | null {
  for (const node of index.ancestors(id).slice(0, MAX_LIST_CLIMB)) {
    const label = dropDownLabel(index, node);
    if (label !== null) return { node, label };
  }
  return null;
}

/** Whether a text is said to be a label, in itself or in what stands in it. */
function isLabelled(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'label' || index.within(id, 'label').length > 0;
}

/** Longest text of something that drops a list down, in characters. */
const MAX_DROPPING = 60;

/** Whether its text ends with a sign that points down, as that of something does that drops a list down. */
export function pointsDown(index: PageIndex, id: number): boolean {
  return index.textLength(id) <= MAX_DROPPING && /[\p{L}\p{N}]\s*[▾▼⌄⏷▿🔽˅∨⮟⌵]$/u.test(index.text(id));
}
