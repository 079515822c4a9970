/**
 * Buttons that work all values of a panel at once, such as one that ticks or unticks all of them: they stand over the values
 * as a heading does, in a panel that says itself what it is called.
 */

import type { PageIndex } from '../../page-index.js';
import { dialogAround } from '../opening/dialog-around.js';
import { foldsPanel } from '../opening/folding.js';
import { unfoldingHead } from './popup-labels.js';

/** Levels above a button within which its panel says what it is called. */
const MAX_CLIMB = 4;

/** Whether a button is no heading of the values behind it, as the panel that holds both has a name and no other button like it. */
export function isPanelTool(index: PageIndex, id: number): boolean {
  const { tag, attributes } = index.node(id);
  if (tag !== 'button' || attributes['aria-expanded'] !== undefined || foldsPanel(index, id)) return false;
  if (isBesideTitle(index, id)) return true;
  const panel = index
    .ancestors(id)
    .slice(0, MAX_CLIMB)
    .find((around) => hasLegend(index, around) || isOpened(index, around) || unfoldingHead(index, around) !== null);
  return panel !== undefined && !hasPeers(index, panel, id);
}

/** Levels above a button within which the bar of its dialog is, and the most characters that one says. */
const MAX_BAR_CLIMB = 6;
const MAX_BAR_TEXT = 60;

/** Whether a button stands behind the title in a bar of a dialog that holds nothing to fill in: it leaves the dialog. */
function isBesideTitle(index: PageIndex, id: number): boolean {
  if (dialogAround(index, id) === null) return false;
  const around = index.ancestors(id).slice(0, MAX_BAR_CLIMB);
  const bar = around.find((above) => index.textLength(above) > index.textLength(id));
  if (bar === undefined || index.textLength(bar) > MAX_BAR_TEXT || index.within(bar, 'input').length > 0) return false;
  const first = index.nodes.slice(bar, id).find(({ tag, visible, text }) => {
    return tag === '#text' && visible !== false && /\p{L}/u.test(text);
  });
  return first !== undefined && !index.ancestors(first.id).some((above) => index.node(above).tag === 'button');
}

/** Whether an element has a legend. */
function hasLegend(index: PageIndex, id: number): boolean {
  return (
    index.node(id).tag === 'fieldset' &&
    index.elements(id).some((child) => index.node(child).tag === 'legend' && index.text(child) !== '')
  );
}

/** Whether an element is a dialog that is called as the button that has opened it. */
function isOpened(index: PageIndex, id: number): boolean {
  const namer = index.byElementId(index.node(id).attributes['aria-labelledby'] ?? '', id);
  return index.role(id) === 'dialog' && namer !== null && index.node(namer).attributes['aria-expanded'] === 'true';
}

/** Whether another button stands in a panel as this one does: each is the heading of values of its own. */
function hasPeers(index: PageIndex, panel: number, id: number): boolean {
  const depth = index.ancestors(id).indexOf(panel);
  return index
    .within(panel, 'button')
    .some((other) => other !== id && index.text(other) !== '' && index.ancestors(other).indexOf(panel) === depth);
}
