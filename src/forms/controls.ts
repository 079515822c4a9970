/**
 * The controls of a page and the form that owns each, as the HTML standard has it.
 */

import type { Field } from '../model/form.js';
import type { SnapshotNode } from '../model/snapshot.js';
import { listOf } from './listed-options.js';
import { withListPairs } from './list-pairs.js';
import type { Markup } from './markup.js';

/** A control that can send something, or submit. */
export interface Control {
  readonly node: SnapshotNode;
  /** Node id of the owning form, -1 for none. */
  readonly form: number;
  readonly kind: Field['widget'] | 'checkbox' | 'radio' | 'submit' | 'image' | 'button';
  readonly name: string;
  readonly disabled: boolean;
  /** What holds its options, of a select: itself, or the list of a field for text. */
  readonly options?: SnapshotNode;
  /** Of a pair of lists, the part of their block in which this one stands. */
  readonly side?: SnapshotNode;
}

const INPUT_KINDS: ReadonlyMap<string, Control['kind']> = new Map<string, Control['kind']>([
  ['text', 'text'],
  ['email', 'other'],
  ['tel', 'other'],
  ['url', 'other'],
  ['color', 'other'],
  ['search', 'search'],
  ['number', 'number'],
  ['range', 'range'],
  ['date', 'date'],
  ['month', 'date'],
  ['week', 'date'],
  ['time', 'date'],
  ['datetime-local', 'date'],
  ['hidden', 'hidden'],
  ['password', 'password'],
  ['file', 'file'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['submit', 'submit'],
  ['image', 'image'],
  ['button', 'button'],
  ['reset', 'button'],
]);

const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr']);

/** The controls of a page in document order, each with its owner. */
export function findControls(markup: Markup): readonly Control[] {
  const owner = new Int32Array(markup.nodes.length).fill(-1);
  const disabled = new Uint8Array(markup.nodes.length);
  const controls: Control[] = [];
  const strays: Stray[] = [];
  for (const node of markup.nodes) {
    const above = node.parent < 0 ? -1 : node.parent;
    owner[node.id] = node.tag === 'form' ? node.id : (owner[above] ?? -1);
    disabled[node.id] = isDisabledAt(markup, node, disabled[above] === 1) ? 1 : 0;
    if (isStrayForm(markup, node)) strays.push({ form: node.id, until: endOfTable(markup, node) });
    const kind = controlKind(node);
    if (kind === null) continue;
    const form = ownerOf(markup, node, owner[node.id] ?? -1);
    controls.push({
      node,
      kind,
      name: node.attributes['name'] ?? '',
      form: form >= 0 || node.attributes['form'] !== undefined ? form : strayOwner(strays, node.id),
      disabled: disabled[node.id] === 1,
    });
  }
  return withListPairs(markup, controls).map((control) => withList(markup, control, controls));
}

const CHOSEN: ReadonlySet<Control['kind']> = new Set<Control['kind']>(['select', 'multi-select', 'checkbox', 'radio']);

/**
 * A field for text as a select if it lists what may stand in it, and is not the only thing of its form that is filled in:
 * such a form looks for words.
 */
function withList(markup: Markup, control: Control, controls: readonly Control[]): Control {
  const options = control.kind === 'text' ? listOf(markup, control.node) : null;
  if (options === null) return control;
  const isAmongChoices = controls.some(
    (other) => other !== control && other.form === control.form && (CHOSEN.has(other.kind) || hasList(markup, other)),
  );
  return control.form < 0 || isAmongChoices ? { ...control, kind: 'select', options } : control;
}

function hasList(markup: Markup, { node }: Control): boolean {
  return listOf(markup, node) !== null;
}

interface Stray {
  readonly form: number;
  readonly until: number;
}

/** Parsers leave a form that opens between table rows empty, and give it the controls of the rows that follow. */
function isStrayForm(markup: Markup, node: SnapshotNode): boolean {
  return node.tag === 'form' && node.end === node.id + 1 && TABLE_PARTS.has(markup.nodes[node.parent]?.tag ?? '');
}

function endOfTable(markup: Markup, node: SnapshotNode): number {
  let at = markup.nodes[node.parent];
  while (at !== undefined && at.tag !== 'table') at = markup.nodes[at.parent];
  return at?.end ?? node.end;
}

function strayOwner(strays: readonly Stray[], node: number): number {
  const last = strays.at(-1);
  return last !== undefined && node < last.until ? last.form : -1;
}

function ownerOf(markup: Markup, node: SnapshotNode, ancestor: number): number {
  const named = node.attributes['form'];
  if (named === undefined) return ancestor;
  const target = markup.byId.get(named);
  return target !== undefined && markup.nodes[target]?.tag === 'form' ? target : -1;
}

function isDisabledAt(markup: Markup, node: SnapshotNode, above: boolean): boolean {
  if (node.tag === 'legend' && markup.nodes[node.parent]?.tag === 'fieldset') return false;
  if (above || node.state?.disabled === true) return true;
  return node.attributes['disabled'] !== undefined && /^(?:fieldset|input|select|textarea|button)$/u.test(node.tag);
}

function controlKind(node: SnapshotNode): Control['kind'] | null {
  const type = (node.attributes['type'] ?? '').trim().toLowerCase();
  if (node.tag === 'input') return INPUT_KINDS.get(type) ?? 'text';
  if (node.tag === 'textarea') return 'textarea';
  if (node.tag === 'select') return node.attributes['multiple'] === undefined ? 'select' : 'multi-select';
  if (node.tag === 'button') return type === 'button' || type === 'reset' ? 'button' : 'submit';
  return null;
}
