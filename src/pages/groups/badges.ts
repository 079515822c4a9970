/**
 * Badges in the heads of facets: how many of the values are chosen, in an element of its own behind the words.
 */

import type { PageIndex } from '../page-index.js';

const NUMBER = /^[([]?\p{Nd}+[)\]]?$/u;

/** What an element says, without a number that stands in an element of its own behind the words. */
export function textWithoutBadge(index: PageIndex, id: number): string {
  const text = index.text(id);
  const badge = lastShown(index, id);
  if (badge === null || index.node(badge).tag === '#text' || !NUMBER.test(index.text(badge))) return text;
  const words = text.slice(0, text.length - index.text(badge).length).trimEnd();
  return /\p{L}/u.test(words) ? words : text;
}

/** The last of several parts of an element that show something, in the innermost block that has several; null if it has none. */
function lastShown(index: PageIndex, id: number): number | null {
  const shown = index.children(id).filter((child) => index.text(child) !== '');
  const [only] = shown;
  if (shown.length > 1) return shown.at(-1) ?? null;
  return only === undefined || index.node(only).tag === '#text' ? null : lastShown(index, only);
}
