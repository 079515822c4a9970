/**
 * Labels that name a whole panel of facets, or another facet, and none of those that stand behind them.
 */

import { textKey } from '../../../base/text.js';
import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import type { Item, Run, TextBlock } from '../runs/shapes.js';
import { ownLabel } from '../opening/field-namers.js';
import { isField } from '../opening/declared-owners.js';
import { opens } from '../widget-state.js';
import { withoutLoneLabels } from './field-names.js';

/** Buttons of one panel that each open something, from which on these are facets: one alone may show more values. */
const LEAST_OPENERS = 2;

/** Levels of elements within a button around its text. */
const MAX_BUTTON_DEPTH = 4;

/**
 * The runs; a lone box without a label that names a block in which other facets stand, or that these part from it, or that
 * is a facet's beside it which is folded: the box says itself what it chooses.
 */
export function withoutPanelNames(
  index: PageIndex,
  runs: readonly Run[],
  isBox: (item: Item) => boolean,
): readonly Run[] {
  return withoutLoneLabels(runs, isBox, (label, box) => namesPanel(index, label, box));
}

function namesPanel(index: PageIndex, { node }: TextBlock, first: number): boolean {
  if (node < 0 || node >= first) return false;
  const button = buttonOf(index, node);
  if (button !== null && isClosed(index, button) && !index.isHidden(first)) return true;
  if (isRowBeside(index, node, first) || titlesDialog(index, node, first)) return true;
  if (index.contains(node, first)) return holdsFacets(index, node, index.node(node).end);
  // What is said beside a field, in a block with it, is said of that, as what a button of several says is of what it opens.
  return holdsFacets(index, Math.min(node, button ?? node), first);
}

/** Fields besides a lone box from which on a dialog is about more than that. */
const LEAST_OTHERS = 2;

/** Whether a text is what a dialog, or a part of the page beside its content, says it is called, in which a box stands and further fields do. */
function titlesDialog(index: PageIndex, text: number, box: number): boolean {
  const dialog = index.ancestors(box).find((id) => TITLED.has(index.role(id) ?? index.node(id).tag));
  if (dialog === undefined) return false;
  const { attributes } = index.node(dialog);
  const names = (attributes['aria-labelledby'] ?? '').split(/\s+/u).filter((id) => id !== '');
  const isTitle =
    names.some((id) => [text, ...index.ancestors(text)].includes(index.byElementId(id, dialog) ?? -1)) ||
    textKey(attributes['aria-label'] ?? '') === textKey(index.text(text));
  return isTitle && index.within(dialog, 'input').filter((input) => input !== box).length >= LEAST_OTHERS;
}

const TITLED: ReadonlySet<string> = new Set(['dialog', 'alertdialog', 'complementary', 'aside']);

/** Whether a text is all of a row that is pressed, beside the box's own row and drawn as that: it is another's, not its heading. */
function isRowBeside(index: PageIndex, text: number, box: number): boolean {
  const list = index.ancestors(text).find((id) => index.contains(id, box));
  if (list === undefined) return false;
  const rowOf = (node: number): number | undefined => index.elements(list).find((row) => index.contains(row, node));
  const [row, own] = [rowOf(text), rowOf(box)];
  if (row === undefined || own === undefined || row === own || index.node(row).listensForClicks !== true) return false;
  const [inner, ownInner] = [index.elements(row)[0], index.elements(own)[0]];
  return inner !== undefined && ownInner !== undefined && lookOf(index, inner) === lookOf(index, ownInner);
}

/** The button that a text is in, or that is in a text's block; or null. */
function buttonOf(index: PageIndex, text: number): number | null {
  const around = [text, ...index.ancestors(text).slice(0, MAX_BUTTON_DEPTH)];
  return around.find((id) => index.node(id).tag === 'button') ?? index.within(text, 'button')[0] ?? null;
}

/** Whether a button opens something and does not say it did: what is to be seen behind it is something else. */
function isClosed(index: PageIndex, button: number): boolean {
  return opens(index, button) && (index.node(button).attributes['aria-expanded'] ?? 'false') === 'false';
}

/** Whether lists to choose from stand in a stretch of the page, fields that drop them down, ends of a range, or several buttons that open something. */
function holdsFacets(index: PageIndex, from: number, to: number): boolean {
  let openers = 0;
  for (let id = from; id < to; id += 1) {
    const { tag, attributes } = index.node(id);
    if (tag === '#text' || index.isHidden(id)) continue;
    if (isOther(index, id) || isLabelled(index, id)) return true;
    if (tag === 'button' && (attributes['aria-haspopup'] ?? attributes['aria-expanded']) !== undefined) openers += 1;
  }
  return openers >= LEAST_OPENERS;
}

/** Whether a node is a field for a text of its own: those that search the values below them have no label to be seen. */
function isLabelled(index: PageIndex, id: number): boolean {
  if (index.node(id).tag !== 'input' || index.role(id) !== 'textbox') return false;
  const label = ownLabel(index, id);
  return label !== null && index.text(label) !== '' && !index.isHidden(label);
}

/** Whether a node is a list to choose from, a field that drops one down, or an end of a range. */
function isOther(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'select' || isField(index, id) || isEnd(index, id);
}

/** Whether any of these stands in a stretch of the page, but for what is typed in: that may search the values beside it. */
export function holdsFurther(index: PageIndex, from: number, to: number): boolean {
  const isTyped = (id: number): boolean => index.node(id).tag === 'input' && !isEnd(index, id);
  return index.nodes.slice(from, to).some(({ id }) => isOther(index, id) && !isTyped(id));
}

/** Whether a node is a field for a number or a date, or what is dragged to one: an end of a range. */
function isEnd(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  const isNumber = tag === 'input' && /^(?:number|range|date)$/iu.test(attributes['type'] ?? '');
  return isNumber || attributes['role'] === 'slider' || attributes['role'] === 'spinbutton';
}
