/**
 * Text of large files in batches of lines: compressed or not (told by the first bytes), UTF-8 or UTF-16 (by its mark).
 */

import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

import { UsageError } from '../../base/errors.js';

/** How a file is called in messages, and read. */
export interface FileText {
  /** As the user wrote it. */
  readonly name: string;
  /** Text in pieces, as they come. */
  readonly pieces: () => AsyncGenerator<string>;
  /** Lines in batches, without their ends. */
  readonly lines: () => AsyncGenerator<readonly string[]>;
}

/** First bytes of gzip, in hexadecimal. */
const GZIP = '1f8b';
/** Compressions that we do not read, with how to undo them. */
const FOREIGN: readonly { readonly start: string; readonly name: string; readonly tool: string }[] = [
  { start: '425a68', name: 'bzip2', tool: 'bunzip2' },
  { start: '28b52ffd', name: 'zstd', tool: 'unzstd' },
  { start: 'fd377a585a', name: 'xz', tool: 'unxz' },
  { start: '504b0304', name: 'zip', tool: 'unzip' },
];
/** Marks of byte order. */
const ENCODINGS: readonly { readonly start: string; readonly encoding: string }[] = [
  { start: 'fffe', encoding: 'utf-16le' },
  { start: 'feff', encoding: 'utf-16be' },
];
const MARK_BYTES = 8;
const PIECE_BYTES = 1_048_576;
/** Characters of a line; entities of Wikidata have up to some millions. */
const LONGEST_LINE = 33_554_432;

/**
 * A file to read, which is looked at first.
 *
 * @throws {UsageError} `bad-file` if it is missing, no plain file, empty, or compressed in a way that is not read; while
 * it is read also if it is damaged or holds no text.
 */
export async function openText(path: string, name: string = path): Promise<FileText> {
  const mark = await readMark(path, name);
  const foreign = FOREIGN.find(({ start }) => mark.startsWith(start));
  if (foreign !== undefined)
    throw badFile(
      name,
      `is compressed with ${foreign.name}: give it as plain text or gzip (${foreign.tool} unpacks it)`,
    );
  const isGzip = mark.startsWith(GZIP);
  return {
    name,
    pieces: () => readPieces(path, { name, isGzip }),
    lines: () => readLines(readPieces(path, { name, isGzip }), name),
  };
}

/** Error about a file as a whole. */
export function badFile(name: string, problem: string, options: ErrorOptions = {}): UsageError {
  return new UsageError('bad-file', `${name} ${problem}.`, options);
}

async function readMark(path: string, name: string): Promise<string> {
  try {
    if (!(await stat(path)).isFile())
      throw badFile(name, 'is no plain file: give the path of a file, not of a folder or pipe');
    const file = await open(path);
    try {
      const { bytesRead, buffer } = await file.read(new Uint8Array(MARK_BYTES), 0, MARK_BYTES, 0);
      if (bytesRead === 0) throw badFile(name, 'is empty');
      return hexadecimal(buffer.subarray(0, bytesRead));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw unreadable(name, error);
  }
}

interface Reading {
  readonly name: string;
  readonly isGzip: boolean;
}

async function* readPieces(path: string, { name, isGzip }: Reading): AsyncGenerator<string> {
  const bytes = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const source = isGzip ? bytes.pipe(createGunzip({ chunkSize: PIECE_BYTES })) : bytes;
  bytes.on('error', (error) => source.destroy(error));
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\u0000')) throw badFile(name, 'holds no text (it has zero bytes)');
      yield text;
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw unreadable(name, error);
  } finally {
    source.destroy();
    bytes.destroy();
  }
}

async function* readLines(pieces: AsyncIterable<string>, name: string): AsyncGenerator<readonly string[]> {
  let rest: string[] = [];
  let restLength = 0;
  for await (const piece of pieces) {
    const [first, last] = [piece.indexOf('\n'), piece.lastIndexOf('\n')];
    if (first >= 0) {
      const lines = piece.slice(0, last).split('\n');
      lines[0] = rest.join('') + (lines[0] ?? '');
      [rest, restLength] = [[], 0];
      yield lines.some((line) => line.endsWith('\r')) ? lines.map(withoutReturn) : lines;
    }
    rest.push(piece.slice(last + 1));
    restLength += piece.length - last - 1;
    if (restLength > LONGEST_LINE) throw badFile(name, 'has a line that is too long to be a record');
  }
  if (restLength > 0) yield [withoutReturn(rest.join(''))];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** By the mark of byte order; the decoder leaves the mark out. */
function encodingOf(bytes: Uint8Array): string {
  const mark = hexadecimal(bytes.subarray(0, MARK_BYTES));
  return ENCODINGS.find(({ start }) => mark.startsWith(start))?.encoding ?? 'utf-8';
}

function hexadecimal(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function unreadable(name: string, error: unknown): UsageError {
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return badFile(name, 'does not exist: correct its path', { cause: error });
  if (code.startsWith('Z_')) return badFile(name, `is damaged or cut short (${why}): get it again`, { cause: error });
  return badFile(name, `cannot be read: ${why}`, { cause: error });
}
