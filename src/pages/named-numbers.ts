/**
 * Numbers that belong to a name, as in "Boot 3" on the page `/p/boot-3`: they count nothing.
 */

import { oncePer } from '../base/remember.js';
import { decodedPart, urlParts } from '../base/url.js';
import { wordsOf } from '../base/words.js';
import type { PageIndex } from './page-index.js';

const NUMBER = /^\p{Nd}+$/u;

/** Whether each number of a text stands beside the same word in a segment of the page's own address. */
export function hasNamedNumbersOnly(index: PageIndex, text: string): boolean {
  const named = namedPairs(index);
  if (named.size === 0) return false;
  const words = wordsOf(text);
  const isNamed = (at: number): boolean => pairsAt(words, at).some((pair) => named.has(pair));
  const numbers = [...words.keys()].filter((at) => NUMBER.test(words[at] ?? ''));
  return numbers.length > 0 && numbers.every(isNamed);
}

/** Pairs of a number and a word beside it in the page's address. */
const namedPairs: (index: PageIndex) => ReadonlySet<string> = oncePer((index) => {
  const segments = urlParts(index.snapshot.url)?.pathname.split('/') ?? [];
  return new Set(
    segments.flatMap((segment) => {
      const words = wordsOf(decodedPart(segment));
      return words.flatMap((word, at) => (NUMBER.test(word) ? pairsAt(words, at) : []));
    }),
  );
});

/** What stands at a place with the word before it, and with the one after it. */
function pairsAt(words: readonly string[], at: number): readonly string[] {
  const [before, own = '', after] = [words[at - 1], words[at], words[at + 1]];
  const isWord = (word: string | undefined): word is string => word !== undefined && !NUMBER.test(word);
  return [...(isWord(before) ? [`${before} ${own}`] : []), ...(isWord(after) ? [`${own} ${after}`] : [])];
}
