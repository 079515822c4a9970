import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { folderReader } from '../../src/cli/folder-reader.js';
import { temporaryFolder } from './temporary-folder.js';

it('reads entities and facts of a run folder', async () => {
  const folder = await temporaryFolder();
  const entity = { id: 'a', url: null, aliases: [], name: 'A', attributes: { Color: ['Red'] } };
  const fact = { entity: 'a', attribute: 'Color', value: 'Red', evidence: [], visible: false };
  await writeFile(join(folder, 'entities.jsonl'), `${JSON.stringify(entity)}\n`);
  await writeFile(join(folder, 'facts.jsonl'), `${JSON.stringify(fact)}\n`);
  expect(await all(folderReader.entities(folder))).toEqual([entity]);
  expect(await all(folderReader.facts(folder))).toEqual([fact]);
});

async function all<T>(records: AsyncIterable<T>): Promise<readonly T[]> {
  const read: T[] = [];
  for await (const record of records) read.push(record);
  return read;
}
