import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';

import { packHar } from '../../src/archive/pack-har.js';
import { browserOf } from '../../src/browse/live/start-browser.js';
import { browserArguments } from '../../src/browse/live/launch-arguments.js';
import { startWiredCrawl } from '../../src/cli/wire.js';
import { startDemoShop } from '../../src/demo/index.js';
import { folder, removeFolders } from './recording-fixture.js';

it('answers a browser by Playwright, with the shop gone', { timeout: 60_000 }, async () => {
  const [shop, place] = [await startDemoShop({ size: 20, gzip: 'on' }), await folder()];
  const [record, har] = [join(place, 'shop.warc.gz'), join(place, 'shop.har')];
  const run = await startWiredCrawl([shop.url], { render: 'http', maxPages: 5, record, outputDir: join(place, 'run') });
  await run.done;
  await shop.close();
  await packHar(record, har, { software: 'Test', version: '1' });
  await rm(record);

  const browser = await chromium.launch({ executablePath: browserOf(null), args: [...browserArguments()] });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.routeFromHAR(har, { notFound: 'abort' });
  const page = await context.newPage();
  const answer = await page.goto(shop.url);
  expect(answer?.status()).toBe(200);
  expect(await page.locator('a[href*="/c/"]').count()).toBeGreaterThan(0);
  await expect(page.goto(new URL('never-asked', shop.url).href)).rejects.toThrow(/ERR_FAILED/u);
  await browser.close();
  await removeFolders();
});
