import { expect, it } from 'vitest';

import { openQueue } from '../../src/queue/open-queue.js';
import { openMemoryStore } from '../../src/store/open-store.js';

it('lends its connection to a queue', async () => {
  const store = await openMemoryStore();
  const queue = await openQueue(store.database);
  await queue.add([{ key: 'a', kind: 'list', priority: 0, payload: '' }]);
  await store.commit({ values: { between: '1' } });
  await queue.finish(['a'], 'done');
  expect(await queue.size()).toMatchObject({ done: 1 });
  expect(await store.value('between')).toBe('1');
});

it('tells its own faults from those of the disk', async () => {
  const store = await openMemoryStore();
  const evidence = { kind: 'page', source: 's', at: '' } as const;
  await expect(store.commit({ facts: [{ entity: 0, attribute: 'a', value: 'b', evidence }] })).rejects.toBeInstanceOf(
    RangeError,
  );
  store.database.exec('DROP TABLE counter');
  await expect(store.commit({ counters: { n: 1 } })).rejects.toMatchObject({ code: 'store-write-failed' });
});
