import { describe, expect, test } from 'vitest';
import { CountPlaces } from '../../src/shortcuts/count-places.js';
import type { Tree } from '../../src/shortcuts/tree.js';

/** Places that were learnt from answers to pages of these sizes. */
function learnt(...examples: readonly (readonly [Tree, number])[]): CountPlaces {
  const places = new CountPlaces();
  for (const [answer, size] of examples) places.learn(answer, size);
  return places;
}

describe('the size of a result', () => {
  test('is read where a page said the same', () => {
    expect(learnt([{ total: 48, page: 1 }, 48]).read({ total: 7, page: 1 })).toBe(7);
  });

  test.each([
    ['48 results', '1,204 results', 1204],
    ['48', '٧', 7],
    ['全48件', '全7件', 7],
  ])('may stand in a text: %s', (seen, told, size) => {
    expect(learnt([{ text: seen }, 48]).read({ text: told })).toBe(size);
  });

  test.each([
    ['300+ results', true],
    ['> 300', true],
    ['300 results', false],
    ['C++ 300', false],
  ])('is the least where %s: %s', (text, isLeast) => {
    expect(learnt([{ text: '38 results' }, 38]).isLeast({ text })).toBe(isLeast);
    expect(new CountPlaces().isLeast({ text })).toBe(false);
    expect(learnt([{ total: 38 }, 38]).isLeast({ total: 300 })).toBe(false);
  });

  test('is not told by a text of several numbers', () => {
    expect(learnt([{ range: '1–48 of 48' }, 48]).read({ range: '1–7 of 7' })).toBeNull();
  });

  test('is told apart from counts that happened to be the same', () => {
    const both = [{ total: 8, brands: [8, 3] }, 8] as const;
    expect(learnt(both).read({ total: 5, brands: [2, 3] })).toBeNull();
    expect(learnt(both, [{ total: 5, brands: [2, 3] }, 5]).read({ total: 6, brands: [1, 5] })).toBe(6);
  });

  test('is not told where numbers that were right alike differ', () => {
    const places = learnt([{ all: 48, left: 48 }, 48], [{ all: 36, left: 36 }, 36]);
    expect(places.read({ all: 48, left: 7 })).toBeNull();
    expect(places.read({ all: 12, left: 12 })).toBe(12);
    places.learn({ all: 48, left: 7 }, 7);
    expect(places.read({ all: 48, left: 5 })).toBe(5);
  });

  test('is not the number of the pages of a list of one', () => {
    const longer = [
      [{ pages: 1, rows: 'abcd' }, 4],
      [{ pages: 1, rows: 'abc' }, 3],
    ] as const;
    expect(learnt(...longer, [{ pages: 1, rows: 'a' }, 1]).read({ pages: 6 })).toBeNull();
    expect(learnt([{ total: 1 }, 1]).read({ total: 6 })).toBe(6);
  });

  test('may stand in answers to first pages only', () => {
    const places = learnt([{ total: 48, brands: [42, 6] }, 48]);
    for (let page = 1; page < 4; page += 1) places.learn({ total: 0, brands: [42, 6] }, 48, true);
    places.learn({ total: 42, brands: [42, 0] }, 42);
    expect(places.read({ total: 7, brands: [42, 5] })).toBe(7);
    expect(places.isOfFirstPages).toBe(true);
    expect(learnt([{ total: 48 }, 48]).isOfFirstPages).toBe(false);
  });

  test('may have changed once in a while', () => {
    const right = Array.from({ length: 12 }, (_, index) => [{ total: index, x: { y: 0 } }, index] as const);
    expect(learnt(...right, [{ total: 40, x: { y: 0 } }, 41]).read({ total: 7 })).toBe(7);
    const few = right.slice(0, 6);
    const misread = [{ total: 40, x: { y: 0 } }, 900] as const;
    expect(learnt(...few, misread, misread).read({ total: 7 })).toBe(7);
    expect(learnt([{ total: 3 }, 3], [{ total: 4 }, 9]).read({ total: 7 })).toBeNull();
  });
});
