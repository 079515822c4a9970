import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { runCli, startCli } from '../run-cli.js';
import { openSmallShop, readLines, readRun, SMALL_SIZE } from '../small-shop.js';
import { temporaryFolder } from '../temporary-folder.js';

/** A folder for a run, not there yet. */
async function newRunFolder(): Promise<string> {
  return join(await temporaryFolder(), 'run');
}

/** Address of a server that answers every request with the same page. */
async function servePage(html: string): Promise<string> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}

describe('a crawl', () => {
  it('stops at a limit with 12, and goes on to the end with --resume', async () => {
    const [shop, run] = [await openSmallShop(), await newRunFolder()];
    const limited = await runCli(['crawl', shop.url, '-o', run, '--max-pages', '8', '--quiet']);
    expect(limited).toEqual({ code: 12, stdout: '', stderr: '' });
    expect((await readRun(run)).status).toBe('limited');

    const { code, stdout } = await runCli(['crawl', '--resume', run]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Finished')]);
    expect((await readRun(run)).status).toBe('finished');
    expect(await readLines(run, 'entities.jsonl')).toHaveLength(SMALL_SIZE);
    expect(shop.writes()).toBe(0);
  });

  it('tells its events as lines of JSON, and nothing else', async () => {
    const [shop, run] = [await openSmallShop(), await newRunFolder()];
    const { code, stdout, stderr } = await runCli(['crawl', '-', '--json', '-o', run, '--max-pages', '5'], {
      input: `# start here\n${shop.url}\n`,
    });
    const lines = stdout.trimEnd().split('\n');
    const kinds = lines.map((line) => (JSON.parse(line) as { readonly kind: string }).kind);
    expect([code, kinds[0], kinds.at(-1), stderr]).toEqual([12, 'started', 'finished', '']);
  });

  it('takes options from flag, environment and configuration file, in this order', async () => {
    const [shop, folder] = [await openSmallShop(), await temporaryFolder()];
    const config = { urls: [shop.url], maxPages: 3, seed: 3, retries: 3, outputDir: 'run' };
    await writeFile(join(folder, 'querent.config.json'), JSON.stringify(config));
    const environment = { QUERENT_MAX_PAGES: '2', QUERENT_SEED: '2' };
    expect((await runCli(['crawl', '--max-pages', '1'], { folder, environment })).code).toBe(12);
    expect((await readRun(join(folder, 'run'))).options).toMatchObject({ maxPages: 1, seed: 2, retries: 3 });
  });
});

describe('Ctrl-C', () => {
  it('saves and ends with 11', async () => {
    const [shop, run] = [await openSmallShop({ latencyMillis: 30 }), await newRunFolder()];
    const { child, done, says } = startCli(['crawl', shop.url, '-o', run, '--verbose']);
    await says('query ');
    child.kill('SIGINT');
    const { code, stderr } = await done;
    expect([code, stderr]).toEqual([11, expect.stringContaining('Stopping: ')]);
    expect((await readRun(run)).status).toBe('stopped');
    expect(existsSync(join(run, 'facts.jsonl'))).toBe(true);
  });

  it('twice ends at once with 13, and what was found can be gone on with', async () => {
    const [shop, run] = [await openSmallShop({ latencyMillis: 500 }), await newRunFolder()];
    const { child, done, says } = startCli(['crawl', shop.url, '-o', run, '--verbose']);
    await says('page ');
    child.kill('SIGTERM');
    await says('Stopping: ');
    child.kill('SIGINT');
    expect((await done).code).toBe(13);

    expect((await runCli(['crawl', '--resume', run, '--max-pages', '4', '--quiet'])).code).toBe(12);
    expect((await readRun(run)).status).toBe('limited');
  });

  it('is what a reader that has gone is taken for', async () => {
    const [shop, run] = [await openSmallShop({ latencyMillis: 30 }), await newRunFolder()];
    const { child, done, says } = startCli(['crawl', shop.url, '-o', run, '--json']);
    await says('"kind":"page"');
    child.stdout?.destroy();
    expect(await done).toMatchObject({ code: 11, stderr: '' });
    expect((await readRun(run)).status).toBe('stopped');
  });
});

describe('what cannot be crawled ends with 9 and says why', () => {
  it('a host that cannot be reached', async () => {
    const { code, stdout } = await runCli([
      'crawl',
      'http://127.0.0.1:9/',
      '-o',
      await newRunFolder(),
      '--retries',
      '0',
    ]);
    expect([code, stdout]).toEqual([9, expect.stringContaining('127.0.0.1:9 cannot be reached')]);
  });

  it('a site whose robots.txt forbids it', async () => {
    const shop = await openSmallShop({ robots: 'closed' });
    const { code, stdout } = await runCli(['crawl', shop.url, '-o', await newRunFolder()]);
    expect([code, stdout]).toEqual([9, expect.stringContaining('robots.txt forbids it')]);
  });

  it('a site without lists', async () => {
    const url = await servePage('<h1>A poem</h1><p>It has no end.</p><p><a href="/more">More</a>');
    const { code, stdout } = await runCli(['crawl', url, '-o', await newRunFolder(), '--render', 'http']);
    expect([code, stdout]).toEqual([9, expect.stringContaining('No list of entities was found')]);
  });
});

describe('a folder', () => {
  it('that holds another run is left alone', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'run.json'), '{}');
    const { code, stderr } = await runCli(['crawl', 'http://127.0.0.1:9/', '-o', folder]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('holds another run')]);
  });

  it('that holds no run cannot be gone on with', async () => {
    const { code, stderr } = await runCli(['crawl', '--resume', await temporaryFolder()]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('holds no run to go on with')]);
  });
});
