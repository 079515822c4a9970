/**
 * Files of one JSON document a line, read line by line in little memory.
 *
 * Lines end at a line feed only: Node's own line reader also ends them at U+2028, which may stand inside a JSON text.
 */

import { createReadStream } from 'node:fs';

import { UsageError } from '../base/errors.js';

/** Longest line in characters; a longer one is no record of a run. */
const LONGEST_LINE = 256 * 1_048_576;

/** One line's document. */
export interface JsonLine {
  /** 1-based. */
  readonly number: number;
  readonly value: unknown;
}

/**
 * The documents of a file, blank lines left out.
 *
 * @throws {UsageError} `bad-file` with file and line if the file cannot be read or a line is no JSON.
 */
export async function* readJsonLines(file: string): AsyncGenerator<JsonLine> {
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    const text = number === 1 ? line.replace(/^\ufeff/u, '') : line;
    if (text.trim() !== '') yield { number, value: parseLine(text, { file, number }) };
  }
}

/** Where something stands. */
export interface LinePlace {
  readonly file: string;
  /** 1-based. */
  readonly number: number;
}

/** Error about one line of a file. */
export function lineError({ file, number }: LinePlace, problem: string, options: ErrorOptions = {}): UsageError {
  return new UsageError('bad-file', `${file}:${String(number)}: ${problem}`, options);
}

async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of readChunks(file)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new UsageError('bad-file', `${file} has a line that is too long to be a record`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* readChunks(file: string): AsyncGenerator<string> {
  try {
    for await (const chunk of createReadStream(file, 'utf8')) yield String(chunk);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError('bad-file', `Cannot read ${file}: ${why}`, { cause: error });
  }
}

function parseLine(text: string, place: LinePlace): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw lineError(place, `not JSON (${why})`, { cause: error });
  }
}
