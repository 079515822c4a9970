/**
 * Time and memory of gathering from a large log and a large knowledge base, both made up.
 */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

import { createRandom } from '../../src/base/random.js';
import { gatherForSites } from '../../src/queries/files/gather.js';

/** What was measured. */
export interface QueriesScale {
  readonly logLines: number;
  readonly names: number;
  readonly logBytes: number;
  readonly namesBytes: number;
  /** Until each kind of work began, and in all. */
  readonly secs: Readonly<Record<string, number>>;
  /** Largest resident memory of the process. */
  readonly peakMebibytes: number;
  /** Pairs of site and query that were used. */
  readonly used: number;
  readonly differentNames: number;
}

const SEED = 5;
const TYPES = 500;
const SITES = 20_000;
const WORDS = 40_000;
const PAGES = 50;
const NOISE = ['reviews', 'cheap', 'price of', 'best', 'for sale', 'online'];
const BATCH = 10_000;
const MILLI = 1000;
const KIBIBYTE = 1024;

/** Measures with so many lines of a log and so many names; a quarter as many different queries as lines. */
export async function benchQueriesScale(lines: number, names: number): Promise<QueriesScale> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-bench-'));
  try {
    const [log, base] = [join(folder, 'log.tsv'), join(folder, 'names.tsv')];
    const random = createRandom(SEED);
    await writeLines(base, names, (at) =>
      at === 0 ? 'type\tname' : `type${at % TYPES}\t${word(random() * WORDS)} ${word(random() * WORDS)} ${at}`,
    );
    await writeLines(log, lines, () => logLine((lines / 4) * random() * random(), random));
    return await measure(log, base, { lines, names });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  log: string,
  base: string,
  { lines, names }: { readonly lines: number; readonly names: number },
): Promise<QueriesScale> {
  const started = performance.now();
  const since = (): number => Number(((performance.now() - started) / MILLI).toFixed(1));
  const secs: Record<string, number> = {};
  const gathered = await gatherForSites({ queryLog: log, knowledgeBases: [base] }, ['https://www.site7.com/'], {
    onProgress: (doing) => {
      secs[doing] ??= since();
    },
  });
  return {
    logLines: lines,
    names,
    logBytes: (await stat(log)).size,
    namesBytes: (await stat(base)).size,
    secs: { ...secs, total: since() },
    peakMebibytes: Math.round(process.resourceUsage().maxRSS / KIBIBYTE),
    used: gathered.log?.used ?? 0,
    differentNames: gathered.names,
  };
}

/** A query of which some ask for a name; the lower its number the more often it comes. */
function logLine(number: number, random: () => number): string {
  const query = Math.floor(number);
  const noise = query % 3 === 0 ? ` ${NOISE[query % NOISE.length] ?? ''}` : '';
  const text = `${word(query)} ${word(query * 7)} ${query % 9973}${noise}`;
  return `${text}\thttps://www.site${query % SITES}.com/p/${Math.floor(random() * PAGES)}\t${1 + (query % 7)}`;
}

/** A made-up word for a number. */
function word(number: number): string {
  return `w${Math.floor(number % WORDS).toString(36)}`;
}

async function writeLines(path: string, count: number, line: (at: number) => string): Promise<void> {
  const out = createWriteStream(path);
  for (let at = 0; at < count; at += BATCH) {
    const lines = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => line(at + index));
    if (!out.write(`${lines.join('\n')}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}
