import { describe, expect, it, vi } from 'vitest';
import { EnvironmentError } from '../../../src/base/errors.js';
import { createArrivalOrder } from '../../../src/browse/wire/arrival-order.js';
import { exchangeFor } from '../exchange-fixture.js';
import { browserFor, shownText, snapshotOf, visit } from '../browser-fixture.js';
import { systemTimer } from '../../../src/browse/timer.js';
import { serve, status } from '../local-server.js';
import { createVirtualTimer } from '../virtual-timer.js';
import { serveScriptedShop, thingsWhere } from '../scripted-shop.js';
import { namesOf, pathTo } from '../stage-orders.js';

const BROWSER_MILLIS = 60_000;

describe('a browser', { timeout: BROWSER_MILLIS }, () => {
  it('sends these headers, none of them made up', async () => {
    const server = await serve({ '/': '<p>hello</p>' });
    await visit(browserFor(server.origin, { cookie: 'mine=1' }), `${server.origin}/`);
    const sent = server.asked.find(({ path }) => path === '/')?.headers ?? {};
    expect(Object.keys(sent).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'cookie',
      'host',
      'sec-ch-ua',
      'sec-ch-ua-mobile',
      'sec-ch-ua-platform',
      'sec-fetch-dest',
      'sec-fetch-mode',
      'sec-fetch-site',
      'sec-fetch-user',
      'upgrade-insecure-requests',
      'user-agent',
    ]);
    expect(sent['user-agent']).toMatch(/^Querent\/\d+\.\d+\.\d+$/u);
    expect(sent['sec-ch-ua']).toContain('Chromium');
    expect(sent.cookie).toBe('mine=1');
  });

  it('begins the next page in the turn of the one before, and dates it as its turn says', async () => {
    const server = await serve({ '/one': '<p>one</p>', '/two': '<p>two</p>' });
    const order = createArrivalOrder({
      arrivals: ['/data', '/one', '/two'].map((path) => ({ name: `page GET ${server.origin}${path}`, at: path })),
    });
    const browser = browserFor(server.origin, { browserConcurrency: 1, turns: order });
    const asked = (): readonly string[] =>
      server.asked.map(({ path }) => path).filter((path) => path !== '/favicon.ico');
    let tell = (): void => undefined;
    const data = order.take(
      `page GET ${server.origin}/data`,
      () => new Promise<object>((resolve) => (tell = () => resolve({}))),
    );
    const pages = [visit(browser, `${server.origin}/one`), visit(browser, `${server.origin}/two`)];
    await vi.waitFor(() => {
      expect(asked()).toContain('/one');
    }, BROWSER_MILLIS);
    expect(asked()).not.toContain('/two');
    tell();
    await data;
    expect(await Promise.all(pages)).toMatchObject([{ at: '/one' }, { at: '/two' }]);
  });

  it('connects into no private networks, whoever in the page asks', async () => {
    const inside = await serve({ '*': status(200, { 'access-control-allow-origin': '*' }, 'inside') });
    const worker = `fetch('${inside.origin}/worker')`;
    const server = await serve(
      {
        '/': `<script src="${inside.origin}/script"></script><iframe src="${inside.origin}/frame"></iframe><link rel="stylesheet" href="${inside.origin}/style">
          <script>fetch('${inside.origin}/fetch'); new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}]))); new WebSocket('${inside.origin.replace('http', 'ws')}/socket');
          navigator.sendBeacon('${inside.origin}/beacon', 'x');</script><p>done</p>`,
      },
      '127.0.0.2',
    );
    expect(shownText(await snapshotOf(browserFor(server.origin), `${server.origin}/`))).toContain('done');
    expect(inside.asked).toEqual([]);
  });

  it('tells what it cannot have', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/': '<p>fine</p>',
      '/stop': () => {
        stop.abort();
      },
      '/file': status(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, 'PK'),
      '/reset': (request) => request.socket.resetAndDestroy(),
    });
    const browser = browserFor(server.origin);
    expect((await visit(browser, `${server.origin}/`)).kind).toBe('page');
    expect(await visit(browser, `${server.origin}/file`)).toMatchObject({ kind: 'failed', reason: 'not-html' });
    expect(await visit(browser, `${server.origin}/reset`)).toMatchObject({ kind: 'failed', reason: 'network' });
    expect(await visit(browser, `${server.origin}/logout`)).toMatchObject({ kind: 'refused', reason: 'write-guard' });
    expect(await visit(browser, `${server.origin}/stop`, stop.signal)).toMatchObject({ kind: 'failed' });
  });

  it('gives up what does not come in time', async () => {
    const server = await serve({ '/': () => undefined, '/robots.txt': status(404) });
    const browser = browserFor(server.origin, { timeoutSecs: 1.5 });
    expect(await visit(browser, `${server.origin}/`)).toMatchObject({ kind: 'failed', reason: 'timeout' });
  });

  it('gives a page its time, however long what it asks for waits for its turn', async () => {
    const server = await serve({
      '/': `<ul></ul><script>fetch('/data').then((answer) => answer.text()).then((name) => { document.querySelector('ul').innerHTML = '<li>' + name; })</script>`,
      '/data': 'Lamp',
      '/robots.txt': status(404),
    });
    const exchange = exchangeFor(server.origin, { delaySecs: 6, timer: systemTimer });
    const browser = browserFor(server.origin, { timeoutSecs: 5, exchange });
    expect(shownText(await snapshotOf(browser, `${server.origin}/`))).toBe('Lamp');
  });

  it('waits for one turn where a control brings a document', async () => {
    const server = await serve({
      '/': `<fieldset onchange="location = '/next'"><legend>Colour</legend><label><input type="radio" name="c">Red</label><label><input type="radio" name="c">Blue</label></fieldset>`,
      '/next': '<p>more</p>',
      '/robots.txt': status(404),
    });
    const timer = createVirtualTimer();
    const browser = browserFor(server.origin, { exchange: exchangeFor(server.origin, { delaySecs: 10, timer }) });
    const first = await visit(browser, `${server.origin}/`);
    if (first.kind !== 'page') throw new Error(first.kind);
    const began = timer.now();
    const next = await visit(browser, pathTo(first, 'Red'));
    expect(next.kind === 'page' ? shownText(next.snapshot) : next).toBe('more');
    expect(timer.now() - began).toBe(10_000);
  });

  it('says that it is refused after it was', async () => {
    const server = await serve({ '*': status(403, { 'content-type': 'text/html' }), '/robots.txt': 'User-agent: *' });
    const browser = browserFor(server.origin);
    const kinds: string[] = [];
    for (let at = 0; at < 8; at += 1) kinds.push((await visit(browser, `${server.origin}/${String(at)}`)).kind);
    expect(kinds.at(-1)).toBe('blocked');
  });

  it('does what a path says', async () => {
    const shop = await serveScriptedShop();
    const browser = browserFor(shop.url);
    const first = await visit(browser, shop.url);
    if (first.kind !== 'page') throw new Error(first.kind);
    const acme = await visit(browser, pathTo(first, 'Acme'));
    expect(acme.kind === 'page' ? namesOf(acme) : acme).toEqual(thingsWhere(({ brand }) => brand === 'Acme'));
  });

  it.each([
    ['is missing', '/nowhere/chromium', /nowhere/u],
    ['is another program', '/bin/false', /does not start|browser/iu],
  ])('is an error that says what to do if its program %s', async (_what, browserPath, message) => {
    const browser = browserFor('http://127.0.0.1:1/', { browserPath });
    await expect(visit(browser, 'http://127.0.0.1:1/')).rejects.toThrow(EnvironmentError);
    await expect(visit(browser, 'http://127.0.0.1:1/')).rejects.toThrow(message);
  });
});
