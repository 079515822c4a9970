import { expect, it } from 'vitest';

import { queryId, queryRecord, readingBatch } from '../../src/crawl/query-keeper.js';
import type { QueryReading } from '../../src/explore/context.js';
import type { Predicate } from '../../src/model/query.js';

const red: Predicate = { attribute: 'Colour', op: '=', values: ['red'] };
const large: Predicate = { attribute: 'Size', op: '=', values: ['L'] };
const reading: QueryReading = {
  predicates: [large, red],
  keyword: null,
  paths: [{ kind: 'url', url: 'https://shop.example/?c=red' }],
  teaches: [red],
  parents: ['q-large'],
  equivalentTo: null,
  declaredSize: 1,
  pages: [
    {
      page: 'p1',
      at: '2026-01-01T00:00:00.000Z',
      items: [
        { entity: 7, position: 0, marks: [], fingerprint: 'a' },
        { entity: 8, position: 1, marks: ['paid'], fingerprint: 'b' },
      ],
    },
  ],
  entities: Int32Array.of(7),
  complete: 'yes',
};

it('the id of a query does not depend on the order of its predicates', () => {
  expect(queryId([red, large], null, { path: '' })).toBe(queryId([large, red], null, { path: 'elsewhere' }));
});

it('a reading teaches its last predicate, of the entities that belong to it', () => {
  const { facts, observations } = readingBatch(reading, queryRecord(reading), (entity) => entity);
  expect(facts?.map(({ entity, attribute, value }) => [entity, attribute, value])).toEqual([[7, 'Colour', 'red']]);
  expect(observations?.map(({ entity, position }) => [entity, position])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});

it('what follows from other lists is kept as inferred, but for what the reading lists itself', () => {
  const inferred: QueryReading = { ...reading, entities: Int32Array.of(7, 9), complete: 'stopped', rule: 'complement' };
  const { facts, queries } = readingBatch(inferred, queryRecord(inferred), (entity) => entity);
  expect(facts?.map(({ entity, evidence: { kind, rule } }) => [entity, kind, rule])).toEqual([
    [7, 'observed', undefined],
    [9, 'inferred', 'complement'],
  ]);
  expect(queries?.[0]).toMatchObject({ listedSize: 2, complete: 'stopped' });
});
