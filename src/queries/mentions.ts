/**
 * The entities that a query mentions: its longest parts that are names (He 2013 §5.1).
 */

import { EMPTY_KEY, joinKeys, type Key } from './key.js';
import type { Words } from './words.js';

/** What tells names; {@link NameBook} does. */
export interface KnownNames {
  /** Most words of a name. */
  readonly longest: () => number;
  /** Number of a name by the key of its words, or -1. */
  readonly find: (key: Key) => number;
}

/** A name in a query, by words. */
export interface Mention {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
  /** Its number among the names. */
  readonly name: number;
}

/** A part of a query, by words. */
export interface Span {
  /** @default 0 */
  readonly from?: number;
  /** The word after the last one. @default all words */
  readonly to?: number;
}

/**
 * The longest runs of words that are names, all of the same length ("where to stay in new york" mentions "where to" and
 * "new york" if both are names); none if no word is.
 */
export function findMentions(words: Words, names: KnownNames, span: Span = {}): readonly Mention[] {
  const { from = 0, to = words.keys.length } = span;
  let best: Mention[] = [];
  let length = 0;
  for (let start = from; start + Math.max(1, length) <= to; start += 1) {
    let key: Key = EMPTY_KEY;
    const furthest = Math.min(to, start + names.longest());
    for (let end = start; end < furthest; end += 1) {
      key = joinKeys(key, words.keys[end] ?? EMPTY_KEY);
      const size = end + 1 - start;
      if (size < length) continue;
      const name = names.find(key);
      if (name < 0) continue;
      if (size > length) best = [];
      length = size;
      best.push({ from: start, to: end + 1, name });
    }
  }
  return best;
}
