import { expect, it } from 'vitest';
import { serve } from '../local-server.js';
import { useSharedBrowser } from '../shared-browser.js';

const browser = useSharedBrowser();

it('a page knows its place in its history, and goes to no other document', async () => {
  const server = await serve({ '/': '<title>Acme</title><p>A page</p>' });
  const { live, page } = await browser.live(server.origin);
  const placeNow = async (): Promise<string> => (await live.look()).place;
  await live.load(`${server.origin}/`, 10_000);
  const first = await placeNow();
  expect(first).not.toBe('');
  expect(await live.travel(first)).toBe(false);
  await page.evaluate(`history.pushState(null, '', '?colour=Red')`);
  const second = await placeNow();
  expect(second).not.toBe(first);
  expect(await live.travel(first)).toBe(true);
  expect(await placeNow()).toBe(first);
  expect(page.url()).toBe(`${server.origin}/`);
  await page.goto(`${server.origin}/?colour=Blue`);
  expect(await live.travel(first)).toBe(false);
  expect(page.url()).toBe(`${server.origin}/?colour=Blue`);
});
