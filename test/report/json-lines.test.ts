import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readJsonLines } from '../../src/report/json-lines.js';
import { temporaryFolder } from '../store/temporary-folder.js';

async function read(text: string): Promise<readonly unknown[]> {
  const file = join(temporaryFolder(), 'lines.jsonl');
  writeFileSync(file, text);
  const found: unknown[] = [];
  for await (const { number, value } of readJsonLines(file)) found.push([number, value]);
  return found;
}

it('gives each line with its number, blank ones left out', async () => {
  expect(await read('\ufeff{"a":1}\r\n\n[2]\n3')).toEqual([
    [1, { a: 1 }],
    [3, [2]],
    [4, 3],
  ]);
  expect(await read('')).toEqual([]);
});

it('ends lines at line feeds only', async () => {
  expect(await read('"a\u2028b\u2029c\u0085d"\n')).toEqual([[1, 'a\u2028b\u2029c\u0085d']]);
});

it('reads lines and characters that lie across chunks', async () => {
  const long = '色'.repeat(100_000);
  expect(await read(`"${long}"\n"${long}"\n`)).toEqual([
    [1, long],
    [2, long],
  ]);
});

it('names the file and the line that is no JSON', async () => {
  await expect(read('{}\n{"a":')).rejects.toThrow(/lines\.jsonl:2: not JSON/u);
});

it('names the file that cannot be read', async () => {
  const file = join(temporaryFolder(), 'missing.jsonl');
  await expect(readJsonLines(file).next()).rejects.toMatchObject({
    code: 'bad-file',
    exit: 'usage',
    message: expect.stringContaining(file) as string,
  });
});
