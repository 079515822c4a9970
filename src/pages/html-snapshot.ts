/**
 * HTML → Snapshot: what an HTTP response tells about a page (design §4).
 */

import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';

import { parseHttpUrl } from '../base/url.js';
import type { Snapshot, SnapshotNode } from '../model/snapshot.js';
import { createNodeWriter, NO_ATTRIBUTES, type Attributes, type NodeWriter } from './node-writer.js';
import { endOfBoundary, findStreamedParts, mayBeStreamed, NO_PARTS, type StreamedParts } from './streamed-parts.js';

/** Open elements at which a page is cut: a parser's cost grows with elements × depth, and no page for people nests so deeply. */
const MAX_OPEN_ELEMENTS = 2_000;

/** Where a page came from. */
export interface HtmlPage {
  /** Address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly source?: 'http' | 'simulated';
  /** Name of the encoding that it is written in. @default utf-8 */
  readonly charset?: string | undefined;
}

/**
 * The page as a Snapshot. Never throws on broken HTML; a page that is too large is cut.
 * Visibility is `false` where the markup hides (`hidden`, inline style, `template`, `noscript`), else unknown.
 */
export function snapshotFromHtml(html: string, page: HtmlPage): Snapshot {
  const roots = parseDocument(html);
  const nodes = writeTree(roots, mayBeStreamed(html) ? findStreamedParts(roots) : NO_PARTS);
  return {
    url: page.url,
    baseUrl: baseAddress(nodes, page.url),
    status: page.status,
    source: page.source ?? 'http',
    ...(page.charset !== undefined && { charset: page.charset }),
    nodes,
  };
}

type TreeNode = DefaultTreeAdapterMap['node'];

class TooDeep extends Error {}

/** The tree as the HTML standard builds it, up to where the page nests too deeply. */
function parseDocument(html: string): readonly TreeNode[] {
  const document = defaultTreeAdapter.createDocument();
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createDocument: (): DefaultTreeAdapterMap['document'] => document,
    onItemPush: (): void => {
      depth += 1;
      if (depth > MAX_OPEN_ELEMENTS) throw new TooDeep();
    },
    onItemPop: (): void => {
      depth -= 1;
    },
  };
  try {
    parse(html, { treeAdapter, scriptingEnabled: false });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return document.childNodes;
}

interface Level {
  readonly children: readonly TreeNode[];
  /** The next child to write. */
  at: number;
  /** Whether an element is open around the children. */
  readonly isElement: boolean;
}

/** Walks the tree without recursion, so that depth costs memory only; parts that came late are written in their place. */
function writeTree(roots: readonly TreeNode[], parts: StreamedParts): readonly SnapshotNode[] {
  const writer = createNodeWriter();
  const levels: Level[] = [{ children: roots, at: 0, isElement: false }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const node = level.children[level.at];
    level.at += 1;
    const part = node === undefined ? undefined : parts.atTemplate.get(node);
    if (node === undefined) {
      levels.pop();
      if (level.isElement) writer.close();
    } else if (part !== undefined) {
      if (part.replacesFallback) level.at = endOfBoundary(level.children, level.at);
      levels.push({ children: part.children, at: 0, isElement: false });
    } else if ('value' in node) {
      writer.text(node.value);
    } else if ('tagName' in node && !parts.arrivals.has(node) && writer.open(node.tagName, attributesOf(node.attrs))) {
      levels.push({ children: 'content' in node ? node.content.childNodes : node.childNodes, at: 0, isElement: true });
    }
  }
  return orEmptyPage(writer);
}

function attributesOf(attrs: readonly { readonly name: string; readonly value: string }[]): Attributes {
  if (attrs.length === 0) return NO_ATTRIBUTES;
  const attributes = Object.create(null) as Record<string, string>;
  for (const { name, value } of attrs) attributes[name] = value;
  return attributes;
}

function orEmptyPage(writer: NodeWriter): readonly SnapshotNode[] {
  const nodes = writer.finish();
  if (nodes.length > 0) return nodes;
  writer.open('html', attributesOf([]));
  return writer.finish();
}

function baseAddress(nodes: readonly SnapshotNode[], url: string): string {
  const base = nodes.find((node) => node.tag === 'base' && node.attributes['href'] !== undefined);
  return parseHttpUrl(base?.attributes['href'] ?? '', url)?.href ?? url;
}
