import { describe, expect, it } from 'vitest';
import { redactBody, redactRequest, redactResponse } from '../../src/archive/redact.js';

const NOTHING = { method: 'GET', url: 'https://shop.example/', headers: {}, body: null };

describe('a request', () => {
  it('is kept without what shows who asks', () => {
    const headers = { cookie: 'sid=123', authorization: 'Bearer abc', accept: '*/*' };
    expect(redactRequest({ ...NOTHING, url: 'https://me:secret@shop.example/a', headers })).toEqual({
      ...NOTHING,
      url: 'https://shop.example/a',
      headers: { cookie: 'redacted', authorization: 'redacted', accept: '*/*' },
    });
  });

  it.each([
    ['user=me&password=secret&next=%2F', 'user=me&password=redacted&next=%2F'],
    ['{"user":"me","userPassword" : "a\\"b"}', '{"user":"me","userPassword" : "redacted"}'],
    ['compass=north&q=password', 'compass=north&q=password'],
    ['', ''],
  ])('is kept without passwords: %s', (body, kept) => {
    expect(Buffer.from(redactBody(Buffer.from(body)) ?? '').toString()).toBe(kept);
  });
});

describe('a response', () => {
  it.each([
    ['sid=0123456789abcdef; Path=/; HttpOnly', 'sid=redacted; Path=/; HttpOnly'],
    ['lang=de; Path=/', 'lang=de; Path=/'],
    ['gone=; Max-Age=0', 'gone=; Max-Age=0'],
  ])('is kept without keys, but with settings: %s', (line, kept) => {
    const response = { kind: 'response', status: 200, body: Buffer.alloc(0), truncated: null } as const;
    expect(redactResponse({ ...response, headers: [['Set-Cookie', line]] }).headers).toEqual([['Set-Cookie', kept]]);
  });
});
