import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapConcurrent } from '../../src/base/concurrent.js';

/** Lets everything go on that waits for promises only. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('doing several things at once', () => {
  it('keeps the order of the items whatever finishes first', async () => {
    const work = fc.asyncProperty(
      fc.array(fc.option(fc.nat(3), { nil: undefined })),
      fc.integer({ min: -1, max: 9 }),
      async (items, limit) => {
        const doubled = await mapConcurrent(items, limit, async (item) => {
          for (let wait = item ?? 0; wait > 0; wait -= 1) await Promise.resolve();
          return [item];
        });
        expect(doubled).toEqual(items.map((item) => [item]));
      },
    );
    await fc.assert(work);
  });

  it('never runs more than the limit, and reaches it if there is work enough', async () => {
    const work = fc.asyncProperty(fc.nat(20), fc.integer({ min: 1, max: 6 }), async (size, limit) => {
      let running = 0;
      let most = 0;
      await mapConcurrent(Array.from({ length: size }), limit, async () => {
        running += 1;
        most = Math.max(most, running);
        await turn();
        running -= 1;
      });
      expect(most).toBe(Math.min(size, limit));
    });
    await fc.assert(work, { numRuns: 30 });
  });

  it('tells the position of each item', async () => {
    expect(await mapConcurrent(['a', 'b'], 2, async (item, index) => `${index}${item}`)).toEqual(['0a', '1b']);
  });

  it('begins nothing more after the first error', async () => {
    const begun: number[] = [];
    const all = mapConcurrent([0, 1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      await turn();
      if (item === 0) throw new Error('no more');
    });
    await expect(all).rejects.toThrow('no more');
    await turn();
    await turn();
    expect(begun).toEqual([0, 1]);
  });
});
