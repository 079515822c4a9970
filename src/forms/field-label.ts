/**
 * Labels of fields and of their options, read from the markup around them.
 */

import { collapse, labelText } from '../base/text.js';
import type { SnapshotNode } from '../model/snapshot.js';
import type { Control } from './controls.js';
import { matrixLabels, type MatrixLabel } from './box-matrix.js';
import { columnLabel } from './column-label.js';
import { labelAbove, ownLabel, type LabelAbove } from './label-above.js';
import { attribute, readText, referencedText, shownOrNamed, type Markup } from './markup.js';
import { takesWords } from './words-input.js';

/** Levels around a box in which its text is looked for. Raising it takes text from further away. */
const MAX_CLIMB_BESIDE = 3;

/** Labels by the `id` that their `for` names. */
export type LabelsFor = ReadonlyMap<string, number>;

/** The page's `label[for]` elements. */
export function findLabels(markup: Markup): LabelsFor {
  const labels = new Map<string, number>();
  for (const node of markup.nodes) {
    const target = node.tag === 'label' ? node.attributes['for'] : undefined;
    if (target !== undefined && !labels.has(target)) labels.set(target, node.id);
  }
  return labels;
}

/** Where labels are looked for. */
export interface LabelContext {
  readonly markup: Markup;
  readonly labels: LabelsFor;
  /** Node ids of the visible controls, ascending. */
  readonly controls: readonly number[];
  /** Node ids of the checkboxes. */
  readonly checkboxes: ReadonlySet<number>;
}

/** Label of a field that is one control (text, select), or null. */
export function controlLabel(context: LabelContext, control: Control): LabelAbove | null {
  const { markup } = context;
  const { node, side } = control;
  const above = side === undefined ? null : labelAbove(markup, side.id, foreignTo(context, new Set([node.id])));
  if (above !== null) return above;
  const explicit = labelElementText(context, control) ?? ownLabel(markup, node)?.text ?? null;
  if (explicit !== null && explicit !== '') return { node: node.id, text: explicit };
  return (
    headOf(context, node.id) ??
    labelAbove(markup, node.id, foreignTo(context, new Set([node.id]))) ??
    standInLabel(context, node) ??
    ownText(node.id, attribute(node, 'placeholder') ?? attribute(node, 'title'))
  );
}

/** The label of the only field that completes what is typed beside a select that is out of sight: it stands for the select. */
function standInLabel(context: LabelContext, node: SnapshotNode): LabelAbove | null {
  const { nodes } = context.markup;
  const around = nodes[node.parent];
  if (node.tag !== 'select' || node.visible !== false || around === undefined) return null;
  const typed = nodes.slice(around.id, around.end).filter(({ tag, role }) => tag === 'input' && role === 'combobox');
  const [standIn, ...others] = typed;
  const text = standIn === undefined || others.length > 0 ? null : labelElementText(context, { node: standIn });
  return standIn === undefined || text === null ? null : { node: standIn.id, text };
}

/** What heads the column of a field in the head of a table. */
function headOf(context: LabelContext, node: number): LabelAbove | null {
  return columnLabel(context.markup, node, foreignTo(context, new Set()));
}

/** Label of a checkbox or radio: its label element, its name for assistive technology, or the text after or before it. */
export function optionLabel(context: LabelContext, control: Control): string {
  const { markup } = context;
  const { node } = control;
  return (
    labelElementText(context, control) ??
    referencedText(markup, node, 'aria-labelledby') ??
    attribute(node, 'aria-label') ??
    textBeside(context, control) ??
    attribute(node, 'title') ??
    collapse(node.attributes['value'] ?? '')
  );
}

/** What boxes of one name are called by the heads of a matrix in which they all stand; null if they do not. */
export function boxLabels(context: LabelContext, boxes: readonly Control[]): readonly MatrixLabel[] | null {
  return matrixLabels(
    context.markup,
    boxes.map(({ node }) => node.id),
    foreignTo(context, new Set()),
  );
}

/** Label of a field that is several boxes, one level above the labels of the boxes, or null. */
export function boxesLabel(context: LabelContext, boxes: readonly Control[]): LabelAbove | null {
  const { markup } = context;
  const own = new Set(boxes.map(({ node }) => node.id));
  const first = boxes[0];
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = itemOf(context, first, own);
  const container = commonAncestor(markup, start, last.node.id);
  const inside = childTowards(markup, container, start);
  const named = container === start ? null : ownLabel(markup, markup.nodes[container] ?? first.node);
  return (
    named ??
    headOf(context, inside) ??
    labelAbove(
      markup,
      inside,
      boxes.length === 1 ? foreignToBox(context, first.node.id) : foreignTo(context, withTools(context, own)),
    )
  );
}

/**
 * The boxes, with the buttons that send nothing between them, which unfold parts of their list, the one behind the last of
 * them if it stands alone: it unfolds the rest, and the field without a name beside their list that narrows it, or the box
 * without one that ticks all.
 */
function withTools({ markup, controls }: LabelContext, own: ReadonlySet<number>): ReadonlySet<number> {
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const at = { first: lowerBound(controls, first), end: lowerBound(controls, last + 1) };
  const between = controls.slice(at.first, at.end).filter((id) => isTool(markup.nodes[id]));
  const [tool, next] = controls.slice(at.end, at.end + 2).map((id) => markup.nodes[id]);
  const isAlone = next?.tag !== 'button' || next.parent !== tool?.parent;
  const narrowing = markup.nodes[controls[at.first - 1] ?? -1];
  return new Set([
    ...own,
    ...between,
    ...(tool !== undefined && isTool(tool) && isAlone ? [tool.id] : []),
    ...(narrowing !== undefined && (isNarrowing(markup, narrowing, first) || ticksAll(markup, narrowing, first))
      ? [narrowing.id]
      : []),
  ]);
}

/** Whether a box that is never sent stands right before another one among its like, as one for all of them. */
function ticksAll({ nodes }: Markup, { tag, parent, attributes }: SnapshotNode, box: number): boolean {
  if (tag !== 'input' || !/^checkbox$/iu.test(attributes['type'] ?? '') || (attributes['name'] ?? '') !== '')
    return false;
  const own = nodes[box]?.parent ?? -1;
  return own === parent || nodes[own]?.parent === nodes[parent]?.parent;
}

/** Whether a text field that is never sent stands right before the list that holds a box. */
function isNarrowing({ nodes }: Markup, node: SnapshotNode, box: number): boolean {
  const isSent = (node.attributes['name'] ?? '') !== '';
  return takesWords(node) && !isSent && node.id < box && box < (nodes[node.parent]?.end ?? -1);
}

function isTool(node: SnapshotNode | undefined): boolean {
  return node?.tag === 'button' && node.attributes['type'] === 'button';
}

/** The largest node around a box, with its own label, that holds no other control. */
function itemOf(context: LabelContext, control: Control, own: ReadonlySet<number>): number {
  const { markup } = context;
  if (own.size > 1) return around(context, control.node.id);
  const label = labelElement(context, control);
  return label === null
    ? control.node.id
    : commonAncestor(markup, Math.min(label, control.node.id), Math.max(label, control.node.id));
}

function around(context: LabelContext, id: number): number {
  const { markup } = context;
  let current = id;
  for (let parent = markup.nodes[id]?.parent ?? -1; parent >= 0; parent = markup.nodes[parent]?.parent ?? -1) {
    if (countBetween(context.controls, parent, markup.nodes[parent]?.end ?? parent) > 1) return current;
    current = parent;
  }
  return current;
}

function ownText(node: number, text: string | null): LabelAbove | null {
  const label = labelText(text ?? '');
  return label === '' ? null : { node, text: label };
}

function labelElementText(context: LabelContext, control: Pick<Control, 'node'>): string | null {
  const label = labelElement(context, control);
  if (label === null) return null;
  const text = labelText(shownOrNamed(context.markup, label));
  return text === '' ? null : text;
}

function labelElement(context: LabelContext, { node }: Pick<Control, 'node'>): number | null {
  const { markup, labels } = context;
  const byFor = labels.get(node.attributes['id'] ?? '');
  if (byFor !== undefined && node.attributes['id'] !== '') return byFor;
  for (let at = node.parent; at >= 0; at = markup.nodes[at]?.parent ?? -1) {
    const tag = markup.nodes[at]?.tag;
    if (tag === 'label') return at;
    if (tag === 'form' || tag === 'body') return null;
  }
  return null;
}

/** Text of the siblings between a box and the next one, else of those before it. */
function textBeside(context: LabelContext, { node }: Control): string | null {
  const { markup, controls } = context;
  let current = node;
  for (let climbed = 0; climbed < MAX_CLIMB_BESIDE; climbed += 1) {
    const parent = markup.nodes[current.parent];
    if (parent === undefined) return null;
    const next = controls[lowerBound(controls, current.end)] ?? parent.end;
    const after = siblingText(markup, current.end, Math.min(next, parent.end));
    if (after !== '') return after;
    const before =
      countBetween(controls, parent.id, current.id) === 0 ? siblingText(markup, parent.id + 1, current.id) : '';
    if (before !== '') return before;
    if (countBetween(controls, parent.id, parent.end) > 1) return null;
    current = parent;
  }
  return null;
}

function siblingText(markup: Markup, from: number, to: number): string {
  const texts: string[] = [];
  for (let at = from; at < to; at = Math.max(at + 1, markup.nodes[at]?.end ?? to)) {
    const node = markup.nodes[at];
    if (node === undefined || node.end > to) break;
    if (node.tag === 'br' && texts.join('').trim() !== '') break;
    texts.push(node.tag === '#text' ? node.text : readText(markup, at));
  }
  return labelText(texts.join(' '));
}

/** Whether nodes `from … to - 1` hold controls other than some. */
export function foreignTo(context: LabelContext, own: ReadonlySet<number>): (from: number, to: number) => boolean {
  const { controls } = context;
  return (from, to) => {
    for (let at = lowerBound(controls, from); at < controls.length; at += 1) {
      const control = controls[at] ?? to;
      if (control >= to) return false;
      if (!own.has(control)) return true;
    }
    return false;
  };
}

/** As for any field, but further checkboxes behind a lone one may be the rest of its group (`brand[1]`, `brand[2]`). */
function foreignToBox(context: LabelContext, box: number): (from: number, to: number) => boolean {
  const all = foreignTo(context, new Set([box]));
  const others = foreignTo(context, context.checkboxes);
  return (from, to) => (from > box ? others(from, to) : all(from, to));
}

/** The innermost node that holds both. */
export function commonAncestor(markup: Markup, first: number, last: number): number {
  let at = first;
  while (at > 0 && (markup.nodes[at]?.end ?? 0) <= last) at = markup.nodes[at]?.parent ?? 0;
  return at;
}

/** The child of an element that is a node, or holds it. */
export function childTowards(markup: Markup, ancestor: number, node: number): number {
  let at = node;
  for (let parent = markup.nodes[at]?.parent ?? -1; parent > ancestor; parent = markup.nodes[at]?.parent ?? -1)
    at = parent;
  return at;
}

function countBetween(sorted: readonly number[], from: number, to: number): number {
  return lowerBound(sorted, to) - lowerBound(sorted, from);
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
