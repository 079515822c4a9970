import { chromium, type Page } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { createAddressGuard } from '../../../src/browse/exchange/address-guard.js';
import { startAnsweringProxy } from '../../../src/browse/wire/answering-proxy.js';
import { createHttpClient, type HttpClient } from '../../../src/browse/exchange/http-client.js';
import { browserArguments } from '../../../src/browse/live/launch-arguments.js';
import { createRecordingClient } from '../../../src/browse/wire/recording-client.js';
import { createReplayingClient } from '../../../src/browse/wire/replaying-client.js';
import { browserOf } from '../../../src/browse/live/start-browser.js';
import { closeAfterwards, redirect, serve, status, type Answer } from '../local-server.js';
import { createMemoryTape } from '../memory-tape.js';
import { socketSite } from '../socket-site.js';

const WORKER = `fetch('/data?of=worker').then((answer) => answer.text()).then((text) => postMessage(text));`;
const PAGE = `<div id=out></div><iframe src="/frame"></iframe><script>
  const show = (text) => document.getElementById('out').append(text + ' ');
  new Worker('/worker.js').onmessage = ({ data }) => show(data);
  fetch('/moved', { method: 'POST', body: 'a=1' }).then((answer) => answer.text()).then(show);
  new EventSource('/events').onmessage = ({ data }) => show('event ' + data);
  new WebSocket(location.origin.replace('http', 'ws') + '/socket').onerror = () => show('no socket');
</script>`;
const SITE: Readonly<Record<string, Answer>> = {
  '/': PAGE,
  '/frame':
    '<script>fetch("/data?of=frame").then(() => parent.document.getElementById("out").append("frame "))</script>',
  '/worker.js': status(200, { 'content-type': 'text/javascript' }, WORKER),
  '/moved': redirect('/data?of=redirect', 303),
  '/data': (request, response) => {
    response.end(`data ${request.url?.split('=')[1] ?? ''}`);
  },
  '/events': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
  },
};
/** For what must happen on a busy machine. */
const PATIENCE = { timeout: 30_000 };
const SHOWN = ['data redirect', 'data worker', 'event one', 'frame', 'no socket'];

async function openThrough(client: HttpClient, startUrl: string): Promise<Page> {
  const proxy = await startAnsweringProxy(createAddressGuard([startUrl]), client);
  const browser = await chromium.launchPersistentContext('', {
    executablePath: browserOf(null),
    args: [
      ...browserArguments(),
      '--proxy-bypass-list=<-loopback>',
      `--ignore-certificate-errors-spki-list=${proxy.fingerprint}`,
    ],
    proxy: { server: proxy.url, bypass: '<-loopback>' },
  });
  closeAfterwards(async () => {
    await browser.close();
    await proxy.close();
  });
  return browser.newPage();
}

async function shown(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(url);
  await page.waitForFunction(
    (most) => (document.getElementById('out')?.textContent ?? '').length >= most,
    SHOWN.join(' ').length,
  );
  const text = (await page.textContent('#out')) ?? '';
  return SHOWN.filter((part) => text.includes(part));
}

const live = (): HttpClient => createHttpClient({ mayConnect: () => true, proxy: null });

describe('a browser behind the proxy', () => {
  it('sees frames, workers, redirects and streams, and sees them again with the site gone', async () => {
    const [site, tape] = [await serve(SITE), createMemoryTape()];
    const page = await openThrough(createRecordingClient(live(), tape), site.origin);
    expect(await shown(page, `${site.origin}/`)).toEqual(SHOWN);
    await page.close();
    // The browser lets go of a stream some time after its page; a site that closes first would be what ended it.
    await vi.waitFor(() => {
      expect(tape.kept.map(({ request }) => new URL(request.url).pathname)).toContain('/events');
    }, PATIENCE);
    await site.close();
    const client = createReplayingClient(tape, { missed: () => undefined, instead: null });
    expect(await shown(await openThrough(client, site.origin), `${site.origin}/`)).toEqual(SHOWN);
  });

  it('holds web sockets, and holds them again with the site gone', async () => {
    const talk = `<div id=out></div><script>
      const line = new WebSocket(location.origin.replace('http', 'ws') + '/socket', ['list.v1']);
      line.onmessage = ({ data }) => {
        document.getElementById('out').append(data + ' over ' + line.protocol + '; ');
        if (data === 'hello') line.send('list ' + 1);
      };
    </script>`;
    const said = 'hello over list.v1; you said list 1 over list.v1; ';
    const [site, tape] = [await socketSite(talk), createMemoryTape()];
    const heard = async (client: HttpClient): Promise<string | null> => {
      const page = await openThrough(client, site.origin);
      await page.goto(`${site.origin}/`);
      await page.waitForFunction(
        (most) => (document.getElementById('out')?.textContent ?? '').length >= most,
        said.length,
      );
      return page.textContent('#out');
    };
    expect(await heard(createRecordingClient(live(), tape))).toBe(said);
    await site.close();
    expect(await heard(createReplayingClient(tape, { missed: () => undefined, instead: null }))).toBe(said);
  });

  it('sees what is encrypted', async () => {
    const tape = createMemoryTape();
    const request = { method: 'GET', url: 'https://shop.example/', headers: {}, body: null };
    const headers = [['content-type', 'text/html']] as const;
    const body = Buffer.from('<title>secure</title>');
    tape.keep(0, request, { kind: 'response', status: 200, headers, body, truncated: null });
    const client = createReplayingClient(tape, { missed: () => undefined, instead: null });
    const page = await openThrough(client, 'https://shop.example/');
    await page.goto('https://shop.example/');
    expect([await page.title(), await page.evaluate('isSecureContext')]).toEqual(['secure', true]);
  });

  it('is told nothing where the guard refuses, or nothing is recorded', async () => {
    const client = createReplayingClient(createMemoryTape(), { missed: () => undefined, instead: null });
    const page = await openThrough(client, 'https://shop.example/');
    await expect(page.goto('http://10.0.0.1/')).rejects.toThrow(/ERR_EMPTY_RESPONSE/u);
    await expect(page.goto('https://other.example/')).rejects.toThrow(/ERR_EMPTY_RESPONSE/u);
  });
});
