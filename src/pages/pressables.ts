/**
 * What may be pressed on a page without having an address of its own: buttons, anchors that only name their own page,
 * whatever listens for clicks, and buttons that submit a form.
 */

import { isActingAddress } from '../base/acting-address.js';
import { groupBy } from '../base/group-by.js';
import { oncePer } from '../base/remember.js';
import { defaultButton, submissionOf } from '../forms/index.js';
import type { AccessPath } from '../model/access-path.js';
import type { Form, SubmitButton } from '../model/form.js';
import type { Control } from '../model/page.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { PAGINATION_GROUP } from '../model/step.js';
import { isBoundToPage } from './bound-forms.js';
import { seenText } from './heard-words.js';
import type { PageIndex } from './page-index.js';
import { radioPages } from './paging/radio-pages.js';
import { controlOf, pathBy } from './steps.js';

/** Something to press. */
export interface Pressable {
  readonly node: number;
  /** What it shows: its text, else its name. */
  readonly text: string;
  readonly isDisabled: boolean;
  /** How a press of a submit button is asked without a page; null where only a live page can tell. */
  readonly request: AccessPath | null;
  /** Whether a press posts a form. */
  readonly isPosted: boolean;
}

/** What pressables are found with. */
export interface PressContext {
  readonly forms: readonly Form[];
  /** The path by which the page was reached; null where only its address is known. */
  readonly at: AccessPath | null;
}

/** Roles of what makes a choice, takes input or opens something: none of them turns a page. */
const OTHER_ROLES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'option',
  'switch',
  'combobox',
  'listbox',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'menuitemcheckbox',
  'menuitemradio',
  'treeitem',
  'columnheader',
  'rowheader',
  'row',
]);
const OTHER_TAGS: ReadonlySet<string> = new Set([
  'select',
  'option',
  'optgroup',
  'textarea',
  'label',
  'summary',
  'html',
  'body',
  'main',
  'form',
  'table',
  'tr',
  'th',
]);
const BUTTON_TYPES: ReadonlySet<string> = new Set(['button', 'submit', 'image']);
const DIALOG_ROLES: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);
/**
 * Class token that says the same as the attribute, where a script sets it on what is no form control: it ends so, or begins
 * so; between other words it says how what is disabled looks.
 */
const DISABLED_TOKEN = /(?:^|[\s_-])disabled(?:$|[\s_])|(?:^|\s)disabled-/u;

/** All of a page, in document order; of nested ones the innermost. */
export function findPressables(index: PageIndex, { forms, at }: PressContext): readonly Pressable[] {
  const known = pressablesOf(index)(forms);
  const found = known.get(at !== null) ?? allPressables(index, { forms, at });
  known.set(at !== null, found);
  return found;
}

/** What was found on a page with its forms, by whether it was reached by a path that can be gone on from. */
const pressablesOf = oncePer((_: PageIndex) =>
  oncePer((_: readonly Form[]) => new Map<boolean, readonly Pressable[]>()),
);

function allPressables(index: PageIndex, { forms, at }: PressContext): readonly Pressable[] {
  const submits = submitButtons(forms);
  const isLive = index.snapshot.source !== 'http';
  const labels = new Set(isLive ? radioPages(index).map(({ label }) => label) : []);
  const found: Pressable[] = [];
  let covered = -1;
  for (const node of index.nodes) {
    if (node.id < covered || node.tag === '#text') continue;
    if (node.visible === false || isOverlay(node)) covered = node.end;
    else {
      const pressable = labels.has(node.id)
        ? { node: node.id, text: textOf(index, node), isDisabled: false, request: null, isPosted: false }
        : pressableOf(index, node, { submit: submits.get(node.id) ?? null, isWorked: at !== null });
      const last = found.at(-1);
      if (pressable === null) continue;
      if (last !== undefined && index.contains(last.node, node.id)) found[found.length - 1] = pressable;
      else found.push(pressable);
    }
  }
  return found;
}

/**
 * Over HTTP only what is submitted tells what a press does, unless a live page can be had where it is pressed. What would
 * be sent to act is never pressed.
 */
function pressableOf(
  index: PageIndex,
  node: SnapshotNode,
  { submit, isWorked }: { readonly submit: Submit | null; readonly isWorked: boolean },
): Pressable | null {
  if (isExcluded(node) || (submit === null && !isPressable(index, node))) return null;
  const isIdle = isDisabled(index, node);
  const request = submit === null || isBoundToPage(index, submit.form) ? null : requestOf(submit);
  const isLive = index.snapshot.source !== 'http' || isWorked;
  // What cannot be pressed tells where the pager stands.
  const isOfUse = request !== null || isIdle || (isLive && mayWork(submit));
  if (!isOfUse) return null;
  const isPosted = submit?.form.method === 'post';
  return { node: node.id, text: textOf(index, node), isDisabled: isIdle, request, isPosted };
}

/** Whether a press does not send a form that may act. */
function mayWork(submit: Submit | null): boolean {
  return submit === null || submit.form.purpose !== 'act' || requestOf(submit) !== null;
}

/** How a press is asked: the submission where there is one, else a press in the live page. */
export function pressPath(index: PageIndex, pressable: Pressable, at: AccessPath | null): AccessPath {
  if (pressable.request !== null) return pressable.request;
  return pathBy(at, index.snapshot.url, [pressControl(index, pressable).step]);
}

/** The press as a step of a pager. */
export function pressControl(index: PageIndex, { node, text }: Pressable): Control {
  const name = index.accessibleName(node) || text;
  return controlOf(index, node, { do: 'click', group: PAGINATION_GROUP, name });
}

/** Whether an anchor's address is its own page: then only a script makes something of it. */
export function isOwnPage(index: PageIndex, node: number): boolean {
  const href = index.node(node).attributes['href'];
  const url = index.linkUrl(node);
  if (href === undefined || url === null) return false;
  const hash = url.indexOf('#');
  return (
    hash >= 0 && stem(url.slice(0, hash)) === stem(index.documentUrl(node)) && /^#[^=/?!]*$/u.test(url.slice(hash))
  );
}

function stem(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

interface Submit {
  readonly form: Form;
  readonly button: SubmitButton;
}

function submitButtons(forms: readonly Form[]): ReadonlyMap<number, Submit> {
  return new Map(
    forms.flatMap((form) => form.buttons.map((button): [number, Submit] => [button.node, { form, button }])),
  );
}

/** What a submission of the form by this button asks; null if the form may act, or says nothing that a page could be told by. */
function requestOf({ form, button }: Submit): AccessPath | null {
  const hasValue = button.name !== null || form.fields.some(({ widget }) => widget === 'hidden');
  return hasValue && isHarmless(form) ? submissionOf(form, new Map(), button) : null;
}

const PERSONAL_WIDGETS: ReadonlySet<string> = new Set(['password', 'file', 'textarea', 'other']);

/** Forms that are posted count as acting; one without a field to write in only carries a state from page to page. */
function isHarmless(form: Form): boolean {
  if (isActingAddress(form.action)) return false;
  if (form.purpose !== 'act') return true;
  return (
    form.method === 'post' &&
    defaultButton(form) !== undefined &&
    form.fields.every(({ widget }) => !PERSONAL_WIDGETS.has(widget) && widget !== 'text')
  );
}

function isOverlay({ covers, attributes, role }: SnapshotNode): boolean {
  return covers === true || DIALOG_ROLES.has(role ?? '') || attributes['aria-modal'] === 'true';
}

function isPressable(index: PageIndex, node: SnapshotNode): boolean {
  const { tag, attributes } = node;
  if (tag === 'a' && index.linkUrl(node.id) !== null) return isOwnPage(index, node.id) && !isJump(index, node);
  if (tag === 'a' && node.listensForClicks === null) return bareLinks(index).has(node.id);
  if (tag === 'button') return true;
  if (tag === 'input') return BUTTON_TYPES.has((attributes['type'] ?? '').toLowerCase());
  const role = index.role(node.id);
  return node.listensForClicks === true || role === 'button' || role === 'link';
}

/** Links without an address that are each one of several, none of which has any: only a script can make something of them. */
const bareLinks: (index: PageIndex) => ReadonlySet<number> = oncePer((index) => {
  const isBare = (link: number): boolean => index.node(link).attributes['href'] === undefined;
  const rows = groupBy(index.byTag('a').filter(isBare), (link) => rowOf(index, link));
  const found = new Set<number>();
  for (const [row, links] of rows) {
    const all = index.within(row, 'a');
    if (all.length > 1 && all.every(isBare)) for (const link of links) found.add(link);
  }
  return found;
});

/** What holds a link and those beside it: its parent, or what is around that if it holds nothing else. */
function rowOf(index: PageIndex, link: number): number {
  const { parent } = index.node(link);
  const isAlone = parent >= 0 && index.elements(parent).length === 1;
  return Math.max(0, isAlone ? index.node(parent).parent : parent);
}

function isExcluded({ tag, role, attributes }: SnapshotNode): boolean {
  return (
    OTHER_TAGS.has(tag) ||
    (role !== null && OTHER_ROLES.has(role)) ||
    attributes['aria-expanded'] !== undefined ||
    (attributes['aria-haspopup'] ?? 'false') !== 'false' ||
    attributes['aria-pressed'] !== undefined ||
    (attributes['type'] ?? '').toLowerCase() === 'reset'
  );
}

/** An anchor to a place on this page; not one that says that it changes what stands there (WAI-ARIA 1.2, aria-controls). */
function isJump(index: PageIndex, { attributes, listensForClicks }: SnapshotNode): boolean {
  const [, place = ''] = (attributes['href'] ?? '').split('#', 2);
  if (listensForClicks === true && attributes['aria-controls'] === place) return false;
  return place !== '' && (place.toLowerCase() === 'top' || index.byElementId(place) !== null);
}

function textOf(index: PageIndex, { id, attributes, tag }: SnapshotNode): string {
  const text = seenText(index, id);
  if (text !== '') return text;
  return (tag === 'input' ? (attributes['value'] ?? '') : '') || index.accessibleName(id);
}

/** Disabled by its state, or said to be on it or on the item that holds nothing else. */
export function isDisabled(index: PageIndex, { id, state, attributes, parent }: SnapshotNode): boolean {
  if (state?.disabled === true || attributes['disabled'] !== undefined || saysDisabled(attributes)) return true;
  return parent >= 0 && index.textLength(parent) <= index.textLength(id) && saysDisabled(index.node(parent).attributes);
}

function saysDisabled(attributes: SnapshotNode['attributes']): boolean {
  return attributes['aria-disabled'] === 'true' || DISABLED_TOKEN.test(attributes['class'] ?? '');
}
