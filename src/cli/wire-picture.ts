/**
 * A picture of one page with everything real: network, browser, page reader.
 */

import { createExchange } from '../browse/exchange/create-exchange.js';
import { drawHtml } from '../browse/live/draw-html.js';
import { picturePage } from '../browse/live/picture-page.js';
import { createWriteGuard } from '../browse/live/write-guard.js';
import { UncrawlableError } from '../base/errors.js';
import type { CrawlOptions } from '../model/options.js';
import type { PageView } from '../model/page.js';
import { locate } from '../pages/locate.js';
import { readPage } from '../pages/read-page.js';
import { inspectPicture } from '../report/inspect-picture.js';
import { refusalText } from '../report/progress.js';

/** A page as the browser shows it, and its annotated picture. */
export interface Inspected {
  readonly view: PageView;
  /** PNG. */
  readonly picture: Uint8Array;
}

/** Opens a page in the browser and draws it. @throws UncrawlableError if there is no page, EnvironmentError if there is no browser */
export async function inspectInPicture(url: string, options: CrawlOptions): Promise<Inspected> {
  const startUrls = [url];
  const guard = createWriteGuard(startUrls);
  const exchange = createExchange({ ...options, startUrls, isWriteAllowed: guard.isAllowed });
  const { signal } = new AbortController();
  try {
    const pictured = await picturePage(url, { ...options, startUrls, exchange, guard, readPage, locate, signal });
    if (pictured.kind !== 'picture')
      throw new UncrawlableError('no-page', `The page cannot be shown: ${refusalText(pictured)}`);
    const { html, width } = inspectPicture(pictured.picture);
    const picture = await drawHtml(html, { width, browserPath: options.browserPath });
    return { view: pictured.picture.view, picture };
  } finally {
    await exchange.close();
  }
}
