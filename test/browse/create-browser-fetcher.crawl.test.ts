import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../src/base/errors.js';
import { browserFor, shownText, snapshotOf, visit } from './browser-fixture.js';
import { redirect, serve, status, type LocalServer } from './local-server.js';

const BROWSER_MILLIS = 60_000;

/** Asked for by a browser by itself. */
function pathsOf(server: LocalServer): readonly string[] {
  return server.paths().filter((path) => path !== '/favicon.ico' && path !== '/robots.txt');
}

describe('a page in a browser', { timeout: BROWSER_MILLIS }, () => {
  it('is taken after its scripts have filled it', async () => {
    const server = await serve({
      '/': `<ul id="list"></ul><script>fetch('/data').then((answer) => answer.text()).then((html) => { list.innerHTML = html; });</script>`,
      '/data': (_request, response) => setTimeout(() => response.end('<li>One</li><li>Two</li>'), 400),
    });
    const snapshot = await snapshotOf(browserFor(server.origin), `${server.origin}/`);
    expect(shownText(snapshot)).toBe('OneTwo');
    expect(snapshot).toMatchObject({ url: `${server.origin}/`, status: 200, source: 'browser' });
  });

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

  it('gives roles, names, states and what is shown', async () => {
    const server = await serve({
      '/': `<div style="display:none">secret</div><label>Colour <select><option>Red<option selected>Blue</select></label>
        <input type="checkbox" checked aria-label="New"><span style="cursor:pointer"><b>more</b></span><input type="password" value="x">
        <div id="host"></div><iframe srcdoc="<p>framed</p>"></iframe><details><summary>Size</summary><p>XL</p></details>
        <p __proto__="y">odd</p><script>host.attachShadow({ mode: 'open' }).innerHTML = '<p>shadow <slot></slot></p>';</script>`,
    });
    const snapshot = await snapshotOf(browserFor(server.origin), `${server.origin}/`);
    const find = (tag: string, at = 0) => snapshot.nodes.filter((node) => node.tag === tag)[at];
    expect(find('select')).toMatchObject({ role: 'combobox', state: { value: 'Blue' } });
    expect(find('select')?.accessibleName).toContain('Colour');
    expect(snapshot.nodes.filter(({ tag }) => tag === 'option').map(({ state }) => state?.selected)).toEqual([
      false,
      true,
    ]);
    expect(find('input')).toMatchObject({ role: 'checkbox', accessibleName: 'New', state: { checked: true } });
    expect(find('input', 1)?.state?.value).toBe('');
    expect([find('span')?.listensForClicks, find('b')?.listensForClicks]).toEqual([true, false]);
    expect(Object.keys(snapshot.nodes.find(({ attributes }) => '__proto__' in attributes)?.attributes ?? {})).toEqual([
      '__proto__',
    ]);
    expect(shownText(snapshot)).toMatch(/shadow.*framed.*Size/su);
    expect(shownText(snapshot)).not.toMatch(/secret|XL/u);
  });

  it('has nodes whose ranges nest', async () => {
    const server = await serve({ '/': '<ul><li>1<li>2<b>3</b></ul><p>4' });
    const { nodes } = await snapshotOf(browserFor(server.origin), `${server.origin}/`);
    for (const node of nodes.slice(1)) {
      const parent = nodes[node.parent]!;
      expect(node.id).toBeGreaterThan(parent.id);
      expect(node.end).toBeLessThanOrEqual(parent.end);
      expect(node.depth).toBe(parent.depth + 1);
    }
  });

  it('that redefines what scripts rely on is read all the same', async () => {
    const server = await serve({
      '/': '<p>honest</p><script>Array.prototype.push = Array.from = JSON.stringify = () => { throw 1; };</script>',
    });
    expect(shownText(await snapshotOf(browserFor(server.origin), `${server.origin}/`))).toBe('honest');
  });
});

describe('what a browser must not do', { timeout: BROWSER_MILLIS }, () => {
  it('connect into private networks, whoever in the page asks', async () => {
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

  it('stand still for dialogs, popups, downloads and pages that go on by themselves', async () => {
    const server = await serve({
      '/dialog': '<p>before</p><script>alert(1); confirm(2); window.open("/popup");</script><p>after</p>',
      '/download': status(
        200,
        { 'content-disposition': 'attachment; filename=x.zip', 'content-type': 'application/zip' },
        'PK',
      ),
      '/onward': '<script>location.href = "/there";</script>',
      '/there': '<p>arrived</p>',
    });
    const browser = browserFor(server.origin);
    expect(shownText(await snapshotOf(browser, `${server.origin}/dialog`))).toBe('beforeafter');
    expect(await visit(browser, `${server.origin}/download`)).toMatchObject({ kind: 'failed', reason: 'not-html' });
    expect(shownText(await snapshotOf(browser, `${server.origin}/onward`))).toBe('arrived');
  });
});

describe('pages that a browser cannot have', { timeout: BROWSER_MILLIS }, () => {
  it('are told as values', async () => {
    const server = await serve({
      '/': 'fine',
      '/gone': status(404),
      '/error': status(500),
      '/json': status(200, { 'content-type': 'application/json' }, '{}'),
      '/reset': (request) => request.socket.resetAndDestroy(),
    });
    const browser = browserFor(server.origin);
    expect((await visit(browser, `${server.origin}/`)).kind).toBe('page');
    expect(await visit(browser, `${server.origin}/gone`)).toMatchObject({
      kind: 'failed',
      reason: 'not-found',
      status: 404,
    });
    expect(await visit(browser, `${server.origin}/error`)).toMatchObject({
      kind: 'failed',
      reason: 'server-error',
      status: 500,
    });
    expect(await visit(browser, `${server.origin}/json`)).toMatchObject({ kind: 'failed', reason: 'not-html' });
    expect(await visit(browser, `${server.origin}/reset`)).toMatchObject({ kind: 'failed', reason: 'network' });
    expect(await visit(browser, `${server.origin}/logout`)).toMatchObject({ kind: 'refused', reason: 'write-guard' });
  });

  it('time out', async () => {
    const server = await serve({ '/': () => undefined, '/robots.txt': status(404) });
    expect(await visit(browserFor(server.origin, { timeoutSecs: 1.5 }), `${server.origin}/`)).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
    });
  });

  it('are given up when the crawl stops', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/': () => {
        stop.abort();
      },
      '/robots.txt': status(404),
    });
    expect(await visit(browserFor(server.origin), `${server.origin}/`, stop.signal)).toMatchObject({ kind: 'failed' });
  });

  it('for want of a browser are an error that says what to do', async () => {
    const browser = browserFor('http://127.0.0.1:1/', { browserPath: '/nowhere/chromium' });
    await expect(visit(browser, 'http://127.0.0.1:1/')).rejects.toThrow(EnvironmentError);
    await expect(visit(browser, 'http://127.0.0.1:1/')).rejects.toThrow(/nowhere/u);
  });

  it('for a program that is no browser are an error too', async () => {
    const server = await serve({ '/': 'fine' });
    await expect(visit(browserFor(server.origin, { browserPath: '/bin/false' }), `${server.origin}/`)).rejects.toThrow(
      EnvironmentError,
    );
  });
});
