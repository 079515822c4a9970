import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeWarcRecord, parseWarcHead } from '../../src/archive/warc-record.js';

describe('a record', () => {
  it('is written as the standard says', () => {
    const bytes = encodeWarcRecord([['WARC-Type', 'metadata']], Buffer.from('hello'));
    expect(gunzipSync(bytes).toString()).toBe(
      'WARC/1.1\r\nWARC-Type: metadata\r\nContent-Length: 5\r\n\r\nhello\r\n\r\n',
    );
  });

  it('takes no field from within a value', () => {
    const bytes = gunzipSync(encodeWarcRecord([['WARC-Target-URI', 'a\r\nContent-Length: 99']], Buffer.from('b')));
    expect(parseWarcHead(bytes)?.blockBytes).toBe(1);
  });

  it('is read whatever its fields are called', () => {
    const head = 'WARC/1.0\r\nwarc-TYPE: response\r\nX-Other: 1: 2\r\ncontent-length: 3\r\n\r\n';
    const parsed = parseWarcHead(Buffer.from(`${head}abc`));
    expect(parsed?.fields.get('warc-type')).toBe('response');
    expect(parsed?.fields.get('x-other')).toBe('1: 2');
    expect([parsed?.headBytes, parsed?.blockBytes]).toEqual([head.length, 3]);
  });

  it.each(['', 'HTTP/1.1 200 OK\r\n\r\n', 'WARC/1.1\r\nContent-Length: 1e9\r\n\r\n', 'WARC/1.1\r\nno end'])(
    'is none: %j',
    (text) => {
      expect(parseWarcHead(Buffer.from(text))).toBeNull();
    },
  );
});
