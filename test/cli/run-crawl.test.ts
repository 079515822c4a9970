import { describe, expect, it } from 'vitest';

import { runCrawl } from '../../src/cli/run-crawl.js';
import type { ExitReason } from '../../src/base/errors.js';
import type { Run } from '../../src/crawl/run.js';
import type { CrawlEvent } from '../../src/model/event.js';
import type { RunRecord } from '../../src/model/run.js';
import { createFakeTerminal } from './fake-terminal.js';

const EVENTS: readonly CrawlEvent[] = [
  { kind: 'started', folder: 'runs/1', startUrls: ['http://a/'], resumed: false },
  { kind: 'note', text: 'something' },
];

/** A run that tells these events and ends when they are read. */
function createRun(exit: ExitReason): Run & { readonly stops: () => number } {
  let stops = 0;
  async function* events(): AsyncGenerator<CrawlEvent> {
    yield* EVENTS;
  }
  async function* nothing(): AsyncGenerator<never> {}
  return {
    folder: 'runs/1',
    events: events(),
    done: Promise.resolve({ run: { status: 'finished' } as RunRecord, exit }),
    entities: nothing,
    facts: nothing,
    stop: () => void (stops += 1),
    stops: () => stops,
  };
}

describe('a crawl on the terminal', () => {
  it('shows its events and answers how it ended', async () => {
    const terminal = createFakeTerminal();
    const shown = await runCrawl(async () => createRun('limit'), terminal, { verbosity: 'normal', json: false });
    expect(shown.exit).toBe('limit');
    expect(terminal.noted()).toBe('Crawling http://a/ into runs/1\nsomething');
    expect(terminal.written()).toBe('');
  });

  it('writes them as JSON instead', async () => {
    const terminal = createFakeTerminal();
    await runCrawl(async () => createRun('finished'), terminal, { verbosity: 'normal', json: true });
    expect(terminal.written()).toBe(EVENTS.map((event) => `${JSON.stringify(event)}\n`).join(''));
    expect(terminal.noted()).toBe('');
  });

  it('stops, even while it starts, when the reader has gone', async () => {
    const gone = new AbortController();
    const run = createRun('signal');
    const start = async (): Promise<Run> => {
      gone.abort();
      return run;
    };
    await runCrawl(start, { ...createFakeTerminal(), gone: gone.signal }, { verbosity: 'quiet', json: false });
    expect(run.stops()).toBeGreaterThan(0);
  });

  it('lets errors of the start through', async () => {
    const start = (): Promise<Run> => Promise.reject(new Error('no folder'));
    await expect(runCrawl(start, createFakeTerminal(), { verbosity: 'quiet', json: false })).rejects.toThrow(
      'no folder',
    );
  });
});
