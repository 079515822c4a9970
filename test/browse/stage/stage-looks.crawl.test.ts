import { describe, expect, it } from 'vitest';
import { createFirstVisits } from '../../../src/browse/stage/first-visits.js';
import { createStageLooks, withEarlierData, type StageLooks } from '../../../src/browse/stage/stage-looks.js';
import type { StageOrder } from '../../../src/browse/stage/stage-contract.js';
import { createOpenerMemory } from '../../../src/browse/stage/opener-memory.js';
import { requestKind } from '../../../src/browse/live/write-guard.js';
import { readPage } from '../../../src/pages/read-page.js';
import { redirect, serve, status } from '../local-server.js';
import { serveScriptedShop, type ShopHabits } from '../scripted-shop.js';
import { useSharedBrowser, type OpenedLivePage } from '../shared-browser.js';

const browser = useSharedBrowser();

async function looksAt(
  url: string,
): Promise<OpenedLivePage & { readonly looks: StageLooks; readonly order: StageOrder }> {
  const opened = await browser.live(url);
  const rest = { timeoutMillis: 30_000, visits: createFirstVisits(), openers: createOpenerMemory() };
  const looks = createStageLooks({ ...opened, ...rest, readPage });
  const signal = new AbortController().signal;
  return { ...opened, looks, order: { path: { kind: 'url', url }, like: null, priority: 0, signal, controls: false } };
}

const CONSENT: ShopHabits = {
  aside: `<div id="over" role="dialog" aria-modal="true" style="position:fixed;inset:0;z-index:99;background:white"><p>We use cookies.</p>
    <button onclick="fetch('/consent', { method: 'POST' }); over.remove()">Accept all</button><button onclick="fetch('/declined', { method: 'POST' }); over.remove()">Reject all</button></div>`,
};

describe('the first look at a page', () => {
  it('is without what lies over it, to which nothing was agreed', async () => {
    const shop = await serveScriptedShop(CONSENT);
    const { looks, order, page } = await looksAt(shop.url);
    const reached = await looks.load(shop.url, order);
    if (reached.kind !== 'moment') throw new Error(JSON.stringify(reached));
    expect(await page.locator('#over').count()).toBe(0);
    expect(shop.writes()).toEqual([]);
    const { view, exchanges } = reached.moment.sight;
    expect([view.list?.cards.length, view.overlays]).toEqual([4, []]);
    // What came before the overlay was closed is kept.
    expect(exchanges.map(({ url }) => new URL(url).pathname)).toEqual(['/api/things']);
  });

  it('shows what an address says, though the session remembers what was asked last', async () => {
    const things = (names: readonly string[]): string =>
      `<main><h1>Things</h1><p>${names.length} things</p><ul>${names.map((name, at) => `<li><a href="/thing/${at}"><h3>${name}</h3></a><p>A thing to have</p></li>`).join('')}</ul></main>`;
    const names = ['Lamp of oak', 'Chair of elm', 'Table of ash', 'Shelf of fir'];
    const shown = (cookie: string | undefined): string =>
      things(cookie?.includes('asked=few') === true ? names.slice(0, 2) : names);
    const server = await serve({
      '/': (request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(shown(request.headers.cookie));
      },
      '/few': status(
        200,
        { 'content-type': 'text/html', 'set-cookie': 'asked=few; Path=/; HttpOnly' },
        things(names.slice(0, 2)),
      ),
    });
    const { looks, order } = await looksAt(`${server.origin}/`);
    const sizeAt = async (path: string): Promise<number | undefined> => {
      const reached = await looks.load(server.origin + path, order);
      return reached.kind === 'moment' ? reached.moment.sight.view.list?.cards.length : undefined;
    };
    expect([await sizeAt('/'), await sizeAt('/few'), await sizeAt('/')]).toEqual([4, 2, 4]);
    expect([await sizeAt('/few'), await sizeAt('/')]).toEqual([2, 4]);
    expect(server.asked.filter(({ path }) => path === '/')).toHaveLength(4);
  });

  it('is that with the layer of a search, though what lies over it takes that along', async () => {
    const names = ['Lamp of oak', 'Chair of elm', 'Table of ash', 'Shelf of fir'];
    const cards = names.map((name, at) => `<li><a href="/thing/${at}"><h3>${name}</h3></a><p>A thing to have</p></li>`);
    const server = await serve({
      '/': `<h1>Shop</h1><div id="layer" role="dialog"><input type="search" value="oak"><button>Close</button><p>4 things</p><ul>${cards.join('')}</ul></div>
        <div id="note" role="dialog"><p>We use cookies.</p><button>Only necessary</button></div>
        <script>if (document.cookie.includes('told')) note.remove();
        else note.onclick = () => { document.cookie = 'told=1'; note.remove(); layer.remove(); history.replaceState(null, '', '/'); };</script>`,
    });
    const url = `${server.origin}/?query=oak`;
    const { looks, order } = await looksAt(url);
    const reached = await looks.load(url, order);
    if (reached.kind !== 'moment') throw new Error(JSON.stringify(reached));
    const { view } = reached.moment.sight;
    expect([view.url, view.list?.cards.length, view.overlays]).toEqual([url, 4, []]);
  });

  it('learns which posts of the page itself bring its content', async () => {
    const names = ['Lamp of oak', 'Chair of elm', 'Table of ash', 'Shelf of fir'];
    const server = await serve({
      '/': `<main><h1>Things</h1><ul></ul></main><script>fetch('/api/list', { method: 'POST' }).then((answer) => answer.json()).then((names) => {
        document.querySelector('ul').innerHTML = names.map((name, at) => '<li><a href="/thing/' + at + '"><h3>' + name + '</h3></a><p>A thing to have</p></li>').join(''); });
        fetch('/api/visit', { method: 'POST' });</script>`,
      '/api/list': status(200, { 'content-type': 'application/json' }, JSON.stringify(names)),
      '/api/visit': status(200, { 'content-type': 'application/json' }, '{}'),
    });
    const { looks, order, guard } = await looksAt(`${server.origin}/`);
    await looks.load(`${server.origin}/`, order);
    const isApproved = (path: string): boolean =>
      guard.isApproved(requestKind({ method: 'POST', url: server.origin + path, body: null }));
    expect([isApproved('/api/list'), isApproved('/api/visit')]).toEqual([true, false]);
  });

  it.each([
    ['/gone', { kind: 'failed', reason: 'not-found' }],
    ['/error', { kind: 'failed', reason: 'server-error' }],
    ['/many', { kind: 'blocked', status: 429 }],
    ['/json', { kind: 'failed', reason: 'not-html' }],
    ['/away', { kind: 'refused', reason: 'write-guard' }],
  ])('at %s is a value', async (path, problem) => {
    const server = await serve({
      '/error': status(500),
      '/many': status(429, { 'retry-after': '600' }),
      '/json': status(200, { 'content-type': 'application/json' }, '{}'),
      '/away': redirect('/logout'),
    });
    const { looks, order } = await looksAt(`${server.origin}/`);
    expect(await looks.load(server.origin + path, order)).toMatchObject(problem);
  });
});

it('a page is asked for again where the site asks for a little patience', async () => {
  let left = 1;
  const server = await serve({
    '/many': (_, response) => {
      left -= 1;
      if (left >= 0) response.writeHead(429, { 'retry-after': '0' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Here</h1>');
    },
  });
  const { looks, order } = await looksAt(`${server.origin}/`);
  expect(await looks.load(`${server.origin}/many`, order)).toMatchObject({ kind: 'moment' });
  expect(server.paths().filter((path) => path === '/many')).toHaveLength(2);
});

describe('before a page is asked for', () => {
  it('it must be allowed', async () => {
    const server = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /secret' });
    const { looks, order } = await looksAt(`${server.origin}/`);
    expect(await looks.refusal(`${server.origin}/open`, order)).toBeNull();
    expect(await looks.refusal(`${server.origin}/secret`, order)).toMatchObject({ kind: 'refused', reason: 'robots' });
  });
});

describe('data of two looks at one state', () => {
  it('is told together, the earlier first', async () => {
    const shop = await serveScriptedShop();
    const { looks, order, page } = await looksAt(shop.url);
    const first = await looks.load(shop.url, order);
    if (first.kind !== 'moment') throw new Error(JSON.stringify(first));
    await page.evaluate(`fetch('/api/things?pages=2').then((answer) => answer.text())`);
    const second = await looks.look(first.moment.path, null);
    const urls = withEarlierData(second, first.moment).sight.exchanges.map(({ url }) =>
      new URL(url).searchParams.get('pages'),
    );
    expect(urls).toEqual(['1', '2']);
  });
});
