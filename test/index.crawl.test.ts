import { join } from 'node:path';
import { expect, it } from 'vitest';

import { crawl, UsageError, type EntityRecord } from '../src/index.js';
import { openSmallShop, SMALL_SIZE } from './cli/small-shop.js';
import { temporaryFolder } from './cli/temporary-folder.js';

it('crawls as a library: events, then entities with their hidden attributes', async () => {
  const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
  const run = await crawl(shop.url, { outputDir: join(folder, 'run'), render: 'http' });
  const kinds = new Set<string>();
  for await (const event of run.events) kinds.add(event.kind);
  expect([...kinds]).toEqual(expect.arrayContaining(['started', 'page', 'query', 'facet', 'finished']));

  const entities: EntityRecord[] = [];
  for await (const entity of run.entities()) entities.push(entity);
  expect(entities).toHaveLength(SMALL_SIZE);
  const [hidden = ''] = shop.truth()[0]?.hidden ?? [];
  expect(entities.filter(({ attributes }) => attributes[hidden] !== undefined).length).toBeGreaterThan(0);
  expect((await run.done).exit).toBe('finished');
});

it('refuses wrong addresses and options as the command line does', async () => {
  await expect(crawl('shop.example')).rejects.toThrow('Did you mean https://shop.example/?');
  await expect(crawl([])).rejects.toThrow(UsageError);
  await expect(crawl('https://shop.example', { maxPages: 0 })).rejects.toThrow(
    'options.maxPages cannot be 0: give a whole number from 1.',
  );
});
