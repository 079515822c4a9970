import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { startWiredCrawl } from '../../src/cli/wire.js';
import type { RunResult } from '../../src/crawl/index.js';
import { startDemoShop, type DemoShop } from '../../src/demo/index.js';
import type { CrawlOptions } from '../../src/model/options.js';
import type { QueryRecord } from '../../src/model/query.js';

const MOST_PAGES = 20;
const SIZE = 20;

let shops: readonly DemoShop[] = [];
let folder = '';
let together: Crawled;

beforeAll(async () => {
  shops = await Promise.all([
    startDemoShop({ size: SIZE, attributes: 'few' }),
    startDemoShop({ size: SIZE, attributes: 'few', theme: 'table', language: 'de', seed: 5 }),
  ]);
  folder = await mkdtemp(join(tmpdir(), 'querent-several-'));
  together = await crawl('together', {});
});

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await rm(folder, { recursive: true, force: true });
});

interface Crawled {
  readonly result: RunResult;
  /** Host of each page, in the order in which they came. */
  readonly pages: readonly string[];
  /** Lines of the run's files but for when it was, sorted. */
  readonly lines: readonly string[];
}

async function crawl(name: string, options: Partial<CrawlOptions>): Promise<Crawled> {
  const outputDir = join(folder, name);
  const urls = options.resume === undefined ? shops.map(({ url }) => url) : [];
  const where = options.resume === undefined ? { outputDir } : {};
  const run = await startWiredCrawl(urls, { render: 'http', entityPages: 'none', ...where, ...options });
  const pages: string[] = [];
  for await (const event of run.events) if (event.kind === 'page') pages.push(new URL(event.url).host);
  const files = ['entities', 'facts', 'queries', 'observations'].map((file) => join(outputDir, `${file}.jsonl`));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.flatMap((text) => text.replaceAll(/"at":"[^"]*"/gu, '').split('\n')).sort();
  return { result: await run.done, pages, lines };
}

it('sites at once give what they give one after the other, and pages of both come in turn', async () => {
  const after = await crawl('after', { sitesAtOnce: 1 });
  expect(together.result.exit).toBe('finished');
  expect(together.lines).toEqual(after.lines);
  const changes = ({ pages }: Crawled): number => pages.filter((host, at) => at > 0 && host !== pages[at - 1]).length;
  expect(changes(after)).toBe(1);
  expect(changes(together)).toBeGreaterThan(MOST_PAGES / 2);
  const sites = new Set(shops.map(({ url }) => new URL(url).host));
  const queries = together.lines
    .filter((line) => line.includes('"accessPaths"'))
    .map((line) => JSON.parse(line) as QueryRecord);
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  const asked = queries.flatMap(({ accessPaths }) =>
    accessPaths.flatMap((path) => (path.kind === 'url' ? [new URL(path.url).host] : [])),
  );
  expect(new Set(asked)).toEqual(sites);
});

it('a limit of pages is shared alike, and the run goes on to the same end', async () => {
  const limited = await crawl('limited', { maxPages: MOST_PAGES });
  expect([limited.result.exit, limited.pages.length]).toEqual(['limit', MOST_PAGES]);
  for (const { url } of shops)
    expect(limited.pages.filter((host) => host === new URL(url).host)).toHaveLength(MOST_PAGES / 2);
  const whole = await crawl('limited', { resume: join(folder, 'limited') });
  expect([whole.result.exit, whole.lines]).toEqual(['finished', together.lines]);
});

it('a site that is not there keeps no other from being crawled, and the run says so', async () => {
  const gone = await startDemoShop({ size: SIZE });
  await gone.close();
  const [shop] = shops;
  const outputDir = join(folder, 'gone');
  const run = await startWiredCrawl([gone.url, shop?.url ?? ''], { render: 'http', entityPages: 'none', outputDir });
  const { exit, run: record } = await run.done;
  expect(exit).toBe('uncrawlable');
  expect(record.counters.entities).toBeGreaterThanOrEqual(SIZE);
  expect(record.reason).toContain(new URL(gone.url).host);
});
