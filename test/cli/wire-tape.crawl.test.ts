import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { packWacz } from '../../src/archive/pack-wacz.js';
import { UnrecordedError, UsageError } from '../../src/base/errors.js';
import { checkedSite, openTape, recordedCall } from '../../src/cli/wire-tape.js';
import { startWiredCrawl } from '../../src/cli/wire.js';
import { startDemoShop, type DemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import { resolveCrawlOptions, type CrawlOptions } from '../../src/model/options.js';
import type { Site } from '../../src/model/site.js';
import { readLines, readRun, SMALL } from './small-shop.js';
import { temporaryFolder } from './temporary-folder.js';

/** A shop that the test closes itself. */
function startShop(options: Partial<DemoShopOptions> = {}): Promise<DemoShop> {
  return startDemoShop({ ...SMALL, ...options });
}

/** Everything that a run says about its site, moments included. */
const TOLD = ['entities.jsonl', 'facts.jsonl', 'queries.jsonl', 'observations.jsonl'];

/** Counters that depend on the machine. */
const OF_THE_MACHINE = ['browserSeconds'];

async function crawled(
  startUrls: readonly string[],
  options: Partial<CrawlOptions>,
  told: readonly string[] = TOLD,
): Promise<readonly string[]> {
  const outputDir = join(await temporaryFolder(), 'run');
  const run = await startWiredCrawl(startUrls, { ...options, outputDir });
  const { run: record } = await run.done;
  const counters = Object.entries(record.counters).filter(([name]) => !OF_THE_MACHINE.includes(name));
  const files = await Promise.all(told.map((file) => readFile(join(outputDir, file), 'utf8')));
  return [record.status, JSON.stringify(counters), ...files];
}

const INTERFACES: readonly (readonly [string, Partial<DemoShopOptions>, Partial<CrawlOptions>])[] = [
  ['as plain pages', {}, { render: 'http' }],
  [
    'by scripts, posted, with nothing in the address',
    { size: 20, state: 'nowhere', transport: 'json', sending: 'post', facets: 'checkbox-fetch' },
    { maxPages: 25 },
  ],
];

describe('a recorded crawl', () => {
  it.each(INTERFACES)('is the same again when the shop is gone: %s', async (_, shopOptions, options) => {
    const [shop, folder] = [await startShop(shopOptions), await temporaryFolder()];
    const file = join(folder, 'shop.warc.gz');
    const startUrls = [shop.url];
    const recorded = await crawled(startUrls, { ...options, record: file });
    await shop.close();
    expect(await crawled(startUrls, { ...options, replay: file })).toEqual(recorded);
    expect(await recordedCall(file)).toEqual({ startUrls, options });
  });

  it('fails where it is to be another one, and names what was not recorded', async () => {
    const [shop, folder] = [await startShop(), await temporaryFolder()];
    const file = join(folder, 'shop.warc.gz');
    await crawled([shop.url], { render: 'http', record: file, maxPages: 20 });
    await shop.close();
    const outputDir = join(folder, 'run');
    const replayed = await startWiredCrawl([shop.url], { render: 'http', replay: file, outputDir });
    await expect(replayed.done).rejects.toThrow(UnrecordedError);
    await expect(replayed.done).rejects.toThrow(/^GET http.* was not recorded\.\nNearest to it were:\n {2}GET http/u);
    const { status, reason, counters } = await readRun(outputDir);
    expect({ status, reason }).toMatchObject({ status: 'failed', reason: expect.stringContaining('was not recorded') });
    expect(await readLines(outputDir, 'entities.jsonl')).toHaveLength(counters.entities);
    expect(counters.entities).toBeGreaterThan(0);
  });

  it('is asked the same keywords again when the files that gave them are gone', async () => {
    const [shop, folder] = [await startShop(), await temporaryFolder()];
    const [file, queries] = [join(folder, 'shop.warc.gz'), join(folder, 'queries.txt')];
    await writeFile(queries, 'lamp\nbottle\n');
    const startUrls = [shop.url];
    const options = { render: 'http', maxPages: 30 } as const;
    const recorded = await crawled(startUrls, { ...options, queries, record: file }, [...TOLD, 'keywords.jsonl']);
    await shop.close();
    await rm(queries);
    expect(recorded.at(-1)).toContain('"bottle"');
    expect(await recordedCall(file)).toEqual({ startUrls, options });
    expect(await crawled(startUrls, { ...options, replay: file }, [...TOLD, 'keywords.jsonl'])).toEqual(recorded);
    const otherwise = await crawled(
      startUrls,
      { ...options, keyword: ['lamp'], onMiss: 'fetch', replay: file, maxPages: 1 },
      ['keywords.jsonl'],
    );
    expect(otherwise.at(-1)).toContain('"lamp"');
    expect(otherwise.at(-1)).not.toContain('"bottle"');
  });

  it('is made longer by what it lacks', async () => {
    const [shop, folder] = [await startShop(), await temporaryFolder()];
    const file = join(folder, 'shop.warc.gz');
    await crawled([shop.url], { render: 'http', record: file, maxPages: 5 });
    const extended = await crawled([shop.url], { render: 'http', replay: file, onMiss: 'record', maxPages: 12 });
    await shop.close();
    const again = await crawled([shop.url], { render: 'http', replay: file, maxPages: 12 });
    expect(again[2]).toBe(extended[2]);
  });

  it('is left as it is where it is packed: nothing is added to it', async () => {
    const [shop, folder] = [await startShop(), await temporaryFolder()];
    const [file, pack] = [join(folder, 'shop.warc.gz'), join(folder, 'shop.wacz')];
    await crawled([shop.url], { render: 'http', record: file, maxPages: 5 });
    await packWacz(file, pack, { software: 'Test/1', now: 0 });
    const before = await readFile(pack);
    const options = resolveCrawlOptions({ replay: pack, onMiss: 'record' });
    await expect(openTape([shop.url], options, { given: {}, resumed: false })).rejects.toThrow(/needs a WARC file/u);
    await shop.close();
    expect(await readFile(pack)).toEqual(before);
    const again = await crawled([shop.url], { render: 'http', replay: pack, maxPages: 5 });
    expect(again[0]).toBe((await crawled([shop.url], { render: 'http', replay: file, maxPages: 5 }))[0]);
  });

  it('says what is wrong with a file', async () => {
    const file = join(await temporaryFolder(), 'shop.warc.gz');
    const options = resolveCrawlOptions({ record: file });
    const tape = await openTape(['http://a.example/'], options, { given: {}, resumed: false });
    await tape?.close();
    await expect(openTape([], options, { given: {}, resumed: false })).rejects.toThrow(/There is already a file/u);
    const replaying = resolveCrawlOptions({ replay: file });
    await expect(openTape([], replaying, { given: {}, resumed: false })).rejects.toThrow(/holds no answers/u);
    await truncate(file, 5);
    await expect(openTape([], replaying, { given: {}, resumed: false })).rejects.toThrow(UsageError);
    expect(await openTape([], resolveCrawlOptions({}), { given: {}, resumed: false })).toBeNull();
  });
});

it('a site stops at the first thing that was missing', async () => {
  const misses: UnrecordedError[] = [];
  const session = {
    observe: () => ({}),
    perform: async () => ({}),
    next: async () => null,
    close: async () => undefined,
  };
  const inner = { open: async () => ({ kind: 'session', session }) } as unknown as Site;
  const check = (): void => {
    if (misses[0] !== undefined) throw misses[0];
  };
  const opening = await checkedSite(inner, { check }).open({ kind: 'url', url: 'http://a.example/' });
  const opened = opening.kind === 'session' ? opening.session : null;
  expect(await opened?.next()).toBeNull();
  misses.push(new UnrecordedError('unrecorded', 'gone'));
  const stopped = { kind: 'stopped', reason: 'signal' };
  expect(await opened?.next()).toEqual(stopped);
  expect(await checkedSite(inner, { check }).open({ kind: 'url', url: 'http://a.example/' })).toEqual(stopped);
});
