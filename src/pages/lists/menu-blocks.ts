/**
 * Blocks that are menus: the link that a block seems to be about is but one of a row of entries that fill it, as "any" is
 * above the values of a facet. Menus beside each other look like cards where those links alone lead alike.
 */

import type { PageIndex } from '../page-index.js';
import { addressShape } from './address-shape.js';
import type { ListRecord } from './records.js';

/** Entries from which a row in a block is a menu. Raising it takes short menus for cards, lowering it cards with rows of tags for menus. */
const MIN_ENTRIES = 6;
/** Share of a block's text from which its entries are what it is. */
const MIN_SHARE = 0.8;

/** Links below that of a block from which on it is the branch of a tree. */
const MIN_BELOW = 2;
/** Characters that may stand beside each link of a branch, as a count does. */
const MAX_BESIDE = 9;

/** Whether most blocks of a run are menus, or branches of one. */
export function areMenus(index: PageIndex, records: readonly ListRecord[]): boolean {
  return records.filter((record) => isMenu(index, record) || isBranch(index, record)).length * 2 > records.length;
}

/** Whether a block is a link and, in a list of their own below it, others of its kind, and nothing but what counts beside them. */
function isBranch(index: PageIndex, { root, end, target }: ListRecord): boolean {
  const [list] = index.elements(root).filter((id) => /^(?:ul|ol)$/u.test(index.node(id).tag));
  const below = list === undefined ? [] : index.within(list, 'a');
  if (below.length < MIN_BELOW) return false;
  const kind = kindOf(target);
  const links = index.links.filter((link) => link > root && link < end);
  const length = links.reduce((sum, link) => sum + index.textLength(link), 0);
  return (
    links.every((link) => kindOf(index.linkUrl(link) ?? '') === kind) &&
    index.textLength(root) - length <= links.length * MAX_BESIDE
  );
}

function kindOf(url: string): string {
  const { script, fine } = addressShape(url);
  return script ?? fine;
}

function isMenu(index: PageIndex, { root, links: [link] }: ListRecord): boolean {
  for (let entry = link; entry !== undefined && entry > root; entry = index.node(entry).parent) {
    const { tag, parent } = index.node(entry);
    // The cells of a table's row are no entries, though each may be a link.
    if (parent <= root) return false;
    const entries = index.elements(parent).filter((id) => index.node(id).tag === tag && isEntry(index, id));
    if (entries.length < MIN_ENTRIES || !entries.includes(entry)) continue;
    const length = entries.reduce((sum, id) => sum + index.textLength(id), 0);
    return length >= index.textLength(root) * MIN_SHARE;
  }
  return false;
}

/** Whether an element shows one link and nothing else. */
function isEntry(index: PageIndex, id: number): boolean {
  const links = index.within(id, 'a');
  const [only] = links;
  return only !== undefined && links.length === 1 && index.textLength(only) === index.textLength(id);
}
