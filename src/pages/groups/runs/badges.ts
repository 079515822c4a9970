/**
 * Badges in the heads of facets: how many of the values are chosen, and a sign that they can be folded, each in an element
 * of its own behind the words.
 */

import { isBadge } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';

/** Badges of one head: a number and a sign. */
const MOST_BADGES = 2;

/** What an element says, without a number or a sign of folding that stands in an element of its own behind the words. */
export function textWithoutBadge(index: PageIndex, id: number): string {
  let text = index.text(id);
  const parts = shownParts(index, id);
  for (const part of parts.slice(1).reverse().slice(0, MOST_BADGES)) {
    const badge = index.text(part);
    const words = text.slice(0, text.length - badge.length).trimEnd();
    const isApart = index.node(part).tag !== '#text' && isBadge(badge);
    if (!isApart || !/\p{L}/u.test(words)) break;
    text = words;
  }
  return text;
}

/** The parts of an element that show something, in the innermost block that has several; none if there is no such block. */
function shownParts(index: PageIndex, id: number): readonly number[] {
  const shown = index.children(id).filter((child) => index.text(child) !== '');
  const [only] = shown;
  if (shown.length > 1) return shown;
  return only === undefined || index.node(only).tag === '#text' ? [] : shownParts(index, only);
}
