import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { inspectCommand } from '../../../src/cli/commands/inspect.js';
import { serve } from '../../browse/local-server.js';
import { thingCards } from '../../browse/thing-cards.js';
import { createFakeTerminal } from '../fake-terminal.js';
import { openSmallShop } from '../small-shop.js';
import { temporaryFolder } from '../temporary-folder.js';

async function inspect(url: string, flags: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const terminal = createFakeTerminal();
  const given = new Map(Object.entries({ render: 'http', ...flags }));
  expect(await inspectCommand.run({ positionals: [url], flags: given, terminal })).toBe('finished');
  return terminal.written();
}

it('shows what it sees on one page, as text and as JSON', async () => {
  const shop = await openSmallShop();
  expect(await inspect(`${shop.url}/all`)).toContain('Main list: 24 cards of 30');
  expect(JSON.parse(await inspect(`${shop.url}/all`, { json: true }))).toMatchObject({
    type: 'list',
    declaredCount: 30,
  });
});

it('shows what the arguments of its addresses do', async () => {
  const shop = await openSmallShop();
  expect(await inspect(`${shop.url}/all`)).toMatch(/^ {2}page +positions +pager$/mu);
  const { arguments: roles } = JSON.parse(await inspect(`${shop.url}/all`, { json: true })) as {
    arguments: readonly { readonly name: string; readonly kind: string }[];
  };
  expect(roles.map(({ name, kind }) => `${name} ${kind}`)).toEqual(
    expect.arrayContaining(['brand selects', 'page positions', 'q keyword', 'size orders']),
  );
});

it('shows what an earlier run learnt of the site', async () => {
  const shop = await openSmallShop();
  const file = join(await temporaryFolder(), 'site.json');
  const profile = {
    ...{ version: 1, host: new URL(shop.url).host, updatedAt: '2026-01-01T00:00:00.000Z', transports: {} },
    ...{ trackingArguments: ['sid'], foreignMarks: [], facets: [], arguments: [{ name: 'ref', kind: 'tracks' }] },
  };
  await writeFile(file, JSON.stringify(profile));
  const text = await inspect(`${shop.url}/all`, { profile: file });
  expect(text).toContain('only track, shown by pages: sid');
  expect(text).toMatch(/^ {2}ref +tracks +profile$/mu);
  await writeFile(file, JSON.stringify({ ...profile, host: 'other.example' }));
  await expect(inspect(shop.url, { profile: file })).rejects.toThrow('is of other.example');
});

it('opens what is folded, as a crawl does, unless a page is to come over HTTP', async () => {
  const server = await serve({
    '/': `<title>Things</title><h1>Things</h1><button aria-expanded="false" id="more">Filters</button>
      <form id="panel" hidden><fieldset><legend>Colour</legend>
      <label><input type="checkbox"> Red</label><label><input type="checkbox"> Blue</label></fieldset></form>
      <main><ul>${thingCards(['Oak table', 'Elm chair', 'Ash desk'])}</ul></main>
      <script>more.onclick = () => { panel.hidden = false; more.setAttribute('aria-expanded', 'true'); };</script>`,
  });
  expect(await inspect(`${server.origin}/`, { render: 'auto' })).toMatch(/Colour.*Red/su);
  expect(await inspect(`${server.origin}/`)).toContain('Main list: 3 cards');
});

it('says why a page cannot be had', async () => {
  const shop = await openSmallShop({ robots: 'closed' });
  await expect(inspect(shop.url)).rejects.toThrow('The page cannot be shown: not asked (robots)');
});

it('writes a picture where it is asked for one, and knows beforehand where it cannot', async () => {
  const shop = await openSmallShop();
  const file = join(await temporaryFolder(), 'page.png');
  expect(await inspect(`${shop.url}/all`, { screenshot: file, render: 'auto' })).toContain('Main list: 24 cards of 30');
  expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');
  await expect(inspect(shop.url, { screenshot: file })).rejects.toThrow('--screenshot needs a browser');
  const other = { screenshot: join(file, 'page.jpg'), render: 'auto' };
  await expect(inspect(shop.url, other)).rejects.toThrow('name a file that ends with .png');
  const nowhere = join(file, 'nowhere', 'page.png');
  await expect(inspect(shop.url, { screenshot: nowhere, render: 'auto' })).rejects.toThrow('cannot be written');
});
