/**
 * What every work queue must do; each implementation runs this suite.
 */
import { beforeEach, describe, expect, it } from 'vitest';

import type { WorkItem, WorkQueue } from '../../src/model/queue.js';

const work = (key: string, priority = 0, kind = 'list'): WorkItem => ({
  key,
  kind,
  priority,
  payload: `{"of":"${key}"}`,
});
const keys = (items: readonly WorkItem[]): readonly string[] => items.map((item) => item.key);

/** Runs the suite on queues that `create` makes, empty each time. */
export function testQueueContract(name: string, create: () => Promise<WorkQueue>): void {
  describe(`${name}: the queue contract`, () => {
    let queue: WorkQueue;
    beforeEach(async () => {
      queue = await create();
    });

    it('gives back an item as it was added', async () => {
      await queue.add([work('a', 2.5, 'entity')]);
      expect(await queue.take(1)).toEqual([work('a', 2.5, 'entity')]);
    });

    it('adds an item once, whatever it looks like the second time and whatever became of it', async () => {
      expect(await queue.add([work('a'), work('b'), work('a', 9)])).toBe(2);
      await queue.finish(keys(await queue.take(1)), 'done');
      expect(await queue.add([work('a'), work('c')])).toBe(1);
      expect(keys(await queue.take(9))).toEqual(['b', 'c']);
    });

    it('takes the highest priority first and among equals the first one in', async () => {
      await queue.add([work('low', -1), work('first', 1, 'x'), work('second', 1, 'y'), work('high', 3, 'y')]);
      expect(keys(await queue.take(9))).toEqual(['high', 'first', 'second', 'low']);
    });

    it('takes no more than asked for, and none twice', async () => {
      await queue.add([work('a'), work('b'), work('c')]);
      expect(keys(await queue.take(2))).toEqual(['a', 'b']);
      expect(keys(await queue.take(2))).toEqual(['c']);
      expect(await queue.take(2)).toEqual([]);
      expect(await queue.take(0)).toEqual([]);
    });

    it('takes only the kinds asked for', async () => {
      await queue.add([work('a', 5, 'entity'), work('b', 1), work('c', 2, 'seed')]);
      expect(keys(await queue.take(9, ['list', 'seed']))).toEqual(['c', 'b']);
      expect(await queue.take(9, ['nothing'])).toEqual([]);
      expect(await queue.take(9, [])).toEqual([]);
    });

    it('gives an item to one of several that take at once', async () => {
      await queue.add(Array.from({ length: 40 }, (_, index) => work(`w${String(index)}`)));
      const taken = await Promise.all(Array.from({ length: 12 }, () => queue.take(5)));
      expect(new Set(taken.flat().map((item) => item.key)).size).toBe(40);
      expect(taken.flat()).toHaveLength(40);
    });

    it('takes a released item again, in its old place', async () => {
      await queue.add([work('a'), work('b'), work('c')]);
      await queue.take(2);
      await queue.release(['a']);
      expect(keys(await queue.take(9))).toEqual(['a', 'c']);
    });

    it('does not release what is finished', async () => {
      await queue.add([work('a')]);
      await queue.take(1);
      await queue.finish(['a'], 'failed');
      await queue.release(['a']);
      expect(await queue.take(1)).toEqual([]);
    });

    it('counts items by state', async () => {
      await queue.add([work('a'), work('b'), work('c'), work('d'), work('e')]);
      await queue.take(4);
      await queue.finish(['a'], 'done');
      await queue.finish(['b'], 'failed');
      await queue.finish(['c'], 'skipped');
      expect(await queue.size()).toEqual({ pending: 1, taken: 1, done: 1, failed: 1, skipped: 1 });
    });

    it('finishes again with another outcome', async () => {
      await queue.add([work('a')]);
      await queue.finish(['a', 'a'], 'failed');
      await queue.finish(['a'], 'done');
      expect(await queue.size()).toEqual({ pending: 0, taken: 0, done: 1, failed: 0, skipped: 0 });
    });

    it('refuses keys it never had, and then changes nothing', async () => {
      await queue.add([work('a')]);
      await expect(queue.finish(['a', 'strange'], 'done')).rejects.toThrow('"strange"');
      await expect(queue.release(['strange'])).rejects.toThrow('"strange"');
      expect(await queue.size()).toMatchObject({ pending: 1, done: 0 });
    });

    it('keeps keys apart that differ only in NUL or in case, and hostile payloads as they are', async () => {
      const odd = ['GET a\0b', 'GET a', 'get a', '\u0001', '\u00010', "'; DROP TABLE work; --", '__proto__'];
      const items = odd.map((key): WorkItem => ({ key, kind: '__proto__', priority: 0, payload: key }));
      expect(await queue.add(items)).toBe(odd.length);
      expect(await queue.take(99)).toEqual(items);
    });

    it('may be closed at any time', async () => {
      await queue.add([work('a')]);
      await queue.close();
      await queue.close();
    });
  });
}
