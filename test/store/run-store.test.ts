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

it('forgets strangers with where they were listed, but for those of which something is known', async () => {
  const store = await openMemoryStore();
  const entity = (number: number) => ({ entity: number, id: `id${String(number)}`, url: null, name: '', weak: false });
  const seen = (number: number) => ({ query: 'q', page: 'p', position: number, entity: number, at: '' });
  const evidence = { kind: 'observed', source: 'q', at: '' } as const;
  await store.commit({
    entities: [0, 1, 2, 3].map(entity),
    merges: [{ into: 1, from: 2 }],
    observations: [0, 1, 2, 3].map(seen),
    facts: [{ entity: 3, attribute: 'a', value: 'b', evidence }],
  });
  await store.commit({ strangers: [1, 3] });
  expect(await store.totals()).toMatchObject({ entities: 2, observations: 2, facts: 1 });
  const ids = [];
  for await (const { id } of store.entities()) ids.push(id);
  expect(ids).toEqual(['id0', 'id3']);
  await store.close();
});
