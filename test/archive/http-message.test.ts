import { describe, expect, it, test } from 'vitest';
import {
  encodeRequest,
  encodeResponse,
  isOfConnection,
  parseMessage,
  responseOf,
} from '../../src/archive/http-message.js';

const message = (text: string): ReturnType<typeof parseMessage> => parseMessage(Buffer.from(text));

describe('a request', () => {
  it('is written with its host and the length of its body', () => {
    const block = encodeRequest({
      method: 'post',
      url: 'https://shop.example:8443/a?b=1#c',
      headers: { accept: '*/*', connection: 'keep-alive' },
      body: Buffer.from('x=1'),
    });
    expect(block.toString()).toBe(
      'POST /a?b=1 HTTP/1.1\r\nhost: shop.example:8443\r\naccept: */*\r\ncontent-length: 3\r\n\r\nx=1',
    );
  });
});

describe('a response', () => {
  it('comes back as it was, but for what belonged to its connection', () => {
    const headers = [
      ['content-type', 'text/html'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['content-encoding', 'gzip'],
    ] as const;
    const body = Buffer.from([0, 255, 13, 10, 13, 10]);
    const block = encodeResponse({ status: 200, headers: [...headers, ['transfer-encoding', 'chunked']], body });
    const parsed = parseMessage(block);
    expect(parsed === null ? null : responseOf(parsed, null)).toEqual({ status: 200, headers, body, truncated: null });
  });

  it('takes no header from within a value', () => {
    const block = encodeResponse({ status: 200, headers: [['x', 'a\r\nset-cookie: b=1']], body: Buffer.alloc(0) });
    expect(parseMessage(block)?.headers.map(([name]) => name)).toEqual(['x', 'content-length']);
  });

  it('is put together of its chunks', () => {
    const text = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x=1\r\nabc\r\n2\r\nde\r\n0\r\n\r\n';
    expect(message(text)?.body.toString()).toBe('abcde');
  });

  it.each(['abc', 'ffffffff\r\nabc', 'zz\r\nabc', '-1\r\nabc'])(
    'keeps a body that is not chunked as it says: %j',
    (body) => {
      expect(message(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${body}`)?.body.toString()).toBe(body);
    },
  );

  it.each(['HTTP/1.1 abc\r\n\r\n', 'HTTP/1.1 99999 x\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'])('is none: %j', (text) => {
    const parsed = message(text);
    expect(parsed === null ? null : responseOf(parsed, null)).toBeNull();
  });

  it('is none without an end of its head', () => {
    expect(message('HTTP/1.1 200 OK\r\nx: y')).toBeNull();
  });
});

test.each([
  ['Transfer-Encoding', true],
  ['keep-alive', true],
  ['content-encoding', false],
])('%s belongs to the connection: %s', (name, belongs) => {
  expect(isOfConnection(name)).toBe(belongs);
});
