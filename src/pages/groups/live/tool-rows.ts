/**
 * Rows of buttons that choose nothing: those that a dialog ends with, and those of the fields before them.
 */

import type { SnapshotNode } from '../../../model/snapshot.js';
import type { PageIndex } from '../../page-index.js';
import { endsBareForm } from './bare-forms.js';
import { areFieldsAndSender, namesField } from '../labels/field-names.js';
import { dialogAround } from '../opening/dialog-around.js';
import { isField } from '../opening/declared-owners.js';
import { popupOwners, pressedFor } from '../opening/popups.js';
import type { Run } from '../runs/shapes.js';
import { isPlainButton, type Widget } from './widget.js';

/** Buttons that a dialog may end with: leave, clear, apply. */
export const MAX_TOOLS = 3;

/**
 * Whether a run is the buttons that a dialog ends with, or a form without others: some that say no state, after all else that
 * can be worked in it; or some of the bar with its title at its head.
 */
export function isToolbar(index: PageIndex, run: Run, widgets: ReadonlyMap<number, Widget>): boolean {
  const own = run.items.flatMap(({ main }) => widgets.get(main ?? -1) ?? []);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || own.length > MAX_TOOLS || !own.every(isTool)) return false;
  if (
    endsBareForm(
      index,
      own.map(({ node }) => node),
    )
  )
    return true;
  const dialog = dialogAround(index, last.node);
  if (dialog === null) return false;
  const inside = [...widgets.values()].filter(({ node }) => index.contains(dialog, node));
  if (isHeadBar(index, inside, last)) return true;
  const isLast = own.every(isPlainButton) && inside.every(({ node }) => node <= last.node);
  return isLast && (inside.length > own.length || dropsDown(index, dialog, first.node));
}

/** Whether something says no state and is pressed: a button, or a link without an address. */
function isTool({ kind, selected }: Widget): boolean {
  return (kind === 'button' || kind === 'link') && selected === null;
}

/** Tools in the bar at the head of a dialog: leave, clear, apply, and one more. */
const MAX_IN_BAR = 4;

/**
 * Whether what can be worked in a dialog, as far as a tool, stands in one bar of tools, on both sides of a title, and more can
 * be worked below it.
 */
function isHeadBar(index: PageIndex, inside: readonly Widget[], { node }: Widget): boolean {
  const first = Math.min(...inside.map((widget) => widget.node));
  const bar = index.ancestors(node).find((id) => index.contains(id, first));
  const within = bar === undefined ? [] : inside.filter((widget) => index.contains(bar, widget.node));
  if (within.length > MAX_IN_BAR || within.length === inside.length || !within.every(isTool)) return false;
  const isSaid = ({ id, tag, text }: SnapshotNode): boolean =>
    tag === '#text' && text.trim() !== '' && !within.some((widget) => index.contains(widget.node, id));
  return index.nodes.slice(first, node).some(isSaid);
}

/** Whether a field that drops a list down, or a head that unfolds values, stands in a block before a node. */
function dropsDown(index: PageIndex, block: number, before: number): boolean {
  for (let id = block + 1; id < before; id += 1)
    if (isField(index, id) || index.node(id).attributes['aria-expanded'] !== undefined) return true;
  return false;
}

/**
 * Whether a run is the buttons of fields: some that say no state, behind a select under the heading that would be their
 * label, called as any other field before them, as what one shows that drops a list down, or as that field with its own label; or some
 * bear labels of their own.
 */
export function isOfFields(index: PageIndex, { items, label }: Run, widgets: ReadonlyMap<number, Widget>): boolean {
  const own = items.flatMap(({ main }) => widgets.get(main ?? -1) ?? []);
  const [first] = own;
  if (first === undefined || !own.every(isPlainButton)) return false;
  const nodes = own.map(({ node }) => node);
  if (areFieldsAndSender(index, nodes)) return true;
  if (label === null || own.length > MAX_TOOLS) return false;
  return (
    namesField(index, label.node, first.node) ||
    index.byTag('select').some((id) => id > label.node && id < first.node && !index.isHidden(id)) ||
    index.nodes.some(
      ({ id }) =>
        id < first.node &&
        (isShownIn(index, id, label.node) || isLabelledIn(index, id, label.node)) &&
        !isDroppedBy(index, id, first),
    )
  );
}

/** Whether a block is a field that drops a list down with the label of the field before it. */
function isLabelledIn(index: PageIndex, field: number, block: number): boolean {
  return isField(index, field) && field !== block && index.contains(block, field) && index.text(block) !== '';
}

/** Whether a text is what a field shows that drops a list down: what is chosen in it, or what it would have chosen. */
function isShownIn(index: PageIndex, field: number, text: number): boolean {
  if (!isField(index, field)) return false;
  const drawn = pressedFor(index, field);
  return index.contains(drawn, text) || (index.contains(text, drawn) && index.text(text) === index.text(drawn));
}

function isDroppedBy(index: PageIndex, field: number, { node }: Widget): boolean {
  return popupOwners(index)(node) === field;
}
