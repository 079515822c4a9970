import { expect, it } from 'vitest';

import type { FactRecord } from '../../src/model/entity.js';
import { compareRuns } from '../../src/report/run-difference.js';
import { entity, fact, runFolder } from './run-folder.js';

it('finds nothing between a run and itself', async () => {
  const folder = runFolder([entity('urn:1', { Color: ['Red'] })]);
  const nothing = { came: { count: 0, examples: [] }, gone: { count: 0, examples: [] } };
  expect(await compareRuns(folder, folder)).toEqual({ entities: nothing, facts: nothing, interface: nothing });
});

it('finds entities, facts of those that stayed, and values that are offered', async () => {
  const before = runFolder([entity('urn:1', { Color: ['Blue'], Size: ['L'] }), entity('urn:2', { Color: ['Red'] })]);
  const after = runFolder([entity('urn:1', { Color: ['Blue', 'Green'] }), entity('urn:3', { Color: ['Red'] })]);
  const { entities, facts, interface: offered } = await compareRuns(before, after);
  expect([entities.came.examples, entities.gone.examples]).toEqual([
    [{ id: 'urn:3', name: 'Name of urn:3' }],
    [{ id: 'urn:2', name: 'Name of urn:2' }],
  ]);
  const of = { entity: 'urn:1', name: 'Name of urn:1' };
  expect([facts.came.examples, facts.gone.examples]).toEqual([
    [{ ...of, attribute: 'Color', value: 'Green' }],
    [{ ...of, attribute: 'Size', value: 'L' }],
  ]);
  expect([offered.came.examples, offered.gone.examples]).toEqual([
    [{ attribute: 'Color', value: 'Green' }],
    [{ attribute: 'Size', value: 'L' }],
  ]);
});

it('takes only what queries observed for offered, and counts beyond its examples', async () => {
  const many = Array.from({ length: 250 }, (_, at) => String(at).padStart(3, '0'));
  const shown = (value: string): FactRecord => ({
    ...fact('urn:1', 'Number', value),
    evidence: [{ kind: 'page', source: 'http://a.example/', at: '2026-01-01T00:00:00.000Z' }],
  });
  const difference = await compareRuns(runFolder([entity('urn:1')]), runFolder([entity('urn:1')], many.map(shown)));
  expect([difference.facts.came.count, difference.facts.came.examples.length]).toEqual([250, 200]);
  expect(difference.interface.came.count).toBe(0);
});
