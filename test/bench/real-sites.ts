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
  return (await eachSite(folder, benchSite)).flat();
}

/** Measures the sites of a folder (or those whose names `BENCH_SITE` lists) one after the other, each on a port of its own. */
export async function eachSite<Result>(
  folder: string,
  measure: (site: string, port: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const wanted = process.env['BENCH_SITE']?.split(',');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && (wanted === undefined || wanted.includes(entry.name)))
    .map(({ name }) => name);
  const results: Result[] = [];
  for (const [at, name] of names.entries()) results.push(await measure(join(folder, name), FIRST_PORT + at));
  return results;
}

async function benchSite(site: string, port: number): Promise<readonly unknown[]> {
  return withSite(site, port, async ({ url, truth, work }) => {
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
  });
}

/** A site that runs, the file of its truth, and a folder that goes when the measurement ends. */
export interface RunningSite {
  readonly url: string;
  readonly truth: string;
  readonly work: string;
}

/** Starts a site from its folder, measures, and stops it. */
export async function withSite<Result>(
  site: string,
  port: number,
  measure: (running: RunningSite) => Promise<Result>,
): Promise<Result> {
  const server = spawn(join(site, 'start'), [String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const work = await mkdtemp(join(tmpdir(), 'querent-bench-'));
  try {
    const url = await readyUrl(server.stdout);
    const truth = join(work, 'truth.jsonl');
    const { stdout } = await promisify(execFile)(join(site, 'truth'), { maxBuffer: TRUTH_BYTES });
    await writeFile(truth, stdout);
    return await measure({ url, truth, work });
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
