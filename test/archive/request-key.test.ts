import { describe, expect, it } from 'vitest';
import { canonicalBody, difference, distance, lastingKey, requestKey } from '../../src/archive/request-key.js';

const NOW = Date.UTC(2026, 10, 22);
const get = (url: string): Parameters<typeof requestKey>[0] => ({ method: 'GET', url, body: null });
const post = (body: string): Parameters<typeof requestKey>[0] => ({
  method: 'POST',
  url: 'https://a.example/search',
  body: Buffer.from(body),
});
const boundary = (mark: string): string => `--${mark}\r\nname="q"\r\n\r\nlamp\r\n--${mark}--\r\n`;

describe('requests are the same', () => {
  it.each([
    ['whatever the order of their arguments', get('https://a.example/?b=1&a=2'), get('https://a.example/?a=2&b=1')],
    ['whatever their fragment', get('https://a.example/x#top'), get('https://a.example/x')],
    ['whatever the order of names in JSON', post('{"a":1,"b":{"c":2,"d":3}}'), post('{"b":{"d":3,"c":2},"a":1}')],
    ['whatever the boundary of their parts', post(boundary('----a1')), post(boundary('----b2'))],
  ])('%s', (_, a, b) => {
    expect(requestKey(a)).toBe(requestKey(b));
  });
});

describe('requests differ', () => {
  it.each([
    ['in their method', { ...get('https://a.example/search'), method: 'HEAD' }, get('https://a.example/search')],
    ['in an argument', get('https://a.example/?a=1'), get('https://a.example/?a=2')],
    ['in their body', post('{"a":[1,2]}'), post('{"a":[2,1]}')],
  ])('%s', (_, a, b) => {
    expect(requestKey(a)).not.toBe(requestKey(b));
    expect(lastingKey(a, NOW)).not.toBe(lastingKey(b, NOW));
  });
});

describe('what differs at every visit does not count', () => {
  it.each([
    ['milliseconds', `_=${String(NOW)}`, `_=${String(NOW + 60_000)}`],
    ['seconds', `t=${String(NOW / 1_000)}`, `t=${String(NOW / 1_000 + 60)}`],
    ['a random number', 'r=0.123456789012', 'r=0.998877665544'],
    ['an identifier', 'id=8f14e45f-ceea-467f-a0e5-0123456789ab', 'id=00000000-ceea-467f-a0e5-0123456789ab'],
    ['a moment in the place of a name', String(NOW), String(NOW + 5)],
  ])('%s', (_, a, b) => {
    expect(lastingKey(get(`https://a.example/?q=lamp&${a}`), NOW)).toBe(
      lastingKey(get(`https://a.example/?q=lamp&${b}`), NOW),
    );
    expect(lastingKey(post(`{"x":"${a}"}`), NOW)).toBe(lastingKey(post(`{"x":"${b}"}`), NOW));
  });

  it('but numbers that are no moments near the recording do', () => {
    const [a, b] = ['id=4006381333931', 'id=4006381333948'];
    expect(lastingKey(get(`https://a.example/?${a}`), NOW)).not.toBe(lastingKey(get(`https://a.example/?${b}`), NOW));
  });
});

describe('a body', () => {
  it.each(['{"a":', '[1,', 'a=1&b=2'])('that is not JSON stays as it is: %s', (text) => {
    expect(canonicalBody(text)).toBe(text);
  });

  it('that is nested without end does no harm', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(canonicalBody(deep)).toBe(deep);
  });
});

describe('what comes near', () => {
  it('is told with what differs', () => {
    expect(difference(get('https://a.example/x?p=2&q=a'), get('https://a.example/x?p=1'))).toBe('p=1, q=(none)');
    expect(difference(post('{"a":1}'), post('{"a":2}'))).toBe('body {"a":2}');
  });

  it('is the same path before another one, and the same host before another one', () => {
    const asked = get('https://a.example/list?page=3');
    const far = ['https://a.example/list?page=2', 'https://a.example/other?page=3', 'https://b.example/list?page=3'];
    const distances = far.map((url) => distance(asked, get(url)));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
