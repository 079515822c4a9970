/**
 * A crawl that was understood, carried out and told, as the commands that crawl share it.
 */

import type { ExitReason } from '../base/errors.js';
import type { CrawlCall } from './crawl-call.js';
import { runCrawl } from './run-crawl.js';
import type { Terminal } from './terminal.js';

/** Crawls, shows what happens and the summary, and answers how it ended. */
export async function tellCrawl(call: CrawlCall, terminal: Terminal): Promise<ExitReason> {
  const { startUrls, options, verbosity, json } = call;
  const { startWiredCrawl } = await import('./wire.js');
  const shown = await runCrawl(() => startWiredCrawl(startUrls, options), terminal, { verbosity, json });
  if (!json && verbosity !== 'quiet') {
    const { formatSummary } = await import('../report/summary.js');
    await terminal.out(`${formatSummary(shown.record, { folder: shown.run.folder })}\n`);
  }
  return shown.exit;
}
