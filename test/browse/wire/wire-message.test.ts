import { describe, expect, it } from 'vitest';
import { clientHeaders, wireHeaders, wireRequest } from '../../../src/browse/wire/wire-message.js';

describe('a request', () => {
  it('is taken with its headers in one spelling', () => {
    const request = {
      url: new URL('https://a.example/b'),
      method: 'post' as 'POST',
      headers: { 'X-A': ['1', '2'] },
      body: 'c',
    };
    expect(wireRequest(request)).toEqual({
      method: 'POST',
      url: 'https://a.example/b',
      headers: { 'x-a': '1, 2' },
      body: Buffer.from('c'),
    });
  });

  it('asks by GET and has no body unless it says so', () => {
    expect(wireRequest({ url: 'https://a.example/' })).toMatchObject({ method: 'GET', headers: {}, body: null });
  });
});

it('headers that come several times stay apart', () => {
  const headers = { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'], gone: undefined };
  const pairs = wireHeaders(headers);
  expect(pairs).toEqual([
    ['content-type', 'text/html'],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]);
  expect({ ...clientHeaders(pairs) }).toEqual({ 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] });
  expect({
    ...clientHeaders([
      ['__proto__', 'x'],
      ['A', '1'],
      ['a', '2'],
      ['a', '3'],
    ]),
  }).toMatchObject({ a: ['1', '2', '3'] });
});
