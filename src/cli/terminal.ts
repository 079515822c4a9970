/**
 * The terminal as the commands see it: where text goes, what is known of the screen, and what the environment says.
 */

import type { Writable } from 'node:stream';

import pc from 'picocolors';

/** Where a command writes and reads. Results go to `out`, everything else to `note`. */
export interface Terminal {
  /** Writes a result; resolves when there is room for more. Does nothing once the reader has gone. */
  readonly out: (text: string) => Promise<void>;
  /** Resolves when all that was written has left the process, or its reader has gone. */
  readonly flush: () => Promise<void>;
  /** Writes a line about the work to standard error. */
  readonly note: (line: string) => void;
  /** Where `out` writes, for what streams. */
  readonly stream: Writable;
  readonly stdin: AsyncIterable<string | Uint8Array>;
  /** Aborted when the reader of the results has gone (`querent … | head`). */
  readonly gone: AbortSignal;
  /** Whether standard error is a screen on which lines can be redrawn. */
  readonly live: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
}

/** The terminal of a process. */
export function createTerminal(process: NodeJS.Process): Terminal {
  const { stdout, stderr, stdin, env } = process;
  const gone = new AbortController();
  for (const stream of [stdout, stderr]) stream.on('error', (error) => leaveQuietly(error, gone));
  return {
    out: (text) => (gone.signal.aborted ? Promise.resolve() : write(stdout, text, gone.signal)),
    note: (line) => {
      if (!gone.signal.aborted) stderr.write(`${line}\n`);
    },
    flush: async () => {
      await Promise.all([stdout, stderr].map((stream) => written(stream, gone.signal)));
    },
    stream: stdout,
    stdin,
    gone: gone.signal,
    live: stderr.isTTY && env['TERM'] !== 'dumb' && env['CI'] === undefined,
    environment: env,
    folder: process.cwd(),
  };
}

/** Columns of the screen on which progress is shown. */
export function screenWidth(stream: { readonly columns?: number } = process.stderr): number {
  return stream.columns ?? DEFAULT_COLUMNS;
}

/**
 * Whether to write colours: on a screen, unless NO_COLOR says no, and elsewhere where FORCE_COLOR says so. Results in a
 * file or a log stay plain text, in continuous integration, too.
 */
export function hasColours(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && environment['TERM'] !== 'dumb';
}

const colours = pc.createColors(hasColours(process.stdout, process.env));

/** The word in the colour of its meaning, where the terminal has colours. */
export const paint: {
  readonly title: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
} = { title: colours.bold, faint: colours.dim, good: colours.green, bad: colours.red };

const DEFAULT_COLUMNS = 100;

/** A reader that has gone is no error; another failure of a stream is. */
function leaveQuietly(error: NodeJS.ErrnoException, gone: AbortController): void {
  if (error.code !== 'EPIPE') throw error;
  gone.abort();
}

async function write(stream: NodeJS.WriteStream, text: string, gone: AbortSignal): Promise<void> {
  if (stream.write(text)) return;
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      stream.off('drain', settle);
      gone.removeEventListener('abort', settle);
      resolve();
    };
    stream.on('drain', settle);
    gone.addEventListener('abort', settle);
  });
}

function written(stream: NodeJS.WriteStream, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted || !stream.writable) return resolve();
    gone.addEventListener('abort', () => resolve());
    stream.write('', () => resolve());
  });
}
