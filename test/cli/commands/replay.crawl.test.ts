import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { startDemoShop } from '../../../src/demo/index.js';
import { runCli } from '../run-cli.js';
import { SMALL } from '../small-shop.js';
import { temporaryFolder } from '../temporary-folder.js';

it('records a crawl and replays it with nothing but the file', async () => {
  const [shop, folder] = [await startDemoShop(SMALL), await temporaryFolder()];
  const recording = await runCli(
    ['record', shop.url, 'shop.warc.gz', '-o', 'first', '--render', 'http', '--max-pages', '30', '--quiet'],
    { folder },
  );
  expect(recording).toEqual({ code: 12, stdout: '', stderr: '' });
  await shop.close();

  const { code, stdout } = await runCli(['replay', 'shop.warc.gz', '-o', 'again'], { folder });
  expect([code, stdout]).toEqual([12, expect.stringMatching(/Pages +30 /u)]);
  const [first, again] = await Promise.all(
    ['first', 'again'].map((run) => readFile(join(folder, run, 'facts.jsonl'), 'utf8')),
  );
  expect(again).toBe(first);
  expect(first?.length).toBeGreaterThan(0);

  const beyond = await runCli(['replay', 'shop.warc.gz', '-o', 'beyond', '--max-pages', '40'], { folder });
  expect([beyond.code, beyond.stderr]).toEqual([14, expect.stringContaining('was not recorded.')]);
});

it('says what a file lacks', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'text.warc.gz'), 'no recording');
  const text = await runCli(['replay', 'text.warc.gz'], { folder });
  expect([text.code, text.stderr]).toEqual([2, expect.stringContaining('it is no WARC file')]);
  const missing = await runCli(['replay', 'missing.warc.gz'], { folder });
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('there is no such file')]);
});
