import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createEntityTable, type Absorption } from '../../src/store/entity-table.js';
import { runDatabase } from './run-database.js';

const entity = (number: number) => ({ entity: number, id: `id${String(number)}`, url: null, name: '', weak: false });

describe('merged entities', () => {
  it('move to the representative of the one that they are merged into', () => {
    const moves: Absorption[] = [];
    const table = createEntityTable(runDatabase(), (move) => moves.push(move));
    for (const number of [0, 1, 2]) table.upsert(entity(number));
    table.merge(0, 1);
    expect(table.merge(1, 0)).toBeNull();
    expect(table.merge(1, 2)).toEqual({ into: 0, from: 2 });
    expect(moves).toEqual([
      { into: 0, from: 1 },
      { into: 0, from: 2 },
    ]);
    expect([table.representative(2), table.size(), table.next()]).toEqual([0, 1, 3]);
  });

  it('form the same groups whatever the order of merges, and after opening anew', () => {
    const count = 12;
    const pair = fc.tuple(fc.nat(count - 1), fc.nat(count - 1));
    let merged = 0;
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const [one, other] = [pairs, pairs.toReversed()].map((order) => {
          const database = runDatabase();
          const table = createEntityTable(database, () => undefined);
          for (let number = 0; number < count; number += 1) table.upsert(entity(number));
          for (const [into, from] of order) table.merge(into, from);
          const again = createEntityTable(database, () => undefined);
          expect(again.size()).toBe(table.size());
          merged += count - table.size();
          return groups(Array.from({ length: count }, (_, number) => again.representative(number)));
        });
        expect(one).toEqual(other);
      }),
      { seed: 1, numRuns: 40 },
    );
    expect(merged).toBeGreaterThan(0);
  });
});

/** Each entity with the first one of its group. */
const groups = (representatives: readonly number[]): readonly number[] =>
  representatives.map((root) => representatives.indexOf(root));

it.each([-1, 0, 0.5, Number.NaN])('refuses %s, which is no entity', (number) => {
  const table = createEntityTable(runDatabase(), () => undefined);
  expect(() => table.representative(number)).toThrow(RangeError);
});
