import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipfSizes } from '../../src/simulate/zipf-sizes.js';

describe('sizes by the law of Zipf', () => {
  it('are shares of the ranks, exact in sum', () => {
    // 1 each, then 6 by 1 : 1/2 : 1/3 = 3.27, 1.64, 1.09; the largest remainder is rounded up.
    expect([...zipfSizes({ values: 3, sum: 9, most: 9, exponent: 1 })]).toEqual([4, 3, 2]);
    expect([...zipfSizes({ values: 4, sum: 8, most: 8, exponent: 0 })]).toEqual([2, 2, 2, 2]);
  });

  it('sum up, descend, and keep within their bounds', () => {
    const wanted = fc
      .record({
        values: fc.integer({ min: 1, max: 30 }),
        most: fc.integer({ min: 1, max: 50 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        exponent: fc.double({ min: 0, max: 2, noNaN: true }),
      })
      .map(({ part, ...rest }) => ({ ...rest, sum: rest.values + Math.floor(part * rest.values * (rest.most - 1)) }));
    fc.assert(
      fc.property(wanted, (one) => {
        const sizes = [...zipfSizes(one)];
        expect(sizes.reduce((all, size) => all + size, 0)).toBe(one.sum);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
        expect(sizes.at(-1)).toBeGreaterThanOrEqual(1);
        expect(sizes[0]).toBeLessThanOrEqual(one.most);
      }),
    );
  });
});
