import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { startWiredCrawl } from '../../src/cli/wire.js';
import type { CrawlEvent } from '../../src/model/event.js';
import { openSmallShop, readRun } from './small-shop.js';
import { temporaryFolder } from './temporary-folder.js';

it('starts a crawl with everything real, and goes on with it by its folder alone', async () => {
  const [shop, outputDir] = [await openSmallShop(), join(await temporaryFolder(), 'run')];
  const first = await startWiredCrawl([`${shop.url}/`], { outputDir, maxPages: 2, strategy: 'links', render: 'http' });
  expect((await first.done).exit).toBe('limit');

  const second = await startWiredCrawl([], { resume: outputDir, maxPages: 4 });
  const told: CrawlEvent[] = [];
  for await (const event of second.events) told.push(event);
  // What is known already is told before anything else.
  expect(told.slice(0, 2)).toMatchObject([
    { kind: 'started', resumed: true },
    { kind: 'totals', pages: 2 },
  ]);
  expect((await second.done).exit).toBe('limit');
  const { startUrls, options, counters, versions } = await readRun(outputDir);
  expect({ startUrls, strategy: options['strategy'] }).toEqual({ startUrls: [`${shop.url}/`], strategy: 'links' });
  expect(counters.pagesFetched).toBeLessThanOrEqual(4);
  expect(Object.keys(versions)).toEqual(['querent', 'node', 'crawlee', 'playwright']);
});

it('leaves a folder of another run alone, and free', async () => {
  const [shop, outputDir] = [await openSmallShop(), join(await temporaryFolder(), 'run')];
  const run = await startWiredCrawl([`${shop.url}/`], { outputDir, maxPages: 1, render: 'http' });
  await expect(startWiredCrawl([], { resume: outputDir })).rejects.toThrow();
  await run.done;
  await expect(startWiredCrawl([`${shop.url}/`], { outputDir })).rejects.toThrow('holds another run');
});

it('that cannot begin leaves its folder to the next one', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  const call = { outputDir: join(folder, 'run'), maxPages: 1, render: 'http' } as const;
  const record = join(folder, 'none', 'shop.warc.gz');
  await expect(startWiredCrawl([`${shop.url}/`], { ...call, record })).rejects.toThrow('cannot be written');
  expect((await (await startWiredCrawl([`${shop.url}/`], call)).done).exit).toBe('limit');
});

it('that cannot go on for a wrong call leaves its folder to the same call, put right', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  const queries = join(folder, 'queries.txt');
  const call = { outputDir: join(folder, 'run'), maxPages: 2, render: 'http', queries } as const;
  await writeFile(queries, 'no text: \u0000');
  const broken = await startWiredCrawl([`${shop.url}/`], call);
  await expect(broken.done).rejects.toThrow('holds no text');
  await writeFile(queries, 'red lamp\n');
  const { run } = await (await startWiredCrawl([`${shop.url}/`], call)).done;
  expect(run.startUrls).toEqual([`${shop.url}/`]);
});
