/**
 * `npm run bench -- sites --sites DIR`: real third-party sites, each a folder with `start PORT` and `truth` scripts,
 * crawled over HTTP from their home pages and scored.
 */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { startWiredCrawl } from '../../src/cli/wire.js';
import { scoreRun } from '../../src/report/score.js';
import type { CrawlOptions } from '../../src/model/options.js';

const FIRST_PORT = 8701;
const TRUTH_BYTES = 2 ** 28;

/** Crawls every site of a folder (or those whose names `BENCH_SITE` lists, separated by commas) with two strategies. */
export async function benchRealSites(folder: string): Promise<readonly unknown[]> {
  const wanted = process.env['BENCH_SITE']?.split(',');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && (wanted === undefined || wanted.includes(entry.name)))
    .map(({ name }) => name);
  const results: unknown[] = [];
  for (const [at, name] of names.entries()) results.push(...(await benchSite(join(folder, name), FIRST_PORT + at)));
  return results;
}

async function benchSite(site: string, port: number): Promise<readonly unknown[]> {
  const server = spawn(join(site, 'start'), [String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const work = await mkdtemp(join(tmpdir(), 'querent-bench-'));
  try {
    const url = await readyUrl(server.stdout);
    const truth = join(work, 'truth.jsonl');
    const { stdout } = await promisify(execFile)(join(site, 'truth'), { maxBuffer: TRUTH_BYTES });
    await writeFile(truth, stdout);
    const planned = await crawlAndScore(url, truth, { outputDir: join(work, 'planned') });
    const links = await crawlAndScore(url, truth, {
      outputDir: join(work, 'links'),
      strategy: 'links',
      maxPages: planned.counters.pagesFetched,
    });
    return [
      { site, strategy: 'planned', ...planned },
      { site, strategy: 'links', ...links },
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(work, { recursive: true, force: true });
  }
}

async function readyUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    if (line.startsWith('READY ')) return line.slice('READY '.length);
  }
  throw new Error('the site did not start');
}

async function crawlAndScore(
  url: string,
  truth: string,
  options: Partial<CrawlOptions> & { readonly outputDir: string },
): Promise<{
  readonly counters: { readonly pagesFetched: number; readonly listPages: number };
  readonly score: unknown;
}> {
  const run = await startWiredCrawl([url], options);
  const { run: record } = await run.done;
  return { counters: record.counters, score: await scoreRun(options.outputDir, truth) };
}
