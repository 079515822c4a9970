import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inclusion, jaccard } from '../../src/base/similarity.js';

const sets = fc.array(fc.nat(12)).map((items) => new Set(items));

describe('the Jaccard coefficient', () => {
  it('counts what is shared against all', () => {
    expect(jaccard(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))).toBe(0.5);
  });

  it('lies between 0 and 1, is 1 for equal sets only, and does not mind the order', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const similarity = jaccard(a, b);
        expect(similarity).toBe(jaccard(b, a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(similarity === 1).toBe(a.size === b.size && [...a].every((item) => b.has(item)));
      }),
    );
  });
});

describe('the share of one set in another', () => {
  it('is what lies inside', () => {
    expect(inclusion(new Set([1, 2, 3, 4]), new Set([2, 3, 4, 5, 6]))).toBe(0.75);
  });

  it('is 1 if and only if all of it lies inside', () => {
    fc.assert(
      fc.property(sets, sets, (inner, outer) => {
        expect(inclusion(inner, outer) === 1).toBe([...inner].every((item) => outer.has(item)));
      }),
    );
  });

  it('is no less than the similarity', () => {
    fc.assert(fc.property(sets, sets, (a, b) => inclusion(a, b) >= jaccard(a, b)));
  });
});
