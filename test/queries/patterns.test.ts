import { describe, expect, it } from 'vitest';

import type { Key } from '../../src/queries/key.js';
import { findMentions } from '../../src/queries/mentions.js';
import { createNameBook } from '../../src/queries/name-book.js';
import {
  collectNoise,
  createPatternBook,
  noiseRule,
  type NoiseOptions,
  type PatternBook,
} from '../../src/queries/patterns.js';
import type { Side } from '../../src/queries/name-edges.js';
import { readWords, spanKey } from '../../src/queries/words.js';

const CITIES = ['new york', 'san jose', 'las vegas', 'hong kong', 'cape town', 'new delhi'];
const names = createNameBook();
for (const city of CITIES) names.add(city, 'city');
names.add('where to', 'song');

/** A log of these queries, each asked on its site with ten clicks. */
function bookOf(queries: readonly (readonly [query: string, site: number])[]): PatternBook {
  const book = createPatternBook();
  const seen = new Set<string>();
  for (const [query, site] of queries) {
    const words = readWords(query);
    book.add(words, findMentions(words, names), { clicks: 10, site, isNew: !seen.has(query) });
    seen.add(query);
  }
  return book;
}

function everyCity(pattern: string, site: (at: number) => number): readonly (readonly [string, number])[] {
  return CITIES.map((city, at) => [pattern.replace('*', city), site(at)]);
}

interface Asking extends NoiseOptions {
  /** Clicks of the pattern alone. */
  readonly alone?: number;
  /** Share of names that begin or end with each text. */
  readonly names?: Readonly<Record<string, number>>;
}

/** Whether "… text" or "text …" is noise. */
function isNoise(
  book: PatternBook,
  pattern: string,
  { alone = 0, names: shares = {}, ...options }: Asking = {},
): boolean {
  const side: Side = pattern.startsWith('…') ? 'suffix' : 'prefix';
  const shareOfNames = (_: Side, key: Key): number =>
    Object.entries(shares).find(([text]) => spanKey(readWords(text)).high === key.high)?.[1] ?? 0;
  return noiseRule(book, { clicksAlone: () => alone, shareOfNames }, options)(side, readWords(pattern).keys);
}

describe('noise', () => {
  const book = bookOf(everyCity('where to stay in *', (at) => at % 3));

  it('is what stands often before entities (He 2013, example 1)', () => {
    expect(isNoise(book, 'where to stay in …')).toBe(true);
    // The false mention "where to" leaves another suffix each time.
    expect(isNoise(book, '… stay in new york')).toBe(false);
    expect(isNoise(book, '… where to stay in')).toBe(false);
    expect(book.count('prefix', spanKey(readWords('where to stay in')))).toBe(6);
    expect([book.queries(), book.allSites()]).toEqual([6, 3]);
  });

  it('must be frequent', () => {
    expect(isNoise(book, 'where to stay in …', { leastQueries: 7 })).toBe(false);
    expect(isNoise(bookOf([['cheap cape town', 1]]), 'cheap …')).toBe(false);
  });

  it('is not what is looked for alone', () => {
    expect(isNoise(book, 'where to stay in …', { alone: 30 })).toBe(false);
    expect(isNoise(book, 'where to stay in …', { alone: 2 })).toBe(true);
  });

  it('is not what belongs to few of many sites, but with one site that cannot be asked', () => {
    const others = Array.from({ length: 12 }, (_, at) => ['cape town', 100 + at] as const);
    expect(isNoise(bookOf([...everyCity('* guide', () => 1), ...others]), '… guide')).toBe(false);
    expect(isNoise(bookOf([...everyCity('* guide', (at) => at), ...others]), '… guide')).toBe(true);
    expect(isNoise(bookOf(everyCity('* guide', () => 1)), '… guide')).toBe(true);
  });

  it('is not what names begin or end with as often', () => {
    expect(isNoise(book, 'where to stay in …', { names: { 'where to stay in': 0.2 } })).toBe(true);
    expect(isNoise(book, 'where to stay in …', { names: { 'where to stay in': 0.3 } })).toBe(false);
    const cheap = [...everyCity('cheap *', () => 1), ...everyCity('cheap the *', () => 1)];
    expect(isNoise(bookOf(cheap), 'cheap the …', { names: { the: 0.1 } })).toBe(true);
    expect(isNoise(bookOf(cheap), 'cheap the …', { names: { the: 0.2 } })).toBe(false);
    expect(isNoise(bookOf(everyCity('* two reviews', () => 1)), '… two reviews', { names: { two: 0.3 } })).toBe(false);
  });

  it('counts a query that several sites have once', () => {
    const twice = bookOf([...everyCity('* map', () => 1), ...everyCity('* map', () => 2)]);
    expect(twice.count('suffix', spanKey(readWords('map')))).toBe(6);
    expect(twice.clicks('suffix', spanKey(readWords('map')))).toBe(120);
    expect(twice.sites('suffix', spanKey(readWords('map')))).toBe(2);
    expect(twice.sites('suffix', spanKey(readWords('plan')))).toBe(0);
  });

  it('is shown with its text, the most frequent first', () => {
    const some = bookOf([
      ...everyCity('* map', () => 1),
      ...everyCity('cheap *', () => 1),
      ['cape town hotel reviews 2013 of this very long tail', 1],
    ]);
    const texts = collectNoise(some, noiseRule(some, { clicksAlone: () => 0, shareOfNames: () => 0 }));
    for (const city of CITIES)
      for (const query of [`${city} map`, `${city} map`, `cheap ${city}`, city]) {
        const words = readWords(query);
        texts.see(words, findMentions(words, names));
      }
    expect(texts.best()).toEqual([
      { side: 'prefix', text: 'cheap', queries: 6 },
      { side: 'suffix', text: 'map', queries: 6 },
    ]);
  });
});
