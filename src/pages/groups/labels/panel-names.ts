/**
 * Labels that name a whole panel of facets, or another facet, and none of those that stand behind them.
 */

import type { PageIndex } from '../../page-index.js';
import type { Item, Run, TextBlock } from '../runs/shapes.js';
import { isField } from '../opening/popups.js';
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
  if (isFolded(index, node) && !index.isHidden(first)) return true;
  const { end } = index.node(node);
  return index.contains(node, first) ? holdsFacets(index, node, end) : holdsFacets(index, end, first);
}

/** Whether a text is a button's that says that what it opens is closed: what is to be seen behind it is something else. */
function isFolded(index: PageIndex, text: number): boolean {
  const around = [text, ...index.ancestors(text).slice(0, MAX_BUTTON_DEPTH)];
  const button = around.find((id) => index.node(id).tag === 'button') ?? index.within(text, 'button')[0];
  return button !== undefined && index.node(button).attributes['aria-expanded'] === 'false';
}

/** Whether lists to choose from stand in a stretch of the page, fields that drop them down, or several buttons that open something. */
function holdsFacets(index: PageIndex, from: number, to: number): boolean {
  let openers = 0;
  for (let id = from; id < to; id += 1) {
    const { tag, attributes } = index.node(id);
    if (tag === '#text' || index.isHidden(id)) continue;
    if (tag === 'select' || isField(index, id)) return true;
    if (tag === 'button' && (attributes['aria-haspopup'] ?? attributes['aria-expanded']) !== undefined) openers += 1;
  }
  return openers >= LEAST_OPENERS;
}
