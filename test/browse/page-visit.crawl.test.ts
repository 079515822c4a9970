import { describe, expect, it } from 'vitest';
import { browserFor, shownText, snapshotOf, visit } from './browser-fixture.js';
import { serve, status } from './local-server.js';

const BROWSER_MILLIS = 60_000;

describe('a visit in a browser', { timeout: BROWSER_MILLIS }, () => {
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
});
