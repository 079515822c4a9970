import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createKnownEntities, keepAddress, type KnownEntity } from '../../src/entities/known-entities.js';

function known(entity: number, more: Partial<KnownEntity> = {}): KnownEntity {
  return {
    entity,
    id: `id${entity}`,
    url: null,
    name: `Name ${entity}`,
    weak: false,
    addresses: [],
    sightings: [],
    canonical: null,
    ...more,
  };
}

describe('known entities', () => {
  test('are found by their keys, long ones too', () => {
    const entities = createKnownEntities();
    entities.add(known(4), ['a', 'x'.repeat(500)]);
    expect([entities.find('a')?.entity, entities.find('x'.repeat(500))?.entity, entities.find('b')]).toEqual([
      4,
      4,
      null,
    ]);
  });

  test('keep their keys against later claims', () => {
    const entities = createKnownEntities();
    entities.add(known(1), ['a']);
    entities.add(known(2), ['b']);
    expect(entities.claim('a', 2)).toBe(1);
    expect(entities.claim('c', 2)).toBeNull();
    expect(entities.find('a')?.entity).toBe(1);
  });

  test('give their addresses to the one that they become', () => {
    const entities = createKnownEntities();
    entities.add(known(1, { name: '', addresses: ['u'] }), ['a']);
    entities.add(known(2, { addresses: ['u', 'v'], canonical: 'c' }), ['b']);
    expect(entities.merge(2, 1)).toEqual({ into: 1, from: 2 });
    expect(entities.merge(2, 1)).toBeNull();
    expect(entities.find('b')).toMatchObject({ entity: 1, name: 'Name 2', addresses: ['u', 'v'], canonical: 'c' });
  });

  test('lose all keys at once, to get others', () => {
    const entities = createKnownEntities();
    entities.add(known(1), ['a']);
    entities.forgetKeys();
    expect(entities.find('a')).toBeNull();
    expect(entities.all.size).toBe(1);
  });
});

test('sightings of addresses are counted', () => {
  const one = known(1);
  for (const address of ['u', 'v', 'u']) keepAddress(one, address);
  expect([one.addresses, one.sightings]).toEqual([
    ['u', 'v'],
    [2, 1],
  ]);
});

test('addresses are kept once, and not too many', () => {
  const one = known(1);
  const kept = Array.from({ length: 20 }, (_, number) => keepAddress(one, `u${number % 15}`));
  expect(kept.filter(Boolean).length).toBe(one.addresses.length);
  expect(one.addresses.length).toBeLessThan(15);
});

test('the smallest of all that are merged stands for them, in whatever order', () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 20 });
  fc.assert(
    fc.property(pairs, fc.infiniteStream(fc.nat(100)), (merges, random) => {
      const shuffled = merges.map((pair) => ({ pair, order: random.next().value })).sort((a, b) => a.order - b.order);
      const partition = (order: readonly (readonly [number, number])[]): readonly number[] => {
        const entities = createKnownEntities();
        for (let entity = 0; entity < 10; entity += 1) entities.add(known(entity), []);
        for (const [a, b] of order) entities.merge(a, b);
        return Array.from({ length: 10 }, (_, entity) => entities.resolve(entity));
      };
      expect(partition(shuffled.map(({ pair }) => pair))).toEqual(partition(merges));
    }),
    { numRuns: 50 },
  );
});
