/**
 * The browser that a call names, looked for before anything is written.
 */

import { UsageError } from '../base/errors.js';
import type { CrawlOptions } from '../model/options.js';

/** Does nothing if no browser is named, none is to be used, or it is there. @throws UsageError `no-browser` */
export async function mustBeThere({
  browserPath,
  render,
}: Pick<CrawlOptions, 'browserPath' | 'render'>): Promise<void> {
  if (browserPath === null || render === 'http') return;
  const { findBrowser } = await import('../browse/live/browser-path.js');
  if (findBrowser({ flag: browserPath }).kind === 'misnamed')
    throw new UsageError(
      'no-browser',
      `There is no browser at ${browserPath}. Correct the path, or leave it out to use one that is found.`,
    );
}
