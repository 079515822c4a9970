/**
 * What a site with a simple search answers: the records that have all words of a query (He 2013, figure 3, Keyword-And).
 */

import { readWords, wordsKey } from '../../src/queries/words.js';

/** A site's search. */
export interface SearchIndex {
  /** Whether any record has all the words. */
  readonly finds: (query: string) => boolean;
}

/** The search over these texts. */
export function createSearchIndex(records: readonly string[]): SearchIndex {
  const places = new Map<string, number[]>();
  for (const [at, text] of records.entries()) {
    const words = new Set(text.match(/\S+/gu)?.flatMap(wordsOf));
    for (const word of words) {
      const own = places.get(word);
      if (own === undefined) places.set(word, [at]);
      else own.push(at);
    }
  }
  return {
    finds: (query) => {
      const lists = wordsOf(query).map((word) => places.get(word) ?? []);
      const [shortest = [], ...others] = lists.sort((a, b) => a.length - b.length);
      const sets = others.map((list) => new Set(list));
      return shortest.some((at) => sets.every((set) => set.has(at)));
    },
  };
}

function wordsOf(text: string): readonly string[] {
  return wordsKey(readWords(text))
    .split(' ')
    .filter((word) => word !== '');
}
