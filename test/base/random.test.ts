import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, sample } from '../../src/base/random.js';

describe('seeded chance', () => {
  it('gives numbers from 0 up to 1, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [createRandom(seed), createRandom(seed)];
        const numbers = Array.from({ length: 20 }, one);
        expect(numbers).toEqual(Array.from({ length: 20 }, other));
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  it('is Mulberry32', () => {
    expect(createRandom(0)()).toBeCloseTo(0.26642920868471265, 15);
  });

  it('spreads evenly', () => {
    const random = createRandom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let at = 0; at < 10_000; at += 1) tenths[Math.floor(random() * 10)]! += 1;
    expect(tenths.every((count) => count > 900 && count < 1100)).toBe(true);
  });
});

describe('a sample', () => {
  it('is a part of the items, in their order, none twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(30), fc.integer(), (items, size, seed) => {
        const drawn = sample(items, size, createRandom(seed));
        expect(drawn).toHaveLength(Math.min(size, items.length));
        expect(items.filter((item) => drawn.includes(item))).toEqual(drawn);
      }),
    );
  });

  it('draws every item equally often', () => {
    const random = createRandom(3);
    const drawn = new Array<number>(6).fill(0);
    for (let at = 0; at < 6000; at += 1) for (const item of sample([0, 1, 2, 3, 4, 5], 2, random)) drawn[item]! += 1;
    expect(drawn.every((count) => count > 1850 && count < 2150)).toBe(true);
  });
});
