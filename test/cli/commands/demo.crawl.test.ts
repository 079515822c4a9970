import { join } from 'node:path';
import { expect, it } from 'vitest';

import { runCli, startCli } from '../run-cli.js';
import { readLines } from '../small-shop.js';
import { temporaryFolder } from '../temporary-folder.js';

it('serves the shop until Ctrl-C, prints only its address, and writes its truth', async () => {
  const folder = await temporaryFolder();
  const { child, done, says } = startCli(['demo', '--switch', 'size=30', '--truth', join(folder, 'truth.jsonl')]);
  await says('Ctrl-C closes it');
  child.kill('SIGINT');
  const { code, stdout } = await done;
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\n$/u)]);
  expect(await readLines(folder, 'truth.jsonl')).toHaveLength(30);
});

it('lists what the shop can be asked to be', async () => {
  const { code, stdout } = await runCli(['demo', '--list-switches']);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^language +en\* \| de \| ar \| ja$/mu)]);
  const lines = (await runCli(['demo', '--list-switches', '--json'])).stdout.trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual({
    name: 'language',
    values: ['en', 'de', 'ar', 'ja'],
    standard: 'en',
  });
});
