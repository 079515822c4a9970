import { expect, it } from 'vitest';

import { createKeyTable } from '../../src/queries/key-table.js';
import { findOwnMentions } from '../../src/queries/own-mentions.js';
import { readWords, spanKey, spanText } from '../../src/queries/words.js';

function mentioned(query: string, asked: readonly string[]): readonly string[] {
  const table = createKeyTable(0);
  for (const one of asked) table.add(spanKey(readWords(one)));
  const words = readWords(query);
  const known = { longest: () => 8, find: table.find };
  return findOwnMentions(words, known).map(({ from, to }) => spanText(words, from, to));
}

it('are other queries in a query, but not the query itself', () => {
  expect(mentioned('hp touchpad reviews', ['hp touchpad', 'hp touchpad reviews', 'hp'])).toEqual(['hp touchpad']);
  expect(mentioned('cheap hp touchpad', ['hp touchpad', 'cheap hp touchpad'])).toEqual(['hp touchpad']);
  expect(mentioned('a b c', ['b', 'a b c'])).toEqual(['b']);
  expect(mentioned('lamp', ['lamp'])).toEqual([]);
  expect(mentioned('', ['lamp'])).toEqual([]);
});
