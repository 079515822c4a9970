/**
 * Keywords that real sites have no results for (He 2013 §6: "long strings of arbitrary characters").
 */

import { createRandom, type Random } from '../base/random.js';

/** Keywords that are asked (He 2013 §6: N = 10). */
const KEYWORDS = 10;

/** Letters of the shortest keyword; each has another length, as sites cut, ignore or forgive keywords by their length. */
const LEAST_LETTERS = 7;

/** Shorter and longer keywords take turns: a site that answers no more after a few has seen both. */
const STRIDE = 7;

/**
 * Letters that few words have in a row. No vowels: a search that forgives mistakes finds no word within a few letters, one
 * that goes by parts of words finds none of the parts, one that goes by sound has nothing to say.
 */
const LETTERS = 'qxzvjkwq';
const JOINTS = 'xqjzvkwgpfbm';

/**
 * Ten keywords without any meaning, the same for the same seed. Letters only, as digits find article numbers; each begins
 * otherwise, for sites that answer by the first letters.
 */
export function backgroundQueries(seed: number): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: KEYWORDS }, (_, at) =>
    meaningless(random, LEAST_LETTERS + ((at * STRIDE) % KEYWORDS), JOINTS[at] ?? 'x'),
  );
}

function meaningless(random: Random, length: number, first: string): string {
  let word = first;
  while (word.length < length) {
    const letters = word.length % 2 === 0 ? JOINTS : LETTERS;
    const letter = letters[Math.floor(random() * letters.length)] ?? 'x';
    if (letter !== word.at(-1)) word += letter;
  }
  return word;
}
