import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { FactUpsert } from '../../src/model/store.js';
import { createFactTable } from '../../src/store/fact-table.js';
import { createTextTable } from '../../src/store/text-table.js';
import { runDatabase } from './run-database.js';

const itself = (entity: number): number => entity;

const anyFact: fc.Arbitrary<FactUpsert> = fc
  .record({
    entity: fc.nat(3),
    attribute: fc.constantFrom('a', 'b'),
    value: fc.constantFrom('x', 'y'),
    source: fc.constantFrom('q1', 'q2', 'q3'),
  })
  .map(({ source, ...fact }) => ({ ...fact, evidence: { kind: 'observed', source, at: '' } }));

it('keeps its count through writing, merging and taking back, in any order', () => {
  const step = fc.oneof(
    fc.array(anyFact, { maxLength: 8 }).map((facts) => ({ kind: 'add', facts }) as const),
    fc.constantFrom('q1', 'q2', 'q3', 'q4').map((source) => ({ kind: 'retract', source }) as const),
    fc
      .tuple(fc.nat(3), fc.nat(3))
      .filter(([into, from]) => into !== from)
      .map(([into, from]) => ({ kind: 'move', into, from }) as const),
  );
  let largest = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const database = runDatabase();
      const facts = createFactTable(database, createTextTable(database));
      for (const each of steps) {
        if (each.kind === 'add') facts.add(each.facts, itself);
        else if (each.kind === 'retract') facts.retract([each.source]);
        else facts.move(each);
      }
      const [founded] =
        database.prepare('SELECT count(*) FROM (SELECT DISTINCT entity, attribute, value FROM evidence)').get([]) ?? [];
      expect(facts.size()).toBe(founded);
      expect(database.prepare('SELECT count(*) FROM fact').get([])).toEqual([founded]);
      largest = Math.max(largest, facts.size());
    }),
    { seed: 1, numRuns: 60 },
  );
  expect(largest).toBeGreaterThan(3);
});
