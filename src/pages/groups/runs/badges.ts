/**
 * Badges in the heads of facets: how many of the values are chosen, and a sign that they can be folded, each in an element
 * of its own behind the words.
 */

import { collapse, isBadge } from '../../../base/text.js';
import type { PageIndex } from '../../page-index.js';
import { hasDigit } from './texts.js';

/** Badges of one head: a number and a sign. */
const MOST_BADGES = 2;

/**
 * What an element says, without a number or a sign of folding that stands in an element of its own behind the words, be it
 * that the words and the number are one part and the sign another.
 */
export function textWithoutBadge(index: PageIndex, id: number): string {
  let text = index.text(id);
  let parts = shownParts(index, id);
  for (let taken = 0; taken < MOST_BADGES;) {
    const last = parts.at(-1);
    if (last === undefined || index.node(last).tag === '#text') break;
    const badge = index.text(last);
    const words = text.slice(0, text.length - badge.length).trimEnd();
    if (parts.length > 1 && (isBadge(badge) || explainsCount(words)) && /\p{L}/u.test(words)) {
      [text, parts, taken] = [words, parts.slice(0, -1), taken + 1];
    } else {
      const inner = shownParts(index, last);
      if (inner.length === 0) break;
      parts = [...parts.slice(0, -1), ...inner];
    }
  }
  return text;
}

/**
 * What a label says, without an element of its own behind the words that has a number: it tells, often only those who hear the
 * page, how many values are chosen ("Total items selected: 0").
 */
export function textWithoutNote(index: PageIndex, id: number): string {
  const parts = shownParts(index, id);
  const [first, last] = [parts[0], parts.at(-1)];
  const isNote = last !== undefined && index.node(last).tag !== '#text' && hasDigit(index.text(last));
  if (first === undefined || !isNote || index.node(first).tag !== '#text') return index.text(id);
  return collapse(
    parts
      .slice(0, -1)
      .map((part) => index.text(part))
      .join(' '),
  );
}

/** Whether what stands behind words explains a number in brackets at their end, as to those who hear the page: "(1) filter applied". */
function explainsCount(words: string): boolean {
  return /[([]\s*\p{Nd}+\s*[)\]]$/u.test(words);
}

/** The parts of an element that show something, in the innermost block that has several; none if there is no such block. */
function shownParts(index: PageIndex, id: number): readonly number[] {
  const shown = index.children(id).filter((child) => index.text(child) !== '');
  const [only] = shown;
  if (shown.length > 1) return shown;
  return only === undefined || index.node(only).tag === '#text' ? [] : shownParts(index, only);
}
