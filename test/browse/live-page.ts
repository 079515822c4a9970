/**
 * A page in a browser with given markup, closed after the test.
 */

import { chromium, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../../src/browse/browser-path.js';
import { browserArguments } from '../../src/browse/launch-arguments.js';
import { closeAfterwards } from './local-server.js';

export async function openLivePage(html: string): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const search = findBrowser();
  if (search.kind !== 'found') throw new Error('there is no browser to test with');
  const browser = await chromium.launch({ executablePath: search.path, args: [...browserArguments()] });
  closeAfterwards(() => browser.close());
  const page = await browser.newPage();
  await page.setContent(html);
  return { page, session: await page.context().newCDPSession(page) };
}
