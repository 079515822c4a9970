/**
 * Places of a list that hold nothing yet: some lists draw a card only once its place is to be seen.
 */

import type { ItemList } from '../../model/page.js';
import type { Snapshot, SnapshotNode } from '../../model/snapshot.js';

/** Blank places from which on a list is drawn as its places come to be seen. */
export const LEAST_BLANKS = 2;

/** What says or asks something without any text. */
const TELLING_TAGS: ReadonlySet<string> = new Set(
  'a area button canvas embed iframe img input object picture select textarea video'.split(' '),
);

/**
 * Blank elements beside the blocks of a list's cards, of the same tag; rows of cards count as blocks. A list may be torn, so
 * that the rest of its places stand in a container like its own beside that.
 */
export function blankPlaces({ nodes }: Snapshot, list: ItemList | null): readonly number[] {
  const container = list === null ? undefined : nodes[list.node];
  if (list === null || container === undefined) return [];
  const children = partsOf(nodes, container).flatMap((part) => childrenOf(nodes, part));
  const cards = list.cards.map(({ node }) => node);
  const blocks = children.filter(({ id, end }) => cards.some((card) => card >= id && card < end));
  const tags = new Set(blocks.map(({ tag }) => tag));
  return children
    .filter((child) => tags.has(child.tag) && child.visible !== false && isBlank(nodes, child))
    .map(({ id }) => id);
}

/** A container and those beside it that are marked up as it is. */
function partsOf(nodes: readonly SnapshotNode[], container: SnapshotNode): readonly SnapshotNode[] {
  const name = (container.attributes['class'] ?? '').trim();
  const around = name === '' ? undefined : nodes[container.parent];
  if (around === undefined) return [container];
  return childrenOf(nodes, around).filter(
    ({ tag, attributes }) => tag === container.tag && (attributes['class'] ?? '').trim() === name,
  );
}

/** Whether an element shows nothing, or signs alone where words are to come. */
function isBlank(nodes: readonly SnapshotNode[], { id, end }: SnapshotNode): boolean {
  return nodes.slice(id, end).every(({ tag, text }) => !/[\p{L}\p{N}]/u.test(text) && !TELLING_TAGS.has(tag));
}

/** The elements and texts right below one. */
export function childrenOf(nodes: readonly SnapshotNode[], { id, end }: SnapshotNode): readonly SnapshotNode[] {
  const children: SnapshotNode[] = [];
  for (let at = nodes[id + 1]; at !== undefined && at.id < end; at = nodes[at.end]) children.push(at);
  return children;
}
