/**
 * The button right after a list that brings more of it: the only thing there that can be pressed.
 */

import { wordsOf } from '../../base/text.js';
import type { Form } from '../../model/form.js';
import { opensClosedList } from '../closed-lists.js';
import type { PageIndex } from '../page-index.js';
import type { Pressable } from '../pressables.js';
import type { RecordRun } from '../lists/records.js';
import { commonAncestor } from './pressed-numbers.js';
import { isWithinShown } from './shown-between.js';

/** What the button is looked for among. */
export interface MoreContext {
  readonly presses: readonly Pressable[];
  readonly forms: readonly Form[];
}

/** The button after the list, and one like it before the list that brings earlier cards back, if there is one. */
export interface MoreButtons {
  readonly button: Pressable;
  readonly before: Pressable | null;
}

/** Levels above the list in which the button may stand. */
const MAX_LEVELS = 4;
/** Nodes that are shown between the end of the list and the button: a spinner, a progress bar, "24 of 312". */
const MAX_DISTANCE = 40;
/** Longer texts are no command. */
const MAX_TEXT = 80;
const ENDS: ReadonlySet<string> = new Set(['footer', 'aside', 'nav', 'header', 'textarea']);
const HEADING = /^h[1-6]$/u;
/** Blocks with heads beside one that make it one of several. Raising it takes heads of a few blocks for what brings more. */
const MIN_OTHERS = 1;
/** Types of inputs that nothing is filled in: buttons written as inputs are buttons like others. */
const NO_FIELDS = /^(?:hidden|button|submit|reset|image)$/iu;

/** The button that brings more of the list, or null. */
export function findMoreButton(index: PageIndex, list: RecordRun, context: MoreContext): MoreButtons | null {
  const last = list.records.at(-1);
  const first = list.records[0];
  if (last === undefined || first === undefined) return null;
  const owners = formOwners(context.forms);
  const isCommand = (press: Pressable): boolean =>
    // Nothing but a place tells this button: what it posts may as well fill a cart.
    !press.isPosted &&
    press.text !== '' &&
    press.text.length <= MAX_TEXT &&
    isFree(index, press, owners) &&
    !opensClosedList(index, press.node);
  const after = withinColumn(
    index,
    list,
    context.presses.filter(
      (press) =>
        press.node >= last.end &&
        isWithinShown(index, { from: last.end, to: press.node }, MAX_DISTANCE) &&
        isJoined(index, list, press.node),
    ),
  );
  const [button] = after;
  if (button === undefined || after.length > 1 || !isCommand(button)) return null;
  if (isHead(index, button, context.presses) || hasTwin(index, button, { from: last.end, presses: context.presses }))
    return null;
  return { button, before: buttonBefore(index, { first: first.root, button, presses: context.presses }) };
}

/** Those of a list's own column, if any stand there: what stands in a column beside it, such as a map, brings no more of it. */
function withinColumn(index: PageIndex, { container }: RecordRun, after: readonly Pressable[]): readonly Pressable[] {
  const column = [container, ...index.ancestors(container)].find((id) =>
    after.some(({ node }) => index.contains(id, node)),
  );
  return column === undefined ? after : after.filter(({ node }) => index.contains(column, node));
}

/** Whether the bar behind a list that a button stands in has another one that is called the same: it is a tool of the page. */
function hasTwin(
  index: PageIndex,
  button: Pressable,
  { from, presses }: { readonly from: number; readonly presses: readonly Pressable[] },
): boolean {
  return presses.some(
    (other) =>
      other.node > button.node && other.text === button.text && commonAncestor(index, button.node, other.node) >= from,
  );
}

/** Whether what is pressed heads a block that stands among others with such heads: it folds the block. */
function isHead(index: PageIndex, { node }: Pressable, presses: readonly Pressable[]): boolean {
  const block = index.node(node).parent;
  if (block < 0 || index.textLength(block) === index.textLength(node)) return false;
  const heads = new Set(presses.map((press) => press.node));
  const isHeaded = (id: number): boolean =>
    heads.has(index.children(id).find((child) => index.textLength(child) > 0) ?? -1);
  const blocks = index.children(index.node(block).parent).filter((id) => index.node(id).tag === index.node(block).tag);
  return isHeaded(block) && blocks.filter(isHeaded).length > MIN_OTHERS;
}

/** Whether a node stands under a near ancestor of the list, with no title, landmark or field between the two. */
function isJoined(index: PageIndex, { container, records }: RecordRun, node: number): boolean {
  const landmark = index.landmark(node);
  if (landmark !== null && landmark !== 'main' && ownBar(index, node) === null) return false;
  const around = levelsAround(index, container).slice(0, MAX_LEVELS + 1);
  const isNear = around.some((id) => id > 0 && index.node(id).tag !== 'body' && index.contains(id, node));
  return (isNear || isBodyChild(index, container, node)) && isOpen(index, records.at(-1)?.end ?? node, node);
}

/** An element and those around it, each of which shows more than the one in it: builders of pages wrap lists many times. */
function levelsAround(index: PageIndex, inner: number): readonly number[] {
  const levels = [inner];
  for (const id of index.ancestors(inner))
    if (index.textLength(id) > index.textLength(levels.at(-1) ?? inner)) levels.push(id);
  return levels;
}

/** The bar of which a button is all that there is to see; null if it stands in none. */
function ownBar(index: PageIndex, node: number): number | null {
  const bar = index.ancestors(node).find((id) => index.node(id).tag === 'nav' || index.role(id) === 'navigation');
  return bar !== undefined && index.text(bar) === index.text(node) ? bar : null;
}

/** Whether nothing that begins another part of the page lies between two nodes. */
function isOpen(index: PageIndex, from: number, to: number): boolean {
  const own = ownBar(index, to);
  for (let id = from; id < to; id += 1) {
    if (id === own) continue;
    const { tag, visible, attributes, end } = index.node(id);
    if (visible === false) id = end - 1;
    else if (HEADING.test(tag) || ENDS.has(tag) || (tag === 'input' && !NO_FIELDS.test(attributes['type'] ?? '')))
      return false;
  }
  return true;
}

/** On bare pages list and button stand side by side in the body, the button perhaps in a paragraph of its own. */
function isBodyChild(index: PageIndex, container: number, node: number): boolean {
  const { parent } = index.node(container);
  const isAlone = (id: number): boolean => id >= 0 && index.textLength(id) <= index.textLength(node);
  let at = node;
  while (index.node(at).parent !== parent && isAlone(index.node(at).parent)) at = index.node(at).parent;
  return parent >= 0 && index.node(at).parent === parent;
}

function formOwners(forms: readonly Form[]): readonly Form[] {
  return forms.filter(({ fields }) => fields.some(({ widget }) => widget !== 'hidden'));
}

/** Whether a press sends nothing that was filled in. */
function isFree(index: PageIndex, { node }: Pressable, owners: readonly Form[]): boolean {
  return !owners.some(
    (form) =>
      form.buttons.some((button) => button.node === node) || (!isWhole(index, form) && index.contains(form.node, node)),
  );
}

/** A form around the whole page tells nothing of what stands in it. */
function isWhole(index: PageIndex, form: Form): boolean {
  return index.textLength(form.node) * 2 > index.textLength(0);
}

/** A lone button of the same kind right before the list, called like the one behind it: "Load earlier" and "Load more". */
function buttonBefore(
  index: PageIndex,
  {
    first,
    button,
    presses,
  }: { readonly first: number; readonly button: Pressable; readonly presses: readonly Pressable[] },
): Pressable | null {
  const before = presses.filter(({ node }) => node < first && first - index.node(node).end <= 2);
  const [only] = before;
  if (before.length !== 1 || only === undefined || index.node(only.node).tag !== index.node(button.node).tag)
    return null;
  const words = new Set(wordsOf(button.text));
  return wordsOf(only.text).some((word) => words.has(word)) ? only : null;
}
