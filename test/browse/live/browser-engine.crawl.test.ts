import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserFor, snapshotOf, shownText } from '../browser-fixture.js';
import { serve, status } from '../local-server.js';

const BROWSER_MILLIS = 60_000;

describe('the browser engine', { timeout: BROWSER_MILLIS }, () => {
  it('opens many pages, keeps their cookies, and leaves signals and files alone', async () => {
    const listeners = process.listenerCount('SIGINT');
    const before = existsSync('storage') ? readdirSync('storage') : [];
    const server = await serve({
      '/first': status(200, { 'content-type': 'text/html', 'set-cookie': 'seen=1; Path=/' }, 'first'),
      '*': (request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${request.headers.cookie ?? 'none'}</p>`),
      '/robots.txt': status(404),
    });
    const browser = browserFor(server.origin);
    await snapshotOf(browser, `${server.origin}/first`);
    const pages = await Promise.all(['/a', '/b', '/c'].map((path) => snapshotOf(browser, server.origin + path)));
    expect(pages.map(shownText)).toEqual(['seen=1', 'seen=1', 'seen=1']);
    expect(process.listenerCount('SIGINT')).toBe(listeners);
    expect(existsSync('storage') ? readdirSync('storage') : []).toEqual(before);
  });
});
