/**
 * Progress on the terminal: two live lines on a screen, plain lines now and then elsewhere, nothing when quiet.
 */

import cliProgress from 'cli-progress';
import type { MultiBar, SingleBar } from 'cli-progress';

import type { Clock } from '../base/clock.js';
import type { CrawlEvent } from '../model/event.js';
import { advanceProgress, eventLine, liveLines, plainLine, startProgress } from '../report/progress.js';
import type { Progress, Verbosity } from '../report/progress.js';
import { screenWidth } from './terminal.js';
import type { Terminal } from './terminal.js';

/** Redraws per second on a screen. */
const FRAMES_PER_SECOND = 8;
/** Time between two plain lines; shorter floods a log. */
const PLAIN_LINE_MILLIS = 5000;

/** Shows the events of a crawl. */
export interface ProgressView {
  readonly show: (event: CrawlEvent) => void;
  /** A line that stays. */
  readonly note: (line: string) => void;
  /** Clears the live lines. Safe to call twice. */
  readonly close: () => void;
}

/** The view that fits the terminal. */
export function createProgressView(terminal: Terminal, verbosity: Verbosity, clock: Clock): ProgressView {
  if (verbosity === 'quiet') return { show: () => undefined, note: () => undefined, close: () => undefined };
  return terminal.live ? liveView(verbosity, clock) : plainView(terminal, verbosity, clock);
}

function plainView(terminal: Terminal, verbosity: Verbosity, clock: Clock): ProgressView {
  let progress = startProgress(clock());
  const timer = setInterval(() => terminal.note(plainLine(progress, clock())), PLAIN_LINE_MILLIS);
  return {
    show: (event) => {
      progress = advanceProgress(progress, event, clock());
      const line = eventLine(event, verbosity);
      if (line !== null) terminal.note(line);
    },
    note: terminal.note,
    close: () => clearInterval(timer),
  };
}

function liveView(verbosity: Verbosity, clock: Clock): ProgressView {
  const bars = new cliProgress.MultiBar({
    format: '{line}',
    clearOnComplete: true,
    hideCursor: true,
    stopOnComplete: false,
    fps: FRAMES_PER_SECOND,
    gracefulExit: false,
    linewrap: false,
  });
  const lines = [bars.create(1, 0, { line: '' }), bars.create(1, 0, { line: '' })];
  let progress = startProgress(clock());
  const timer = setInterval(() => draw(lines, progress, clock()), 1000 / FRAMES_PER_SECOND);
  return {
    show: (event) => {
      progress = advanceProgress(progress, event, clock());
      const line = eventLine(event, verbosity);
      if (line !== null) bars.log(`${line}\n`);
    },
    note: (line) => bars.log(`${line}\n`),
    close: () => closeBars(bars, lines, timer),
  };
}

function draw(bars: readonly SingleBar[], progress: Progress, now: number): void {
  const lines = liveLines(progress, now, screenWidth() - 1);
  for (const [at, bar] of bars.entries()) bar.update({ line: lines[at] ?? '' });
}

function closeBars(bars: MultiBar, lines: readonly SingleBar[], timer: NodeJS.Timeout): void {
  clearInterval(timer);
  for (const line of lines) bars.remove(line);
  bars.stop();
}
