import { expect, it } from 'vitest';

import type { KeywordQuery } from '../../src/model/keyword.js';
import { createBestQueries } from '../../src/queries/best-queries.js';

function query(text: string, score: number): KeywordQuery {
  return { text, score, source: 'list', why: '' };
}

it('answers the best first, each once by its words', () => {
  const best = createBestQueries(10);
  for (const one of [
    query('red lamp', 0.2),
    query('Red-Lamp', 0.6),
    query('RED LAMP', 0.4),
    query('desk', 0.5),
    query('', 1),
  ])
    best.add(one);
  expect(best.sorted().map(({ text }) => text)).toEqual(['Red-Lamp', 'desk']);
});

it('keeps texts without words, which are names too', () => {
  const best = createBestQueries(10);
  best.add(query('!!!', 0.5));
  best.add(query('???', 0.5));
  expect(best.sorted()).toHaveLength(2);
});

it('keeps so many in bounded memory, and says what would not be kept', () => {
  const best = createBestQueries(3);
  expect(best.least()).toBe(0);
  for (let at = 0; at < 100; at += 1) best.add(query(`q${String(at)}`, at / 100));
  expect(best.sorted().map(({ text }) => text)).toEqual(['q99', 'q98', 'q97']);
  expect(best.least()).toBeGreaterThan(0.9);
  best.add(query('late', 0.1));
  expect(best.sorted()).toHaveLength(3);
});

it('mixes queries of equal score, always in the same way', () => {
  const names = Array.from({ length: 50 }, (_, at) => `a${String(at).padStart(2, '0')}`);
  const order = (texts: readonly string[]): readonly string[] => {
    const best = createBestQueries(100);
    for (const text of texts) best.add(query(text, 0.5));
    return best.sorted().map(({ text }) => text);
  };
  expect(order(names)).toEqual(order([...names].reverse()));
  expect(order(names)).not.toEqual(names);
});
