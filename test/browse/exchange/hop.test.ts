import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { serve, status } from '../local-server.js';

describe('hostile bodies', () => {
  const limits = { maxBodyBytes: 100_000, retries: 0 };

  it('too long ones are given up', async () => {
    const site = await serve({ '/': 'x'.repeat(100_001), '/just': 'x'.repeat(100_000) });
    const exchange = exchangeFor(site.origin, limits);
    expect(await outcome(ask(exchange, `${site.origin}/`))).toBe('failed too-large');
    expect(await outcome(ask(exchange, `${site.origin}/just`))).toMatch(/^200 x+$/u);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('a %s bomb is not unpacked', async (encoding, encode) => {
    const bomb = encode(Buffer.alloc(2_000_000));
    const site = await serve({ '/': status(200, { 'content-encoding': encoding }, bomb) });
    expect(await outcome(ask(exchangeFor(site.origin, limits), `${site.origin}/`))).toBe('failed too-large');
  });

  it('endless ones are given up', async () => {
    const site = await serve({
      '/fast': (_request, response) => {
        const more = (): void => {
          while (response.write('x'.repeat(1_000)));
        };
        response.on('drain', more);
        more();
      },
      '/slow': (_request, response) => {
        response.write('<p>');
      },
    });
    const impatient = exchangeFor(site.origin, { ...limits, timeoutSecs: 0.3, ignoreRobots: true });
    expect(await outcome(ask(exchangeFor(site.origin, limits), `${site.origin}/fast`))).toBe('failed too-large');
    expect(await outcome(ask(impatient, `${site.origin}/slow`))).toBe('failed timeout');
  });

  it('broken ones fail', async () => {
    const site = await serve({
      '/reset': (request) => request.socket.resetAndDestroy(),
      '/cut': (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('x', () => request.socket.destroy());
      },
      '/lie': status(200, { 'content-encoding': 'gzip' }, 'not gzip'),
    });
    const exchange = exchangeFor(site.origin, limits);
    for (const path of ['/reset', '/cut', '/lie'])
      expect(await outcome(ask(exchange, site.origin + path))).toBe('failed network');
  });
});
