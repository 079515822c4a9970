/**
 * Labels of values that hang apart from what brings them up: called as the field that drops them down, or as the button
 * that shows their panel.
 */

import { labelText } from '../../../base/text.js';
import { lookOf } from '../../look.js';
import type { PageIndex } from '../../page-index.js';
import { textWithoutBadge } from '../runs/badges.js';
import { dropDownAround, dropDownLabel } from '../opening/drop-downs.js';
import { listOf, menuButton, panelOwners } from '../opening/declared-owners.js';
import { columnAround, fieldLabel, labelElement, popupOwners, type PopupLabel } from '../opening/popups.js';
import { labelOfFieldBeside } from './list-beside-field.js';
import { firstNode, type Run, type TextBlock } from '../runs/shapes.js';
import { withoutDecoration } from '../runs/texts.js';
import { isBox } from '../widget-state.js';
import { holdsFurther } from './panel-names.js';

/** The runs; those in a list that a field drops down with the label of the field. */
export function withFieldLabels(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const ownerOf = popupOwners(index);
  return runs.map((run): Run => {
    const owner = ownerOf(firstNode(run));
    const label =
      owner === null
        ? (labelOfMenu(index, run) ?? labelOfDropDown(index, run) ?? labelOfFieldBeside(index, run))
        : fieldLabel(index, owner);
    return label === null ? run : { ...run, label: { ...label, strength: 'heading' } };
  });
}

/** The label before the button that has opened the menu in which a run lies that has none but what the button shows; else null. */
function labelOfMenu(index: PageIndex, run: Run): PopupLabel | null {
  const node = firstNode(run);
  const button = menuButton(index, node) ?? namingButton(index, node) ?? droppingButton(index, node);
  if (button === null || (run.label !== null && !isOfButton(index, button, run.label))) return null;
  return dropDownLabel(index, button);
}

/** Whether a label is in a button, or what a menu says that the button calls it. */
function isOfButton(index: PageIndex, button: number, { node, text }: Pick<TextBlock, 'node' | 'text'>): boolean {
  return index.contains(button, node) || text === labelText(index.text(button));
}

/** The button that the menu around a node says it is called as, if the button says that it has one; else null. */
function namingButton(index: PageIndex, node: number): number | null {
  const menu = index.ancestors(node).find((id) => index.role(id) === 'menu');
  const name = menu === undefined ? '' : (index.node(menu).attributes['aria-labelledby'] ?? '').trim();
  const button = name === '' ? null : index.byElementId(name, menu);
  return button === null || index.node(button).attributes['aria-haspopup'] === undefined ? null : button;
}

/** The button right before the list that an entry lies in, if the button says that it has dropped something down; else null. */
function droppingButton(index: PageIndex, node: number): number | null {
  const list = [node, ...index.ancestors(node)].find((id) => index.role(id) === 'list');
  if (list === undefined) return null;
  const beside = index.elements(index.node(list).parent);
  const before = beside[beside.indexOf(list) - 1];
  if (before === undefined || index.role(before) !== 'button') return null;
  const { attributes } = index.node(before);
  const isOpen = attributes['aria-expanded'] === 'true' && attributes['aria-haspopup'] !== undefined;
  return isOpen ? before : null;
}

/** The label of the drop-down that holds a run, where the run has none or what the drop-down shows; else null. */
function labelOfDropDown(index: PageIndex, run: Run): PopupLabel | null {
  const around = dropDownAround(index, firstNode(run));
  if (around === null || (run.label !== null && !index.contains(around.node, run.label.node))) return null;
  return around.label;
}

/**
 * The runs; one that is all of a panel and shows no label is called as the button that shows the panel. A text before its
 * values that is no heading is no label where the panel, as others like it, says that the button names it.
 */
export function withButtonNames(index: PageIndex, runs: readonly Run[]): readonly Run[] {
  const buttonOf = panelOwners(index);
  const owners = runs.map((run) => buttonOf(firstNode(run)));
  return runs.map((run, at): Run => {
    const owner = owners[at] ?? null;
    if (owner === null || !mayBeCalled(index, owner, run)) return run;
    const within = runs.filter((_, place) => owners[place] === owner);
    const inPanel = within.filter((other) => isValues(index, other) && !areToolsBehind(index, other, within));
    if (inPanel.length !== 1 || (within.length > 1 && !inPanel.includes(run))) return run;
    const label = isBesideFields(index, owner, run) ? ownName(index, run) : nameOfButton(index, owner);
    return label === null ? run : { ...run, label: { ...label, strength: 'heading' } };
  });
}

/** Whether a run is one value alone in a panel that holds other fields as well: the panel's name is none of its. */
function isBesideFields(index: PageIndex, button: number, { items }: Run): boolean {
  const panel = listOf(index, button);
  return panel !== null && items.length === 1 && holdsFurther(index, panel, index.node(panel).end);
}

/** What the only value of a run says, which is what it is called: nothing that opens its panel is, either. */
function ownName(index: PageIndex, run: Run): PopupLabel | null {
  const text = labelText(index.accessibleName(firstNode(run)));
  return text === '' ? null : { node: firstNode(run), text };
}

/** Whether a run in a panel may be called as the button that shows it: it has no label, none that is seen, or only what the button shows. */
function mayBeCalled(index: PageIndex, button: number, { label }: Run): boolean {
  if (label === null || isUnseen(index, label) || isInNamed(index, button, label)) return true;
  return index.contains(button, label.node) && labelElement(index, button) !== null;
}

/** Whether a text that is no heading stands in a panel that says, as another of its look does, that its button names it. */
function isInNamed(index: PageIndex, button: number, { node, strength }: TextBlock): boolean {
  const panel = listOf(index, button);
  if (strength !== 'plain' || panel === null || !index.contains(panel, node) || !isNamedByButton(index, panel))
    return false;
  const [tag, look] = [index.node(panel).tag, lookOf(index, panel)];
  return index
    .byTag(tag)
    .some((other) => other !== panel && lookOf(index, other) === look && isNamedByButton(index, other));
}

/** Whether a panel says that the button which shows it is what it is called. */
function isNamedByButton(index: PageIndex, panel: number): boolean {
  const { attributes } = index.node(panel);
  const name = attributes['aria-labelledby'] ?? '';
  const owner = name === '' ? null : panelOwners(index)(panel);
  return owner !== null && index.node(owner).attributes['id'] === name && listOf(index, owner) === panel;
}

/**
 * What a label says that is a button's; else its own words, without a badge of what is chosen; of one that shows none the
 * column at whose head it stands; or null.
 */
function nameOfButton(index: PageIndex, button: number): PopupLabel | null {
  const label = labelElement(index, button);
  if (label !== null) return label;
  // What an icon says only to those who do not see it, all of its kind may say.
  if (index.text(button) === '') return columnAround(index, button);
  const text = withoutDecoration(labelText(index.ownText(button) || textWithoutBadge(index, button)));
  return /\p{L}/u.test(text) ? { node: button, text } : null;
}

/** What the head right before a panel says, where it is nothing but the button that has unfolded the panel; or null. */
export function unfoldingHead(index: PageIndex, panel: number): TextBlock | null {
  const { parent, attributes } = index.node(panel);
  const siblings = parent < 0 ? [] : index.elements(parent);
  const head = siblings.slice(0, siblings.indexOf(panel)).findLast((id) => index.text(id) !== '');
  const pressed =
    head === undefined ? [] : [head, ...index.within(head, 'button')].filter((id) => isPressed(index, id));
  const [button] = pressed;
  if (head === undefined || button === undefined || pressed.length > 1) return null;
  const { attributes: said } = index.node(button);
  const isOwn = said['aria-expanded'] === 'true' && [undefined, attributes['id']].includes(said['aria-controls']);
  if (!isOwn || index.text(button) !== index.text(head)) return null;
  const label = nameOfButton(index, button);
  return label === null ? null : { ...label, strength: 'heading' };
}

function isPressed(index: PageIndex, id: number): boolean {
  return index.role(id) === 'button' || index.node(id).tag === 'button';
}

/** Whether a label is told to assistive technology only, as the same for all lists of one make. */
export function isUnseen(index: PageIndex, { node, text }: Pick<TextBlock, 'node' | 'text'>): boolean {
  return labelText(index.node(node).attributes['aria-label'] ?? '') === text;
}

/** Whether a run is more than one button, such as the one that applies what is chosen above it, and more than a text. */
function isValues(index: PageIndex, { items }: Run): boolean {
  return items.length > 1 || items.some(({ main }) => main !== null && index.role(main) !== 'button');
}

/** Whether a run is a few buttons behind boxes of the same panel: they apply what is ticked, or clear it. */
function areToolsBehind(index: PageIndex, { items }: Run, within: readonly Run[]): boolean {
  const nodes = items.flatMap(({ main }) => main ?? []);
  const [first] = nodes;
  if (first === undefined || nodes.length > MAX_BEHIND || !nodes.every((id) => isStateless(index, id))) return false;
  const values = within.flatMap((run) => run.items.flatMap(({ main }) => main ?? []));
  const boxes = values.filter((id) => isBox(index, id) || OPTIONS.has(index.role(id) ?? ''));
  return boxes.length > 0 && boxes.every((box) => box < first);
}

/** Buttons behind the boxes of a panel at most: apply, clear, leave. */
const MAX_BEHIND = 3;

/** Whether something is a button by its markup that says no state. */
function isStateless(index: PageIndex, id: number): boolean {
  return index.node(id).tag === 'button' && index.node(id).attributes['aria-pressed'] === undefined;
}

/** Roles of what is chosen from a list. */
const OPTIONS: ReadonlySet<string> = new Set(['option', 'menuitemcheckbox', 'menuitemradio']);
