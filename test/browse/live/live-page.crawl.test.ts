import { describe, expect, it } from 'vitest';
import type { LivePage } from '../../../src/browse/live/live-page.js';
import { snapshotFromPage } from '../../../src/browse/live/snapshot-from-page.js';
import type { Step } from '../../../src/model/access-path.js';
import { shownText } from '../browser-fixture.js';
import { serve, status } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const LOAD_MILLIS = 30_000;

/** What a page wrote into its `<output>` after something was done to its element with the id `it`. */
async function after(html: string, changes: Partial<Step>): Promise<string> {
  const write = `<output></output><script>const say = (text) => { document.querySelector('output').textContent += text; };</script>`;
  const server = await serve({ '/': html + write });
  const { live, page } = await browser.live(server.origin);
  await live.load(`${server.origin}/`, LOAD_MILLIS);
  expect(await work(live, changes)).toBe(true);
  await live.settled({ effectMillis: 500 });
  return page.locator('output').innerText();
}

async function work(live: LivePage, changes: Partial<Step>): Promise<boolean> {
  const { rows } = await live.look();
  const node = rows.findIndex(({ a = [] }) => a.includes('it'));
  const step: Step = { do: 'click', role: null, name: null, group: null, ordinal: 0, value: null, ...changes };
  return live.work({ node, step }, step, 'choice');
}

describe('a page that is worked', () => {
  it.each<[Partial<Step>, string, string]>([
    [{ do: 'click' }, `<button id="it" onclick="say(event.isTrusted)">Press</button>`, 'true'],
    [{ do: 'check' }, `<input id="it" type="checkbox" onchange="say(checked)">`, 'true'],
    [{ do: 'select', value: 'Blue' }, `<select id="it" onchange="say(value)"><option>Red<option>Blue</select>`, 'Blue'],
    [{ do: 'type', value: 'new' }, `<input id="it" value="old" oninput="say(value + ' ')">`, 'n ne new'],
    [{ do: 'type', value: '' }, `<input id="it" value="old" oninput="say('empty' + value)">`, 'empty'],
    [{ do: 'type', value: '7', role: 'spinbutton' }, `<input id="it" type="number" onchange="say(value)">`, '7'],
    [{ do: 'press', value: null }, `<input id="it" onkeydown="say(key = event.key)">`, 'Enter'],
    [{ do: 'press', value: 'ArrowDown' }, `<input id="it" onkeydown="say(key = event.key)">`, 'ArrowDown'],
    [
      { do: 'type', value: '2024-05-31', role: 'textbox' },
      `<input id="it" type="date" onchange="say(value)">`,
      '2024-05-31',
    ],
    [{ do: 'drag', value: '40' }, `<input id="it" type="range" oninput="say(value)">`, '40'],
    [{ do: 'open' }, `<div id="it" onmouseenter="say('over ')" onclick="say('pressed')">Menu</div>`, 'over pressed'],
    [{ do: 'open' }, `<div><b id="it" onmouseover="say('over'); outerHTML = '<b>Menu</b>'">Menu</b></div>`, 'over'],
  ])('does %o', async (changes, html, said) => {
    expect(await after(html, changes)).toBe(said);
  });

  it('types what is long at once', async () => {
    const value = 'long '.repeat(30).trim();
    expect(await after(`<input id="it" oninput="say(value.length)">`, { do: 'type', value })).toBe(
      String(value.length),
    );
  });

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

  it('says so when what is to be worked is gone', async () => {
    const server = await serve({ '/': '<p>page</p>' });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    for (const what of ['click', 'type', 'press', 'select', 'open'] as const)
      expect(await work(live, { do: what })).toBe(false);
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
