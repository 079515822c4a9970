/**
 * A terminal that keeps what is written to it.
 */
import { Writable } from 'node:stream';
import type { Terminal } from '../../src/cli/terminal.js';

/** A terminal with what was written to it so far. */
export interface FakeTerminal extends Terminal {
  readonly written: () => string;
  readonly noted: () => string;
}

/** What a fake terminal may have otherwise. */
export interface FakeTerminalOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly stdin?: readonly string[];
}

/** A terminal that is no screen. */
export function createFakeTerminal(options: FakeTerminalOptions = {}): FakeTerminal {
  const out: string[] = [];
  const notes: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      out.push(chunk.toString());
      done();
    },
  });
  return {
    out: async (text) => void out.push(text),
    note: (line) => void notes.push(line),
    flush: async () => undefined,
    stream,
    stdin: lines(options.stdin ?? []),
    gone: new AbortController().signal,
    live: false,
    environment: options.environment ?? {},
    folder: options.folder ?? '/nowhere',
    written: () => out.join(''),
    noted: () => notes.join('\n'),
  };
}

async function* lines(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
