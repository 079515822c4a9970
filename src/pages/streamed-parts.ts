/**
 * Parts of a page that arrive after the page around them.
 *
 * A React server sends a page before all of it is known: what is late is a `template` with an id (in a boundary it is
 * followed by a skeleton), and later in the same answer come the part, hidden, and a script that puts it in its place.
 * Readers without scripts would see the skeleton only. The calls and what they do are those of React's
 * `ReactFizzInstructionSetShared` (`$RC` and `$RR` complete a boundary, `$RS` a segment); `$RX` says that a boundary
 * failed, and its skeleton stays.
 */

import type { DefaultTreeAdapterMap } from 'parse5';

type TreeNode = DefaultTreeAdapterMap['node'];
type TreeElement = DefaultTreeAdapterMap['element'];

/** A call that puts a part in its place; ids are written by React, with an optional prefix of the site, without escapes. */
const PLACING_CALL = /\$R([CRS])\("([^"\\]{1,200})","([^"\\]{1,200})"/gu;
const BOUNDARY_STARTS: ReadonlySet<string> = new Set(['$', '$?', '$~', '$!', '&']);
const BOUNDARY_ENDS: ReadonlySet<string> = new Set(['/$', '/&']);

/** A part that came late. */
export interface StreamedPart {
  readonly children: readonly TreeNode[];
  /** Whether what follows the template in its parent, up to the end of the boundary, is a skeleton that the part replaces. */
  readonly replacesFallback: boolean;
}

/** Where parts belong. A part stands at one template and a template has one part, so that a walk meets each node once. */
export interface StreamedParts {
  /** Parts by the template that holds their place. */
  readonly atTemplate: ReadonlyMap<TreeNode, StreamedPart>;
  /** The hidden elements that parts arrived in: they are empty once all is in place. */
  readonly arrivals: ReadonlySet<TreeNode>;
}

/** What most pages have: none of it is late. */
export const NO_PARTS: StreamedParts = { atTemplate: new Map(), arrivals: new Set() };

/** Whether a page's markup may hold calls that put parts in their place: few pages are worth looking for them. */
export function mayBeStreamed(html: string): boolean {
  return html.includes('$R');
}

/** The parts that the page's scripts would put elsewhere; they find and move elements in the order of the document. */
export function findStreamedParts(roots: readonly TreeNode[]): StreamedParts {
  const { byId, calls } = elementsAndCalls(roots);
  const atTemplate = new Map<TreeNode, StreamedPart>();
  const arrivals = new Set<TreeNode>();
  for (const { kind, firstId, secondId } of calls) {
    const [templateId, partId] = kind === 'S' ? [secondId, firstId] : [firstId, secondId];
    const part = byId.get(partId);
    const template = byId.get(templateId);
    if (part === undefined || arrivals.has(part)) continue;
    arrivals.add(part);
    if (template?.tagName !== 'template' || atTemplate.has(template)) continue;
    atTemplate.set(template, { children: part.childNodes, replacesFallback: kind !== 'S' });
  }
  return { atTemplate, arrivals };
}

/** The place after a boundary that is open at `from`: that of the comment that ends it, or the end of the siblings. */
export function endOfBoundary(siblings: readonly TreeNode[], from: number): number {
  let depth = 0;
  for (let at = from; at < siblings.length; at += 1) {
    const node = siblings[at];
    if (node === undefined || !('data' in node)) continue;
    if (BOUNDARY_STARTS.has(node.data)) depth += 1;
    else if (BOUNDARY_ENDS.has(node.data)) depth -= 1;
    if (depth < 0) return at;
  }
  return siblings.length;
}

interface PlacingCall {
  readonly kind: string;
  readonly firstId: string;
  readonly secondId: string;
}

/** The first element with each id, and the calls that name two of them; neither looks into templates. */
function elementsAndCalls(roots: readonly TreeNode[]): {
  readonly byId: ReadonlyMap<string, TreeElement>;
  readonly calls: readonly PlacingCall[];
} {
  const byId = new Map<string, TreeElement>();
  const calls: PlacingCall[] = [];
  const waiting = roots.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    const id = node.attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    if (node.tagName === 'script') for (const call of placingCalls(node)) calls.push(call);
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child !== undefined) waiting.push(child);
    }
  }
  return { byId, calls };
}

function* placingCalls(script: TreeElement): Generator<PlacingCall> {
  const code = script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  for (const [, kind = '', firstId = '', secondId = ''] of code.matchAll(PLACING_CALL)) {
    yield { kind, firstId, secondId };
  }
}
