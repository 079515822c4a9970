/**
 * The little of a page's tree that labels and forms need: text, siblings, ids. Built in one pass over the Snapshot.
 */

import { oncePer } from '../base/remember.js';
import { collapse } from '../base/text.js';
import type { Snapshot, SnapshotNode } from '../model/snapshot.js';
import { spokenTwins } from './spoken-twins.js';

/** Elements whose text nobody reads as a label: scripts, templates, the insides of controls, and what drawings are called (SVG). */
const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'select',
  'datalist',
  'textarea',
  'head',
  'iframe',
  'object',
  'title',
  'desc',
]);

/** Length at which the text of a node is cut, in characters. Raising it costs time on pages whose labels wrap whole blocks. */
const MAX_TEXT = 400;

/** A page's tree with the look-ups that labels need. */
export interface Markup {
  readonly nodes: readonly SnapshotNode[];
  /** Node id of the first element with an `id`, by that id. */
  readonly byId: ReadonlyMap<string, number>;
  /** Node id of the previous sibling, -1 if there is none, by node id. */
  readonly previous: Int32Array;
  /** Ids of the elements that repeat for assistive technology what is shown beside them. */
  readonly twins: ReadonlySet<number>;
}

/** As much of a page's tree as its texts need. */
export type TextMarkup = Pick<Markup, 'nodes' | 'twins'>;

/** The look-ups of a page. */
export const createMarkup: (snapshot: Snapshot) => Markup = oncePer(({ nodes }) => {
  const byId = new Map<string, number>();
  const previous = new Int32Array(nodes.length).fill(-1);
  const lastChild = new Int32Array(nodes.length).fill(-1);
  for (const node of nodes) {
    const id = node.attributes['id'];
    if (id !== undefined && id !== '' && !byId.has(id)) byId.set(id, node.id);
    if (node.parent < 0) continue;
    previous[node.id] = lastChild[node.parent] ?? -1;
    lastChild[node.parent] = node.id;
  }
  return { nodes, byId, previous, twins: spokenTwins(nodes) };
});

/** The text that a person reads in a node, collapsed, at most 400 characters; insides of controls and scripts left out. */
export function readText(markup: TextMarkup, id: number): string {
  const end = markup.nodes[id]?.end ?? id;
  let text = '';
  for (let at = id; at < end && text.length < MAX_TEXT; at += 1) {
    const node = markup.nodes[at];
    if (node === undefined) break;
    if (node.tag === '#text') text += node.text;
    else if (at !== id && (UNREAD.has(node.tag) || markup.twins.has(at))) at = node.end - 1;
    else if (at !== id && !isInline(node.tag)) text += ' ';
  }
  return collapse(text);
}

/** An attribute of a node, collapsed, or null if it is missing or blank. */
export function attribute(node: SnapshotNode | undefined, name: string): string | null {
  const text = collapse(node?.attributes[name] ?? '');
  return text === '' ? null : text;
}

/** The text of the elements that an attribute such as `aria-labelledby` names, or null. */
export function referencedText(markup: Markup, node: SnapshotNode | undefined, name: string): string | null {
  const texts = (node?.attributes[name] ?? '').split(/\s+/u).map((id) => {
    const target = markup.byId.get(id);
    return target === undefined
      ? ''
      : readText(markup, target) || (attribute(markup.nodes[target], 'aria-label') ?? '');
  });
  const joined = collapse(texts.join(' '));
  return joined === '' ? null : joined;
}

/** What a node shows, else the name of the picture in it: `alt` or `aria-label` or `title`. Empty if there is nothing. */
export function shownOrNamed(markup: Markup, id: number): string {
  const text = readText(markup, id);
  if (/[\p{L}\p{N}]/u.test(text)) return text;
  const end = markup.nodes[id]?.end ?? id;
  for (let at = id; at < end; at += 1) {
    const node = markup.nodes[at];
    const name = attribute(node, 'aria-label') ?? attribute(node, 'alt') ?? attribute(node, 'title');
    if (name !== null) return name;
    if (node?.tag === 'title') return readText(markup, at);
  }
  return text;
}

function isInline(tag: string): boolean {
  return INLINE.has(tag);
}

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'b',
  'bdi',
  'bdo',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
  'abbr',
  'cite',
  'code',
  'data',
  'q',
  'time',
  'var',
  'ins',
  'del',
]);
