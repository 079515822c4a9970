import { describe, expect, it } from 'vitest';
import { asRequestQueue, createJobQueue, type Job } from '../../src/browse/job-queue.js';

const job = (key: string, priority = 0): Job => ({ url: `https://site.example/${key}`, key, priority });

describe('the job queue', () => {
  it('hands out the most urgent job, and finds it again', async () => {
    const queue = createJobQueue<Job>();
    for (const each of [job('a'), job('b', 2), job('c', 1), job('d', 2)]) queue.push(each);
    const order: string[] = [];
    for await (const request of queue) order.push(queue.jobOf(request)?.key ?? '');
    expect(order).toEqual(['b', 'd', 'c', 'a']);
    expect(await queue.fetchNextRequest()).toBeNull();
  });

  it('knows two jobs of one key apart', async () => {
    const queue = createJobQueue<Job>();
    queue.push(job('a'));
    queue.push(job('a'));
    const [first, second] = [await queue.fetchNextRequest(), await queue.fetchNextRequest()];
    expect(first?.uniqueKey).not.toBe(second?.uniqueKey);
  });

  it('counts', async () => {
    const queue = createJobQueue<Job>();
    queue.push(job('a'));
    expect([await queue.isEmpty(), await queue.isFinished(), queue.getPendingCount(), queue.getTotalCount()]).toEqual([
      false,
      false,
      1,
      1,
    ]);
    const request = (await queue.fetchNextRequest())!;
    await queue.markRequestHandled(request);
    expect([await queue.isEmpty(), await queue.isFinished(), await queue.handledCount()]).toEqual([true, true, 1]);
    expect(await queue.reclaimRequest(request)).toBeNull();
  });

  it('gives up jobs that wait, are in hand, or come later', async () => {
    const queue = createJobQueue<Job>();
    queue.push(job('in hand'));
    await queue.fetchNextRequest();
    queue.push(job('waits'));
    const given: string[] = [];
    queue.abandon(({ key }) => given.push(key));
    queue.push(job('late'));
    expect(given).toEqual(['in hand', 'waits', 'late']);
  });

  it('can be drained, and takes nothing from Crawlee', async () => {
    const queue = createJobQueue<Job>();
    queue.push(job('a'));
    expect(queue.drain().map(({ key }) => key)).toEqual(['a']);
    await expect(asRequestQueue(queue).addRequest({ url: 'https://site.example/' })).rejects.toThrow();
  });
});
