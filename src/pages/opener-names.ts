/**
 * What openers of a live page are called: as the label beside them where they have one, since what they show changes with
 * what is chosen behind them; else what they show.
 */

import { takesWords } from '../forms/index.js';
import { collapse, textKey } from '../base/text.js';
import { hasArrowBehind } from './groups/opening/arrow-fields.js';
import { dropDownLabel } from './groups/opening/drop-downs.js';
import { drawnBox } from './groups/opening/drawn-boxes.js';
import { dropsHidden, standsForSelect } from './groups/opening/hidden-lists.js';
import { isField } from './groups/opening/declared-owners.js';
import { fieldLabel, headOf, pressedFor } from './groups/opening/popups.js';
import type { PageIndex } from './page-index.js';

/** Longest text drawn in the place of a field, in characters. */
const MAX_DRAWN = 40;

/** Levels around a field within which a hint stands that is drawn in its place. */
const MAX_CLIMB = 3;

/** The label of an opener that shows what is chosen behind it, or null. */
export function openerLabel(index: PageIndex, node: number): string | null {
  // What a field shows changes with what is chosen in it.
  if (isChooser(index, node)) return fieldLabel(index, node)?.text ?? null;
  return dropDownLabel(index, node)?.text ?? labelOfShown(index, node, ownName(index, node)) ?? null;
}

/** An opener without a label is called what it shows, without signs of its state. */
export function shownName(index: PageIndex, node: number): string {
  return ownName(index, node) || (isChooser(index, node) ? drawnFor(index, node) : '');
}

function ownName(index: PageIndex, node: number): string {
  const shown = index.text(node);
  return shown !== '' && index.node(node).attributes['aria-label'] === undefined ? shown : index.accessibleName(node);
}

/** Whether an element is a field that drops a list down, or may be one. */
export function isChooser(index: PageIndex, node: number): boolean {
  return isField(index, node) || mayDropDown(index, node);
}

/** What is drawn in the place of a field that is called nothing: mostly what it would have chosen. */
export function drawnFor(index: PageIndex, node: number): string {
  const text = index.text(pressedFor(index, node)) || hintBefore(index, node);
  return text.length <= MAX_DRAWN ? text : '';
}

/** What describes an empty field and is drawn before it in its block, as a placeholder is; empty where nothing is. */
function hintBefore(index: PageIndex, node: number): string {
  const ids = (index.node(node).attributes['aria-describedby'] ?? '').split(/\s+/u);
  const blocks = index.ancestors(node).slice(0, MAX_CLIMB);
  const hint = ids
    .flatMap((id) => (id === '' ? [] : (index.byElementId(id, node) ?? [])))
    .find((id) => id < node && !index.isHidden(id) && blocks.some((block) => index.contains(block, id)));
  return hint === undefined ? '' : index.text(hint);
}

/** Of a name that says a label and what is chosen under it, as the block shows both, the label; undefined of other names. */
function labelOfShown(index: PageIndex, node: number, name: string): string | undefined {
  const block = index.ancestors(node).find((id) => index.node(id).tag === 'label');
  if (block === undefined) return undefined;
  const { end } = index.node(block);
  const texts = index.nodes.slice(block, end).flatMap(({ tag, text }) => (tag === '#text' ? [collapse(text)] : []));
  const [label = '', ...shown] = texts.filter((text) => text !== '');
  if (label === '' || !name.startsWith(label)) return undefined;
  const rest = textKey(name.slice(label.length).replace(/^[\s\p{P}]+/u, ''));
  return shown.some((text) => textKey(text) === rest) ? label : undefined;
}

/** Whether an element is an input for text. */
export function isTextField(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  return tag === 'input' && !/^(?:button|submit|image|checkbox|radio)$/iu.test(attributes['type'] ?? '');
}

/**
 * Whether a field for text may drop a list down though it does not say so: nothing can be typed in it, a box is drawn around
 * it that shows what is chosen, the list stands hidden beside it, a select that it stands for is hidden before it, an arrow is
 * drawn behind it, or it stands in the head of a column, where words and values are asked for alike.
 */
export function mayDropDown(index: PageIndex, id: number): boolean {
  const { attributes } = index.node(id);
  if (!takesWords(index.node(id)) || attributes['aria-expanded'] === 'true') return false;
  // What keeps the value of the field that is drawn beside it.
  if (attributes['aria-hidden'] === 'true') return false;
  const isUntyped = attributes['readonly'] !== undefined || drawnBox(index, id) !== null || dropsHidden(index, id);
  const isDrawn = standsForSelect(index, id) || hasArrowBehind(index, id);
  const isDropping = isUntyped || isDrawn || headOf(index, id) !== null;
  return isDropping && fieldLabel(index, id) !== null;
}
