import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openQueue } from '../../src/queue/open-queue.js';
import { openDatabase } from '../../src/store/database.js';
import { testQueueContract } from '../contracts/queue-contract.js';
import { temporaryFolder } from '../store/temporary-folder.js';

testQueueContract('in a database', async () => openQueue(openDatabase(':memory:')));

describe('a queue in a file', () => {
  it('knows all items when it is opened again, and gives out anew what was taken', async () => {
    const file = join(temporaryFolder(), 'run.sqlite');
    const first = openDatabase(file);
    const before = await openQueue(first);
    await before.add(['a', 'b', 'c'].map((key) => ({ key, kind: 'list', priority: 0, payload: '{}' })));
    await before.take(2);
    await before.finish(['a'], 'done');
    first.close();

    const second = openDatabase(file);
    const after = await openQueue(second);
    expect(await after.size()).toEqual({ pending: 2, taken: 0, done: 1, failed: 0, skipped: 0 });
    expect((await after.take(9)).map((item) => item.key)).toEqual(['b', 'c']);
    second.close();
  });
});
