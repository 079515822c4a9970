import { describe, expect, it } from 'vitest';
import { exchangeKey, pageKey } from '../../../src/browse/exchange/exchange-key.js';

const url = 'https://site.example/list?b=2&a=1#top';

describe('keys', () => {
  it('are method and canonical address', () => {
    expect(exchangeKey({ method: 'get', url, body: null })).toBe('GET https://site.example/list?a=1&b=2');
    expect(pageKey({ kind: 'url', url })).toBe('GET https://site.example/list?a=1&b=2');
    expect(pageKey({ kind: 'request', method: 'GET', url, body: null })).toBe(pageKey({ kind: 'url', url }));
  });

  it('leave out what only tracks', () => {
    expect(pageKey({ kind: 'url', url }, new Set(['b']))).toBe('GET https://site.example/list?a=1');
  });

  it('tell bodies and actions apart', () => {
    const post = (body: string) => pageKey({ kind: 'request', method: 'POST', url, body });
    const click = (name: string) =>
      pageKey({
        kind: 'actions',
        from: { kind: 'url', url },
        steps: [{ do: 'click', role: 'button', name, group: null, ordinal: 0, value: null }],
      });
    expect(new Set([post('a'), post('b'), click('a'), click('b'), pageKey({ kind: 'url', url })]).size).toBe(5);
    expect(post('a')).toBe(post('a'));
  });
});
