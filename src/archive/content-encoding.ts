/**
 * Bodies as they came over the wire, unpacked (RFC 9110 §8.4.1).
 */

import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** Longest body that is unpacked, in bytes; as long as the longest record that is read. */
const MOST_BYTES = 134_217_728;

const LIMITS = { maxOutputLength: MOST_BYTES } as const;

/** A body without the encodings that a `content-encoding` header names; null if one is unknown or the body is damaged. */
export function unpackedBody(body: Uint8Array, encoding: string | null): Uint8Array | null {
  const names = (encoding ?? '').toLowerCase().split(',');
  try {
    return names
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'identity')
      .reduceRight((packed, name) => unpackOne(packed, name), body);
  } catch {
    // Damaged, cut off, or of an unknown encoding: whoever asks says what becomes of it.
    return null;
  }
}

function unpackOne(body: Uint8Array, name: string): Uint8Array {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(body, LIMITS);
    case 'br':
      return brotliDecompressSync(body, LIMITS);
    case 'deflate':
      return inflated(body);
    default:
      throw new RangeError(`unknown encoding ${name}`);
  }
}

/** "deflate" means zlib, but servers also send it raw. */
function inflated(body: Uint8Array): Uint8Array {
  try {
    return inflateSync(body, LIMITS);
  } catch {
    return inflateRawSync(body, LIMITS);
  }
}
