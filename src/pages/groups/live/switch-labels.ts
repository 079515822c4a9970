/**
 * What switches are called that say nothing of themselves, or only their state: as the label right before them.
 */

import type { PageIndex } from '../../page-index.js';
import { textBefore } from '../opening/popups.js';

/** Longest word for a state, in characters. Raising it takes lists that drop down for switches. */
export const MAX_STATE = 12;

/** Longest words that name a switch, in characters. */
const MAX_LABEL = 40;

/** States of a switch. */
const STATES = 2;

/**
 * The label right before a switch that shows no words, or only what its state is called: the word for the other state stands
 * hidden in it. Null where it says itself what it is.
 */
export function labelOverSwitch(index: PageIndex, id: number): number | null {
  if (index.node(id).tag === 'input') return null;
  return index.text(id) === '' || saysState(index, id) ? labelBefore(index, id) : null;
}

/** Whether a text names the switch behind it, which needs no other label. */
export function namesSwitch(index: PageIndex, text: number, node: number): boolean {
  return text !== node && labelOverSwitch(index, node) === text;
}

/** Whether of the words in an element one is shown and one is hidden, as those for its states are. */
function saysState(index: PageIndex, id: number): boolean {
  const words = index.nodes
    .slice(id + 1, index.node(id).end)
    .filter(({ tag, text }) => tag === '#text' && /\S/u.test(text));
  const hidden = words.filter((word) => index.isHidden(word.id));
  return words.length === STATES && hidden.length === 1 && words.every(({ text }) => text.trim().length <= MAX_STATE);
}

/** The `label` of no field whose text stands right before an element, or the words in a row with nothing else but them and it; or null. */
export function labelBefore(index: PageIndex, id: number): number | null {
  const words = wordsBeside(index, id);
  const before = words ?? textBefore(index, id)?.node ?? null;
  if (before === words) return words;
  if (before === null) return null;
  const [label, another] = index.node(before).tag === 'label' ? [before] : index.within(before, 'label');
  if (label === undefined || another !== undefined || index.text(label) !== index.text(before)) return null;
  return index.node(label).attributes['for'] === undefined ? label : null;
}

/** The short words before an element in a row that holds nothing else, or null. */
function wordsBeside(index: PageIndex, id: number): number | null {
  const [words, own, another] = index.elements(index.node(id).parent);
  if (words === undefined || own !== id || another !== undefined) return null;
  const text = index.text(words);
  return /\p{L}/u.test(text) && text.length <= MAX_LABEL ? words : null;
}
