import { describe, expect, it } from 'vitest';
import { browserFor, shownText, snapshotOf } from './browser-fixture.js';
import { serve } from './local-server.js';

const BROWSER_MILLIS = 60_000;

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
});
