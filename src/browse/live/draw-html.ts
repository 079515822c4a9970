/**
 * Draws markup of our own as a picture. In a browser process apart from any site's, without script and without network.
 */

import { chromium } from 'playwright';
import { checkBrowser } from './browser-check.js';
import { browserArguments } from './launch-arguments.js';
import { browserOf } from './start-browser.js';

/** Height before the whole is drawn. */
const FIRST_HEIGHT = 800;

/** Time for the picture, in milliseconds: long pages with many frames take a slow machine more than the usual 30 s. */
const SHUTTER_MILLIS = 180_000;

/** How to draw. */
export interface DrawOptions {
  /** Width of the picture in pixels. */
  readonly width: number;
  /** Browser program. @default null: the one found on this machine */
  readonly browserPath?: string | null;
}

/** The whole page as PNG. @throws EnvironmentError if there is no browser that starts */
export async function drawHtml(html: string, { width, browserPath = null }: DrawOptions): Promise<Uint8Array> {
  const executablePath = browserOf(browserPath);
  await checkBrowser(executablePath);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments()] });
  try {
    const viewport = { width, height: FIRST_HEIGHT };
    const page = await browser.newPage({ javaScriptEnabled: false, offline: true, viewport });
    await page.setContent(html, { waitUntil: 'load' });
    return await page.screenshot({ type: 'png', fullPage: true, timeout: SHUTTER_MILLIS });
  } finally {
    await browser.close();
  }
}
