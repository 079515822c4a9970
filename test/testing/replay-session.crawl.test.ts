import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';

import { browserArguments } from '../../src/browse/live/launch-arguments.js';
import { browserOf } from '../../src/browse/live/start-browser.js';
import { startDemoShop } from '../../src/demo/index.js';
import { replaySession, UnrecordedError } from '../../src/testing/index.js';
import { SMALL } from '../cli/small-shop.js';
import { temporaryFolder } from '../cli/temporary-folder.js';

const RECORDING = new URL('../examples/shop.warc.gz', import.meta.url);

describe('a session', () => {
  it('fetches and browses out of the recording, and nothing else', async () => {
    await using session = await replaySession(RECORDING);
    const { origin } = new URL((await session.crawl({ maxPages: 1 })).run.startUrls[0] ?? '');
    const answer = await session.fetch(`${origin}/`);
    expect([answer.status, (await answer.text()).includes('<html')]).toEqual([200, true]);
    await expect(session.fetch(`${origin}/nowhere`)).rejects.toThrow(UnrecordedError);

    const page = await (await session.context()).newPage();
    const opened = await page.goto(`${origin}/`);
    expect([opened?.status(), await page.locator('a').count()]).toEqual([200, expect.any(Number)]);
    await expect(page.goto(`${origin}/nowhere`)).rejects.toThrow();
  });

  it('records when it is told to, and what is there before stays if that fails', async () => {
    const [shop, folder] = [await startDemoShop(SMALL), await temporaryFolder()];
    const file = join(folder, 'mine.warc.gz');
    await expect(replaySession(file)).rejects.toThrow(/Run the test once with QUERENT_RECORD=1/u);
    await expect(replaySession(file, { record: true })).rejects.toThrow(/say what to crawl/u);
    const options = { render: 'http', maxPages: 20 } as const;
    await (await replaySession(file, { record: true, url: shop.url, options })).close();
    await shop.close();
    await expect(replaySession(file, { record: true })).rejects.toThrow(/could not be recorded/u);
    await using session = await replaySession(file);
    expect((await session.crawl()).run.counters.pagesFetched).toBe(20);
  });

  it('replays what a browser saved as a HAR file', async () => {
    const [shop, folder] = [await startDemoShop(SMALL), await temporaryFolder()];
    const file = join(folder, 'shop.har');
    const browser = await chromium.launch({ executablePath: browserOf(null), args: [...browserArguments()] });
    const saving = await browser.newContext({ recordHar: { path: file, content: 'embed' } });
    const saved = await saving.newPage();
    await saved.goto(shop.url);
    const title = await saved.title();
    await saving.close();
    await browser.close();
    await shop.close();
    await using session = await replaySession(file);
    const page = await (await session.context()).newPage();
    await page.goto(shop.url);
    expect(await page.title()).toBe(title);
    expect((await session.crawl({ render: 'http', maxPages: 1 })).run.counters.pagesFetched).toBe(1);
  });

  it('takes a path as an address, too', async () => {
    const file = join(await temporaryFolder(), 'copy.warc.gz');
    await copyFile(RECORDING, file);
    await using session = await replaySession(pathToFileURL(file));
    expect((await session.crawl({ maxPages: 2 })).entities).toEqual([]);
  });
});
