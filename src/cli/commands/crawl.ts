/**
 * `querent crawl URL`: the entities of a site with their attributes, hidden ones included.
 */

import type { ExitReason } from '../../base/errors.js';
import { crawlCallFields, readCrawlCall } from '../crawl-call.js';
import type { Call, Command } from '../command.js';
import { runCrawl } from '../run-crawl.js';

/** The command. */
export const crawlCommand: Command = {
  name: 'crawl',
  positional: '[url..]',
  description: 'Crawl a site: its entities with their attributes, those included that its pages never show',
  fields: crawlCallFields,
  examples: [
    ['crawl https://shop.example/', 'Crawl a site into storage/shop.example-<time>'],
    ['crawl https://shop.example/ -o lamps --max-pages 500', 'Stop after 500 pages; the folder is complete'],
    ['crawl --resume lamps', 'Go on where a run stopped'],
    ['crawl https://shop.example/ --attributes color,size', 'Learn these attributes only'],
    ['crawl - --json < urls.txt | jq .kind', 'Addresses from standard input, events as JSON'],
  ],
  run,
};

async function run(call: Call): Promise<ExitReason> {
  const { startUrls, options, verbosity, json } = await readCrawlCall(call);
  const { startWiredCrawl } = await import('../wire.js');
  const { terminal } = call;
  const shown = await runCrawl(() => startWiredCrawl(startUrls, options), terminal, { verbosity, json });
  if (!json && verbosity !== 'quiet') {
    const { formatSummary } = await import('../../report/summary.js');
    await terminal.out(`${formatSummary(shown.record, { folder: shown.run.folder })}\n`);
  }
  return shown.exit;
}
