import { expect, it } from 'vitest';

import { openMemoryStore } from '../../src/store/open-store.js';

it('counts values, entities, facts and what was looked up, residual facts left out', async () => {
  const store = await openMemoryStore();
  const evidence = (kind: 'observed' | 'page') => ({ kind, source: 's', at: '' }) as const;
  const fact = (entity: number, attribute: string, value: string) => ({
    entity,
    attribute,
    value,
    evidence: evidence('observed'),
  });
  const look = (value: string, visible: boolean) => ({ entity: 0, attribute: 'Size', value, visible });
  await store.commit({
    entities: [0, 1].map((entity) => ({ entity, id: String(entity), url: null, name: '', weak: true })),
    facts: [
      fact(0, 'Size', 'M'),
      fact(0, 'Size', 'L'),
      { ...fact(1, 'Size', 'M'), evidence: evidence('page') },
      { ...fact(1, 'Size', 'None'), residual: true },
      fact(1, 'Brand', 'Acme'),
    ],
    visibility: [look('M', true), look('L', false)],
  });
  expect(await store.attributes()).toEqual([
    {
      attribute: 'Brand',
      values: 1,
      entities: 1,
      facts: 1,
      visibleShare: null,
      looked: 0,
      sources: ['observed'],
      labels: ['Brand'],
    },
    {
      attribute: 'Size',
      values: 2,
      entities: 2,
      facts: 3,
      visibleShare: 0.5,
      looked: 2,
      sources: ['observed', 'page'],
      labels: ['Size'],
    },
  ]);
});
