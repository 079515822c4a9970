import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { unpackedBody } from '../../src/archive/content-encoding.js';

const BODY = Buffer.from('Lampen für Höhlen');

it.each([
  [null, BODY],
  ['identity', BODY],
  ['gzip', gzipSync(BODY)],
  ['X-Gzip', gzipSync(BODY)],
  ['br', brotliCompressSync(BODY)],
  ['deflate', deflateSync(BODY)],
  ['deflate', deflateRawSync(BODY)],
  ['gzip, br', brotliCompressSync(gzipSync(BODY))],
])('unpacks %s', (encoding, packed) => {
  expect(Buffer.from(unpackedBody(packed, encoding) ?? '')).toEqual(BODY);
});

it('knows what it cannot unpack: other encodings, damaged bodies, bombs', () => {
  expect(unpackedBody(BODY, 'zstd')).toBeNull();
  expect(unpackedBody(BODY, 'gzip')).toBeNull();
  expect(unpackedBody(gzipSync(BODY).subarray(0, 12), 'gzip')).toBeNull();
  expect(unpackedBody(gzipSync(Buffer.alloc(134_217_729)), 'gzip')).toBeNull();
});
