import { describe, expect, it } from 'vitest';
import type { DataExchange } from '../../../src/model/shortcut.js';
import { serve, status, type Answer } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** The data of a page that runs this script. */
async function dataOf(
  script: string,
  answers: Readonly<Record<string, Answer>>,
): Promise<{ readonly origin: string; readonly data: readonly DataExchange[] }> {
  const server = await serve({ '/': `<p>page</p><script>${script}</script>`, ...answers });
  const { live } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  const data = await live.data();
  expect(await live.data()).toEqual([]);
  return { origin: server.origin, data };
}

describe('the data of a page', () => {
  it('is what its scripts asked for, with what is needed to ask again', async () => {
    const { origin, data } = await dataOf(
      `fetch('/api', { method: 'POST', body: '{"page":1}', headers: { 'content-type': 'application/json', 'X-Key': 'k' } })`,
      { '/api': status(200, JSON_TYPE, '["größer"]') },
    );
    expect(data).toMatchObject([
      {
        method: 'POST',
        url: `${origin}/api`,
        body: '{"page":1}',
        status: 200,
        mediaType: 'application/json',
        text: '["größer"]',
      },
    ]);
    expect(data[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'k' });
    expect(
      Object.keys(data[0]?.headers ?? {}).filter((name) => /cookie|agent|referer|origin|^sec-/u.test(name)),
    ).toEqual([]);
  });

  it('is a document, too, where it was posted for', async () => {
    const { origin, data } = await dataOf(
      `document.body.innerHTML = '<form method=post action=/find><input name=q value=x></form>'; document.forms[0].submit()`,
      { '/find': '<p>found</p>' },
    );
    expect(data).toMatchObject([{ method: 'POST', url: `${origin}/find`, body: 'q=x', mediaType: 'text/html' }]);
  });

  it('is under what was asked first where it was led elsewhere', async () => {
    const { origin, data } = await dataOf(`fetch('/old', { method: 'POST', body: 'q=x' })`, {
      '/old': status(303, { location: '/new' }),
      '/new': status(200, JSON_TYPE, '[]'),
    });
    expect(data).toMatchObject([{ method: 'POST', url: `${origin}/old`, body: 'q=x', text: '[]' }]);
  });

  it('is neither pictures nor scripts nor what did not come', async () => {
    const { data } = await dataOf(
      `for (const where of ['/picture', '/reset', '/style']) fetch(where).catch(() => 0); document.head.append(Object.assign(document.createElement('script'), { src: '/script' }));`,
      {
        '/picture': status(200, { 'content-type': 'image/png' }, 'PNG'),
        '/style': status(200, { 'content-type': 'text/css' }, 'p{}'),
        '/script': status(200, { 'content-type': 'text/javascript' }, ''),
        '/reset': (request) => request.socket.resetAndDestroy(),
      },
    );
    expect(data).toEqual([]);
  });

  it('is not what was asked again and answered otherwise', async () => {
    const asked = { times: 0, timed: 0 };
    const { origin, data } = await dataOf(
      `(async () => {
        for (const where of ['/growing', '/growing', '/same', '/same', '/timed', '/timed']) await (await fetch(where)).text();
      })()`,
      {
        '/growing': (_request, response) => {
          asked.times += 1;
          response.writeHead(200, JSON_TYPE).end(JSON.stringify(Array.from({ length: asked.times }, () => 'hotel')));
        },
        '/same': status(200, JSON_TYPE, '[]'),
        // Search servers tell how long they took: it is the same answer.
        '/timed': (_request, response) => {
          asked.timed += 1;
          response.writeHead(200, JSON_TYPE).end(JSON.stringify({ took: asked.timed * 1.5, hits: ['Mat 4x4'] }));
        },
      },
    );
    expect(new Set(data.map(({ url }) => url))).toEqual(new Set([`${origin}/same`, `${origin}/timed`]));
  });

  it('is kept of the latest requests only', async () => {
    const script = `(async () => { for (let at = 0; at < 60; at += 1) await (await fetch('/api?at=' + at)).text(); globalThis.isDone = true; })()`;
    const server = await serve({ '/': `<script>${script}</script>`, '/api': status(200, JSON_TYPE, '[]') });
    const { live, page } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    await page.waitForFunction('globalThis.isDone');
    const data = await live.data();
    expect(data.length).toBeLessThan(60);
    expect(data.at(-1)?.url).toBe(`${server.origin}/api?at=59`);
  });
});
