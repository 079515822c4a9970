import { describe, expect, it } from 'vitest';
import type { LivePage } from '../../../src/browse/live/live-page.js';
import type { Step } from '../../../src/model/access-path.js';
import { serve } from '../local-server.js';
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

describe('a control of a live page', () => {
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

  it.each([
    ['the list of the field that has the keyboard, which the key leaves', 'true', 'true'],
    ['something else, and is told of a press all the same', 'false', 'false'],
  ])('presses what lies under %s', async (_, expanded, isTrusted) => {
    const over = `<div id="over" style="position:fixed;inset:40px 0 0"></div>`;
    const field = `<input role="combobox" autofocus aria-expanded="${expanded}"
      onkeydown="if (event.key === 'Escape') setTimeout(() => over.remove(), 60)">`;
    const html = `${field}<button id="it" style="position:fixed;top:90px" onclick="say(event.isTrusted)">Press</button>${over}`;
    expect(await after(html, { do: 'click' })).toBe(isTrusted);
  });

  it('types what is long at once', async () => {
    const value = 'long '.repeat(30).trim();
    expect(await after(`<input id="it" oninput="say(value.length)">`, { do: 'type', value })).toBe(
      String(value.length),
    );
  });

  it('says so when what is to be worked is gone', async () => {
    const server = await serve({ '/': '<p>page</p>' });
    const { live } = await browser.live(server.origin);
    await live.load(`${server.origin}/`, LOAD_MILLIS);
    for (const what of ['click', 'type', 'press', 'select', 'open'] as const)
      expect(await work(live, { do: what })).toBe(false);
  });
});
