/**
 * The part of a page that may tell about its one entity.
 */

import type { ItemList } from '../../model/page.js';
import type { PageIndex } from '../page-index.js';

/** Nodes to read labelled values from. */
export interface Scope {
  readonly index: PageIndex;
  /** First node and the one after the last. */
  readonly from: number;
  readonly end: number;
  /** Whether the node tells about something else, or is not shown. */
  isOutside(id: number): boolean;
}

/** Regions that say the same on every page. */
const SITE_REGIONS: ReadonlySet<string> = new Set(['navigation', 'footer']);
const NOT_READ: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'select',
  'datalist',
  'textarea',
  'button',
  'iframe',
  'head',
]);

/** The whole page without menus, footer, the cards of its list, and `without` (choice groups of a list page). */
export function pageScope(index: PageIndex, list: ItemList | null, without: readonly number[]): Scope {
  const outside = new Uint8Array(index.nodes.length);
  for (const root of [...(list?.cards ?? []).map((card) => card.node), ...without]) {
    if (index.nodes[root] !== undefined) outside.fill(1, root, index.node(root).end);
  }
  markInherited(index, outside, (id) => SITE_REGIONS.has(index.landmark(id) ?? ''));
  return { index, from: 0, end: index.nodes.length, isOutside: (id) => outside[id] === 1 };
}

/** One subtree, such as a card. */
export function subtreeScope(index: PageIndex, root: number): Scope {
  const { end } = index.node(root);
  const outside = new Uint8Array(end - root);
  for (let id = root; id < end; id += 1)
    if (isNotRead(index, id)) outside.fill(1, id - root, index.node(id).end - root);
  return { index, from: root, end, isOutside: (id) => id < root || id >= end || outside[id - root] === 1 };
}

function markInherited(index: PageIndex, outside: Uint8Array, isSite: (id: number) => boolean): void {
  for (const { id, parent, tag } of index.nodes) {
    if (parent >= 0 && outside[parent] === 1 && tag !== 'body') outside[id] = 1;
    else if (outside[id] !== 1 && (isNotRead(index, id) || isSite(id))) outside[id] = 1;
  }
}

function isNotRead(index: PageIndex, id: number): boolean {
  return NOT_READ.has(index.node(id).tag) || index.isHidden(id);
}
