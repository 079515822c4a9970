import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { beginsAsGzip, readGzipMember } from '../../src/archive/gzip-member.js';

const MOST = 1_000;
const A = gzipSync('hello');

/** With a name and a comment in its head, as other tools write it. */
function named(): Buffer {
  const head = Buffer.from(A.subarray(0, 10));
  head[3] = 8 + 16;
  return Buffer.concat([head, Buffer.from('a.warc\0a comment\0'), A.subarray(10)]);
}

describe('a gzip member', () => {
  it.each([
    ['alone', A, A.length],
    ['before others', Buffer.concat([A, gzipSync('more')]), A.length],
    ['with a name', named(), named().length],
  ])('is read %s', (_, bytes, length) => {
    expect(readGzipMember(bytes, MOST)).toEqual({ kind: 'member', content: Buffer.from('hello'), length });
  });

  it('asks for more wherever it is cut off', () => {
    for (let length = 0; length < A.length; length += 1)
      expect(readGzipMember(A.subarray(0, length), MOST)).toEqual({ kind: 'more' });
  });

  it.each([
    ['longer than allowed', gzipSync('x'.repeat(MOST + 1)), /longer than 1000 bytes/u],
    ['none', Buffer.from('no gzip at all'), /no gzip member/u],
    ['damaged', Buffer.concat([A.subarray(0, 10), Buffer.from('\xff\xff\xff\xff\xff\xff')]), /does not unpack/u],
  ])('is told to be %s', (_, bytes, why) => {
    expect(readGzipMember(bytes, MOST)).toMatchObject({ kind: 'damaged', why: expect.stringMatching(why) as string });
  });

  it('is told by its first bytes', () => {
    expect([A, Buffer.from('WARC')].map(beginsAsGzip)).toEqual([true, false]);
  });
});
