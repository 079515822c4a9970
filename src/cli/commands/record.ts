/**
 * `querent record URL FILE`: a crawl whose answers are all kept.
 */

import { UsageError, type ExitReason } from '../../base/errors.js';
import type { Call, Command } from '../command.js';
import { crawlCallFields, readCrawlCall } from '../crawl-call.js';
import { tellCrawl } from '../tell-crawl.js';

/** Options that make no sense beside the file. */
const WITHOUT: ReadonlySet<string> = new Set(['record', 'replay', 'onMiss', 'resume']);

/** The command. */
export const recordCommand: Command = {
  name: 'record',
  positional: '<url> <file>',
  description: 'Crawl a site and keep everything that it answers in a file, to replay the crawl without the site',
  fields: crawlCallFields.filter(({ name }) => !WITHOUT.has(name)),
  examples: [
    ['record https://shop.example/ shop.warc.gz', 'The same as crawl --record shop.warc.gz'],
    ['record https://shop.example/ small.warc.gz --max-pages 40', 'A recording for a test'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const [url = '', file = ''] = positionals;
  if (file === '') throw new UsageError('no-file', 'Name the file to record to: querent record URL FILE.warc.gz');
  const call: Call = { positionals: [url], flags: new Map([...flags, ['record', file]]), terminal };
  return tellCrawl(await readCrawlCall(call), terminal);
}
