/**
 * Words that a font draws as pictures: icons are often written as their names (`arrow_drop_down`), which nobody reads.
 */

import type { SnapshotNode } from '../model/snapshot.js';

/** Longest name of an icon, in characters. */
const MAX_NAME = 40;

/** Tags in which icons are written. */
const TAGS: ReadonlySet<string> = new Set(['i', 'span', 'em', 'b']);

/** Roles of pictures and of what stands for nothing. */
const PICTURES: ReadonlySet<string> = new Set(['img', 'presentation', 'none']);

/**
 * Whether an element is nothing but the name of an icon: words joined by underscores, kept from assistive technology or in
 * a tag for icons; a single word only where both speak for it.
 */
export function isIconWord(nodes: readonly SnapshotNode[], node: SnapshotNode): boolean {
  const text = onlyText(nodes, node);
  if (text === null || text.length > MAX_NAME || !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(text)) return false;
  const { tag, role, attributes } = node;
  const isUnspoken = attributes['aria-hidden'] === 'true';
  if (text.includes('_')) return isUnspoken || tag === 'i' || tag.includes('-');
  return isUnspoken && (tag === 'i' || (TAGS.has(tag) && PICTURES.has(role ?? '')));
}

/** The text of an element that holds nothing else, or another one that does, kept from assistive technology as well. */
function onlyText(nodes: readonly SnapshotNode[], { id, end }: SnapshotNode): string | null {
  const inside = nodes[id + 1];
  if (id + 1 >= end || inside?.end !== end) return null;
  if (inside.tag === '#text') return inside.text.trim();
  return inside.attributes['aria-hidden'] === 'true' ? onlyText(nodes, inside) : null;
}
