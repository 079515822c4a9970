/**
 * Fields that something is typed into, with the form that owns each and what is pressed beside it.
 */

import { oncePer } from '../base/remember.js';
import type { Form } from '../model/form.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { isBox } from './groups/widget-state.js';
import type { PageIndex } from './page-index.js';
import { commonAncestor } from './paging/pressed-numbers.js';
import type { Pressable } from './pressables.js';

/** What goes into a field, as far as its markup tells. */
export type TextFieldKind = 'text' | 'search' | 'number' | 'date' | 'slider' | 'personal';

/** One field. */
export interface TextField {
  readonly node: number;
  readonly kind: TextFieldKind;
  /** The form that owns it, or null. */
  readonly form: Form | null;
  /** Its name in the form; empty where it sends nothing. */
  readonly name: string;
  readonly isHidden: boolean;
}

/** Kinds by `type`; others take no query and no bound. */
const KINDS: ReadonlyMap<string, TextFieldKind> = new Map<string, TextFieldKind>([
  ['', 'text'],
  ['text', 'text'],
  ['search', 'search'],
  ['number', 'number'],
  ['range', 'slider'],
  ['date', 'date'],
  ['month', 'date'],
  ['datetime-local', 'date'],
  ['week', 'date'],
  ['email', 'personal'],
  ['tel', 'personal'],
  ['password', 'personal'],
  ['url', 'personal'],
]);
/** What programmers and browsers call fields of a person (HTML standard, autofill). */
const PERSONAL =
  /(?:^|[\s_-])(?:e-?mail|username|tel(?:-\S+)?|cc-\S+|street-address|(?:current|new)-password|one-time-code|given-name|family-name)(?:$|[\s_-])/iu;
/** Characters of a keyword query that stands in a field. */
const MOST_TYPED = 200;
/** Levels around a field in which its button stands. */
const MAX_LEVELS = 4;

/** Fields of a page in document order. Those that cannot be filled in are left out. */
export function findTextFields(index: PageIndex, forms: readonly Form[]): readonly TextField[] {
  return fieldsOf(index)(forms);
}

/** What stands in a field, without white space around it; empty if nothing does. */
export function filledIn(index: PageIndex, { node }: TextField): string {
  const { state, attributes } = index.node(node);
  return (state?.value ?? attributes['value'] ?? '').trim();
}

/** What stands in visible fields for words that have no name, in document order; each once. */
export function typedTexts(index: PageIndex, forms: readonly Form[]): readonly string[] {
  const nameless = findTextFields(index, forms).filter(({ kind, name, isHidden }) => {
    return (kind === 'text' || kind === 'search') && name === '' && !isHidden;
  });
  const texts = nameless.map((field) => filledIn(index, field));
  return [...new Set(texts.filter((text) => text !== '' && text.length <= MOST_TYPED))];
}

const fieldsOf = oncePer((index: PageIndex) =>
  oncePer((forms: readonly Form[]): readonly TextField[] => {
    const ownForms = new Map(forms.map((form) => [form.node, form]));
    return index.nodes.flatMap((node) => {
      const kind = kindOf(node);
      if (kind === null || isLocked(node)) return [];
      const form = formOf(index, node, ownForms);
      return [{ node: node.id, kind, form, name: node.attributes['name'] ?? '', isHidden: node.visible === false }];
    });
  }),
);

function kindOf(node: SnapshotNode): TextFieldKind | null {
  const { tag, attributes } = node;
  if (tag === 'input') {
    const kind = KINDS.get((attributes['type'] ?? '').trim().toLowerCase()) ?? null;
    return kind === 'text' || kind === 'search' ? textKind(node, kind) : kind;
  }
  return tag === '#text' || tag === 'select' || tag === 'textarea' ? null : kindByRole(node);
}

/** Fields that are no form controls. */
function kindByRole({ role, attributes }: SnapshotNode): TextFieldKind | null {
  if (role === 'slider') return attributes['aria-valuenow'] === undefined ? null : 'slider';
  if (role === 'spinbutton') return 'number';
  const isEditable = attributes['contenteditable'] !== undefined && attributes['contenteditable'] !== 'false';
  return (role === 'searchbox' || role === 'textbox') && isEditable ? 'text' : null;
}

function textKind({ attributes }: SnapshotNode, kind: TextFieldKind): TextFieldKind {
  const hints = [attributes['autocomplete'], attributes['name'], attributes['id']].join(' ');
  if (PERSONAL.test(hints) || /\S@\S/u.test(attributes['placeholder'] ?? '') || attributes['inputmode'] === 'email')
    return 'personal';
  return /^(?:numeric|decimal)$/u.test(attributes['inputmode'] ?? '') ? 'number' : kind;
}

function isLocked({ state, attributes }: SnapshotNode): boolean {
  // Widgets keep fields of their own that no one is to reach.
  const isInner = attributes['aria-hidden'] === 'true' && attributes['type'] !== 'range';
  return (
    isInner || state?.disabled === true || attributes['disabled'] !== undefined || attributes['readonly'] !== undefined
  );
}

function formOf(index: PageIndex, node: SnapshotNode, forms: ReadonlyMap<number, Form>): Form | null {
  const named = node.attributes['form'];
  if (named !== undefined) return forms.get(index.byElementId(named) ?? -1) ?? null;
  const around = index.ancestors(node.id).find((id) => forms.has(id));
  const byField = [...forms.values()].find(({ fields }) => fields.some((field) => field.node === node.id));
  return byField ?? (around === undefined ? null : (forms.get(around) ?? null));
}

/** The only thing to press that stands beside some fields, where nothing else can be filled in; null if there is none. */
export function buttonBeside(
  index: PageIndex,
  nodes: readonly number[],
  { presses, fields }: { readonly presses: readonly Pressable[]; readonly fields: readonly TextField[] },
): Pressable | null {
  const [first = 0] = nodes;
  const last = nodes.at(-1) ?? first;
  let around = nodes.length > 1 ? commonAncestor(index, first, last) : index.node(first).parent;
  for (let level = 0; level < MAX_LEVELS && around > 0; level += 1, around = index.node(around).parent) {
    const here = around;
    if (fields.some(({ node, isHidden }) => !isHidden && !nodes.includes(node) && index.contains(here, node)))
      return null;
    const inside = presses.filter(({ node }) => index.contains(here, node) && !nodes.includes(node));
    if (inside.length > 0) return onlyOne(inside, { last, isOfBoxes: holdsBoxes(index, here) });
  }
  return null;
}

/** What is pressed for fields that end at a node: the only thing behind them, or the only one at all where it is not of boxes. */
function onlyOne(
  inside: readonly Pressable[],
  { last, isOfBoxes }: { readonly last: number; readonly isOfBoxes: boolean },
): Pressable | null {
  const [after, another] = inside.filter(({ node }) => node > last);
  if (after !== undefined && another === undefined) return after;
  return inside.length === 1 && !isOfBoxes ? (inside[0] ?? null) : null;
}

/** Whether boxes stand in a block: a button before fields in it is theirs. */
function holdsBoxes(index: PageIndex, block: number): boolean {
  return index.within(block, 'input').some((id) => isBox(index, id));
}
