/**
 * A WARC file read record by record, or one record by its place. Compressed (a member for each record) or not; one that
 * was cut off anywhere gives its whole records.
 */

import { open, type FileHandle } from 'node:fs/promises';

import { UsageError } from '../base/errors.js';
import { beginsAsGzip, readGzipMember } from './gzip-member.js';
import { MOST_HEAD_BYTES, parseWarcHead } from './warc-record.js';

/** Longest record, unpacked; a page is at most 16 MiB unless the user asks for more. A bomb ends here. */
const MOST_RECORD_BYTES = 134_217_728;

/** First look at a record; twice as much is read as long as it is not enough. */
const FIRST_WINDOW = 65_536;

/** After a record there are two empty lines. */
const RECORD_END = 4;

/** A record and where it stands. */
export interface FiledRecord {
  /** Lower-case names. */
  readonly fields: ReadonlyMap<string, string>;
  readonly block: Buffer;
  readonly offset: number;
  /** Where the next one begins. */
  readonly end: number;
}

/** A file of records. */
export interface WarcFile {
  /** All whole records from a place on, in the order of the file. @throws UsageError where the file is damaged */
  records(from?: number): AsyncGenerator<FiledRecord>;
  /** The record that begins there. @throws UsageError if there is none */
  at(offset: number): Promise<FiledRecord>;
  close(): Promise<void>;
}

/** Bounds of a file that may be hostile. */
export interface WarcLimits {
  /** Longest record, unpacked. @default 128 MiB */
  readonly maxRecordBytes?: number;
}

/** Opens a file. @throws UsageError if it cannot be read or holds no records */
export async function openWarcFile(path: string, limits: WarcLimits = {}): Promise<WarcFile> {
  const { maxRecordBytes = MOST_RECORD_BYTES } = limits;
  const handle = await openForReading(path);
  try {
    const { bytes } = await readAt(handle, 0, FIRST_WINDOW);
    if (bytes.length === 0) throw bad(path, 'it is empty');
    const isPacked = beginsAsGzip(bytes);
    if (!isPacked && parseWarcHead(bytes) === null)
      throw bad(
        path,
        bytes.toString('latin1', 0, 5) === 'WARC/' ? 'its first record is cut off' : 'it is no WARC file',
      );
    return warcFile({ path, handle, isPacked, maxRecordBytes });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

interface Source {
  readonly path: string;
  readonly handle: FileHandle;
  readonly isPacked: boolean;
  readonly maxRecordBytes: number;
}

type Reading = { readonly kind: 'record'; readonly record: FiledRecord } | { readonly kind: 'end' | 'cut' };

function warcFile(source: Source): WarcFile {
  return {
    async *records(from = 0) {
      for (let offset = from; ;) {
        const reading = await readRecord(source, offset);
        if (reading.kind !== 'record') return;
        yield reading.record;
        offset = reading.record.end;
      }
    },
    async at(offset) {
      const reading = await readRecord(source, offset);
      if (reading.kind === 'record') return reading.record;
      throw bad(
        source.path,
        `there is no whole record at byte ${String(offset)}; the file was changed while it was read`,
      );
    },
    close: () => source.handle.close(),
  };
}

async function readRecord(source: Source, offset: number): Promise<Reading> {
  for (let window = FIRST_WINDOW; ; window *= 2) {
    const { bytes, isEnd } = await readAt(source.handle, offset, window);
    if (bytes.length === 0) return { kind: 'end' };
    const reading = source.isPacked ? packed(source, bytes, offset) : plain(source, bytes, offset);
    if (reading !== null) return reading;
    if (isEnd) return { kind: 'cut' };
    if (window > source.maxRecordBytes) throw tooLong(source, offset);
  }
}

/** Null: more bytes are needed. */
function packed(source: Source, bytes: Buffer, offset: number): Reading | null {
  const member = readGzipMember(bytes, source.maxRecordBytes);
  if (member.kind === 'more') return null;
  if (member.kind === 'damaged') throw damaged(source, offset, member.why);
  const head = parseWarcHead(member.content);
  if (head === null) throw damaged(source, offset, 'it begins with no record');
  const { fields, headBytes, blockBytes } = head;
  if (headBytes + blockBytes > member.content.length)
    throw damaged(source, offset, 'its record is shorter than it says');
  if (member.content.length > headBytes + blockBytes + MOST_HEAD_BYTES)
    throw damaged(source, offset, 'it holds more than one record; each must be compressed by itself');
  const block = member.content.subarray(headBytes, headBytes + blockBytes);
  return { kind: 'record', record: { fields, block, offset, end: offset + member.length } };
}

function plain(source: Source, bytes: Buffer, offset: number): Reading | null {
  const head = parseWarcHead(bytes);
  if (head === null) {
    if (bytes.length < MOST_HEAD_BYTES) return null;
    throw damaged(source, offset, 'there is no record');
  }
  const { fields, headBytes, blockBytes } = head;
  if (blockBytes > source.maxRecordBytes) throw tooLong(source, offset);
  if (headBytes + blockBytes > bytes.length) return null;
  const block = bytes.subarray(headBytes, headBytes + blockBytes);
  return { kind: 'record', record: { fields, block, offset, end: offset + headBytes + blockBytes + RECORD_END } };
}

async function openForReading(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be opened (${code})`;
    throw new UsageError(
      'bad-recording',
      `The recording ${path} cannot be read: ${why}. Name a .warc or .warc.gz file.`,
      {
        cause,
      },
    );
  }
}

async function readAt(
  handle: FileHandle,
  offset: number,
  length: number,
): Promise<{ readonly bytes: Buffer; readonly isEnd: boolean }> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return { bytes: buffer.subarray(0, filled), isEnd: filled < length };
}

function bad(path: string, why: string): UsageError {
  return new UsageError(
    'bad-recording',
    `The recording ${path} cannot be read: ${why}. Name a .warc or .warc.gz file with a record for each answer.`,
  );
}

function damaged({ path }: Source, offset: number, why: string): UsageError {
  return new UsageError(
    'damaged-recording',
    `The recording ${path} is damaged at byte ${String(offset)}: ${why}. Record it again, or cut the file off there.`,
  );
}

function tooLong(source: Source, offset: number): UsageError {
  return damaged(source, offset, `a record is longer than ${String(source.maxRecordBytes)} bytes`);
}
