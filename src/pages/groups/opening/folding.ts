/**
 * What is folded away behind a short text of a live page: a panel that is hidden, or one that is still empty.
 */

import { isBlockTag } from '../../block-tags.js';
import type { PageIndex } from '../../page-index.js';
import { boxesIn, isBox } from '../widget-state.js';
import { isListOfTexts } from './hidden-lists.js';

/** Levels around a heading within which its panel follows. */
const MAX_CLIMB = 5;

/** Longest text of a heading that opens a panel, in characters. */
const MAX_HEADING = 80;

/** Texts that make a list. */
const MIN_ITEMS = 2;

/** Whether a short text is followed by a part that is hidden or empty, as a panel's heading is. */
export function foldsPanel(index: PageIndex, id: number): boolean {
  const length = index.textLength(id);
  if (length === 0 || length > MAX_HEADING || ticksBox(index, id)) return false;
  let current = id;
  for (let climbed = 0; climbed < MAX_CLIMB; climbed += 1) {
    const { parent } = index.node(current);
    if (parent < 0) return false;
    const siblings = index.elements(parent).filter((sibling) => sibling === current || !isNothing(index, sibling));
    const next = siblings[siblings.indexOf(current) + 1];
    if (next !== undefined)
      return (
        !isFoldedByOther(index, id, current) &&
        ((isHiddenPanel(index, next) && !isFurther(index, current, next)) ||
          isHiddenRow(index, siblings, next) ||
          isEmptyPanel(index, next, parent))
      );
    if (index.textLength(parent) > length) return false;
    current = parent;
  }
  return false;
}

/** Whether an element is never to be seen by itself, as a field that holds what is chosen. */
function isNothing(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  return tag === 'script' || tag === 'style' || (tag === 'input' && attributes['type'] === 'hidden');
}

/** Whether it is in a box, or labels one that is to be seen: pressed, it ticks that. */
function ticksBox(index: PageIndex, id: number): boolean {
  const around = [id, ...index.ancestors(id)];
  if (around.slice(0, MAX_CLIMB).some((above) => isBox(index, above))) return true;
  const label = around.find((above) => index.node(above).tag === 'label');
  const field = label === undefined ? null : fieldOf(index, label);
  return field !== null && isBox(index, field) && !index.isHidden(field);
}

/** Whether something else in a heading says that it is what folds and unfolds. */
function isFoldedByOther(index: PageIndex, id: number, heading: number): boolean {
  return index.nodes
    .slice(heading + 1, index.node(heading).end)
    .some((node) => node.attributes['aria-expanded'] !== undefined && node.id !== id && !index.contains(node.id, id));
}

/** Whether hidden links of one kind follow one another: the values of a folded panel without an element of its own. */
function isHiddenRow(index: PageIndex, siblings: readonly number[], first: number): boolean {
  const from = siblings.indexOf(first);
  const row = siblings.slice(from, from + MIN_ITEMS);
  return row.length === MIN_ITEMS && row.every((id) => index.isHidden(id) && index.linkUrl(id) !== null);
}

/** Whether what follows a value with its box is the next value of the list with its own: the rest of it is hidden. */
function isFurther(index: PageIndex, first: number, second: number): boolean {
  const isSame = index.node(first).tag === index.node(second).tag;
  return isSame && boxesIn(index, first).length === 1 && boxesIn(index, second).length === 1;
}

/** Whether a short text holds a list that is hidden, as an entry of a menu does. */
export function holdsHidden(index: PageIndex, id: number): boolean {
  const length = index.textLength(id);
  if (length === 0 || length > MAX_HEADING) return false;
  const { end } = index.node(id);
  for (let inner = id + 1; inner < end; inner += 1) {
    if (index.isHidden(inner) && isHiddenPanel(index, inner)) return true;
  }
  return false;
}

/** Whether it says something beside a sign, and stands in a form that hides some of its labelled fields, as they are too many. */
export function showsFields(index: PageIndex, id: number): boolean {
  const length = index.textLength(id);
  if (length === 0 || length > MAX_HEADING || !endsWithSign(index, id) || ticksBox(index, id)) return false;
  const form = index.ancestors(id).find((above) => index.node(above).tag === 'form');
  return form !== undefined && index.within(form, 'label').some((label) => isFoldedAway(index, label));
}

/** Whether the last thing in an element is a sign without words. */
function endsWithSign(index: PageIndex, id: number): boolean {
  const last = index.elements(id).at(-1);
  return last !== undefined && index.text(last) === '' && !index.isHidden(last) && !isBox(index, last);
}

/** Whether a label and its field are hidden in a row beside one of its kind that is shown with a label and a field. */
function isFoldedAway(index: PageIndex, label: number): boolean {
  const field = fieldOf(index, label);
  if (field === null || !index.isHidden(label)) return false;
  const row = [label, ...index.ancestors(label)].find((id) => !index.isHidden(index.node(id).parent));
  if (row === undefined || !index.contains(row, field)) return false;
  return index
    .elements(index.node(row).parent)
    .some((other) => !index.isHidden(other) && index.within(other, 'label').some((id) => fieldOf(index, id) !== null));
}

/** The field that a label names, or null. */
function fieldOf(index: PageIndex, label: number): number | null {
  const id = index.node(label).attributes['for'];
  return id === undefined ? null : index.byElementId(id, label);
}

const WORKED: ReadonlySet<string> = new Set(['input', 'button', 'select', 'a', 'li', 'tr']);

/** Whether a part is hidden and holds something to work. */
function isHiddenPanel(index: PageIndex, id: number): boolean {
  if (!index.isHidden(id)) return false;
  const { tag, end } = index.node(id);
  if (tag === 'tr' || isListOfTexts(index, id)) return true;
  for (let inner = id + 1; inner < end; inner += 1) if (WORKED.has(index.node(inner).tag)) return true;
  return false;
}

const PANELS: ReadonlySet<string> = new Set(['div', 'section', 'ul', 'ol', 'fieldset', 'tbody']);

/** Whether nothing stands in a block yet, the only one beside its heading, as in the blocks beside it. */
function isEmptyPanel(index: PageIndex, id: number, around: number): boolean {
  const { tag, end, attributes } = index.node(id);
  if (!PANELS.has(tag) || end > id + 1 || attributes['style'] !== undefined) return false;
  const { parent } = index.node(around);
  const isPair = index.elements(around).length === 2 && isBlockTag(index.node(around).tag);
  return (
    isPair && parent >= 0 && index.elements(parent).some((other) => other !== around && isLike(index, around, other))
  );
}

function isLike(index: PageIndex, first: number, second: number): boolean {
  return index.node(first).tag === index.node(second).tag && index.elements(second).length === 2;
}
