import type { ListRecord } from '../../../src/pages/lists/records.js';
import type { PageIndex } from '../../../src/pages/page-index.js';

/** The elements of a tag as records of a list, all of whose links count. */
export function itemRecords(index: PageIndex, tag = 'li'): readonly ListRecord[] {
  return index
    .byTag(tag)
    .map((root) => ({ root, end: index.node(root).end, links: index.within(root, 'a'), target: '' }));
}
