/**
 * Writes a Snapshot's flat node list from a stream of opened elements, texts and closed elements (design §4).
 *
 * It decides what HTML alone tells about visibility and control states, and it bounds what a hostile page can cost.
 */

import type { ControlState, SnapshotNode } from '../model/snapshot.js';
import { isBlockTag } from './block-tags.js';

/** Nodes kept per page; the rest is cut. Real pages stay below 50,000. */
export const MAX_NODES = 200_000;
/** Levels kept; deeper elements become siblings, as browsers do at 512. */
export const MAX_DEPTH = 512;
/** Characters kept of one data script (JSON-LD, embedded state). */
const MAX_SCRIPT_TEXT = 2_000_000;

const NEVER_SHOWN: ReadonlySet<string> = new Set([
  'head',
  'title',
  'script',
  'style',
  'template',
  'noscript',
  'datalist',
  'noframes',
  'meta',
  'link',
  'base',
]);
const CONTROLS: ReadonlySet<string> = new Set([
  'input',
  'select',
  'textarea',
  'button',
  'option',
  'optgroup',
  'fieldset',
]);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/iu;
const DATA_SCRIPT = /^(?:application|text)\/(?:[\w.-]+\+)?json\b/iu;
const SPACE_ONLY = /^\s*$/u;

/** Attributes by name, without a prototype. */
export type Attributes = Readonly<Record<string, string>>;

type Writable<T> = { -readonly [key in keyof T]: T[key] };
type OpenNode = Writable<Omit<SnapshotNode, 'state'>> & { state: Writable<ControlState> | null };

/** Receives a page's elements and texts in document order. */
export interface NodeWriter {
  /** Opens an element; false if it was cut because the page is too large (its contents must be skipped). */
  open(tag: string, attributes: Attributes): boolean;
  /** Adds a text to the open element. */
  text(text: string): void;
  /** Closes the open element. */
  close(): void;
  /** All nodes; closes what is still open. */
  finish(): readonly SnapshotNode[];
}

interface WriterState {
  readonly nodes: OpenNode[];
  /** Ids of the open elements; a negative entry stands for a level beyond {@link MAX_DEPTH}. */
  readonly open: number[];
  pendingSpace: boolean;
}

/** A writer without nodes. */
export function createNodeWriter(): NodeWriter {
  const state: WriterState = { nodes: [], open: [], pendingSpace: false };
  return {
    open: (tag, attributes) => openElement(state, tag, attributes),
    text: (text) => addText(state, text),
    close: () => closeElement(state),
    finish: () => {
      while (state.open.length > 0) closeElement(state);
      return state.nodes;
    },
  };
}

function openElement(state: WriterState, tag: string, attributes: Attributes): boolean {
  if (state.nodes.length >= MAX_NODES) return false;
  if (isBlockTag(tag)) state.pendingSpace = false;
  else flushSpace(state);
  const parent = currentNode(state);
  const isHidden = parent?.visible === false || isHiddenByMarkup(tag, attributes);
  const node = newNode(state, parent, { tag, text: '', attributes, visible: isHidden ? false : null });
  if (CONTROLS.has(tag)) node.state = controlState(attributes, parent);
  state.nodes.push(node);
  state.open.push(state.open.length < MAX_DEPTH ? node.id : -node.id - 1);
  return true;
}

function addText(state: WriterState, text: string): void {
  const parent = currentNode(state);
  if (parent === undefined || state.nodes.length >= MAX_NODES) return;
  if (SPACE_ONLY.test(text)) {
    state.pendingSpace = true;
    return;
  }
  const kept = keptText(parent, text);
  if (kept === '') return;
  flushSpace(state);
  state.nodes.push(
    newNode(state, parent, { tag: '#text', text: kept, attributes: NO_ATTRIBUTES, visible: parent.visible }),
  );
}

function closeElement(state: WriterState): void {
  const entry = state.open.pop();
  if (entry === undefined) return;
  const node = state.nodes[entry < 0 ? -entry - 1 : entry];
  if (node === undefined) return;
  if (isBlockTag(node.tag)) state.pendingSpace = false;
  if (entry >= 0) node.end = state.nodes.length;
  if (node.tag === 'select') settleSelect(node, state.nodes);
  else if (node.tag === 'textarea' && node.state !== null) node.state.value = textWithin(node, state.nodes);
  else if (node.tag === 'option' && node.state !== null && node.attributes['value'] === undefined) {
    node.state.value = textWithin(node, state.nodes).replace(/\s+/gu, ' ').trim();
  }
}

/** The innermost open element that may still get children. */
function currentNode(state: WriterState): OpenNode | undefined {
  const at = Math.min(state.open.length, MAX_DEPTH) - 1;
  const entry = at < 0 ? undefined : state.open[at];
  return entry === undefined ? undefined : state.nodes[entry];
}

function newNode(
  state: WriterState,
  parent: OpenNode | undefined,
  { tag, text, attributes, visible }: Pick<SnapshotNode, 'tag' | 'text' | 'attributes' | 'visible'>,
): OpenNode {
  const id = state.nodes.length;
  return {
    id,
    parent: parent === undefined ? -1 : parent.id,
    end: id + 1,
    depth: parent === undefined ? 0 : parent.depth + 1,
    tag,
    text,
    attributes,
    visible,
    role: attributes['role'] ?? null,
    accessibleName: null,
    state: null,
    listensForClicks: null,
  };
}

/** Attributes of texts, and of elements that have none. */
export const NO_ATTRIBUTES: Attributes = Object.freeze(Object.create(null) as Record<string, string>);

/** White space between inline parts is one space; next to blocks it is nothing. */
function flushSpace(state: WriterState): void {
  if (!state.pendingSpace) return;
  state.pendingSpace = false;
  const parent = currentNode(state);
  if (parent === undefined || state.nodes.length - 1 === parent.id) return;
  state.nodes.push(
    newNode(state, parent, { tag: '#text', text: ' ', attributes: NO_ATTRIBUTES, visible: parent.visible }),
  );
}

function isHiddenByMarkup(tag: string, attributes: Attributes): boolean {
  if (NEVER_SHOWN.has(tag)) return true;
  if (attributes['hidden'] !== undefined && attributes['hidden'] !== 'until-found') return true;
  if (tag === 'input' && attributes['type']?.toLowerCase() === 'hidden') return true;
  if (tag === 'dialog' && attributes['open'] === undefined) return true;
  const style = attributes['style'];
  return style !== undefined && HIDING_STYLE.test(style);
}

/** Code and style sheets are dropped; data in scripts is kept, bounded. */
function keptText(parent: OpenNode, text: string): string {
  if (parent.tag === 'style') return '';
  if (parent.tag !== 'script') return text;
  return DATA_SCRIPT.test(parent.attributes['type'] ?? '') ? text.slice(0, MAX_SCRIPT_TEXT) : '';
}

function controlState(attributes: Attributes, parent: OpenNode | undefined): Writable<ControlState> {
  return {
    value: attributes['value'] ?? '',
    checked: attributes['checked'] !== undefined,
    selected: attributes['selected'] !== undefined,
    disabled: attributes['disabled'] !== undefined || isInDisabled(parent),
  };
}

function isInDisabled(parent: OpenNode | undefined): boolean {
  return parent?.state?.disabled === true && (parent.tag === 'fieldset' || parent.tag === 'optgroup');
}

/** As browsers do: a single select without a chosen option has its first enabled one chosen, and the last chosen wins. */
function settleSelect(select: OpenNode, nodes: readonly OpenNode[]): void {
  const options = nodes
    .slice(select.id + 1, select.end)
    .flatMap((node) => (node.tag === 'option' && node.state !== null ? [node.state] : []));
  const chosen = options.filter((option) => option.selected);
  if (select.attributes['multiple'] === undefined) {
    const winner = chosen.at(-1) ?? options.find((option) => !option.disabled);
    for (const option of options) option.selected = option === winner;
  }
  if (select.state !== null) select.state.value = options.find((option) => option.selected)?.value ?? '';
}

function textWithin(node: OpenNode, nodes: readonly OpenNode[]): string {
  let text = '';
  for (let id = node.id + 1; id < node.end; id += 1) text += nodes[id]?.text ?? '';
  return text;
}
