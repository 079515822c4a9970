import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { createRankedHeap } from '../../src/base/ranked-heap.js';

describe('a heap', () => {
  it('gives out what ranks highest, whatever came first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (ranks) => {
        const heap = createRankedHeap<number>();
        for (const rank of ranks) heap.add(rank, rank);
        expect(heap.size).toBe(ranks.length);
        const taken = ranks.map(() => {
          const highest = heap.highest();
          expect(heap.take()).toBe(highest);
          return highest;
        });
        expect(taken).toEqual([...ranks].sort((a, b) => b - a));
      }),
    );
  });

  it('is empty in the end', () => {
    const heap = createRankedHeap<string>();
    heap.add('one', 1);
    expect(heap.take()).toBe('one');
    expect(heap.take()).toBeUndefined();
    expect(heap.highest()).toBe(Number.NEGATIVE_INFINITY);
  });
});
