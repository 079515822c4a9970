/**
 * Regions of a page, as its landmarks tell them (WAI-ARIA 1.2, landmark roles; HTML-AAM 1.0).
 */

import type { SnapshotNode } from '../model/snapshot.js';

/** Region of a page, told by its tag or ARIA role. */
export type Landmark = 'navigation' | 'header' | 'footer' | 'main' | 'aside';

const LANDMARK_ROLES: ReadonlyMap<string, Landmark> = new Map([
  ['navigation', 'navigation'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['main', 'main'],
  ['complementary', 'aside'],
]);
const LANDMARK_TAGS: ReadonlyMap<string, Landmark> = new Map([
  ['nav', 'navigation'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['main', 'main'],
  ['aside', 'aside'],
]);
/** A `header` or `footer` inside one of these belongs to it, not to the page (HTML-AAM 1.0). */
export const SECTIONING: ReadonlySet<string> = new Set([
  'article',
  'section',
  'main',
  'aside',
  'nav',
  'li',
  'td',
  'dialog',
]);

/** The innermost region that holds each node, by node id. Regions are inherited: one pass in document order, parents first. */
export function indexLandmarks(nodes: readonly SnapshotNode[]): readonly (Landmark | null)[] {
  const landmarks: (Landmark | null)[] = new Array<Landmark | null>(nodes.length).fill(null);
  const sectioned = new Uint8Array(nodes.length);
  const choosing = surplusOfBoxes(nodes);
  const told = (own: Landmark | null, node: SnapshotNode): Landmark | null => {
    if (own === 'navigation') return isOfChoices(node, choosing) ? 'aside' : own;
    return own === 'aside' && isContent(nodes, node) ? null : own;
  };
  for (const node of nodes) {
    const inherited = node.parent < 0 ? null : (landmarks[node.parent] ?? null);
    const isSectioned = node.parent >= 0 && sectioned[node.parent] === 1;
    const own = node.tag === '#text' ? null : ownLandmark(node, isSectioned);
    landmarks[node.id] = told(own, node) ?? inherited;
    if (isSectioned || SECTIONING.has(node.tag)) sectioned[node.id] = 1;
  }
  return landmarks;
}

function ownLandmark(node: SnapshotNode, isSectioned: boolean): Landmark | null {
  const isOfSection = isSectioned && (node.tag === 'header' || node.tag === 'footer');
  // Live pages tell the role that a tag has outside of sections, too.
  if (node.role !== null && !(isOfSection && node.attributes['role'] === undefined)) {
    const byRole = LANDMARK_ROLES.get(node.role.trim().toLowerCase());
    if (byRole !== undefined) return byRole;
  }
  if (isOfSection) return null;
  return LANDMARK_TAGS.get(node.tag) ?? null;
}

/** Boxes beyond the links from which on what is called a navigation is a panel of choices; menus may fold by a box for each part. */
const LEAST_BOXES = 2;

/** Whether a region has more boxes to tick than links: a panel that filters, as drawers are, rather than a menu. */
function isOfChoices({ id, end }: SnapshotNode, surplus: Int32Array): boolean {
  return (surplus[end] ?? 0) - (surplus[id] ?? 0) >= LEAST_BOXES;
}

/**
 * Whether what is called complementary is what its page is about: within the main part it has a table under heads, and all
 * links of that part. Grids are marked up so.
 */
function isContent(nodes: readonly SnapshotNode[], { id, end }: SnapshotNode): boolean {
  let main = nodes[id];
  while (main !== undefined && ownLandmark(main, false) !== 'main') main = nodes[main.parent];
  if (main === undefined || !nodes.slice(id, end).some(({ tag }) => tag === 'th')) return false;
  return nodes.slice(main.id, main.end).every((node) => node.tag !== 'a' || (node.id > id && node.id < end));
}

/** For each node, and the end, how many more boxes than links stand before it. */
function surplusOfBoxes(nodes: readonly SnapshotNode[]): Int32Array {
  const surplus = new Int32Array(nodes.length + 1);
  for (const [at, node] of nodes.entries())
    surplus[at + 1] = (surplus[at] ?? 0) + (isBox(node) ? 1 : node.tag === 'a' ? -1 : 0);
  return surplus;
}

function isBox({ tag, role, attributes }: SnapshotNode): boolean {
  if (tag === 'input') return /^(?:checkbox|radio)$/iu.test(attributes['type'] ?? '');
  return /^(?:checkbox|radio|switch)$/iu.test(role ?? '');
}
