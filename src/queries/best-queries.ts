/**
 * The best of many keyword queries, each once, in bounded memory.
 */

import { textKey64 } from './key.js';
import { wordsKey, readWords } from './words.js';
import type { KeywordQuery } from '../model/keyword.js';

/** Collects queries. */
export interface BestQueries {
  /** Takes a query up; of two with the same words the better one is kept. */
  readonly add: (query: KeywordQuery) => void;
  /** Queries below this score would not be kept, 0 as long as there is room. */
  readonly least: () => number;
  /** Best first; of equal ones neighbours of a sorted list do not follow each other. */
  readonly sorted: () => readonly KeywordQuery[];
}

/** Kept beyond what is asked for, in multiples of it, until the worst are dropped together. */
const SLACK = 2;

/** An empty collection that keeps so many. */
export function createBestQueries(most: number): BestQueries {
  let kept = new Map<string, KeywordQuery>();
  let least = 0;
  const prune = (): void => {
    const best = sortedQueries(kept.values()).slice(0, most);
    kept = new Map(best.map((query) => [keyOf(query.text), query]));
    least = best.at(-1)?.score ?? 0;
  };
  return {
    add: (query) => {
      if (query.score < least) return;
      const key = keyOf(query.text);
      if (key === '') return;
      const known = kept.get(key);
      if (known !== undefined && known.score >= query.score) return;
      kept.set(key, query);
      if (kept.size >= most * SLACK) prune();
    },
    least: () => least,
    sorted: () => sortedQueries(kept.values()).slice(0, most),
  };
}

/** A text without any word is asked as it is: sites have names such as "!!!". */
function keyOf(text: string): string {
  const words = readWords(text);
  return words.keys.length === 0 ? words.text : wordsKey(words);
}

function sortedQueries(queries: Iterable<KeywordQuery>): readonly KeywordQuery[] {
  return [...queries]
    .map((query) => ({ query, place: textKey64(query.text).high >>> 0 }))
    .sort((a, b) => b.query.score - a.query.score || a.place - b.place)
    .map(({ query }) => query);
}
