import { expect, it } from 'vitest';
import { createCookies } from '../../src/browse/cookies.js';
import { shareSession } from '../../src/browse/shared-session.js';
import { serve, status } from './local-server.js';
import { useSharedBrowser } from './shared-browser.js';

const browser = useSharedBrowser();

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
