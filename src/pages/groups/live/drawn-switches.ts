/**
 * Switches that do not say that they are some: a button that a label elsewhere names, with an empty element in it that is
 * drawn as its knob and a word at most for its state, or one without words that says whether it is pressed.
 */

import type { PageIndex } from '../../page-index.js';
import { opens } from '../widget-state.js';
import { namerOf } from './box-blocks.js';
import { labelBefore, MAX_STATE } from './switch-labels.js';

/** What draws a sign: a button with one says what it opens or does. */
const SIGNS: readonly string[] = ['svg', 'img', 'i', 'input', 'select'];

/** Whether a button, or what is drawn as one under a label, is a switch that does not say so. */
export function isDrawnSwitch(index: PageIndex, id: number): boolean {
  const { tag, attributes, listensForClicks } = index.node(id);
  if (PLAIN.has(tag)) return isPlainSwitch(index, id);
  if (tag !== 'button' || listensForClicks !== true || index.role(id) !== 'button') return false;
  if (isPressedWithout(index, id)) return true;
  const name = attributes['id'] ?? '';
  if (name === '') return false;
  const label = index.labelFor(name);
  const isNamed = label !== null && !index.contains(label, id) && index.text(label) !== '';
  return isNamed && !opens(index, id) && hasKnob(index, id);
}

/** Whether a button that says whether it is pressed shows no words, and is called as words that stand elsewhere. */
function isPressedWithout(index: PageIndex, id: number): boolean {
  if (index.node(id).attributes['aria-pressed'] === undefined || index.text(id) !== '') return false;
  const namer = namerOf(index, id);
  return namer !== null && !index.contains(id, namer) && index.text(namer) !== '' && !index.isHidden(namer);
}

/** Elements that say nothing of themselves. */
const PLAIN: ReadonlySet<string> = new Set(['div', 'span']);

/** Whether an element that says nothing of itself shows nothing but a knob, does something when it is clicked, and stands right behind a label. */
function isPlainSwitch(index: PageIndex, id: number): boolean {
  const { listensForClicks } = index.node(id);
  if (listensForClicks !== true || index.role(id) !== null || index.text(id) !== '' || !hasKnob(index, id))
    return false;
  return !opens(index, id) && labelBefore(index, id) !== null;
}

function hasKnob(index: PageIndex, id: number): boolean {
  const [knob] = index.elements(id);
  const isEmpty = knob !== undefined && index.node(knob).end === knob + 1;
  return isEmpty && index.textLength(id) <= MAX_STATE && SIGNS.every((tag) => index.within(id, tag).length === 0);
}
