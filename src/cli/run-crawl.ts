/**
 * A crawl on the terminal: its events shown as they come, Ctrl-C listened to, the summary at the end.
 */

import type { ExitReason } from '../base/errors.js';
import type { Run } from '../crawl/run.js';
import type { RunRecord } from '../model/run.js';
import type { Verbosity } from '../report/progress.js';
import { onInterruption } from './interruption.js';
import { createProgressView } from './progress-view.js';
import type { ProgressView } from './progress-view.js';
import type { Terminal } from './terminal.js';

/** How a crawl is shown. */
export interface ShowOptions {
  readonly verbosity: Verbosity;
  /** Events as lines of JSON on standard output, nothing else there. */
  readonly json: boolean;
}

/** A crawl that has ended. */
export interface ShownRun {
  readonly run: Run;
  readonly record: RunRecord;
  readonly exit: ExitReason;
}

const STOPPING = 'Stopping: the pages in flight are finished and the run is saved. Ctrl-C again ends at once.';
const FORCED = 'Stopped at once. What was found is saved; --resume goes on.';

/** Starts a crawl, shows it, and answers when it has ended and its folder is written. */
export async function runCrawl(start: () => Promise<Run>, terminal: Terminal, options: ShowOptions): Promise<ShownRun> {
  const view = createProgressView(terminal, options.json ? 'quiet' : options.verbosity, Date.now);
  let run: Run | null = null;
  let stopping = false;
  const stop = (): void => {
    stopping = true;
    run?.stop();
  };
  const forget = onInterruption(process, {
    stop: () => {
      view.note(STOPPING);
      stop();
    },
    force: () => {
      view.close();
      terminal.note(FORCED);
    },
  });
  terminal.gone.addEventListener('abort', stop);
  try {
    run = await start();
    if (stopping) run.stop();
    await showEvents(run, view, options.json ? terminal : null);
    const { run: record, exit } = await run.done;
    return { run, record, exit };
  } finally {
    view.close();
    forget();
  }
}

async function showEvents(run: Run, view: ProgressView, jsonTo: Terminal | null): Promise<void> {
  for await (const event of run.events) {
    view.show(event);
    if (jsonTo !== null) await jsonTo.out(`${JSON.stringify(event)}\n`);
  }
}
