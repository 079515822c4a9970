import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readEntities, readFacts, readRun } from '../../src/report/run-files.js';
import { runRecord } from '../store/run-record.js';
import { temporaryFolder } from '../store/temporary-folder.js';
import { entity, fact, runFolder, writeLines } from './run-folder.js';

async function all<T>(records: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const record of records) list.push(record);
  return list;
}

describe('the records of a run folder', () => {
  it('are read as they were written', async () => {
    const folder = runFolder([entity('a', { Size: ['M', 'L'] })]);
    expect(await all(readEntities(folder))).toEqual([entity('a', { Size: ['M', 'L'] })]);
    expect(await all(readFacts(folder))).toEqual([fact('a', 'Size', 'M'), fact('a', 'Size', 'L')]);
  });

  it('are not there in a folder without a run', async () => {
    const folder = temporaryFolder();
    await expect(all(readEntities(folder))).rejects.toMatchObject({ code: 'no-run', exit: 'usage' });
    await expect(all(readFacts(folder))).rejects.toMatchObject({ code: 'no-run' });
    await expect(readRun(folder)).rejects.toMatchObject({ code: 'no-run' });
  });

  it('are not there yet where a crawl was cut off, which can go on', async () => {
    const folder = temporaryFolder();
    writeLines(join(folder, 'run.sqlite'), []);
    await expect(all(readEntities(folder))).rejects.toThrow(`querent crawl --resume ${folder} goes on`);
  });

  it.each([
    [null],
    [[]],
    [{ id: 1 }],
    [{ ...entity('a'), attributes: { a: 'text' } }],
    [{ ...entity('a'), aliases: [1] }],
    [{ ...entity('a'), url: 3 }],
  ])('are refused with file and line where a line is no entity: %j', async (line) => {
    const folder = temporaryFolder();
    writeLines(join(folder, 'entities.jsonl'), [entity('fine'), line]);
    await expect(all(readEntities(folder))).rejects.toThrow(/entities\.jsonl:2: not an entity/u);
  });

  it.each([
    ['text'],
    [{ ...fact('a', 'b', 'c'), value: 7 }],
    [{ ...fact('a', 'b', 'c'), evidence: [1] }],
    [{ ...fact('a', 'b', 'c'), path: 'x' }],
    [{ ...fact('a', 'b', 'c'), range: 5 }],
  ])('are refused with file and line where a line is no fact: %j', async (line) => {
    const folder = temporaryFolder();
    writeLines(join(folder, 'facts.jsonl'), [fact('a', 'b', 'c'), line]);
    await expect(all(readFacts(folder))).rejects.toThrow(/facts\.jsonl:2: not a fact/u);
  });
});

describe('the record of a run', () => {
  it('is read as it was written', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'run.json'), JSON.stringify(runRecord));
    expect(await readRun(folder)).toEqual(runRecord);
  });

  it.each(['{', '[]', '{"status":"finished"}'])('is refused where it is %s', async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'run.json'), text);
    await expect(readRun(folder)).rejects.toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining('run.json') as string,
    });
  });
});
