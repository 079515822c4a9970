/**
 * Blocks that are menus: the link that a block seems to be about is but one of a row of entries that fill it, as "any" is
 * above the values of a facet. Menus beside each other look like cards where those links alone lead alike.
 */

import type { PageIndex } from '../page-index.js';
import type { ListRecord } from './records.js';

/** Entries from which a row in a block is a menu. Raising it takes short menus for cards, lowering it cards with rows of tags for menus. */
const MIN_ENTRIES = 6;
/** Share of a block's text from which its entries are what it is. */
const MIN_SHARE = 0.8;

/** Whether most blocks of a run are menus. */
export function areMenus(index: PageIndex, records: readonly ListRecord[]): boolean {
  return records.filter((record) => isMenu(index, record)).length * 2 > records.length;
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
