import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { runCli } from '../run-cli.js';
import { openSmallShop } from '../small-shop.js';
import { temporaryFolder } from '../temporary-folder.js';

it('overwrites no recording, and says where none can be', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  await writeFile(join(folder, 'mine.warc.gz'), 'precious');
  const taken = await runCli(['record', shop.url, 'mine.warc.gz', '-o', 'a'], { folder });
  expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining('There is already a file mine.warc.gz')]);
  const packed = await runCli(['record', shop.url, 'mine.wacz', '-o', 'c'], { folder });
  expect([packed.code, packed.stderr]).toEqual([2, expect.stringContaining('name a file such as shop.warc.gz')]);
  const nowhere = await runCli(['record', shop.url, 'no/where.warc.gz', '-o', 'b'], { folder });
  expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('Name a file in a folder that is there')]);
});

it('needs an address and a file', async () => {
  const { code, stderr } = await runCli(['record', 'http://shop.example/']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('querent record <url> <file>')]);
});

it('packs a recording, which then replays', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  const crawl = ['record', shop.url, 'a.warc.gz', '--max-pages', '3', '--render', 'http', '-o', 'a'];
  expect((await runCli(crawl, { folder })).code).toBe(12);
  const unnamed = await runCli(['record', '--pack', 'a.warc.gz', 'a.zip'], { folder });
  expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('--pack FILE.warc.gz FILE.wacz')]);
  expect((await runCli(['record', '--pack', 'a.warc.gz', 'a.wacz'], { folder })).code).toBe(0);
  expect((await runCli(['replay', 'a.wacz', '-o', 'b'], { folder })).code).toBe(12);
  expect((await runCli(['record', '--pack', 'a.warc.gz', 'a.har'], { folder })).code).toBe(0);
  const asBefore = ['--max-pages', '3', '--render', 'http', '-o', 'c'];
  expect((await runCli(['replay', 'a.har', shop.url, ...asBefore], { folder })).code).toBe(12);
});
