import { expect, it } from 'vitest';
import { partsShown } from '../../../src/browse/live/frame-choice.js';
import { picturePage, type Pictured } from '../../../src/browse/live/picture-page.js';
import { createWriteGuard } from '../../../src/browse/live/write-guard.js';
import { locate } from '../../../src/pages/locate.js';
import { readPage } from '../../../src/pages/read-page.js';
import { exchangeFor } from '../exchange-fixture.js';
import { serveScriptedShop } from '../scripted-shop.js';

const TIMEOUT_SECS = 30;

function pictureOf(url: string): Promise<Pictured> {
  const guard = createWriteGuard([url]);
  const exchange = exchangeFor(url, { isWriteAllowed: guard.isAllowed });
  const { signal } = new AbortController();
  const startUrls = [url];
  return picturePage(url, { startUrls, exchange, guard, readPage, locate, signal, timeoutSecs: TIMEOUT_SECS });
}

it('shows a page with what is folded open, each value where it stands', async () => {
  const shop = await serveScriptedShop();
  const pictured = await pictureOf(shop.url);
  if (pictured.kind !== 'picture') throw new Error(JSON.stringify(pictured));
  const { view, frames } = pictured.picture;
  expect(view.groups.map(({ label }) => label)).toContain('Colour');
  const shown = frames.flatMap((frame) => [...partsShown(frame.view, frame.boxes)]);
  for (const { key, choices } of view.groups)
    for (const { value } of choices) expect(shown).toContain(`choice ${key} ${value}`);
  expect([...(frames[0]?.image.slice(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
  expect(shop.writes()).toEqual([]);
});

it('tells why there is no picture', async () => {
  const shop = await serveScriptedShop({ answers: { '/robots.txt': 'User-agent: *\nDisallow: /' } });
  expect(await pictureOf(shop.url)).toMatchObject({ kind: 'refused', reason: 'robots' });
});
