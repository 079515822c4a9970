import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';

import { startDemoShop, type DemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import type { RunRecord } from '../../src/model/run.js';
import { runCli, startCli } from './run-cli.js';
import { temporaryFolder } from './temporary-folder.js';

/** A shop that is crawled in a moment. */
const SMALL: Partial<DemoShopOptions> = { size: 30, attributes: 'few', categories: 'off', recommendations: 'off' };

async function openShop(options: Partial<DemoShopOptions> = {}): Promise<DemoShop> {
  const shop = await startDemoShop({ ...SMALL, ...options });
  onTestFinished(() => shop.close());
  return shop;
}

async function readRun(folder: string): Promise<RunRecord> {
  return JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as RunRecord;
}

async function readLines(folder: string, file: string): Promise<readonly unknown[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Address of a server that answers every request with the same page. */
async function servePage(html: string): Promise<string> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}

describe('a whole crawl', () => {
  it('ends with 0, a summary, and a folder that scores and exports', async () => {
    const [shop, folder] = [await openShop(), await temporaryFolder()];
    const run = join(folder, 'run');
    const { code, stdout } = await runCli(['crawl', shop.url, '-o', run]);
    expect(code).toBe(0);
    expect(stdout).toContain('Finished');
    expect(stdout).toContain(run);

    const truth = join(folder, 'truth.jsonl');
    await writeFile(
      truth,
      shop
        .truth()
        .map((entity) => JSON.stringify(entity))
        .join('\n'),
    );
    const score = await runCli(['score', '--truth', truth, '--run', run, '--json']);
    expect(JSON.parse(score.stdout)).toMatchObject({ hidden: { precision: 1, recall: 1 } });
    expect(shop.writes()).toBe(0);

    const csv = await runCli(['export', run]);
    expect(csv.code).toBe(0);
    expect(csv.stdout.split('\r\n')).toHaveLength(1 + 30 + 1);
    expect((await runCli(['export', run, '--format', 'jsonl', '--records', 'facts'])).stdout).toContain('"observed"');
  });

  it('tells its events as lines of JSON, and nothing else', async () => {
    const [shop, folder] = [await openShop(), await temporaryFolder()];
    const { code, stdout, stderr } = await runCli(
      ['crawl', '-', '--json', '-o', join(folder, 'run'), '--entity-pages', 'none'],
      { input: `${shop.url}\n` },
    );
    const kinds = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly kind: string }).kind);
    expect([code, kinds[0], kinds.at(-1), stderr]).toEqual([0, 'started', 'finished', '']);
  });

  it('stops at a limit with 12, and goes on from there with --resume', async () => {
    const [shop, folder] = [await openShop(), await temporaryFolder()];
    const run = join(folder, 'run');
    const limited = await runCli(['crawl', shop.url, '-o', run, '--max-pages', '8', '--quiet']);
    expect(limited).toEqual({ code: 12, stdout: '', stderr: '' });
    expect((await readRun(run)).status).toBe('limited');
    expect((await readLines(run, 'entities.jsonl')).length).toBeGreaterThan(0);

    expect((await runCli(['crawl', '--resume', run])).code).toBe(0);
    expect((await readRun(run)).status).toBe('finished');
    expect(await readLines(run, 'entities.jsonl')).toHaveLength(30);
  });

  it('takes options from flag, environment and configuration file, in this order', async () => {
    const [shop, folder] = [await openShop(), await temporaryFolder()];
    await writeFile(
      join(folder, 'querent.config.json'),
      JSON.stringify({ urls: [shop.url], maxPages: 3, seed: 3, retries: 3, outputDir: 'run' }),
    );
    const { code } = await runCli(['crawl', '--max-pages', '1'], {
      folder,
      environment: { QUERENT_MAX_PAGES: '2', QUERENT_SEED: '2' },
    });
    expect(code).toBe(12);
    expect((await readRun(join(folder, 'run'))).options).toMatchObject({ maxPages: 1, seed: 2, retries: 3 });
  });
});

describe('Ctrl-C', () => {
  it('finishes the pages in flight, saves and ends with 11; --resume finishes', async () => {
    const [shop, folder] = [await openShop({ latencyMillis: 30 }), await temporaryFolder()];
    const run = join(folder, 'run');
    const { child, done, says } = startCli(['crawl', shop.url, '-o', run, '--verbose']);
    await says('query ');
    child.kill('SIGINT');
    const { code, stderr } = await done;
    expect([code, stderr.includes('Stopping: ')]).toEqual([11, true]);
    expect((await readRun(run)).status).toBe('stopped');
    expect(existsSync(join(run, 'facts.jsonl'))).toBe(true);

    expect((await runCli(['crawl', '--resume', run, '--quiet'])).code).toBe(0);
    expect(await readLines(run, 'entities.jsonl')).toHaveLength(30);
  });

  it('twice ends at once with 13, and what was found is not lost', async () => {
    const [shop, folder] = [await openShop({ latencyMillis: 500 }), await temporaryFolder()];
    const run = join(folder, 'run');
    const { child, done, says } = startCli(['crawl', shop.url, '-o', run, '--verbose']);
    await says('page ');
    child.kill('SIGTERM');
    await says('Stopping: ');
    child.kill('SIGINT');
    expect((await done).code).toBe(13);
    expect((await runCli(['crawl', '--resume', run, '--max-pages', '4', '--quiet'])).code).toBe(12);
    expect((await readRun(run)).counters.pagesFetched).toBe(4);
  });
});

it('stops quietly when nobody reads its output any more', async () => {
  const [shop, folder] = [await openShop({ latencyMillis: 20 }), await temporaryFolder()];
  const { child, done, says } = startCli(['crawl', shop.url, '-o', join(folder, 'run'), '--json']);
  await says('"kind":"page"');
  child.stdout?.destroy();
  expect(await done).toMatchObject({ code: 11, stderr: '' });
  expect((await readRun(join(folder, 'run'))).status).toBe('stopped');
});

describe('what cannot be crawled ends with 9 and says why', () => {
  it('a host that cannot be reached', async () => {
    const { code, stdout } = await runCli([
      'crawl',
      'http://127.0.0.1:9/',
      '-o',
      join(await temporaryFolder(), 'run'),
      '--retries',
      '0',
    ]);
    expect([code, stdout]).toEqual([9, expect.stringContaining('127.0.0.1:9 cannot be reached')]);
  });

  it('a site whose robots.txt forbids it', async () => {
    const shop = await openShop({ robots: 'closed' });
    const { code, stdout } = await runCli(['crawl', shop.url, '-o', join(await temporaryFolder(), 'run')]);
    expect([code, stdout]).toEqual([9, expect.stringContaining('robots.txt forbids it')]);
  });

  it('a site without lists', async () => {
    const url = await servePage('<h1>A poem</h1><p>It has no end.</p><p><a href="/more">More</a>');
    const { code, stdout } = await runCli([
      'crawl',
      url,
      '-o',
      join(await temporaryFolder(), 'run'),
      '--render',
      'http',
    ]);
    expect([code, stdout]).toEqual([9, expect.stringContaining('No list of entities was found')]);
  });
});

describe('wrong usage ends with 2 and says what to do', () => {
  test.each([
    [['crawl', 'http://127.0.0.1:9/', '--max-page', '3'], 'Did you mean --max-pages?'],
    [['crawl', 'http://127.0.0.1:9/', '--max-pages', '0'], '--max-pages cannot be "0": give a whole number from 1.'],
    [['crawl', 'shop.example'], 'Did you mean https://shop.example/?'],
    [['crawl'], 'No start address was given.'],
    [['crawl', '--resume', 'nowhere'], 'nowhere holds no run to go on with'],
    [['demo', '--switch', 'theme=plaid'], 'demo switch "theme" cannot be "plaid"'],
    [['score', '--run', 'x'], 'score needs both --truth FILE and --run DIR.'],
    [['export', 'nowhere'], 'holds no entities.jsonl'],
  ])('%j', async (args, message) => {
    const { code, stderr } = await runCli(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('also for a folder that holds another run', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'run.json'), '{}');
    const { code, stderr } = await runCli(['crawl', 'http://127.0.0.1:9/', '-o', folder]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('holds another run')]);
  });
});

describe('the demo', () => {
  it('serves until Ctrl-C and writes its truth', async () => {
    const folder = await temporaryFolder();
    const { child, done, says } = startCli(['demo', '--switch', 'size=30', '--truth', join(folder, 'truth.jsonl')]);
    await says('Ctrl-C closes it');
    child.kill('SIGINT');
    const { code, stdout } = await done;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\n$/u)]);
    expect(await readLines(folder, 'truth.jsonl')).toHaveLength(30);
  });

  it('crawls itself and shows table and score', async () => {
    const { code, stdout } = await runCli([
      'demo',
      '--crawl',
      ...Object.entries(SMALL).flatMap(([name, value]) => ['--switch', `${name}=${String(value)}`]),
      '-o',
      join(await temporaryFolder(), 'run'),
    ]);
    expect(code).toBe(0);
    for (const text of ['The first 12 of 30 entities', 'all hidden *', '0 attempts to change something'])
      expect(stdout).toContain(text);
  });
});

it('shows what it sees on one page, as text and as JSON', async () => {
  const shop = await openShop();
  expect((await runCli(['inspect', `${shop.url}/all`])).stdout).toContain('Main list: 24 cards of 30');
  expect(JSON.parse((await runCli(['inspect', `${shop.url}/all`, '--json', '--render', 'http'])).stdout)).toMatchObject(
    { type: 'list', declaredCount: 30 },
  );
});
