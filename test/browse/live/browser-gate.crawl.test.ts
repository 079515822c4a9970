import { describe, expect, it } from 'vitest';
import { requestKind } from '../../../src/browse/live/write-guard.js';
import { redirect, serve, status, type LocalServer } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;

/** What a page made a browser ask for, what it asks by itself left out. */
function askedOf(server: LocalServer): readonly string[] {
  const paths = server.asked.map(({ method, path }) => (method === 'GET' ? path : `${method} ${path}`));
  return paths.filter((path) => !/favicon|robots/u.test(path)).sort();
}

describe('the gate of a page', () => {
  it.each([
    ['a private address', 'private-address', (inside: string) => `${inside}/`],
    ['what acts', 'write-guard', () => '/logout'],
    ['what robots forbid', 'robots', () => '/secret'],
  ])('lets no redirect through to %s', async (_what, reason, target) => {
    const inside = await serve({ '*': 'inside' });
    const answers = {
      '/': redirect(target(inside.origin)),
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '*': 'acted',
    };
    const server = await serve(answers, '127.0.0.2');
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    expect(live.gate.documentRefusal()).toBe(reason);
    expect([...askedOf(inside), ...askedOf(server)]).toEqual(['/']);
  });

  it('holds what a page would change by itself, and what robots forbid', async () => {
    const script = `fetch('/api/list'); fetch('/open'); fetch('/cart/add', { method: 'POST' }); fetch('/thing', { method: 'PUT' });
      fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: 'mutation { like }' }) }); navigator.sendBeacon('/seen', 'x');
      fetch('/stream', { method: 'POST', duplex: 'half', body: new Blob(['{"query":"mutation { like }"}']).stream() }).catch(() => 0);`;
    const server = await serve({
      '/': `<script>${script}</script><p>page</p>`,
      '/robots.txt': 'User-agent: Querent\nDisallow: /api/',
      '*': 'data',
    });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    expect(askedOf(server)).toEqual(['/', '/open']);
    expect([...live.gate.refusals()].sort()).toEqual([
      'robots',
      'write-guard',
      'write-guard',
      'write-guard',
      'write-guard',
      'write-guard',
    ]);
    expect(live.gate.released()).toBe(2);
  });

  it('waits no longer for an error that no script reads and no cache keeps, of which the end is not told', async () => {
    const noStore = { 'cache-control': 'no-store' };
    const server = await serve({ '/': '<p>page</p>', '/missing': status(404, noStore, 'nothing here') });
    const { live, page } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    const answered = page.waitForResponse(`${server.origin}/missing`);
    await page.evaluate(`fetch('/missing').then((response) => void (window.kept = response))`);
    await answered;
    await expect.poll(() => live.gate.pendingData(), { timeout: 2_000 }).toBe(0);
  });

  it('tells what was posted, and whether it was answered', async () => {
    const server = await serve({
      '/': `<script>for (const where of ['/json', '/nothing', '/reset']) fetch(where, { method: 'POST' });</script>`,
      '/json': status(200, { 'content-type': 'application/json' }, '{}'),
      '/nothing': status(204),
      '/reset': (request) => request.socket.resetAndDestroy(),
    });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    const kind = (path: string): string => requestKind({ method: 'POST', url: server.origin + path, body: null });
    expect(new Map(live.gate.writesReleased())).toEqual(
      new Map([
        [kind('/json'), 'data'],
        [kind('/nothing'), 'data'],
        [kind('/reset'), 'unanswered'],
      ]),
    );
    expect(live.gate.pendingData()).toBe(0);
  });

  it('waits neither for polls nor for what never comes', async () => {
    const server = await serve({
      '/': `<script>new EventSource('/events'); setInterval(() => fetch('/news'), 100);</script><p>page</p>`,
      '/events': () => undefined,
      '/news': 'none',
    });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    expect(live.gate.pendingData()).toBe(0);
  });

  it('knows polls again once a control was worked', async () => {
    const held = { isHeld: false, tell: (): void => undefined };
    const server = await serve({
      '/': `<script>setInterval(() => fetch('/news'), 50);</script><p>page</p>`,
      '/news': (_request, response) => {
        if (held.isHeld) held.tell();
        else response.end('none');
      },
    });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    await expect.poll(() => askedOf(server).filter((path) => path === '/news').length).toBeGreaterThan(4);
    const isAsked = new Promise<void>((resolve) => (held.tell = resolve));
    live.gate.begin('choice', null);
    held.isHeld = true;
    await isAsked;
    expect(live.gate.pendingData()).toBe(0);
  });
});
