import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/browse/exchange/address-guard.js';
import { startGuardProxy } from '../../../src/browse/wire/guard-proxy.js';
import { closeAfterwards, serve } from '../local-server.js';

async function proxyFor(startUrl: string): Promise<URL> {
  const proxy = await startGuardProxy(createAddressGuard([startUrl]));
  closeAfterwards(() => proxy.close());
  return new URL(proxy.url);
}

/** What the proxy answers to a request for an address, or the code of the error. */
function through(proxy: URL, url: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(
      {
        host: proxy.hostname,
        port: proxy.port,
        path: url,
        headers: { host: new URL(url).host, 'proxy-connection': 'keep-alive', 'x-mine': '1' },
      },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        response.on('end', () => {
          resolve(`${String(response.statusCode)} ${body}`);
        });
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? 'error');
    });
    asking.end();
  });
}

/** First line of the answer to CONNECT. */
function tunnel(proxy: URL, target: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(proxy.port), proxy.hostname, () =>
      socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`),
    );
    socket.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('close', () => {
      resolve('closed');
    });
  });
}

describe('the proxy that guards a browser', () => {
  it('passes on requests to the start host as they are', async () => {
    const site = await serve({ '/a?b=1': 'hello' });
    expect(await through(await proxyFor(site.origin), `${site.origin}/a?b=1`)).toBe('200 hello');
    expect(site.asked[0]?.rawHeaders.join(' ')).toMatch(/x-mine 1/u);
    expect(site.asked[0]?.rawHeaders.join(' ')).not.toMatch(/proxy-connection/iu);
  });

  it('goes nowhere else inside, nor to hosts that only count', async () => {
    const inside = await serve({ '*': 'inside' });
    const proxy = await proxyFor('http://127.0.0.2:1/');
    for (const url of [
      `${inside.origin}/`,
      inside.origin.replace('127.0.0.1', 'localhost'),
      'http://169.254.169.254/',
      'http://www.google-analytics.com/',
      'http://no-such-host.invalid/',
    ]) {
      expect(await through(proxy, url)).toBe('ECONNRESET');
    }
    expect(inside.asked).toEqual([]);
  });

  it('makes tunnels by the same rule', async () => {
    const site = await serve({});
    const { host, port } = new URL(site.origin);
    expect(await tunnel(await proxyFor(site.origin), host)).toBe('HTTP/1.1 200 Connection established');
    expect(await tunnel(await proxyFor('http://127.0.0.2:1/'), host)).toBe('HTTP/1.1 403 Forbidden');
    expect(await tunnel(await proxyFor('http://127.0.0.2:1/'), `localhost:${port}`)).toBe('HTTP/1.1 403 Forbidden');
  });

  it('lets a broken connection be one', async () => {
    const site = await serve({ '/': (asked) => asked.socket.resetAndDestroy() });
    expect(await through(await proxyFor(site.origin), `${site.origin}/`)).toBe('ECONNRESET');
  });
});
