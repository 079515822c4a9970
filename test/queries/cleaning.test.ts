import { expect, it } from 'vitest';

import { cleanQuery, type CleaningRules } from '../../src/queries/cleaning.js';
import { findMentions } from '../../src/queries/mentions.js';
import { createNameBook } from '../../src/queries/name-book.js';
import { readWords, spanKey, spanText, wordsKey } from '../../src/queries/words.js';

const names = createNameBook();
for (const name of ['hyatt', 'seattle', 'new york', 'review', 'where to']) names.add(name, 'any');

const NOISE = {
  prefix: ['where to stay in', 'cheap', 'new', 'best'],
  suffix: ['review', 'reviews', '2013'],
};
const RULES: CleaningRules = {
  isNoise: (side, pattern) =>
    NOISE[side].some((text) => {
      const [key, own] = [spanKey(readWords(text)), spanKey({ keys: pattern })];
      return key.high === own.high && key.low === own.low;
    }),
  isSiteName: (words, from, to) => wordsKey(words, from, to).replaceAll(' ', '') === 'bestbuy',
};

function cleaned(query: string): string | null {
  const words = readWords(query);
  const kept = cleanQuery(words, findMentions(words, names), RULES);
  return kept === null ? null : spanText(words, kept.from, kept.to);
}

it.each([
  ['hyatt seattle review', 'hyatt seattle'],
  ['where to stay in new york', 'new york'],
  ['new york hotels', 'new york hotels'],
  ['new seattle hotels', 'seattle hotels'],
  ['cheap zorbo x900 reviews 2013', 'zorbo x900'],
  ['best cheap zorbo', 'zorbo'],
  ['best buy zorbo', 'zorbo'],
  ['zorbo bestbuy', 'zorbo'],
  ['zorbo', 'zorbo'],
  ['reviews', null],
  ['best cheap', null],
  ['best buy', null],
  ['', null],
])('%s becomes %s', (query, expected) => {
  expect(cleaned(query)).toBe(expected);
});
