/**
 * Lists that a field drops down, wherever in the page they hang: which field is theirs, and what it is called.
 */

import { oncePer } from '../../../base/remember.js';
import { collapse, labelText, textKey } from '../../../base/text.js';
import { columnLabel, isWidgetName } from '../../../forms/index.js';
import type { PageIndex } from '../../page-index.js';
import { drawnBox } from './drawn-boxes.js';
import { blocksAround, type Climb } from '../wrapped-blocks.js';
import { isField, listOf, menuButton, panelButtons, panelOwners, type PopupOwner } from './declared-owners.js';
import { idsIn, likeliestNames, ownLabel } from './field-namers.js';
import { textWithoutNote } from '../runs/badges.js';
import { isUnder, layerOf } from './layers.js';
import { namedGroup } from './named-group.js';

/** Levels above a value within which the list that its field names stands, or stands beside it. */
const MAX_LIST_CLIMB = 7;

/** Levels above an input within which what is drawn around it is pressed in its place. */
const MAX_BLOCK_CLIMB = 8;

/** Blocks around what is pressed within which a text before it is its label. */
const LABEL_CLIMB: Climb = { most: 5, mostInAll: 9 };

/** Longest label, in characters. */
const MAX_LABEL = 40;

/** A label and where it was read. */
export interface PopupLabel {
  readonly node: number;
  readonly text: string;
}

/** Who drops down what, on one page. */
export const popupOwners: (index: PageIndex) => PopupOwner = oncePer((index) => {
  const lists = new Map<number, number>();
  const listless: number[] = [];
  for (const { id, attributes } of index.nodes) {
    if (!isField(index, id)) continue;
    const list = listOf(index, id);
    if (list === null && attributes['aria-expanded'] === 'true') listless.push(id);
    if (list !== null && !lists.has(list)) lists.set(list, id);
  }
  const [dropping = -1, ...others] = listless;
  const isApart = (node: number): boolean => {
    const layer = layerOf(index, node);
    return layer !== null && !index.contains(layer, dropping) && !isUnder(index, layer, dropping);
  };
  const panelOwner = panelOwners(index);
  // What is in a menu is not the field's where its list is to be seen, or a button says that it is its own.
  const isOther = (node: number): boolean =>
    menuButton(index, node) !== null ||
    panelOwner(node) !== null ||
    (roleAround(index, node, LISTS) === 'menu' &&
      index.nodes.some(({ id }) => index.role(id) === 'listbox' && !index.isHidden(id) && isApart(id)));
  // The only field that dropped something down without saying what: its list hangs apart from the rest of the page.
  const ownerApart = (node: number): number | null =>
    dropping >= 0 && others.length === 0 && isApart(node) && !isOther(node) ? dropping : null;
  return (node) => {
    const holding = index.ancestors(node).find((id) => lists.has(id));
    if (holding !== undefined) return lists.get(holding) ?? null;
    for (const around of [node, ...index.ancestors(node)].slice(0, MAX_LIST_CLIMB + 1)) {
      if (index.node(around).tag === 'body') break;
      for (const [list, owner] of lists)
        if (index.contains(around, list)) return index.contains(around, owner) ? null : owner;
      if (LAYERS.has(index.role(around) ?? '')) break;
    }
    return listless.find((field) => holdsListOf(index, field, node)) ?? ownerApart(node);
  };
});

const LISTS: ReadonlySet<string> = new Set(['menu', 'listbox']);

/** What hangs over the page: what hangs beside it there is none of its own. */
const LAYERS: ReadonlySet<string> = new Set(['dialog', 'alertdialog', 'tooltip']);

/** The first of some roles that an element around a node has, or null. */
function roleAround(index: PageIndex, node: number, roles: ReadonlySet<string>): string | null {
  const around = index.ancestors(node).find((id) => roles.has(index.role(id) ?? ''));
  return around === undefined ? null : index.role(around);
}

/** Whether a field dropped down the list that a node lies in though it does not say so: both stand in a block without other fields. */
function holdsListOf(index: PageIndex, field: number, node: number): boolean {
  const list = index.ancestors(node).find((id) => index.role(id) === 'listbox');
  if (list === undefined || index.contains(list, field) || index.contains(field, list)) return false;
  const around = index.ancestors(field).slice(0, MAX_BLOCK_CLIMB);
  const block = around.find((id) => index.contains(id, list));
  return block !== undefined && fieldsIn(index, block) - fieldsIn(index, list) === 1;
}

/** What a person presses to drop a field's list down: of an input mostly what is drawn around it, since it shows nothing itself. */
export function pressedFor(index: PageIndex, field: number): number {
  if (index.node(field).tag !== 'input') return field;
  if (!isField(index, field)) return drawnBox(index, field) ?? field;
  const around = index.ancestors(field).slice(0, MAX_BLOCK_CLIMB);
  const end = around.findIndex((id) => fieldsIn(index, id) > 1 || index.node(id).tag === 'body');
  const own = end < 0 ? around : around.slice(0, end);
  return own.find((id) => index.node(id).listensForClicks === true || isField(index, id)) ?? field;
}

/** What a field that drops down a list is called: by what names it, else by the text over it; never by what it shows. */
export function fieldLabel(index: PageIndex, field: number): PopupLabel | null {
  for (const node of likeliestNames(index, field)) {
    const label = labelAt(index, node);
    if (label !== null) return label;
  }
  const name = labelText(index.node(field).attributes['aria-label'] ?? '');
  const own = isLabel(name) ? { node: field, text: name } : null;
  const said = own === null ? null : saidLabel(index, field, own);
  return (
    said ??
    headOf(index, field) ??
    namedGroup(index, field) ??
    labelBeside(index, field) ??
    labelAround(index, field) ??
    columnOfPanel(index, field) ??
    own
  );
}

/** What a field's own name says it is called, if that does not change with what is chosen; or null. */
function saidLabel(index: PageIndex, field: number, own: PopupLabel): PopupLabel | null {
  // "Filter by Colour" at the head of the column "Colour".
  const column = columnsOver(index, field).find(({ text }) => textKey(own.text).includes(textKey(text)));
  if (column !== undefined) return column;
  return isShown(index, field, own.text) ? null : (columnOfIcon(index, field) ?? own);
}

/** Levels above a field within which its block holds its label. */
const MAX_BESIDE_CLIMB = 3;

/** The only label in the smallest block around a field that holds any, if it says of no field that it is its and the block has no other field. */
function labelBeside(index: PageIndex, field: number): PopupLabel | null {
  const block = index
    .ancestors(field)
    .slice(0, MAX_BESIDE_CLIMB)
    .find((around) => labelsApart(index, around, field).length > 0);
  if (block === undefined || index.node(block).tag === 'label') return null;
  const [label, ...others] = labelsApart(index, block, field);
  const inputs = FIELDS.flatMap((tag) => index.within(block, tag)).filter((id) => !index.isHidden(id));
  const isAlone =
    others.length === 0 && fieldsIn(index, block) === 1 && inputs.every((id) => index.contains(field, id));
  const isFree = label !== undefined && index.node(label).attributes['for'] === undefined && !index.isHidden(label);
  return isAlone && isFree && !index.contains(label, field) ? labelAt(index, label) : null;
}

/** The labels in a block that do not stand in a field themselves. */
function labelsApart(index: PageIndex, block: number, field: number): readonly number[] {
  return index.within(block, 'label').filter((label) => !index.contains(field, label));
}

/** A label in what is pressed for a field, or else right before that. */
function labelAround(index: PageIndex, field: number): PopupLabel | null {
  const { attributes } = index.node(field);
  const pressed = pressedFor(index, field);
  const [inside] = index.within(pressed, 'label').filter((id) => !index.isHidden(id));
  const hints = idsIn(attributes['aria-describedby']).flatMap((id) => index.byElementId(id, field) ?? []);
  const before = textBefore(index, pressed, new Set([...hints, ...chosenBeside(index, field)]));
  return (inside === undefined ? null : labelAt(index, inside)) ?? before;
}

/** The column at whose head a field is an icon only: all of their kind are called alike. */
function columnOfIcon(index: PageIndex, field: number): PopupLabel | null {
  const isIcon = index.text(field) === '' && index.node(field).tag !== 'input';
  return isIcon ? (columnsOver(index, field)[0] ?? null) : null;
}

/** What may head the column that a field stands at the head of: in a row of filters the field's own cell shows what is chosen. */
function columnsOver(index: PageIndex, field: number): readonly PopupLabel[] {
  const heads = [columnAround(index, field), headInRow(index, field)];
  return heads.filter((head) => head !== null).filter(({ text }) => !isShown(index, field, text));
}

/** The column at whose head a button shows the panel in which a field is the only one that drops a list down. */
function columnOfPanel(index: PageIndex, field: number): PopupLabel | null {
  const button = panelButtons(index)(field);
  const panel = button === null ? null : listOf(index, button);
  if (button === null || panel === null) return null;
  const dropping = index.nodes.filter(({ id }) => index.contains(panel, id) && isField(index, id));
  return dropping.every(({ id }) => id === field) ? columnAround(index, button) : null;
}

/** What the label element says that is a field's by its id and stands apart from it, or null. */
export function labelElement(index: PageIndex, field: number): PopupLabel | null {
  const label = ownLabel(index, field);
  return label === null || index.contains(field, label) ? null : labelAt(index, label);
}

/** What heads the column that a field stands at the head of, in another row or in the field's own cell. */
export function headOf(index: PageIndex, field: number): PopupLabel | null {
  const row = headInRow(index, field);
  const cell = headAround(index, field);
  if (row !== null || cell === null || index.within(cell, 'select').length > 0) return row;
  const label = columnTitle(index, cell);
  return label === null || isShown(index, field, label.text) ? null : label;
}

/** What the head of a column is called in which an element stands. */
export function columnAround(index: PageIndex, node: number): PopupLabel | null {
  const cell = headAround(index, node);
  return cell === null ? null : columnTitle(index, cell);
}

/** The title in the head of a column, without what the fields in it show that filter the column. */
export function columnTitle(index: PageIndex, cell: number): PopupLabel | null {
  const { end } = index.node(cell);
  const fields: number[] = [];
  for (let id = cell + 1; id < end; id += 1) if (isOwnField(index, id)) fields.push(id);
  if (fields.length === 0) return labelAt(index, cell);
  const texts = index.nodes
    .slice(cell + 1, end)
    .filter(({ id, tag }) => tag === '#text' && !index.isHidden(id))
    .filter(({ id }) => !fields.some((field) => index.contains(field, id)));
  const before = texts.filter(({ id }) => id < (fields[0] ?? end));
  const said = (before.length > 0 ? before : texts).map(({ text }) => text).join(' ');
  const text = labelText(collapse(said));
  return isLabel(text) ? { node: cell, text } : null;
}

/** Whether an element is a field, or the label of one that is in it. */
function isOwnField(index: PageIndex, id: number): boolean {
  const { tag } = index.node(id);
  return (
    isField(index, id) ||
    FIELDS.some((field) => field === tag) ||
    (tag === 'label' && index.within(id, 'input').length > 0)
  );
}

function headAround(index: PageIndex, node: number): number | null {
  return index.ancestors(node).find((id) => index.role(id) === 'columnheader' || isCellOfHead(index, id)) ?? null;
}

/** Whether an element is a plain cell in the head of a table. */
function isCellOfHead(index: PageIndex, id: number): boolean {
  const { tag, parent } = index.node(id);
  const section = tag === 'td' && parent >= 0 ? index.node(parent).parent : -1;
  return section >= 0 && index.node(section).tag === 'thead';
}

function headInRow(index: PageIndex, field: number): PopupLabel | null {
  const isTaken = (from: number): boolean =>
    fieldsIn(index, from) > 0 || FIELDS.some((tag) => index.within(from, tag).length > 0);
  const head = columnLabel({ nodes: index.nodes, twins: new Set() }, field, isTaken);
  return head !== null && isLabel(head.text) ? head : null;
}

const FIELDS = ['input', 'select', 'textarea'] as const;

/** Whether a field's name is only what it shows: it changes with what is chosen. */
function isShown(index: PageIndex, field: number, name: string): boolean {
  const { attributes, state } = index.node(field);
  const beside = chosenBeside(index, field).map((id) => index.text(id));
  const shown = [index.text(field), attributes['placeholder'] ?? '', state?.value ?? '', ...beside];
  return shown.some((text) => textKey(text) === textKey(name));
}

/** Elements beside a field that show the option of a hidden select, which goes along with it. */
function chosenBeside(index: PageIndex, field: number): readonly number[] {
  const { parent } = index.node(field);
  if (parent < 0) return [];
  const hidden = index.within(parent, 'select').flatMap((select) => index.within(select, 'option'));
  const options = new Set(hidden.map((option) => textKey(index.text(option))));
  return options.size === 0 ? [] : index.elements(parent).filter((id) => options.has(textKey(index.text(id))));
}

function labelAt(index: PageIndex, node: number): PopupLabel | null {
  const text = labelText(textWithoutNote(index, node));
  return isLabel(text) ? { node, text } : null;
}

function isLabel(text: string): boolean {
  return text.length <= MAX_LABEL && /\p{L}/u.test(text) && !isWidgetName(text);
}

/** Dropped down fields in a block; two native selects or boxes stand for two fields just as well. */
function fieldsIn(index: PageIndex, around: number): number {
  const { end } = index.node(around);
  let fields = 0;
  for (let id = around; id < end; id += 1) {
    if (!isField(index, id)) continue;
    fields += 1;
    // One may hold the input of its own.
    id = index.node(id).end - 1;
  }
  const natives = index.within(around, 'select').length;
  const boxes = index.within(around, 'input').filter((id) => BOXES.has(index.role(id) ?? '')).length;
  return Math.max(fields, natives) + boxes;
}

/** Roles of fields that neither drop a list down nor take a text. */
export const BOXES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'slider', 'spinbutton']);

/** The text right before what is pressed, in the nearest block that shows any; `hints` are placeholders, not labels. */
export function textBefore(index: PageIndex, block: number, hints: ReadonlySet<number> = new Set()): PopupLabel | null {
  let inner = block;
  for (const around of blocksAround(index, block, LABEL_CLIMB)) {
    if (index.node(around).tag === 'body') return null;
    const children = index.children(around);
    const before = children.slice(0, children.indexOf(inner)).filter((id) => !hints.has(id));
    const label = nearestLabel(index, before);
    if (label !== 'none') return label;
    inner = around;
  }
  return null;
}

/** What tells those who do not see it what has just happened. */
const SPOKEN: ReadonlySet<string> = new Set(['log', 'status', 'alert']);

/**
 * The last of some blocks that shows something, as a label; null if it is none, as the title of the page is, `none` if none
 * of them shows anything.
 */
function nearestLabel(index: PageIndex, blocks: readonly number[]): PopupLabel | null | 'none' {
  for (const node of blocks.toReversed()) {
    const { tag, attributes } = index.node(node);
    if (SPOKEN.has(index.role(node) ?? '') || attributes['aria-live'] !== undefined) continue;
    // A native select that something else is drawn over.
    if (tag === 'select') {
      const label = index.labelFor(attributes['id'] ?? '', node);
      if (label !== null) return labelAt(index, label);
    } else if (index.text(node) !== '' && !index.isHidden(node)) {
      return tag === 'h1' || holdsOthers(index, node) ? null : labelAt(index, node);
    }
  }
  return 'none';
}

/** Whether a block holds other choices: of buttons that are none of the browser's one alone may explain a label. */
function holdsOthers(index: PageIndex, block: number): boolean {
  if (fieldsIn(index, block) > 0 || index.within(block, 'button').length > 0) return true;
  const inside = index.nodes.slice(block, index.node(block).end);
  return inside.filter(({ id, tag }) => tag !== '#text' && index.role(id) === 'button').length > 1;
}
