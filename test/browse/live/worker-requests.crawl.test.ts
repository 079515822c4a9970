import { expect, it } from 'vitest';
import { requestKind } from '../../../src/browse/live/write-guard.js';
import { serve, status } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;

it('what workers ask for is known to be answered, as what the page asks for', async () => {
  const json = status(200, { 'content-type': 'application/json' }, '[]');
  const server = await serve({
    '/': `<script>new Worker('/worker.js').onmessage = ({ data }) => (document.title = data);</script><p>page</p>`,
    '/worker.js': status(
      200,
      { 'content-type': 'text/javascript' },
      `Promise.all(['/one', '/two', '/gone'].map((path) => fetch(path, { method: 'POST' }).catch(() => 'failed')))
        .then((all) => postMessage(all.map((one) => one.status ?? one).join(' ')));`,
    ),
    '/one': json,
    '/two': json,
    '/gone': (request) => request.socket.resetAndDestroy(),
  });
  const { live, page } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  await expect.poll(() => page.title()).toBe('200 200 failed');
  const kind = (path: string): string => requestKind({ method: 'POST', url: server.origin + path, body: null });
  await expect
    .poll(() => live.gate.writesReleased())
    .toEqual(
      new Map([
        [kind('/one'), 'data'],
        [kind('/two'), 'data'],
        [kind('/gone'), 'unanswered'],
      ]),
    );
  expect(live.gate.pendingData()).toBe(0);
});
