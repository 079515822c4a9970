import { describe, expect, it } from 'vitest';
import { browserFor, visit } from './browser-fixture.js';
import { redirect, serve, type LocalServer } from './local-server.js';

const BROWSER_MILLIS = 60_000;

/** Asked for by a browser by itself. */
function pathsOf(server: LocalServer): readonly string[] {
  return server.paths().filter((path) => path !== '/favicon.ico' && path !== '/robots.txt');
}

describe('a page in a browser does not', { timeout: BROWSER_MILLIS }, () => {
  it.each([
    ['a private address', 'private-address', (inside: string) => `${inside}/`],
    ['what acts', 'write-guard', () => '/logout'],
    ['what robots forbid', 'robots', () => '/secret'],
  ])('follow a redirect to %s', async (_what, reason, target) => {
    const inside = await serve({ '*': 'inside' });
    const answers = {
      '/': redirect(target(inside.origin)),
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '*': 'acted',
    };
    const server = await serve(answers, '127.0.0.2');
    expect(await visit(browserFor(server.origin), `${server.origin}/`)).toMatchObject({ kind: 'refused', reason });
    expect([...inside.asked, ...pathsOf(server).filter((path) => path !== '/')]).toEqual([]);
  });

  it('post, or ask its own site for data that robots forbid', async () => {
    const server = await serve({
      '/': `<script>fetch('/write', { method: 'POST' }); fetch('/api/list'); fetch('/open');</script><p>page</p>`,
      '/robots.txt': 'User-agent: Querent\nDisallow: /api/',
      '*': 'data',
    });
    await visit(browserFor(server.origin), `${server.origin}/`);
    expect([...pathsOf(server)].sort()).toEqual(['/', '/open']);
  });
});
