/**
 * `npm run bench -- replays [--url URL | --sites DIR] [--times 20] [--most PAGES] [--render http|browser|auto]
 * [--latency MS] [--delay TIME]`: crawls a site as it is, without and with a recording; then replays the recording so
 * often with the network cut, and compares each run folder with the recorded one. With `--latency` each answer of the site
 * comes so much later, `--delay` is the crawl's own. Without `--url` and `--sites`: demo shops of several interfaces.
 */

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import { startDemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import { runCutOff } from './cut-off.js';
import { eachSite, withSite } from './real-sites.js';
import { startSlowLine } from './slow-line.js';
import { differences } from './told-alike.js';

const PROGRAM = resolve(import.meta.dirname, '../../dist/cli/main.js');
const DEFAULT_TIMES = 20;
const MILLIS_PER_SECOND = 1_000;

/** One site. */
export interface ReplaysResult {
  readonly site: string;
  readonly pages: number;
  readonly browserPages: number;
  readonly recordingBytes: number;
  readonly liveSeconds: number;
  readonly recordedSeconds: number;
  readonly replays: number;
  readonly replaySeconds: readonly number[];
  /** Time in which pages of the browser were in use: live, and the mean of the replays. */
  readonly browserSeconds: { readonly live: number; readonly replayed: number };
  /** Of each replay that was not the same: what differs, or what it said. */
  readonly different: readonly (readonly string[])[];
  /** Over all replays: what was tried outside of the machine. */
  readonly failedConnections: number;
  readonly datagrams: number;
}

/** What is measured. */
export interface ReplaysOptions {
  readonly url: string | null;
  readonly sites: string | null;
  readonly times: number;
  /** How much later answers come than the site gives them. */
  readonly latencyMillis: number;
  /** Further flags of the crawl. */
  readonly flags: readonly string[];
}

const SHOPS: Readonly<Record<string, Partial<DemoShopOptions>>> = {
  plain: { size: 60 },
  posted: { size: 40, state: 'nowhere', transport: 'json', sending: 'post', facets: 'checkbox-fetch' },
  scripted: { size: 60, facets: 'checkbox-fetch', pager: 'load-more' },
  sockets: { size: 40, transport: 'socket', facets: 'checkbox-fetch' },
};

/** Reads what the command line says. */
export function readReplaysOptions(given: Readonly<Record<string, string | undefined>>): ReplaysOptions {
  const { url = null, sites = null, times, most, render, latency = '0', delay } = given;
  const flags = [
    ...(most === undefined ? [] : ['--max-pages', most]),
    ...(render === undefined ? [] : ['--render', render]),
    ...(delay === undefined ? [] : ['--delay', delay]),
  ];
  return { url, sites, times: Number(times ?? DEFAULT_TIMES), latencyMillis: Number(latency), flags };
}

/** Records and replays. */
export async function benchReplays(options: ReplaysOptions): Promise<readonly ReplaysResult[]> {
  const { url, sites } = options;
  if (url !== null) return [await benchSite(url, url, options)];
  if (sites !== null)
    return eachSite(sites, (site, port) => withSite(site, port, (running) => benchSite(site, running.url, options)));
  const results: ReplaysResult[] = [];
  for (const [name, switches] of Object.entries(SHOPS)) {
    const shop = await startDemoShop({ attributes: 'few', ...switches });
    try {
      results.push(await benchSite(`demo shop, ${name}`, shop.url, options));
    } finally {
      await shop.close();
    }
  }
  return results;
}

async function benchSite(site: string, url: string, options: ReplaysOptions): Promise<ReplaysResult> {
  const { times, latencyMillis } = options;
  const work = await mkdtemp(join(tmpdir(), 'querent-replays-'));
  const file = join(work, 'site.warc.gz');
  const [live, recorded] = [join(work, 'live'), join(work, 'recorded')];
  await using line = latencyMillis > 0 ? await startSlowLine(latencyMillis) : null;
  const flags = [...options.flags, ...(line === null ? [] : ['--proxy', line.url])];
  try {
    const liveSeconds = await seconds(() => crawl(['crawl', url, '-o', live, ...flags]));
    const recordedSeconds = await seconds(() => crawl(['record', url, file, '-o', recorded, ...flags]));
    const replays: Replay[] = [];
    for (let at = 0; at < times; at += 1)
      replays.push(await replay(file, recorded, join(work, `replay-${String(at)}`)));
    const counters = await countersOf(recorded);
    return {
      site,
      pages: counters.pagesFetched,
      browserPages: counters.browserFetches,
      recordingBytes: (await stat(file)).size,
      liveSeconds,
      recordedSeconds,
      replays: times,
      replaySeconds: replays.map((one) => one.seconds),
      browserSeconds: {
        live: (await countersOf(live)).browserSeconds,
        replayed: replays.reduce((sum, one) => sum + one.browserSeconds, 0) / times,
      },
      different: replays.map((one) => one.different).filter((different) => different.length > 0),
      failedConnections: replays.reduce((sum, one) => sum + one.failedConnections, 0),
      datagrams: replays.reduce((sum, one) => sum + one.datagrams, 0),
    };
  } finally {
    if (process.env['BENCH_KEEP'] === undefined) await rm(work, { recursive: true, force: true });
    else process.stderr.write(`kept: ${work}\n`);
  }
}

interface Replay {
  readonly seconds: number;
  readonly browserSeconds: number;
  readonly different: readonly string[];
  readonly failedConnections: number;
  readonly datagrams: number;
}

async function replay(file: string, recorded: string, folder: string): Promise<Replay> {
  const begun = performance.now();
  const { code, output, ...tried } = await runCutOff([
    process.execPath,
    PROGRAM,
    'replay',
    file,
    '-o',
    folder,
    '--quiet',
  ]);
  const took = (performance.now() - begun) / MILLIS_PER_SECOND;
  const different = await differences(recorded, folder);
  const said = different.length > 0 ? [...different, `exit code ${String(code)}`, output.trim()] : [];
  process.stderr.write(`${folder}: ${took.toFixed(1)} s ${said.join(', ')}\n`);
  return { seconds: took, ...tried, different: said, browserSeconds: (await countersOf(folder)).browserSeconds };
}

async function crawl(call: readonly string[]): Promise<void> {
  const program = spawn(process.execPath, [PROGRAM, ...call, '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(program, 'exit');
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / MILLIS_PER_SECOND;
}

interface Counters {
  readonly pagesFetched: number;
  readonly browserFetches: number;
  readonly browserSeconds: number;
}

async function countersOf(folder: string): Promise<Counters> {
  const { counters } = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as { counters: Partial<Counters> };
  return { pagesFetched: 0, browserFetches: 0, browserSeconds: 0, ...counters };
}
