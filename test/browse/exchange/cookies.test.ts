import { describe, expect, it } from 'vitest';
import { ask, exchangeFor } from '../exchange-fixture.js';
import { redirect, serve, status } from '../local-server.js';

const PAGE = '<h1>hello</h1>';

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
