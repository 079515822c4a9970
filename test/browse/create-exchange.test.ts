import { describe, expect, it } from 'vitest';
import { gzipSync, brotliCompressSync, deflateSync, deflateRawSync } from 'node:zlib';
import { ask, exchangeFor, outcome, pageRequest } from './exchange-fixture.js';
import { redirect, serve, status } from './local-server.js';
import { createVirtualTimer } from './virtual-timer.js';

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

  it('asks for robots.txt once, however many pages wait for it', async () => {
    const site = await serve({ '*': PAGE, '/robots.txt': status(404) });
    const exchange = exchangeFor(site.origin);
    await Promise.all(['/a', '/b', '/c'].map((path) => ask(exchange, site.origin + path)));
    expect(site.paths().filter((path) => path === '/robots.txt')).toHaveLength(1);
  });
});

describe('redirects', () => {
  it('are followed, and the address after them is told', async () => {
    const site = await serve({ '/a': redirect('/b'), '/b': redirect('/c', 308), '/c': PAGE });
    const result = await ask(exchangeFor(site.origin), `${site.origin}/a`);
    expect(result).toMatchObject({ kind: 'response', response: { url: `${site.origin}/c`, status: 200 } });
  });

  it('in a circle end', async () => {
    const site = await serve({ '/a': redirect('/b'), '/b': redirect('/a') });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/a`))).toBe('failed redirect-loop');
    expect(site.asked).toHaveLength(12);
  });

  it('are asked of robots.txt each', async () => {
    const site = await serve({
      '/a': redirect('/secret'),
      '/secret': PAGE,
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
    });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/a`))).toBe('refused robots');
    expect(site.paths()).not.toContain('/secret');
  });

  it.each(['/logout', '/cart/add/7'])('to %s are not followed', async (path) => {
    const site = await serve({ '/a': redirect(path), '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/a`))).toBe('refused write-guard');
    expect(site.paths()).not.toContain(path);
  });

  it.each([
    ['into this machine', 'private-address', (port: string) => `http://127.0.0.1:${port}/`],
    ['into this machine by another name', 'private-address', (port: string) => `http://localhost:${port}/`],
    ['to a metadata service', 'private-address', () => 'http://169.254.169.254/latest/meta-data'],
    ['to another site', 'out-of-scope', () => 'http://example.com/'],
    ['to a file', 'not-http', () => 'file:///etc/passwd'],
  ])('%s are refused', async (_where, reason, target) => {
    const inside = await serve({ '*': PAGE });
    const site = await serve({ '/a': redirect(target(new URL(inside.origin).port)) }, '127.0.0.2');
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/a`))).toBe(`refused ${reason}`);
    expect(inside.asked).toHaveLength(0);
  });

  it('of a posted form become GET', async () => {
    const site = await serve({ '/form': redirect('/result', 303), '/result': PAGE });
    const exchange = exchangeFor(site.origin, { isWriteAllowed: () => true });
    await ask(exchange, `${site.origin}/form`, {
      method: 'POST',
      body: 'q=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(site.asked.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /form', 'GET /result']);
    expect(site.asked.at(-1)?.headers).not.toHaveProperty('content-type');
  });
});

describe('what would change something', () => {
  it.each(['/logout', '/item/7/delete', '/cart/add?id=7'])('%s is never asked for', async (path) => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), site.origin + path))).toBe('refused write-guard');
    expect(site.asked).toHaveLength(0);
  });

  it('is not posted unless the policy allows it', async () => {
    const site = await serve({ '*': PAGE });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/search`, { method: 'POST', body: 'q=x' }))).toBe(
      'refused write-guard',
    );
  });
});

describe('cookies', () => {
  it('come back to their site only', async () => {
    const other = await serve({ '*': PAGE }, '127.0.0.2');
    const site = await serve({ '/': status(200, { 'set-cookie': ['a=1', 'b=2; Path=/deep'] }, PAGE), '*': PAGE });
    const exchange = exchangeFor(site.origin, { startUrls: [site.origin, other.origin], cookie: null });
    for (const url of [`${site.origin}/`, `${site.origin}/x`, `${site.origin}/deep/`, `${other.origin}/`])
      await ask(exchange, url);
    expect(site.asked.filter(({ path }) => path !== '/robots.txt').map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'a=1',
      'b=2; a=1',
    ]);
    expect(other.asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  it('of the user do not follow to another host', async () => {
    const other = await serve({ '*': PAGE }, '127.0.0.2');
    const site = await serve({
      '/': redirect(`${other.origin}/robots.txt`),
      '/robots.txt': redirect(`${other.origin}/robots.txt`),
    });
    await ask(exchangeFor(site.origin, { cookie: 'secret=1' }), `${site.origin}/`);
    expect(site.asked[0]?.headers.cookie).toBe('secret=1');
    expect(other.asked.map(({ headers }) => headers.cookie)).not.toContain('secret=1');
  });
});

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

describe('errors that may pass', () => {
  it('are tried again, each time later', async () => {
    const answers = [500, 502, 200];
    const timer = createVirtualTimer();
    const site = await serve({ '/': (_request, response) => response.writeHead(answers.shift() ?? 500).end(PAGE) });
    expect(await outcome(ask(exchangeFor(site.origin, { timer }), `${site.origin}/`))).toBe(`200 ${PAGE}`);
    expect(timer.waits).toHaveLength(2);
    expect(timer.waits[1] ?? 0).toBeGreaterThan(timer.waits[0] ?? 0);
  });

  it('that stay are told', async () => {
    const site = await serve({ '/': status(500) });
    const result = await ask(exchangeFor(site.origin, { retries: 1 }), `${site.origin}/`);
    expect(result).toMatchObject({ kind: 'failed', reason: 'server-error', status: 500 });
    expect(site.paths().filter((path) => path === '/')).toHaveLength(2);
  });

  it('wait as long as the site asks', async () => {
    const answers = [status(429, { 'retry-after': '7' }), status(200, {}, PAGE)];
    const timer = createVirtualTimer();
    const site = await serve({
      '/': (request, response) => {
        const answer = answers.shift();
        if (typeof answer === 'function') answer(request, response);
      },
    });
    expect(await outcome(ask(exchangeFor(site.origin, { timer }), `${site.origin}/`))).toBe(`200 ${PAGE}`);
    expect(Math.max(...timer.waits)).toBe(7_000);
  });
});

describe('a site that refuses us', () => {
  it.each([401, 403])('with %d on its first page blocks', async (code) => {
    const site = await serve({ '/': status(code) });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/`))).toBe(`blocked ${String(code)}`);
  });

  it('with 429 again and again blocks', async () => {
    const site = await serve({ '/': status(429) });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/`))).toBe('blocked 429');
    expect(site.paths().filter((path) => path === '/')).toHaveLength(3);
  });

  it('with a wait of hours blocks', async () => {
    const site = await serve({ '/': status(429, { 'retry-after': '7200' }) });
    expect(await outcome(ask(exchangeFor(site.origin), `${site.origin}/`))).toBe('blocked 429');
    expect(site.paths().filter((path) => path === '/')).toHaveLength(1);
  });

  it('only on some pages does not block', async () => {
    const site = await serve({ '/': PAGE, '*': status(403) });
    const exchange = exchangeFor(site.origin);
    const kinds: string[] = [];
    for (const path of ['/', '/1', '/2', '/3', '/4', '/5', '/6', '/7'])
      kinds.push((await ask(exchange, site.origin + path)).kind);
    expect(kinds.slice(1)).not.toContain('blocked');
  });

  it('after some pages blocks', async () => {
    let answered = 0;
    const site = await serve({
      '*': (_request, response) => response.writeHead((answered += 1) < 4 ? 200 : 403).end(),
    });
    const exchange = exchangeFor(site.origin);
    const kinds: string[] = [];
    for (let at = 0; at < 8; at += 1) kinds.push((await ask(exchange, `${site.origin}/${String(at)}`)).kind);
    expect(kinds).toContain('blocked');
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
