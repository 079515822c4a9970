/**
 * Mentions without a knowledge base: what is asked as a whole query is taken for an entity where it is part of a longer one,
 * so that "hp touchpad" is found in "hp touchpad reviews".
 */

import { findMentions, type KnownNames, type Mention } from './mentions.js';
import type { Words } from './words.js';

/** The longest runs of words that are known, but not all words together. */
export function findOwnMentions(words: Words, known: KnownNames): readonly Mention[] {
  const count = words.keys.length;
  const front = findMentions(words, known, { to: count - 1 });
  const back = findMentions(words, known, { from: 1 });
  const longest = Math.max(0, ...[...front, ...back].map(({ from, to }) => to - from));
  const both = [...front, ...back].filter(({ from, to }) => to - from === longest);
  return both.filter(({ from }, at) => both.findIndex((other) => other.from === from) === at);
}
