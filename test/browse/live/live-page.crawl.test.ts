import { describe, expect, it } from 'vitest';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';
import { shownText } from '../browser-fixture.js';
import { serve, status } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;

describe('a page that is worked', () => {
  it('is loaded as a form that is posted loads it', async () => {
    const told: string[] = [];
    const server = await serve({
      '/found': (request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          told.push(
            `${request.method ?? ''} ${request.headers['content-type'] ?? ''} ${Buffer.concat(parts).toString()}`,
          );
          response.writeHead(200, { 'content-type': 'text/html' }).end('<p>found</p>');
        });
      },
    });
    const { live } = await browser.live(server.origin);
    const url = `${server.origin}/found`;
    const post = { kind: 'request', method: 'POST', url, body: 'q=ä&t=1', contentType: 'text/x-form' } as const;
    expect(await live.load(url, LOAD_MILLIS, post)).toBe(200);
    expect(await live.load(url, LOAD_MILLIS)).toBe(200);
    expect(told).toEqual(['POST text/x-form q=ä&t=1', 'GET  ']);
  });

  it('is loaded anew at another hash, and tells its status', async () => {
    const server = await serve({
      '/': '<p></p><script>document.querySelector("p").textContent = location.hash</script>',
      '/gone': status(404),
    });
    const { live } = await browser.live(server.origin);
    for (const hash of ['#a', '#b']) {
      expect(await live.load(`${server.origin}/${hash}`, LOAD_MILLIS)).toBe(200);
      expect(shownText(snapshotFromPage(await live.look(), 200))).toBe(hash);
    }
    expect(await live.load(`${server.origin}/gone`, LOAD_MILLIS)).toBe(404);
    expect(live.status()).toBe(404);
  });

  it('stands still for dialogs and popups', async () => {
    const server = await serve({
      '/': `<p>before</p><script>alert(1); confirm(2); open('/popup');</script><p>after</p>`,
      '/popup': 'popup',
    });
    const { live, page } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    expect(shownText(snapshotFromPage(await live.look(), 200))).toBe('beforeafter');
    expect(page.context().pages()).toEqual([page]);
  });

  it('rejects where it does not come in time, or the address is no page', async () => {
    const server = await serve({ '/slow': () => undefined, '/reset': (request) => request.socket.resetAndDestroy() });
    const { live } = await browser.live(server.origin);
    await expect(live.load(`${server.origin}/slow`, 500)).rejects.toThrow(/Timeout/u);
    await expect(live.load(`${server.origin}/reset`, LOAD_MILLIS)).rejects.toThrow(/ERR_/u);
  });
});
