/**
 * Look-ups over a Snapshot that every recogniser of `pages` and `forms` shares. One linear pass; each look-up is cheap.
 */

import { collapse } from '../base/text.js';
import { addressInCharset } from '../base/page-charset.js';
import { parseHttpUrl, withoutHash } from '../base/url.js';
import { spokenTwins } from '../forms/index.js';
import type { Snapshot, SnapshotNode } from '../model/snapshot.js';
import { accessibleNameOf } from './accessible-name.js';
import { indexLandmarks, type Landmark } from './landmarks.js';
import { withoutRelays } from './relayed-links.js';
import { indexText } from './text-index.js';
import { veiledLinks } from './veiled-links.js';
import { treeRole } from './tree-roles.js';

/** Look-ups over one Snapshot. Ids are node ids; an id that is none throws a RangeError. */
export interface PageIndex {
  readonly snapshot: Snapshot;
  readonly nodes: readonly SnapshotNode[];
  node(id: number): SnapshotNode;
  /** Ids of the children, elements and texts, in order. */
  children(id: number): readonly number[];
  /** Ids of the child elements, in order. */
  elements(id: number): readonly number[];
  /** Displayed text of the subtree, white space collapsed. Of a hidden element or an option the text it would show. */
  text(id: number): string;
  /** About the length of {@link text}, without building it. */
  textLength(id: number): number;
  /** Text of the node's own text children only, collapsed; of scripts and hidden elements too. */
  ownText(id: number): string;
  /** Ids of the elements with this tag, in order. */
  byTag(tag: string): readonly number[];
  /** Ids of the elements with this tag inside the subtree of `id`, in order. */
  within(id: number, tag: string): readonly number[];
  /** Id of the element with this `id` attribute, or null; of several the first, or the one that `from` refers to. */
  byElementId(elementId: string, from?: number): number | null;
  /** Id of the `label` element whose `for` names this element id, or null; of several the first, or the one nearest to `from`. */
  labelFor(elementId: string, from?: number): number | null;
  /** Ids from the parent up to the root. */
  ancestors(id: number): readonly number[];
  /** Whether `inner` is `outer` or lies in it. */
  contains(outer: number, inner: number): boolean;
  /** Whether it is known that nobody sees it. */
  isHidden(id: number): boolean;
  /** Address of the document that holds the node: the page's, or that of the frame around it. */
  documentUrl(id: number): string;
  /**
   * Absolute http(s) address that an `a[href]`, an `area[href]` or a button that stands for a link leads to, past what only
   * counts the click, or null.
   */
  linkUrl(id: number): string | null;
  /** Ids of the elements that {@link linkUrl} has an address for, in order. */
  readonly links: readonly number[];
  /** Name that assistive technology would say (simplified accname 1.2), or ''. */
  accessibleName(id: number): string;
  /** Explicit role, or the browser's computed one, in lower case, or null; of trees that are written as grids those of trees. */
  role(id: number): string | null;
  /** The innermost region that holds the node, or null. */
  landmark(id: number): Landmark | null;
}

/** Look-ups over a page. */
export function indexPage(snapshot: Snapshot): PageIndex {
  const nodes = withoutTwins(snapshot.nodes);
  const text = indexText(nodes);
  const tags = indexTags(nodes);
  const frames = indexFrames(snapshot, tags);
  const urls = indexLinks(snapshot, tags, frames);
  const landmarks = indexLandmarks(nodes);
  let elementIds: ReadonlyMap<string, readonly number[]> | null = null;
  let labels: ReadonlyMap<string, readonly number[]> | null = null;
  const node = (id: number): SnapshotNode => nodeAt(nodes, id);
  const perNode = <T extends Answer>(compute: (id: number) => T): ((id: number) => T) =>
    oncePerNode({ nodes }, compute);
  const index: PageIndex = {
    snapshot,
    nodes,
    links: [...urls.keys()],
    node,
    children: perNode((id) => childrenOf(nodes, node(id))),
    elements: perNode((id) => index.children(id).filter((child) => nodes[child]?.tag !== '#text')),
    text: perNode((id) => text.text(id)),
    textLength: (id) => text.length(id),
    ownText: (id) => ownText(nodes, node(id)),
    byTag: (tag) => tags.get(tag) ?? [],
    within: (id, tag) => slice(tags.get(tag) ?? [], id + 1, node(id).end),
    byElementId: (elementId, from) =>
      nearestOf(nodes, (elementIds ??= indexByAttribute(nodes, 'id')).get(elementId) ?? [], from),
    labelFor: (elementId, from) =>
      nearestOf(nodes, (labels ??= indexByAttribute(nodes, 'for', 'label')).get(elementId) ?? [], from),
    ancestors: perNode((id) => ancestorsOf(nodes, id)),
    contains: (outer, inner) => inner >= outer && inner < node(outer).end,
    isHidden: (id) => node(id).visible === false,
    documentUrl: (id) => frameOf(frames, id)?.url ?? snapshot.url,
    linkUrl: (id) => urls.get(id) ?? null,
    accessibleName: perNode((id) => accessibleNameOf(index, id)),
    role: perNode((id) => treeRole(nodes, node(id), firstRole(node(id)))),
    landmark: (id) => landmarks[id] ?? null,
  };
  return index;
}

/** Anything but `undefined`, which stands for what was not asked yet. */
type Answer = NonNullable<unknown> | null;

/** The function of a page's nodes, computed once for each of them. */
export function oncePerNode<T extends Answer>(
  { nodes }: Pick<PageIndex, 'nodes'>,
  compute: (id: number) => T,
): (id: number) => T {
  const known = new Array<T | undefined>(nodes.length).fill(undefined);
  return (id) => {
    const before = known[id];
    if (before !== undefined) return before;
    const answer = compute(id);
    if (id >= 0 && id < known.length) known[id] = answer;
    return answer;
  };
}

/** The nodes; of texts that are written once for eyes and once for assistive technology only the first is seen. */
function withoutTwins(nodes: readonly SnapshotNode[]): readonly SnapshotNode[] {
  const twins = spokenTwins(nodes);
  if (twins.size === 0) return nodes;
  let hiddenUntil = -1;
  return nodes.map((node) => {
    if (twins.has(node.id)) hiddenUntil = node.end;
    return node.id < hiddenUntil ? { ...node, visible: false } : node;
  });
}

function nodeAt(nodes: readonly SnapshotNode[], id: number): SnapshotNode {
  return nodes[id] ?? noNode(nodes, id);
}

function noNode(nodes: readonly SnapshotNode[], id: number): never {
  throw new RangeError(`No node ${id} in a page of ${nodes.length} nodes`);
}

/** Of several roles the first, in lower case. */
function firstRole({ role }: SnapshotNode): string | null {
  return role?.trim().split(/\s+/u)[0]?.toLowerCase() ?? null;
}

function childrenOf(nodes: readonly SnapshotNode[], parent: SnapshotNode): readonly number[] {
  const children: number[] = [];
  for (let at = parent.id + 1; at < parent.end; at = Math.max(at + 1, nodes[at]?.end ?? 0)) children.push(at);
  return children;
}

function ancestorsOf(nodes: readonly SnapshotNode[], id: number): readonly number[] {
  const ancestors: number[] = [];
  for (let at = nodeAt(nodes, id).parent; at >= 0; at = nodeAt(nodes, at).parent) ancestors.push(at);
  return ancestors;
}

function ownText(nodes: readonly SnapshotNode[], parent: SnapshotNode): string {
  let text = '';
  for (const id of childrenOf(nodes, parent)) text += nodes[id]?.text ?? '';
  return collapse(text);
}

function indexTags(nodes: readonly SnapshotNode[]): ReadonlyMap<string, readonly number[]> {
  const tags = new Map<string, number[]>();
  for (const { id, tag } of nodes) {
    if (tag === '#text') continue;
    const ids = tags.get(tag);
    if (ids === undefined) tags.set(tag, [id]);
    else ids.push(id);
  }
  return tags;
}

/** The part of an ascending list from `low` up to but not including `high`. */
function slice(ids: readonly number[], low: number, high: number): readonly number[] {
  return ids.slice(lowerBound(ids, low), lowerBound(ids, high));
}

function lowerBound(ids: readonly number[], value: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The elements with each value of the attribute. */
function indexByAttribute(
  nodes: readonly SnapshotNode[],
  attribute: string,
  ofTag?: string,
): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, tag, attributes } of nodes) {
    const name = attributes[attribute];
    if (name === undefined || (ofTag !== undefined && tag !== ofTag)) continue;
    const known = ids.get(name);
    if (known === undefined) ids.set(name, [id]);
    else known.push(id);
  }
  return ids;
}

/** Of elements with one id the one that another refers to: a shadow tree's own ids hide those around it (DOM §4.2.2). */
function nearestOf(nodes: readonly SnapshotNode[], ids: readonly number[], from: number | undefined): number | null {
  const [first] = ids;
  if (first === undefined || from === undefined || ids.length === 1) return first ?? null;
  for (const around of ancestorsOf(nodes, from)) {
    const { end } = nodeAt(nodes, around);
    const near = ids.find((id) => id > around && id < end && !(id <= from && from < nodeAt(nodes, id).end));
    if (near !== undefined) return near;
  }
  return first;
}

/** A document inlined in the page. */
interface Frame {
  readonly id: number;
  readonly end: number;
  readonly url: string;
}

/** Frames with an address of their own, in document order; inner ones after outer ones. */
function indexFrames(snapshot: Snapshot, tags: ReadonlyMap<string, readonly number[]>): readonly Frame[] {
  const ids = [...(tags.get('iframe') ?? []), ...(tags.get('frame') ?? [])].sort((a, b) => a - b);
  const frames: Frame[] = [];
  for (const id of ids) {
    const { end, attributes } = nodeAt(snapshot.nodes, id);
    const around = frameOf(frames, id)?.url ?? snapshot.baseUrl;
    const url = end === id + 1 ? null : parseHttpUrl((attributes['src'] ?? '').trim(), around);
    if (url !== null && attributes['src'] !== undefined && attributes['srcdoc'] === undefined)
      frames.push({ id, end, url: url.href });
  }
  return frames;
}

function frameOf(frames: readonly Frame[], id: number): Frame | undefined {
  return frames.findLast((frame) => id > frame.id && id < frame.end);
}

function indexLinks(
  snapshot: Snapshot,
  tags: ReadonlyMap<string, readonly number[]>,
  frames: readonly Frame[],
): ReadonlyMap<number, string> {
  const urls = new Map<number, string>();
  const places = placesBeside(snapshot);
  const ids = [...(tags.get('a') ?? []), ...(tags.get('area') ?? [])].sort((a, b) => a - b);
  for (const id of ids) {
    const href = snapshot.nodes[id]?.attributes['href'];
    const frame = frameOf(frames, id)?.url;
    const base = frame ?? snapshot.baseUrl;
    const meant = href === undefined ? null : meantAddress(href.trim(), { base, own: frame ?? snapshot.url, places });
    const url = meant === null ? null : parseHttpUrl(addressInCharset(meant, snapshot.charset), base);
    if (url !== null) urls.set(id, url.href);
  }
  const veiled = veiledLinks(snapshot);
  const all = veiled.length === 0 ? urls : new Map([...urls, ...veiled].sort(([one], [other]) => one - other));
  return withoutRelays(all, snapshot.url);
}

/** Ids of the elements of a page with a base that makes places of its own read as places of another address; of others none. */
function placesBeside({ nodes, url, baseUrl }: Snapshot): ReadonlySet<string> {
  const isOwn = withoutHash(baseUrl) === withoutHash(url);
  return new Set(isOwn ? [] : nodes.flatMap(({ attributes }) => attributes['id'] ?? []));
}

/** What the address of a link may be relative to. */
interface LinkGround {
  readonly base: string;
  /** Address of the page, or of the frame around the link. */
  readonly own: string;
  /** Ids of the page's elements. */
  readonly places: ReadonlySet<string>;
}

/**
 * The address of a link. An empty one, or one of a place that the page has, is the page itself for its author, and what a
 * script works there; a base for all addresses of a site makes it lead to that.
 */
function meantAddress(href: string, { base, own, places }: LinkGround): string {
  const [page = own] = own.split('#', 1);
  const isOwn = href === '' || (href.startsWith('#') && places.has(href.slice(1)));
  return isOwn && base.split('#', 1)[0] !== page ? `${page}${href === '' ? '#' : href}` : href;
}
