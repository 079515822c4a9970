/**
 * Boxes of one name in several sections, such as all facets of a shop whose values are told apart by their ids alone: each
 * section is a choice of its own, unless something is said over all of them.
 */

import { labelText, splitCount, textKey } from '../base/text.js';
import { wordsOf } from '../base/words.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { childTowards, commonAncestor } from './field-label.js';
import { labelAbove, type LabelAbove } from './label-above.js';
import { readText, type Markup } from './markup.js';

/** Longest text taken as what heads a section, in characters. */
const MAX_HEAD = 60;

/** Boxes in sections at least: where each has one only, the heads are what the boxes are called. */
const LEAST_BOXES = 3;

/** A box with what is sent for it and what it is called. */
export interface SectionBox {
  readonly node: number;
  readonly value: string;
  readonly label: string;
}

/** What else tells whether sections are choices of their own. */
export interface SectionGround {
  /** Node of the form that the boxes belong to, -1 for none: what stands outside of it names more than their field. */
  readonly form: number;
  /** Whether there are boxes of other names in it, so that a label may be one field's among several. */
  readonly hasOthers: boolean;
  /** Whether nodes `from … to - 1` hold controls of another field. */
  readonly isForeign: (from: number, to: number) => boolean;
}

/** What stands at the top of a section. */
interface Head extends LabelAbove {
  /** Element and depth: sections of one row begin alike. */
  readonly kind: string;
  /** Whether it names just what belongs to it: a legend, or what folds and unfolds that. */
  readonly isBound: boolean;
}

/**
 * What each box of one name is a value of, where they stand in several sections with heads that are alike; else null.
 * Sections of one choice stay together: letters over its values, parts that share values, and parts under a label of
 * their own, which is a legend or the like, or any text over mere headings.
 */
export function sectionLabels(
  markup: Markup,
  boxes: readonly SectionBox[],
  ground: SectionGround,
): readonly LabelAbove[] | null {
  const [first, last] = [boxes[0]?.node ?? -1, boxes.at(-1)?.node ?? -1];
  if (boxes.length < LEAST_BOXES) return null;
  const block = commonAncestor(markup, first, last);
  const heads = headsIn(markup, block, last);
  for (const kind of new Set(heads.filter(({ node }) => node < first).map((head) => head.kind))) {
    const alike = heads.filter((head) => head.kind === kind);
    const headed = headsOf(markup, boxes, alike);
    if (headed === null || !areChoices(boxes, headed)) continue;
    const before = heads.filter(
      ({ node }) => node < (headed[0]?.node ?? -1) && !alike.some((one) => one.node === node),
    );
    return isOneChoice(markup, { block, before, headed }, ground) ? null : mergedHeads(headed);
  }
  return null;
}

/** All that may head a section in a block before some node, the outermost of what lies in each other. */
function headsIn({ nodes, ...markup }: Markup, block: number, before: number): readonly Head[] {
  const heads: Head[] = [];
  for (let at = block + 1; at < before; at += 1) {
    const node = nodes[at];
    if (node === undefined) break;
    if (node.tag === 'label') at = node.end - 1;
    else if (isHead(node)) {
      const text = labelText(readText({ nodes, ...markup }, at));
      const inner = nodes.slice(at, node.end);
      if (/\p{L}/u.test(text) && text.length <= MAX_HEAD && !inner.some(({ tag }) => tag === 'input'))
        heads.push({ node: at, text, kind: `${node.tag} ${depthOf(nodes, at)}`, isBound: inner.some(isBinding) });
      at = node.end - 1;
    }
  }
  return heads;
}

function isHead(node: SnapshotNode): boolean {
  const isTitle = /^(?:h[1-6]|legend|summary|dt)$/u.test(node.tag) || node.role === 'heading';
  return isTitle || unfoldsPart(node) || isPlaceholder(node);
}

/** Whether an element is a link in looks only: it leads nowhere, so that it can but say something. */
function isPlaceholder({ tag, role, attributes }: SnapshotNode): boolean {
  return tag === 'a' && attributes['href'] === undefined && (role ?? null) === null;
}

function isBinding(node: SnapshotNode): boolean {
  return node.tag === 'legend' || node.tag === 'summary' || unfoldsPart(node);
}

/** Whether an element is pressed to fold and unfold another one. */
function unfoldsPart({ tag, role, attributes }: SnapshotNode): boolean {
  return (tag === 'button' || role === 'button') && attributes['aria-expanded'] !== undefined;
}

function depthOf(nodes: Markup['nodes'], id: number): number {
  let depth = 0;
  for (let at = nodes[id]?.parent ?? -1; at >= 0; at = nodes[at]?.parent ?? -1) depth += 1;
  return depth;
}

/** The head of each box; null if one has none. */
function headsOf(markup: Markup, boxes: readonly SectionBox[], alike: readonly Head[]): readonly Head[] | null {
  const [first, last] = [alike[0], alike.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const holder = commonAncestor(markup, first.node, last.node);
  const ends = alike.map(({ node }, at) => {
    const part = childTowards(markup, holder, node);
    const end = markup.nodes[part]?.end ?? node;
    const isWhole = boxes.some((box) => box.node > part && box.node < end);
    return isWhole ? end : (alike[at + 1]?.node ?? markup.nodes[holder]?.end ?? node);
  });
  const headed = boxes.flatMap((box) => alike.filter(({ node }, at) => node < box.node && box.node < (ends[at] ?? -1)));
  return headed.length === boxes.length ? headed : null;
}

/** Whether what stands under heads that are alike are choices of several things, as far as the heads and values tell. */
function areChoices(boxes: readonly SectionBox[], headed: readonly Head[]): boolean {
  const names = headed.map(({ text }) => textKey(text));
  const isNamedSo = boxes.some(({ label }, at) => says(names[at] ?? '', splitCount(label).value));
  if (new Set(names).size < 2 || isNamedSo || names.every(isOfDirectory)) return false;
  const nameOf = new Map<string, string>();
  const isApart = boxes.every(({ value }, at) => {
    const name = names[at] ?? '';
    const known = nameOf.get(value) ?? name;
    nameOf.set(value, name);
    return known === name;
  });
  const isLarge = new Set(headed.map(({ node }) => node)).size < boxes.length;
  return isLarge && isApart;
}

/** Whether a text has all words of another one. */
function says(text: string, other: string): boolean {
  const [all, words] = [wordsOf(text), wordsOf(other)];
  return words.length > 0 && words.every((word) => all.includes(word));
}

/** Whether a head is a letter, or from one to another. */
function isOfDirectory(text: string): boolean {
  return /^\p{L}\p{M}*(?:\s*\P{L}+\s*\p{L}\p{M}*)?$/u.test(text);
}

interface Sections {
  /** The node that holds all boxes. */
  readonly block: number;
  /** Heads of other kinds that come before the sections. */
  readonly before: readonly Head[];
  readonly headed: readonly Head[];
}

/** Whether sections have a label over all of them that is the one of their field. */
function isOneChoice(markup: Markup, { block, before, headed }: Sections, ground: SectionGround): boolean {
  if (before.some(({ isBound }) => isBound)) return true;
  const over = labelOver(markup, block, ground);
  const node = markup.nodes[over?.node ?? -1];
  if (node !== undefined && isNaming(markup, node)) return true;
  const isSaid =
    node !== undefined || before.length > 0 || saysBefore(markup, { block, before, headed }, ground.isForeign);
  return isSaid && (ground.hasOthers || !headed.every(({ isBound }) => isBound));
}

/** The label of the block, not one of the whole form. */
function labelOver(markup: Markup, block: number, { form, isForeign }: SectionGround): LabelAbove | null {
  const label = block === form ? null : labelAbove(markup, block, isForeign);
  const end = form < 0 ? Infinity : (markup.nodes[form]?.end ?? 0);
  const isInside = label !== null && label.node > form && label.node < end;
  return isInside && !isOfButton(markup, block, label) ? label : null;
}

/** Whether what stands over a block is said again by a button behind it: it tells what the block does, not what is chosen. */
function isOfButton(markup: Markup, block: number, { node, text }: LabelAbove): boolean {
  const panel = commonAncestor(markup, node, block);
  const behind = markup.nodes.slice(markup.nodes[block]?.end, markup.nodes[panel]?.end);
  return behind.some(({ id, tag }) => tag === 'button' && textKey(readText(markup, id)) === textKey(text));
}

/** Whether a label is bound to what it names: by its element, by unfolding that, or as the name of a group. */
function isNaming({ nodes }: Markup, node: SnapshotNode): boolean {
  if (node.tag === 'fieldset' || /^(?:group|radiogroup|listbox)$/u.test(node.role ?? '')) return true;
  return isHead(node) && nodes.slice(node.id, node.end).some(isBinding);
}

/**
 * Whether a block says something before the part of it that holds the first head; what is pressed there, as "Clear", names
 * nothing, and what stands with other fields names these.
 */
function saysBefore(markup: Markup, { block, headed }: Sections, isForeign: SectionGround['isForeign']): boolean {
  const part = childTowards(markup, block, headed[0]?.node ?? block);
  for (let at = block + 1; at < part; at += 1) {
    const node = markup.nodes[at];
    if (node === undefined) continue;
    if (node.tag === '#text' && /\p{L}/u.test(node.text)) return true;
    const isOfOther = node.parent === block && isForeign(node.id, node.end);
    if (isOfOther || isPressed(node)) at = node.end - 1;
  }
  return false;
}

function isPressed({ tag, role, attributes }: SnapshotNode): boolean {
  return tag === 'button' || role === 'button' || (tag === 'a' && attributes['href'] !== undefined);
}

/** The heads, those that say the same as one: a part that is shown twice. */
function mergedHeads(headed: readonly Head[]): readonly LabelAbove[] {
  const merged = new Map<string, LabelAbove>();
  return headed.map(({ node, text }) => {
    const own = merged.get(textKey(text)) ?? { node, text };
    merged.set(textKey(text), own);
    return own;
  });
}
