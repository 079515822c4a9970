/**
 * Fields that drop lists down and say nothing of it: an input with nothing of its own to be seen, in a box that does
 * something when it is clicked and draws what is chosen, or a hint, in the input's place.
 */

import { takesWords } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';

/** Levels above an input within which the box stands that is drawn around it. */
const MAX_CLIMB = 4;

/** Longest text that is drawn in the place of what could be typed, in characters: values may be chosen in it. */
const MAX_DRAWN = 120;

/** Elements that do something of themselves when they are clicked, whatever stands in them. */
const OTHERS: ReadonlySet<string> = new Set(['body', 'form', 'label', 'a', 'button', 'li', 'tr', 'td', 'th', 'dialog']);

const CONTROLS = ['input', 'select', 'textarea', 'button', 'label'] as const;

/**
 * The box around a text field that is pressed in its place: it holds no other control. Where anything can be typed it
 * shows words besides, which a field for words would show itself; else null.
 */
export function drawnBox(index: PageIndex, field: number): number | null {
  const node = index.node(field);
  if (!takesWords(node)) return null;
  const box = index
    .ancestors(field)
    .slice(0, MAX_CLIMB)
    .find((id) => index.node(id).listensForClicks === true);
  if (box === undefined || OTHERS.has(index.node(box).tag) || holdsOthers(index, box)) return null;
  return node.attributes['readonly'] !== undefined || drawsWords(index, box, field) ? box : null;
}

function holdsOthers(index: PageIndex, box: number): boolean {
  return CONTROLS.flatMap((tag) => index.within(box, tag)).length > 1;
}

/** Whether a box shows words beside a field that has no hint of its own. */
function drawsWords(index: PageIndex, box: number, field: number): boolean {
  if ((index.node(field).attributes['placeholder'] ?? '') !== '') return false;
  return /\p{L}/u.test(index.text(box)) && index.textLength(box) <= MAX_DRAWN;
}
