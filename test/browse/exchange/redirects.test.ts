import { describe, expect, it } from 'vitest';
import { ask, exchangeFor, outcome } from '../exchange-fixture.js';
import { redirect, serve } from '../local-server.js';

const PAGE = '<h1>hello</h1>';

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
