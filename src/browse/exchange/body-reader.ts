/**
 * Reads a response's body: its content encoding undone, its size bounded before and after (design §6: "exhaust memory").
 */

import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** A sender may stack encodings; more than this many is no honest response. */
const MAX_ENCODINGS = 2;

/** Low four bits of the first byte of a zlib stream (RFC 1950 §2.2); "deflate" bodies without it are raw. */
const ZLIB_METHOD = 8;

/** A body, or that it is longer than allowed. `truncated` bodies have exactly the allowed length. */
export type BodyReading =
  | { readonly kind: 'body'; readonly body: Uint8Array; readonly wireBytes: number; readonly truncated: boolean }
  | { readonly kind: 'too-large' };

/** How much to read and what to do with more. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly onExcess: 'fail' | 'truncate';
}

/** Encodings that are asked for, as the `accept-encoding` header has them. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * The decoded body. Rejects if the stream breaks or is not in its declared encoding. A body that ends too soon in its
 * encoding is taken as far as it goes, as browsers do.
 */
export async function readBody(stream: Readable, contentEncoding: string, limits: BodyLimits): Promise<BodyReading> {
  const wire = createCounter(Number.POSITIVE_INFINITY);
  const decoded = createCounter(limits.maxBytes);
  try {
    await pipeline([stream, wire.transform, ...decodersOf(contentEncoding), decoded.transform]);
  } catch (error) {
    if (!decoded.isFull()) throw error;
    if (limits.onExcess === 'fail') return { kind: 'too-large' };
  }
  return { kind: 'body', body: decoded.content(), wireBytes: wire.seen(), truncated: decoded.isFull() };
}

interface Counter {
  readonly transform: Transform;
  isFull(): boolean;
  seen(): number;
  content(): Uint8Array;
}

/** Counts what passes; with a finite limit keeps it (and lets nothing pass), ending the stream with an error above the limit. */
function createCounter(maxBytes: number): Counter {
  const kept: Buffer[] = [];
  const keeps = Number.isFinite(maxBytes);
  let seen = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const room = maxBytes - seen;
      seen += chunk.length;
      if (!keeps) {
        done(null, chunk);
        return;
      }
      kept.push(chunk.length <= room ? chunk : chunk.subarray(0, Math.max(0, room)));
      done(chunk.length <= room ? null : new Error('The body is larger than allowed.'));
    },
  });
  return { transform, isFull: () => seen > maxBytes, seen: () => seen, content: () => Buffer.concat(kept) };
}

function decodersOf(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) throw new Error(`The body has ${String(names.length)} content encodings.`);
  return names.reverse().map(createDecoder);
}

function createDecoder(name: string): Transform {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient);
    case 'deflate':
      return createDeflateDecoder(lenient);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new Error(`The content encoding "${name}" was not asked for.`);
  }
}

/** "deflate" means zlib (RFC 9110 §8.4.1.2), but servers also send it raw; the first byte tells. */
function createDeflateDecoder(options: { readonly finishFlush: number }): Transform {
  let inner: Transform | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      inner ??= startInner(
        this,
        (chunk[0] ?? 0) % 16 === ZLIB_METHOD ? createInflate(options) : createInflateRaw(options),
      );
      inner.write(chunk, done);
    },
    flush(done) {
      if (inner === null) {
        done();
        return;
      }
      inner.once('end', () => {
        done();
      });
      inner.end();
    },
    destroy(error, done) {
      inner?.destroy();
      done(error);
    },
  });
}

function startInner(outer: Transform, inner: Transform): Transform {
  inner.on('data', (chunk: Buffer) => outer.push(chunk));
  inner.on('error', (error) => outer.destroy(error));
  return inner;
}
