import { describe, expect, it } from 'vitest';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { serve, status } from '../local-server.js';
import { createVirtualTimer } from '../virtual-timer.js';

const PAGE = '<h1>hello</h1>';

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
