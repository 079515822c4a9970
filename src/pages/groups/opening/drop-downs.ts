/**
 * Drop-downs that say nothing of themselves: something that listens for clicks, shows what is chosen, and holds its list.
 * What they are called stands before them, as it does of fields.
 */

import type { PageIndex } from '../../page-index.js';
import { isField, textBefore, type PopupLabel } from './popups.js';

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

/** The label right before an element that listens of itself, or a button with a menu, and shows something else, or null. */
export function dropDownLabel(index: PageIndex, id: number): PopupLabel | null {
  const { tag, listensForClicks } = index.node(id);
  const isPlain = listensForClicks === true && !OTHERS.has(tag) && index.role(id) === null;
  const isMenu = !isPlain && isMenuButton(index, id);
  if (!isPlain && !isMenu) return null;
  const before = textBefore(index, id);
  if (before === null || !isLabelled(index, before.node)) return null;
  return isMenu && isOfOther(index, before.node, id) ? null : before;
}

/** Whether an element is a button that says that something of it pops up, and shows words. */
function isMenuButton(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  const popup = attributes['aria-haspopup'] ?? 'false';
  return (
    index.role(id) === 'button' && popup !== 'false' && popup !== '' && !isField(index, id) && index.text(id) !== ''
  );
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/** Whether a label is that of something else than what stands behind it: it says so, or a field stands in it or between. */
function isOfOther(index: PageIndex, label: number, id: number): boolean {
  const labels = [label, ...index.within(label, 'label')].map((node) => index.node(node).attributes['for'] ?? '');
  const isNamed = labels.some((name) => name !== '' && (index.byElementId(name) ?? id) !== id);
  return isNamed || index.nodes.slice(label, id).some(({ tag }) => FIELDS.has(tag));
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
