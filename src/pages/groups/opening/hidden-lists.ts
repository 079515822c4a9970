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

/** Levels above a field within which its block stands beside what it is drawn in the place of. */
const MAX_CLIMB = 3;

/**
 * Whether a field is the only one in a block that is drawn behind a hidden select that lists nothing to choose: what the select
 * is to list comes once the field is worked.
 */
export function standsForSelect(index: PageIndex, field: number): boolean {
  if (index.isHidden(field)) return false;
  return index
    .ancestors(field)
    .slice(0, MAX_CLIMB)
    .some((block) => {
      const { parent } = index.node(block);
      const beside = parent < 0 ? [] : index.elements(parent);
      const select = beside[beside.indexOf(block) - 1];
      const isEmpty = select !== undefined && isEmptySelect(index, select);
      return isEmpty && index.within(block, 'input').every((other) => other === field || index.isHidden(other));
    });
}

/** Whether a select is hidden and has one option at most. */
function isEmptySelect(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'select' && index.isHidden(id) && index.within(id, 'option').length < MIN_ITEMS;
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
