import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../src/base/errors.js';
import { browserFor, shownText, snapshotOf, visit } from './browser-fixture.js';
import { serve, status } from './local-server.js';

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
