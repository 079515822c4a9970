import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startDemoShop, type DemoShop } from '../../src/demo/index.js';
import { PROGRAM } from '../cli/run-cli.js';

const KILLS = 5;
const CONCURRENCY = 2;
const LONG = 240_000;

/** One process that crawls into a folder; its events come as JSON lines. */
function crawl(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...PROGRAM, 'crawl', ...args, '--json', '--concurrency', String(CONCURRENCY)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Waits until the process has told of so many pages, or has ended. */
async function untilPages(child: ChildProcess, pages: number): Promise<void> {
  let seen = 0;
  let rest = '';
  for await (const chunk of child.stdout ?? []) {
    rest += String(chunk);
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    seen += lines.filter((line) => line.includes('"kind":"page"')).length;
    if (seen >= pages) return;
  }
}

async function linesOf(folder: string, file: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, file), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** Facts without their times, which differ from run to run. */
async function factsOf(folder: string): Promise<readonly string[]> {
  const lines = await linesOf(folder, 'facts.jsonl');
  return lines.map((line) => {
    const { entity, attribute, value } = JSON.parse(line) as Readonly<Record<string, string>>;
    return `${entity} | ${attribute} | ${value}`;
  });
}

describe('a crawl that is killed again and again', () => {
  let shop: DemoShop;
  let work: string;
  beforeAll(async () => {
    shop = await startDemoShop({ size: 60, attributes: 'few' });
    work = await mkdtemp(join(tmpdir(), 'querent-kill-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(work, { recursive: true, force: true });
  });

  it(
    'ends with the same facts as an undisturbed one, and fetches no page again but those in flight',
    async () => {
      const whole = join(work, 'whole');
      const undisturbed = crawl([shop.url, '-o', whole]);
      undisturbed.stdout?.resume();
      await once(undisturbed, 'exit');
      const before = shop.requests().total;

      const torn = join(work, 'torn');
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = crawl(kill === 0 ? [shop.url, '-o', torn] : ['--resume', torn]);
        await untilPages(child, 8 + 7 * kill);
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      const last = crawl(['--resume', torn]);
      last.stdout?.resume();
      const [code] = (await once(last, 'exit')) as [number];
      const again = shop.requests().total - before;

      expect(code).toBe(0);
      expect(await factsOf(torn)).toEqual(await factsOf(whole));
      expect((await linesOf(torn, 'entities.jsonl')).length).toBe((await linesOf(whole, 'entities.jsonl')).length);
      // robots.txt is asked once by each process.
      expect(again - KILLS - 1).toBeLessThanOrEqual(before + KILLS * CONCURRENCY);
    },
    LONG,
  );
});
