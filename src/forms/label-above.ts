/**
 * The label one level above some controls: what a person reads as the name of the choice, not of one of its values.
 */

import { collapse, isBadge, labelText, textKey } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { attribute, readText, referencedText, type Markup } from './markup.js';
import { tabLabels } from './tab-labels.js';
import { isWidgetName } from './widget-name.js';

/** Levels that the search climbs. Raising it finds labels over deeper wrappers and, sooner, headings of whole sections. */
const MAX_CLIMB = 12;

/** Longest text taken as a label, in characters. Raising it lets explanations pass as labels. */
const MAX_LABEL = 80;

/** Badges of one head: a number and a sign. */
const MOST_BADGES = 2;

/** Levels around the values of a panel, with its buttons between, in which its name is looked for. */
const MAX_PANEL = 4;

/** A label and the node that it was read from. */
export interface LabelAbove {
  readonly node: number;
  readonly text: string;
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['fieldset', 'legend'],
  ['details', 'summary'],
  ['table', 'caption'],
  ['figure', 'figcaption'],
]);

/**
 * The label above a range of nodes, or null. `isForeign(from, to)` tells whether nodes `from … to - 1` hold controls of
 * another field: the search never passes those, so a label is never borrowed from a neighbour.
 */
export function labelAbove(
  markup: Markup,
  node: number,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | null {
  let current = markup.nodes[node];
  const weak: WeakLabels = { note: null, lent: null };
  for (let climbed = 0; current !== undefined && climbed < MAX_CLIMB; climbed += 1) {
    const parent: SnapshotNode | undefined = markup.nodes[current.parent];
    const named = ownLabel(markup, current) ?? labelBefore(markup, current, isForeign);
    if (named === 'blocked') break;
    const label = settled(markup, named, { weak, node });
    if (label !== null) return label;
    if (parent === undefined) break;
    if (isForeign(parent.id, current.id) || isForeign(current.end, parent.end))
      return weak.lent ?? panelTitle(markup, current, isForeign) ?? weak.note;
    current = parent;
  }
  return weak.lent ?? weak.note;
}

/** Labels that name a range only if nothing above it does. */
interface WeakLabels {
  /** How many values are chosen. */
  note: LabelAbove | null;
  /** What another field is called, as one that searches the values below it. */
  lent: LabelAbove | null;
}

/** The label that names a range, if one that was found does; a weak one is kept until the next is known. */
function settled(
  markup: Markup,
  found: LabelAbove | null,
  { weak, node }: { readonly weak: WeakLabels; readonly node: number },
): LabelAbove | null {
  if (found === null || isOfBox(markup, found, node)) return null;
  if (weak.lent !== null) return isPartOf(found, weak.lent) ? found : weak.lent;
  if (isOfOtherField(markup, found, node)) weak.lent = found;
  else if (isNote(found)) weak.note ??= found;
  else return found;
  return null;
}

/** Whether a label says that it is another field's, as of one that searches the values below it. */
function isOfOtherField(markup: Markup, label: LabelAbove, node: number): boolean {
  const field = fieldOf(markup, label);
  return field !== undefined && field.id < node;
}

/** Whether a label is that of a box before the range, as of one for all values. */
function isOfBox(markup: Markup, label: LabelAbove, node: number): boolean {
  const field = fieldOf(markup, label);
  const isBox = /^(?:checkbox|radio)$/iu.test(attribute(field, 'type') ?? '');
  return field !== undefined && field.id < node && isBox;
}

function fieldOf({ nodes, byId }: Markup, { node: label }: LabelAbove): SnapshotNode | undefined {
  return nodes[label]?.tag === 'label' ? nodes[byId.get(attribute(nodes[label], 'for') ?? '') ?? -1] : undefined;
}

/** Whether a label says part of what another one does: "Brand" of "Find a brand", which is a field beside the values. */
function isPartOf(label: LabelAbove, other: LabelAbove): boolean {
  return textKey(other.text).includes(textKey(label.text));
}

/** Whether a text tells how many values are chosen ("0 selected"): the label stands above it. */
function isNote({ text }: LabelAbove): boolean {
  return /^\p{Nd}+\s+\P{Nd}+$/u.test(text);
}

/** What an element declares about itself: `aria-labelledby`, `aria-label`, or its legend, summary or caption; else the tab that shows it. */
export function ownLabel(markup: Markup, node: SnapshotNode): LabelAbove | null {
  const named = referencedText(markup, node, 'aria-labelledby') ?? attribute(node, 'aria-label');
  const saysNothing = named === null || isWidgetName(named) || saysEnds(markup, node, named);
  return asLabel(saysNothing ? '' : named, node.id) ?? titleOf(markup, node) ?? tabLabels(markup).get(node.id) ?? null;
}

/** Whether the name of a group tells how far the sliders in it reach ("between 20 and 3030"), as libraries call them by themselves. */
function saysEnds(markup: Markup, { id, end }: SnapshotNode, name: string): boolean {
  const numbers = new Set(name.match(/\p{Nd}+(?:\.\p{Nd}+)?/gu));
  if (numbers.size < 2) return false;
  const sliders = markup.nodes.slice(id + 1, end).filter(({ attributes }) => attributes['role'] === 'slider');
  const ends = sliders.flatMap(({ attributes }) => [attributes['aria-valuemin'], attributes['aria-valuemax']]);
  return ends.length > 0 && ends.every((value) => value !== undefined && numbers.has(value));
}

/** What a panel that holds other controls as well is called. */
function panelTitle(
  markup: Markup,
  node: SnapshotNode,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | null {
  const panel = markup.nodes[node.parent] ?? node;
  // A legend names all that its element holds, even several fields (`day`, `month`, `year`).
  return (panel.tag === 'fieldset' ? titleOf(markup, panel) : null) ?? soleName(markup, node, isForeign);
}

const PANELS: ReadonlySet<string> = new Set(['dialog', 'alertdialog', 'group', 'region', 'radiogroup']);

/**
 * What the panel around an element is called, where the element's are all values that are to be chosen in it: the rest
 * of its controls are buttons that apply or clear them, and a field to search them.
 */
function soleName(
  markup: Markup,
  node: SnapshotNode,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | null {
  let panel = markup.nodes[node.parent];
  for (let climbed = 0; panel !== undefined && climbed < MAX_PANEL; climbed += 1) {
    if (holdsOtherValues(markup, panel, isForeign)) return null;
    if (PANELS.has(attribute(panel, 'role') ?? panel.tag)) return ownLabel(markup, panel);
    const button = dropsDown(markup, panel);
    if (button !== null) return asLabel(readHead(markup, button), button.id);
    panel = markup.nodes[panel.parent];
  }
  return null;
}

/** The button that drops a panel down: the one that says so, or the only thing beside it, called as no other button is; else null. */
function dropsDown(markup: Markup, panel: SnapshotNode): SnapshotNode | null {
  const { nodes } = markup;
  const id = attribute(panel, 'id');
  const before = nodes[markup.previous[panel.id] ?? -1];
  if (before?.tag === 'button' && attribute(before, 'aria-controls') === id && id !== null) return before;
  const isAlone = before?.tag === 'button' && isPair(markup, before, panel);
  if (!isAlone) return null;
  const name = readHead(markup, before);
  return nodes.some((node) => node.tag === 'button' && node !== before && readHead(markup, node) === name)
    ? null
    : before;
}

/** Whether two elements are all that is in another one. */
function isPair({ nodes, previous }: Markup, first: SnapshotNode, second: SnapshotNode): boolean {
  const end = nodes[second.parent]?.end ?? -1;
  const isEmpty = nodes.slice(second.end, end).every(({ tag, text }) => tag === '#text' && text.trim() === '');
  return isEmpty && previous[first.id] === -1;
}

function holdsOtherValues(
  { nodes }: Markup,
  panel: SnapshotNode,
  isForeign: (from: number, to: number) => boolean,
): boolean {
  return nodes.slice(panel.id + 1, panel.end).some((node) => isValueField(node) && isForeign(node.id, node.id + 1));
}

function isValueField({ tag, attributes }: SnapshotNode): boolean {
  return (
    tag === 'select' || (tag === 'input' && /^(?:checkbox|radio|range|number|date)$/iu.test(attributes['type'] ?? ''))
  );
}

function titleOf(markup: Markup, node: SnapshotNode): LabelAbove | null {
  const wanted = TITLES.get(node.tag);
  if (wanted === undefined) return null;
  for (let at = node.id + 1; at < node.end; at = markup.nodes[at]?.end ?? node.end) {
    if (markup.nodes[at]?.tag === wanted) return asLabel(readText(markup, at), at);
  }
  return null;
}

function labelBefore(
  markup: Markup,
  node: SnapshotNode,
  isForeign: (from: number, to: number) => boolean,
): LabelAbove | 'blocked' | null {
  let note: LabelAbove | null = null;
  for (let at = markup.previous[node.id] ?? -1; at >= 0; at = markup.previous[at] ?? -1) {
    const sibling = markup.nodes[at];
    if (sibling === undefined) break;
    if (isForeign(at, sibling.end) && !folds(markup, sibling, node)) return note ?? 'blocked';
    const text = textOf(markup, sibling);
    const label = asLabel(text, at);
    if (label !== null && !isNote(label)) return label;
    note ??= label;
    if (text.length > MAX_LABEL) return 'blocked';
  }
  return note;
}

/** Whether an element is what is pressed to fold and unfold another one. */
function folds(markup: Markup, head: SnapshotNode, panel: SnapshotNode): boolean {
  return unfolds(head, panel) || isPressedHead(markup, head) || holdsHead(markup, head, panel);
}

/** Whether nothing but one button can be worked in a block, and that says that it unfolds another one, or what is in that. */
function holdsHead({ nodes, byId }: Markup, { id, end }: SnapshotNode, panel: SnapshotNode): boolean {
  const inner = nodes.slice(id + 1, end);
  const [button, ...others] = inner.filter(({ tag }) => tag === 'button');
  if (button === undefined || others.length > 0 || inner.some(({ tag }) => tag === 'a' || FIELD.test(tag)))
    return false;
  const folded = byId.get(attribute(button, 'aria-controls') ?? '');
  return folded !== undefined && folded >= panel.id && folded < panel.end;
}

/** Whether an element is the button that unfolds another one. */
function unfolds(button: SnapshotNode, panel: SnapshotNode): boolean {
  const [controls, id] = [attribute(button, 'aria-controls'), attribute(panel, 'id')];
  return button.tag === 'button' && (controls === null ? attribute(button, 'aria-expanded') !== null : controls === id);
}

/** Whether an element is a heading in which nothing but buttons can be worked: it is pressed to fold what it heads. */
function isPressedHead({ nodes }: Markup, { id, end, tag }: SnapshotNode): boolean {
  return HEADING.test(tag) && !nodes.slice(id + 1, end).some((node) => FIELD.test(node.tag));
}

const HEADING = /^h[1-6]$/u;
const FIELD = /^(?:input|select|textarea)$/u;

/** The heading in a block, or else what it says. */
function textOf(markup: Markup, node: SnapshotNode): string {
  if (node.tag === '#text') return node.text;
  return headingIn(markup, node) ?? (node.tag === 'button' ? readHead(markup, node) : readUnlinked(markup, node.id));
}

/** What a head says, without the number of chosen values and the sign of folding in elements of their own behind the words. */
function readHead(markup: Markup, { id, end }: SnapshotNode): string {
  let whole = readText(markup, id);
  const texts = markup.nodes.slice(id, end).filter(({ tag, text }) => tag === '#text' && text.trim() !== '');
  for (const { text } of texts.slice(1).reverse().slice(0, MOST_BADGES)) {
    const badge = text.trim();
    const words = whole.slice(0, whole.length - badge.length);
    if (!isBadge(badge) || !whole.endsWith(badge) || !/\p{L}/u.test(words)) break;
    whole = collapse(words);
  }
  return whole;
}

/** What a block says beside its links ("Colour" of "Colour Clear"); what it says at all if these are all of it. */
function readUnlinked(markup: Markup, id: number): string {
  const whole = readText(markup, id);
  const end = markup.nodes[id]?.end ?? id;
  let rest = whole;
  for (let at = id; at < end; at += 1) {
    if (markup.nodes[at]?.tag !== 'a') continue;
    const linked = readText(markup, at);
    const from = linked === '' ? -1 : rest.lastIndexOf(linked);
    if (from >= 0) rest = rest.slice(0, from) + rest.slice(from + linked.length);
  }
  return /\p{L}/u.test(rest) ? collapse(rest) : whole;
}

function headingIn(markup: Markup, node: SnapshotNode): string | null {
  for (let at = node.id; at < node.end; at += 1) {
    const inner = markup.nodes[at];
    if (inner !== undefined && /^(?:h[1-6]|legend|summary|dt)$/u.test(inner.tag)) return readHead(markup, inner);
  }
  return null;
}

function asLabel(text: string, node: number): LabelAbove | null {
  const label = labelText(text);
  return label.length > 0 && label.length <= MAX_LABEL && /\p{L}/u.test(label) ? { node, text: label } : null;
}
