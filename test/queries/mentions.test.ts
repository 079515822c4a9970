import { expect, it } from 'vitest';

import { findMentions } from '../../src/queries/mentions.js';
import { createNameBook } from '../../src/queries/name-book.js';
import { spanText, readWords } from '../../src/queries/words.js';

const book = createNameBook();
for (const name of ['where to', 'new york', 'hyatt', 'seattle', 'york', 'the lord of the rings', 'rings'])
  book.add(name, 'any');

function mentioned(query: string, span?: { from?: number; to?: number }): readonly string[] {
  const words = readWords(query);
  return findMentions(words, book, span).map(({ from, to }) => spanText(words, from, to));
}

it('are the longest names of a query, all of the same length (He 2013, example 1)', () => {
  expect(mentioned('where to stay in new york')).toEqual(['where to', 'new york']);
  expect(mentioned('hyatt seattle review')).toEqual(['hyatt', 'seattle']);
  expect(mentioned('the lord of the rings box set')).toEqual(['the lord of the rings']);
  expect(mentioned('red lamp')).toEqual([]);
  expect(mentioned('')).toEqual([]);
});

it('can be looked for in a part of a query', () => {
  expect(mentioned('where to stay in new york', { from: 4 })).toEqual(['new york']);
  expect(mentioned('where to stay in new york', { to: 5 })).toEqual(['where to']);
  expect(mentioned('new york', { from: 1 })).toEqual(['york']);
});
