/**
 * Two recordings of a site replayed, and what differs between them told.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ExitReason } from '../base/errors.js';
import { formatDifference } from '../report/difference-text.js';
import { compareRuns } from '../report/run-difference.js';
import type { Call } from './command.js';
import { replayCall } from './replay-call.js';
import { runCrawl } from './run-crawl.js';
import type { Terminal } from './terminal.js';

/** Lines of each kind of change; with `--verbose` all that are kept. */
const LINES = 20;
const MOST_LINES = 1_000;

/** What is compared. */
export interface DifferenceCall {
  readonly older: string;
  readonly newer: string;
  readonly flags: Call['flags'];
}

/** Replays both, prints the difference as text or JSON, and leaves no run folder behind. */
export async function tellDifference({ older, newer, flags }: DifferenceCall, terminal: Terminal): Promise<ExitReason> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-diff-'));
  try {
    const exits: ExitReason[] = [];
    for (const [name, file] of [['older', older] as const, ['newer', newer] as const]) {
      const outputDir = join(folder, name);
      const call = await replayCall({ flags: new Map([...flags, ['output-dir', outputDir]]), terminal }, file, []);
      const { startWiredCrawl } = await import('./wire.js');
      const start = (): ReturnType<typeof startWiredCrawl> => startWiredCrawl(call.startUrls, call.options);
      const { exit } = await runCrawl(start, terminal, {
        verbosity: call.json ? 'quiet' : call.verbosity,
        json: false,
      });
      exits.push(exit);
      if (exit === 'signal') return exit;
    }
    const difference = await compareRuns(join(folder, 'older'), join(folder, 'newer'));
    const most = flags.get('verbose') === true ? MOST_LINES : LINES;
    const text = flags.get('json') === true ? JSON.stringify(difference) : formatDifference(difference, { most });
    await terminal.out(`${text}\n`);
    // A limit was part of the recordings.
    return exits.find((exit) => exit !== 'finished' && exit !== 'limit') ?? 'finished';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
