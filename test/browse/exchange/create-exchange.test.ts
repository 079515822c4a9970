import { gzipSync, brotliCompressSync, deflateSync, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, exchangeFor, outcome, pageRequest } from '../exchange-fixture.js';
import { serve, status } from '../local-server.js';
import { createVirtualTimer } from '../virtual-timer.js';

const PAGE = '<h1>hello</h1>';

describe('an exchange over HTTP', () => {
  it('answers with the page', async () => {
    const site = await serve({ '/': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/`))).toBe(`200 ${PAGE}`);
  });

  it('sends exactly these headers', async () => {
    const site = await serve({ '/': PAGE });
    await ask(exchangeFor(site.origin), `${site.origin}/`);
    expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/']);
    for (const { rawHeaders } of site.asked) {
      expect(rawHeaders).toEqual([
        'host',
        new URL(site.origin).host,
        'connection',
        'keep-alive',
        'accept',
        'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'user-agent',
        expect.stringMatching(/^Querent\/\d+\.\d+\.\d+$/u),
        'accept-encoding',
        'gzip, deflate, br',
      ]);
    }
  });

  it('sends the user agent and the cookie that the user wants', async () => {
    const site = await serve({ '/': PAGE });
    await ask(exchangeFor(site.origin, { userAgent: 'Mine/1', cookie: 'a=b' }), `${site.origin}/`);
    expect(site.asked.at(-1)?.headers).toMatchObject({ 'user-agent': 'Mine/1', cookie: 'a=b' });
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ])('decodes %s', async (encoding, encode) => {
    const site = await serve({ '/': status(200, { 'content-encoding': encoding }, encode(PAGE)) });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/`))).toBe(`200 ${PAGE}`);
  });

  it('lets pages wait for their turn, but no judgement of where one is already', async () => {
    const site = await serve({ '*': PAGE });
    const timer = createVirtualTimer();
    const exchange = exchangeFor(site.origin, { delaySecs: 3, timer });
    const request = pageRequest(`${site.origin}/a`, { transport: 'browser' });
    const { signal } = new AbortController();
    await exchange.admit(request, signal);
    const began = timer.now();
    expect((await exchange.judge(request, signal)).kind).toBe('admitted');
    expect(timer.now() - began).toBe(0);
    await exchange.admit(request, signal);
    expect(timer.now() - began).toBe(3_000);
  });

  it('asks for robots.txt once, however many pages wait for it', async () => {
    const site = await serve({ '*': PAGE, '/robots.txt': status(404) });
    const exchange = exchangeFor(site.origin);
    await Promise.all(['/a', '/b', '/c'].map((path) => ask(exchange, site.origin + path)));
    expect(site.paths().filter((path) => path === '/robots.txt')).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('gives up what is in flight', async () => {
    const stop = new AbortController();
    const site = await serve({
      '/': () => {
        stop.abort();
      },
    });
    const result = await exchangeFor(site.origin).send(pageRequest(`${site.origin}/`), stop.signal);
    expect(result).toMatchObject({ kind: 'failed', reason: 'network' });
  });
});
