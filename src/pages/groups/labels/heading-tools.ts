/**
 * Links beside the heading of a group that take back what is chosen in it: "Brand [Clear]" over its values.
 */

import { splitCount, textKey } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import type { Addresses } from '../addresses.js';

/**
 * The links that stand alone beside a heading, and lead where a value in the block behind it leads that is taken back: they
 * are no values. What says the same as that value is one that was chosen.
 */
export function headingTools(index: PageIndex, addresses: Addresses): ReadonlySet<number> {
  return new Set(index.links.filter((link) => addresses.lessens(link) && isTool(index, link)));
}

function isTool(index: PageIndex, link: number): boolean {
  const head = index.ancestors(link).find((id) => index.textLength(id) > index.textLength(link));
  if (head === undefined || !holdsHeading(index, head)) return false;
  const { parent, end } = index.node(head);
  const isAlone = !index.links.some((other) => other !== link && index.contains(head, other));
  const block = parent < 0 ? undefined : index.elements(parent).find((id) => id >= end);
  if (!isAlone || block === undefined) return false;
  const own = textKey(index.text(link));
  return index
    .within(block, 'a')
    .some((id) => index.linkUrl(id) === index.linkUrl(link) && textKey(splitCount(index.text(id)).value) !== own);
}

function holdsHeading(index: PageIndex, id: number): boolean {
  return HEADINGS.some((tag) => index.within(id, tag).length > 0);
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend'] as const;
