import { expect, it } from 'vitest';
import { startBrowser, type LentLivePage } from '../../../src/browse/live/start-browser.js';
import type { LivePage } from '../../../src/browse/live/live-page.js';
import { exchangeFor } from '../exchange-fixture.js';
import { closeAfterwards, serve, type LocalServer } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const MILLIS = 30_000;

/** A page that says what its storage holds, keeps where it was loaded from, and is reloaded once by itself. */
const PAGE = `<title></title><script>
  const said = (area) => Object.entries(area).filter(([key]) => key.startsWith('my')).map((pair) => pair.join('=')).sort();
  document.title = [...said(localStorage), ...said(sessionStorage)].join(' ');
  const keep = (name) => { localStorage.setItem('my' + name, '1'); sessionStorage.setItem('mytab' + name, '1'); };
  if (location.search === '?reloads' && sessionStorage.getItem('mytabonce') === null) { keep('once'); location.reload(); }
</script>`;

async function site(): Promise<LocalServer> {
  return serve({ '/': PAGE });
}

/** Two pages of one browser. */
async function twoPages(origin: string): Promise<readonly [LentLivePage, LentLivePage]> {
  const started = await startBrowser({ startUrls: [`${origin}/`], exchange: exchangeFor(origin) }, { pages: 2 });
  closeAfterwards(() => started.close());
  const { signal } = new AbortController();
  return [await started.lend(signal), await started.lend(signal)];
}

it('begins each load as a first visit, whatever the page kept before', async () => {
  const { origin } = await site();
  const { page, live } = await browser.live(`${origin}/`);
  await live.load(`${origin}/`, MILLIS);
  await page.evaluate(`keep('filter')`);
  await page.goto(`${origin}/?by=itself`);
  expect(await page.title()).toBe('myfilter=1 mytabfilter=1');
  await live.load(`${origin}/?next`, MILLIS);
  expect(await page.title()).toBe('');
});

it('lets a page that reloads itself find what it stored just before', async () => {
  const { origin } = await site();
  const { page, live } = await browser.live(`${origin}/`);
  await live.load(`${origin}/?reloads`, MILLIS);
  await page.waitForFunction(`document.title === 'myonce=1 mytabonce=1'`);
});

it('begins each load with what an overlay left behind when it was closed, on other pages, too', async () => {
  const { origin } = await site();
  const [first, second] = await twoPages(origin);
  const load = (live: LivePage): Promise<number | null> => live.load(`${origin}/`, MILLIS);
  await load(first.live);
  await first.live.keeping(() => first.page.evaluate(`keep('consent')`));
  await first.page.evaluate(`keep('filter')`);
  await load(second.live);
  expect(await second.page.title()).toBe('myconsent=1 mytabconsent=1');
  await load(first.live);
  expect(await first.page.title()).toBe('myconsent=1 mytabconsent=1');
});

it('lets no page of the browser see what is chosen on another', async () => {
  const { origin } = await site();
  const [first, second] = await twoPages(origin);
  await first.live.load(`${origin}/`, MILLIS);
  await second.live.load(`${origin}/`, MILLIS);
  await first.page.evaluate(`keep('filter')`);
  expect(await second.page.evaluate(`localStorage.getItem('myfilter')`)).toBeNull();
});
