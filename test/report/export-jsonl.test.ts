import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { exportJsonl, type JsonlOptions } from '../../src/report/export-jsonl.js';
import { collector, entity, fact, runFolder, writeLines } from './run-folder.js';

async function jsonl(folder: string, options?: JsonlOptions): Promise<readonly unknown[]> {
  const { output, text } = collector();
  const count = await exportJsonl(folder, output, options);
  const lines = text().split('\n').slice(0, -1);
  expect(lines).toHaveLength(count);
  return lines.map((line): unknown => JSON.parse(line));
}

it('writes entities as they are', async () => {
  const hostile = JSON.parse('{"__proto__":["x"],"a":["1","2"]}') as Record<string, string[]>;
  const folder = runFolder([entity('1', hostile), entity('2')]);
  const { output, text } = collector();
  expect(await exportJsonl(folder, output)).toBe(2);
  expect(text()).toBe(readFileSync(join(folder, 'entities.jsonl'), 'utf8'));
});

it('writes only the attributes asked for', async () => {
  const folder = runFolder([entity('1', { Size: ['M'], Brand: ['x'] })]);
  expect(await jsonl(folder, { attributes: ['size'] })).toEqual([entity('1', { Size: ['M'] })]);
  expect(await jsonl(folder, { records: 'facts', attributes: ['size'] })).toEqual([fact('1', 'Size', 'M')]);
});

it.each(['queries', 'observations'] as const)('writes %s', async (records) => {
  const folder = runFolder([]);
  writeLines(join(folder, `${records}.jsonl`), [{ id: 'q1' }, { id: 'q2' }]);
  expect(await jsonl(folder, { records })).toEqual([{ id: 'q1' }, { id: 'q2' }]);
});

it('writes keyword queries, none where none were asked', async () => {
  const folder = runFolder([]);
  expect(await jsonl(folder, { records: 'keywords' })).toEqual([]);
  writeLines(join(folder, 'keywords.jsonl'), [{ text: 'lamp' }]);
  expect(await jsonl(folder, { records: 'keywords' })).toEqual([{ text: 'lamp' }]);
  await expect(jsonl(join(folder, 'nowhere'), { records: 'keywords' })).rejects.toMatchObject({ code: 'no-run' });
});

it('writes nothing for a run without entities', async () => {
  expect(await jsonl(runFolder([]))).toEqual([]);
});

it('says which file is not there', async () => {
  await expect(jsonl(runFolder([]), { records: 'queries' })).rejects.toMatchObject({ code: 'no-run' });
});
