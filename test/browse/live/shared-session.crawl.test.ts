import { expect, it } from 'vitest';
import { createCookies } from '../../../src/browse/exchange/cookies.js';
import { shareSession } from '../../../src/browse/live/shared-session.js';
import { startBrowser } from '../../../src/browse/live/start-browser.js';
import { exchangeFor } from '../exchange-fixture.js';
import { closeAfterwards, serve, status } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();
const CLICK = { do: 'click', role: 'button', name: 'Red', group: null, ordinal: 0, value: null } as const;

const pairs = (header: string | null | undefined): readonly string[] => (header ?? '').split('; ').sort();

it('a page in the browser comes as the visitor that was given a cookie elsewhere', async () => {
  const server = await serve({ '*': '<p>page</p>' });
  const { page } = await browser.open('<p></p>');
  const cookies = createCookies(null, [server.origin]);
  await cookies.keep(`${server.origin}/`, ['visitor=7; Path=/; HttpOnly', 'deep=1; Path=/deep']);
  await shareSession(page.context(), cookies).bring(`${server.origin}/`);
  await page.goto(`${server.origin}/shop`);
  expect(server.asked.find(({ path }) => path === '/shop')?.headers.cookie).toBe('visitor=7');
});

it('what the browser was given is sent without it too, but not what is the users own twice', async () => {
  const server = await serve({
    '*': status(
      200,
      { 'set-cookie': ['visitor=8; Path=/; HttpOnly', 'own=1'] },
      '<script>document.cookie = "seen=yes";</script>',
    ),
  });
  const { page } = await browser.open('<p></p>');
  const cookies = createCookies('own=1', [server.origin]);
  const session = shareSession(page.context(), cookies);
  await page.goto(`${server.origin}/`);
  await session.fetch(page.url());
  await session.fetch('about:blank');
  expect((await cookies.headerFor(`${server.origin}/shop`))?.split('; ').sort()).toEqual([
    'own=1',
    'seen=yes',
    'visitor=8',
  ]);
});

it('what the page keeps of choices made on it ends with its load, and is sent by nothing else', async () => {
  const server = await serve({
    '/': status(200, { 'set-cookie': 'visitor=8; Path=/' }, '<script>document.cookie = "region=eu";</script>'),
    '*': status(200, { 'set-cookie': 'basket=3; Path=/' }, '<p>page</p>'),
  });
  const cookies = createCookies(null, [server.origin]);
  const startUrls = [`${server.origin}/`];
  const started = await startBrowser({ startUrls, exchange: exchangeFor(server.origin), cookies }, { pages: 1 });
  closeAfterwards(() => started.close());
  const { page, live } = await started.lend(new AbortController().signal);
  const load = (): Promise<number | null> => live.load(`${server.origin}/`, 30_000);
  await load();
  await live.look();
  await live.work({ node: 0, step: CLICK }, CLICK, 'choice');
  await page.evaluate(`document.cookie = 'filter=red'; document.cookie = 'region=us'; fetch('/more').then(() => null)`);
  await live.settled();
  await live.look();
  expect(pairs(await cookies.headerFor(`${server.origin}/`))).toEqual(['basket=3', 'region=eu', 'visitor=8']);
  await load();
  expect(pairs(server.asked.findLast(({ path }) => path === '/')?.headers.cookie)).toEqual([
    'basket=3',
    'region=eu',
    'visitor=8',
  ]);
  expect(pairs(String(await page.evaluate('document.cookie')))).toEqual(['basket=3', 'region=eu', 'visitor=8']);
});

it('who comes for the first time again shares nothing from then on: neither what others were given, nor what it is given', async () => {
  const server = await serve({ '*': status(200, { 'set-cookie': 'visitor=8; Path=/' }, '<p>page</p>') });
  const { page } = await browser.open('<p></p>');
  const cookies = createCookies(null, [server.origin]);
  const session = shareSession(page.context(), cookies);
  const url = `${server.origin}/`;
  await session.renew(url);
  await cookies.keep(url, ['visitor=7; Path=/']);
  await session.bring(url);
  await page.goto(url);
  await session.fetch(url);
  expect(server.asked.find(({ path }) => path === '/')?.headers.cookie).toBeUndefined();
  expect(await cookies.headerFor(url)).toBe('visitor=7');
});
