import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.js';
import { dealDistinct, shuffle } from '../../src/simulate/dealing.js';

describe('dealing', () => {
  it('shuffles the same items in place', () => {
    const items = Int32Array.from({ length: 50 }, (_, at) => at);
    const shuffled = shuffle(items, createRandom(1));
    expect(shuffled).toBe(items);
    expect([...items]).not.toEqual([...items].sort((a, b) => a - b));
    expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  it('gives each holder its number of distinct values, each value as often as asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.nat(), (holders, seed) => {
        const each = new Int32Array(holders).fill(2);
        const sizes = new Int32Array(4).fill(Math.floor(holders / 2));
        sizes[0] = 2 * holders - 3 * (sizes[0] ?? 0);
        const dealt = dealDistinct(sizes, each, createRandom(seed));
        for (let holder = 0; holder < holders; holder += 1) {
          const [first, second] = dealt.subarray(2 * holder, 2 * holder + 2);
          expect(first).toBeLessThan(second!);
        }
        expect([...sizes].map((_, value) => dealt.filter((one) => one === value).length)).toEqual([...sizes]);
      }),
    );
  });

  it('takes another value where there is no exchange', () => {
    expect([...dealDistinct(Int32Array.from([2, 0]), Int32Array.from([2]), createRandom(1))]).toEqual([0, 1]);
  });
});
