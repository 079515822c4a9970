/**
 * Steps that nothing but their place tells: two signs without words right behind which entries are shown, "1-15 of 134". They
 * are both open on every page where the list goes round.
 */

import { collapse } from '../../base/text.js';
import { rangeIn } from '../counts.js';
import { readNumbers } from '../count-texts.js';
import type { PageIndex } from '../page-index.js';
import type { Pressable } from '../pressables.js';
import type { Steps } from './drawn-steps.js';

/** Longest text that tells which entries are shown, in characters. */
const MAX_RANGE_TEXT = 60;

/** Which of two neighbours goes on and which back, or null if they show words or no such text stands right before them; the first entries have nothing before them. */
export function stepsBehindRange(index: PageIndex, first: Pressable, second: Pressable): Steps | null {
  if (index.text(first.node) !== '' || index.text(second.node) !== '') return null;
  const siblings = index.elements(index.node(first.node).parent);
  const at = siblings.indexOf(first.node);
  const before = siblings[at - 1];
  if (before === undefined || siblings[at + 1] !== second.node) return null;
  const text = collapse(index.text(before));
  const range = text.length > MAX_RANGE_TEXT ? null : rangeIn(readNumbers(text)?.numbers ?? []);
  if (range === null || range.from === null) return null;
  return { next: second, previous: range.from <= 1 ? null : first };
}
