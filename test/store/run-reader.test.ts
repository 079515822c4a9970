import { expect, it } from 'vitest';

import type { Batch } from '../../src/model/store.js';
import { openMemoryStore } from '../../src/store/open-store.js';

const evidence = { kind: 'observed', source: 'q', at: '2026-01-01T00:00:00.000Z' } as const;
const names = ['zebra', 'Zoo', 'apple', '色', 'äpfel', '\u{1f600}'];

async function read(order: readonly string[]): Promise<string> {
  const store = await openMemoryStore();
  const numbered = order.map((id, entity) => ({ entity, id, url: null, name: id, weak: false }));
  const batches: Batch[] = numbered.map((entity) => ({
    entities: [entity],
    facts: order.map((value) => ({ entity: entity.entity, attribute: 'a', value, evidence })),
  }));
  for (const batch of batches) await store.commit(batch);
  let text = '';
  for await (const entity of store.entities()) text += JSON.stringify(entity);
  for await (const fact of store.facts()) text += JSON.stringify(fact);
  return text;
}

it('reads the same whatever the order of discovery', async () => {
  const one = await read(names);
  expect(await read(names.toReversed())).toBe(one);
  expect(one).toContain('"attributes":{"a":["Zoo","apple","zebra"');
});
