import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBody, type BodyLimits } from '../../../src/browse/exchange/body-reader.js';

const TEXT = 'words and words and words';
const LIMITS: BodyLimits = { maxBytes: 1_000, onExcess: 'fail' };

async function read(body: Uint8Array, encoding: string, limits: Partial<BodyLimits> = {}): Promise<string> {
  const reading = await readBody(Readable.from([body]), encoding, { ...LIMITS, ...limits });
  return reading.kind === 'body' ? Buffer.from(reading.body).toString() : reading.kind;
}

describe('a body', () => {
  it.each([
    ['', Buffer.from(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
  ])('in "%s" is read', async (encoding, body) => {
    expect(await read(body, encoding)).toBe(TEXT);
  });

  it('tells how many bytes came', async () => {
    const body = gzipSync('x'.repeat(900));
    expect(await readBody(Readable.from([body]), 'gzip', LIMITS)).toMatchObject({
      wireBytes: body.length,
      truncated: false,
    });
  });

  it('that is too long fails or is cut', async () => {
    const long = Buffer.from('y'.repeat(1_500));
    expect(await read(long, '')).toBe('too-large');
    expect(await read(long, '', { onExcess: 'truncate' })).toBe('y'.repeat(1_000));
    expect(await read(gzipSync(long), 'gzip', { onExcess: 'truncate' })).toBe('y'.repeat(1_000));
  });

  it.each([
    ['gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
  ])('that ends too soon in %s is taken as far as it goes', async (encoding, body) => {
    expect(TEXT).toContain(await read(body.subarray(0, body.length - 5), encoding));
  });

  it.each(['gzip', 'deflate', 'br', 'compress', 'gzip, gzip, gzip'])(
    'that is not what "%s" promises fails',
    async (encoding) => {
      await expect(read(Buffer.from('\u0001\u0002 not encoded at all'), encoding)).rejects.toThrow();
    },
  );

  it('without content is empty', async () => {
    expect(await read(Buffer.alloc(0), 'gzip')).toBe('');
    expect(await read(Buffer.alloc(0), 'deflate')).toBe('');
  });
});
