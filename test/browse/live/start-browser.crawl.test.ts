import { expect, it } from 'vitest';
import { EnvironmentError } from '../../../src/base/errors.js';
import { browserOf, startBrowser } from '../../../src/browse/live/start-browser.js';
import { exchangeFor } from '../exchange-fixture.js';
import { closeAfterwards, serve } from '../local-server.js';

const MILLIS = 30_000;

it('names the browser that was asked for, or says that it is not there', () => {
  expect(browserOf(process.execPath)).toBe(process.execPath);
  expect(() => browserOf('/nowhere/chromium')).toThrow(EnvironmentError);
});

it('lends pages that bear the user’s cookies', async () => {
  const server = await serve({ '/': '<p>hello</p>' });
  const startUrls = [`${server.origin}/`];
  const options = { startUrls, exchange: exchangeFor(server.origin), cookie: 'mine=1; broken' };
  const browser = await startBrowser(options, { pages: 1 });
  closeAfterwards(() => browser.close());
  const { live } = await browser.lend(new AbortController().signal);
  expect(await live.load(`${server.origin}/`, MILLIS)).toBe(200);
  expect(server.asked.find(({ path }) => path === '/')?.headers.cookie).toBe('mine=1');
});
