/**
 * Names that a page composed of several texts of an answer, as a book's title with its authors: none of them stands in
 * the answer as it is shown.
 */

import { wordsOf } from '../../base/words.js';

/** Shorter texts occur in names by chance. */
const LEAST_TEXT = 2;
/** Texts that names are looked up in at most: what is larger than all pages show needs not be read to its end. */
const MOST_TEXTS = 20_000;
/** Levels of an answer that are gone into. */
const MAX_LEVELS = 20;
/** Words that may stand between two texts: "by", "and", "from the". Raising it takes chance words of an answer for names. */
const MOST_BETWEEN = 2;
/** Names that have to be composed so: one alone may be what was acted on. */
const LEAST_COMPOSED = 2;

/** Whether several of the names are nothing but texts of a JSON answer one after the other, and what joins them. */
export function composesNames(answer: string, names: readonly string[]): boolean {
  const texts = textsOf(answer);
  if (texts.length === 0 || names.length < LEAST_COMPOSED) return false;
  const composed = new Set<string>();
  for (const name of new Set(names)) {
    if (isComposed(name, texts)) composed.add(name);
    if (composed.size >= LEAST_COMPOSED) return true;
  }
  return false;
}

/** Whether the longest texts that stand in a name without overlapping cover it from its beginning to its end. */
function isComposed(name: string, texts: readonly string[]): boolean {
  let left = name;
  for (const text of texts) if (left.includes(text)) left = left.replace(text, MARK);
  const between = left.split(MARK);
  if (between.length <= 1 || between[0]?.trim() !== '' || between.at(-1)?.trim() !== '') return false;
  return between.every((rest) => wordsOf(rest).length <= MOST_BETWEEN);
}

/** Stands in a name for a text that was found in it; no page shows it. */
const MARK = '\u0000';

/** The texts that stand as values in a JSON answer, each once, the longest first; none if it is no JSON. */
function textsOf(answer: string): readonly string[] {
  const texts = new Set<string>();
  try {
    gather(JSON.parse(answer), texts, 0);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return [...texts].sort((a, b) => b.length - a.length);
}

function gather(value: unknown, texts: Set<string>, level: number): void {
  if (typeof value === 'string' && value.trim().length >= LEAST_TEXT) texts.add(value.trim());
  if (typeof value !== 'object' || value === null || level > MAX_LEVELS) return;
  for (const part of Object.values(value)) {
    if (texts.size >= MOST_TEXTS) return;
    gather(part, texts, level + 1);
  }
}
