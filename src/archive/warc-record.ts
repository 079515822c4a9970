/**
 * One record of a WARC 1.1 file (ISO 28500:2017) as bytes: its named fields, its block, and the gzip member around both.
 */

import { gzipSync } from 'node:zlib';

/** Record types that are written; others are read over. */
export type WarcType = 'warcinfo' | 'request' | 'response' | 'metadata';

/** A record. */
export interface WarcRecord {
  /** Lower-case names. */
  readonly fields: ReadonlyMap<string, string>;
  readonly block: Uint8Array;
}

/** Fields of a record to write, beside those that follow from its block. */
export type WarcFields = readonly (readonly [string, string])[];

const VERSION = 'WARC/1.1';
const END_OF_HEAD = '\r\n\r\n';
const VERSION_LINE = /^WARC\/(?:0\.1[78]|1\.[01])$/u;

/** Longest head of a record, in bytes; longer ones are no honest record. */
export const MOST_HEAD_BYTES = 65_536;

/** The bytes of a record, compressed as a gzip member of its own, so that it can be read without those before it. */
export function encodeWarcRecord(fields: WarcFields, block: Uint8Array): Buffer {
  const lines = [...fields, ['Content-Length', String(block.length)] as const].map(
    ([name, value]) => `${name}: ${oneLine(value)}`,
  );
  const head = Buffer.from(`${[VERSION, ...lines].join('\r\n')}${END_OF_HEAD}`);
  return gzipSync(Buffer.concat([head, block, Buffer.from(END_OF_HEAD)]));
}

/** A record's head and how long it is; null if the bytes do not begin with one. */
export function parseWarcHead(
  bytes: Buffer,
): { readonly fields: ReadonlyMap<string, string>; readonly headBytes: number; readonly blockBytes: number } | null {
  const end = bytes.subarray(0, MOST_HEAD_BYTES).indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const [version = '', ...lines] = bytes.subarray(0, end).toString('utf8').split('\r\n');
  if (!VERSION_LINE.test(version)) return null;
  const fields = new Map<string, string>();
  for (const line of lines) {
    const mark = line.indexOf(':');
    if (mark > 0) fields.set(line.slice(0, mark).trim().toLowerCase(), line.slice(mark + 1).trim());
  }
  const length = fields.get('content-length') ?? '';
  if (!/^\d{1,15}$/u.test(length)) return null;
  return { fields, headBytes: end + END_OF_HEAD.length, blockBytes: Number(length) };
}

/** A value must not begin a new field. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/gu, ' ');
}
