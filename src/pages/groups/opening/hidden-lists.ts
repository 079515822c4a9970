/**
 * Lists of a live page that are hidden until something drops them down, and the fields beside which they stand.
 */

import type { PageIndex } from '../../page-index.js';

/** Texts that make a list. */
const MIN_ITEMS = 2;

/** Longest text of a list, in characters. */
const MAX_TEXT = 80;

/** Whether a list that is hidden stands beside a field that is not, in a box that holds nothing else to fill in: the field drops it down. */
export function dropsHidden(index: PageIndex, field: number): boolean {
  const { parent } = index.node(field);
  if (parent < 0 || index.isHidden(field)) return false;
  if (index.within(parent, 'input').some((other) => other !== field && !index.isHidden(other))) return false;
  return index.elements(parent).some((id) => index.isHidden(id) && isListOfTexts(index, id));
}

/** Whether a text is that of a field with a list of its own, which says what it is called and what is chosen in it. */
export function saysChosen(index: PageIndex, node: number): boolean {
  return index.within(node, 'input').some((input) => dropsHidden(index, input));
}

/** Whether short texts of one kind stand one below the other in a part that is hidden: a list to choose from, whatever draws it. */
export function isListOfTexts(index: PageIndex, id: number): boolean {
  const items = index.elements(id);
  const [first] = items;
  if (first === undefined || items.length < MIN_ITEMS) return false;
  return items.every((item) => index.node(item).tag === index.node(first).tag && isShortText(index, item));
}

/** Whether one text stands in an element, seen or not. */
function isShortText(index: PageIndex, id: number): boolean {
  const texts = index.nodes
    .slice(id + 1, index.node(id).end)
    .filter(({ tag, text }) => tag === '#text' && /\S/u.test(text));
  return texts.length === 1 && (texts[0]?.text.length ?? 0) <= MAX_TEXT;
}
