/**
 * One gzip member out of a file of many (RFC 1952), bounded: what a file claims of itself is not believed.
 */

import { constants, crc32, inflateRawSync } from 'node:zlib';

/** A member, or that more bytes are needed to tell. */
export type MemberReading =
  | { readonly kind: 'member'; readonly content: Buffer; readonly length: number }
  | { readonly kind: 'more' }
  | { readonly kind: 'damaged'; readonly why: string };

const FIXED_HEAD = 10;
const TRAILER = 8;
const DEFLATE = 8;
const FLAG = { headCrc: 2, extra: 4, name: 8, comment: 16 } as const;
const MAGIC = [0x1f, 0x8b] as const;

/** Whether bytes begin as gzip does. */
export function beginsAsGzip(bytes: Buffer): boolean {
  return bytes[0] === MAGIC[0] && bytes[1] === MAGIC[1];
}

/** The member at the beginning of the bytes; `damaged` if it is none, or would be longer than `maxBytes`. */
export function readGzipMember(bytes: Buffer, maxBytes: number): MemberReading {
  if (bytes.length < FIXED_HEAD) return { kind: 'more' };
  if (!beginsAsGzip(bytes) || bytes[2] !== DEFLATE) return { kind: 'damaged', why: 'there is no gzip member' };
  const begin = headLength(bytes);
  if (begin === null) return { kind: 'more' };
  const inflated = inflate(bytes.subarray(begin), maxBytes);
  if ('why' in inflated) return { kind: 'damaged', why: inflated.why };
  const trailer = begin + inflated.consumed;
  if (trailer + TRAILER > bytes.length) return { kind: 'more' };
  const { content } = inflated;
  const isWhole = bytes.readUInt32LE(trailer) === crc32(content) && bytes.readUInt32LE(trailer + 4) === content.length;
  if (!isWhole) return { kind: 'damaged', why: 'its checksum is wrong' };
  return { kind: 'member', content, length: trailer + TRAILER };
}

type Inflated = { readonly content: Buffer; readonly consumed: number } | { readonly why: string };

function inflate(bytes: Buffer, maxBytes: number): Inflated {
  try {
    // The types do not know `info`, which tells where the member ends.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes, info: true };
    const { buffer, engine } = inflateRawSync(bytes, options) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    return { content: buffer, consumed: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return {
      why: code === 'ERR_BUFFER_TOO_LARGE' ? `it is longer than ${String(maxBytes)} bytes` : 'it does not unpack',
    };
  }
}

/** Where the content begins; null if the bytes end before. */
function headLength(bytes: Buffer): number | null {
  const flags = bytes[3] ?? 0;
  let at = FIXED_HEAD;
  if ((flags & FLAG.extra) !== 0) {
    if (at + 2 > bytes.length) return null;
    at += 2 + bytes.readUInt16LE(at);
  }
  for (const text of [FLAG.name, FLAG.comment]) {
    if ((flags & text) === 0) continue;
    const end = bytes.indexOf(0, at);
    if (end < 0) return null;
    at = end + 1;
  }
  if ((flags & FLAG.headCrc) !== 0) at += 2;
  return at < bytes.length ? at : null;
}
