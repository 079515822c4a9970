import { expect, test } from 'vitest';
import { compareWith, createComparison } from '../../src/filter/reference-pages.js';
import type { PageSignature } from '../../src/filter/signature.js';

/** A signature of these tokens, a letter each. */
function signature(tokens: string, given: Partial<PageSignature> = {}): PageSignature {
  return {
    source: 'http',
    readings: {},
    tokens: [...tokens],
    entities: [],
    place: null,
    sizes: [],
    declared: null,
    mentions: 0,
    ...given,
  };
}

test('likeness is relative to that of the references among themselves', () => {
  const references = ['abcdx', 'abcdy', 'abcdz'].map((tokens) => signature(tokens));
  const comparison = createComparison(references, []);
  expect(comparison.expected).toBeCloseTo(4 / 6);
  expect(compareWith(comparison, signature('abcdw')).score).toBeCloseTo(1);
  expect(compareWith(comparison, signature('efgh')).score).toBe(0);
});

test('what pages with entities have too weighs little', () => {
  const references = [signature('abcdm')];
  const score = (frames: readonly PageSignature[]): number =>
    compareWith(createComparison(references, frames), signature('abcdr')).score;
  expect(score([])).toBeGreaterThan(0.6);
  expect(score([signature('abcdr')])).toBeLessThan(0.3);
});

test('a page is compared with the nearest of two kinds of empty pages', () => {
  const references = ['abc', 'abc', 'abc', 'abc', 'xyz', 'xyz', 'xyz', 'xyz'].map((tokens) => signature(tokens));
  expect(compareWith(createComparison(references, []), signature('xyz')).score).toBe(1);
});

test('wordings that are 0 on references tell sizes, unless a reference has another number there', () => {
  const sized = (value: number, other: number): PageSignature =>
    signature('a', {
      sizes: [
        { wording: '# results', value },
        { wording: '# in cart', value: other },
      ],
    });
  expect([...createComparison([sized(0, 0), sized(0, 2)], []).zeros]).toEqual(['# results']);
});

test('a word that the page says itself is not taken for an echo of the keyword where references say it', () => {
  const comparison = createComparison([signature('abc')], []);
  const read = compareWith(comparison, signature('abx', { readings: { x: ['y', 'c'], a: ['z'] } }));
  expect(read.score).toBe(1);
});

test('without references nothing is alike', () => {
  expect(compareWith(createComparison([], []), signature('a'))).toEqual({ score: 0, listScore: 0, commonShare: 1 });
});
