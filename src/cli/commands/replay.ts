/**
 * `querent replay FILE`: a recorded crawl again, without the site.
 */

import { UsageError, type ExitReason } from '../../base/errors.js';
import type { CrawlOptions } from '../../model/options.js';
import type { Call, Command } from '../command.js';
import { crawlCallFields, readCrawlCall } from '../crawl-call.js';
import { tellCrawl } from '../tell-crawl.js';

/** Options that make no sense for what was recorded. */
const WITHOUT: ReadonlySet<string> = new Set(['record', 'replay', 'resume', 'urls']);

/** The command. */
export const replayCommand: Command = {
  name: 'replay',
  positional: '<file> [url]',
  description: 'Crawl out of a recording, with its addresses and options; nothing leaves this machine',
  fields: crawlCallFields.filter(({ name }) => !WITHOUT.has(name)),
  examples: [
    ['replay shop.warc.gz -o again', 'The same run folder as when it was recorded'],
    ['replay shop.warc.gz --on-miss record', 'Ask the site for what is missing, and add it to the recording'],
    ['replay other.warc.gz https://shop.example/', 'A recording of another tool, which does not say what to crawl'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const [file = '', ...urls] = positionals;
  const { recordedCall } = await import('../wire-tape.js');
  const recorded = await recordedCall(file);
  const startUrls = urls.length > 0 ? urls : (recorded?.startUrls ?? []);
  if (startUrls.length === 0)
    throw new UsageError('no-url', `${file} does not say what was crawled. Name it: querent replay ${file} URL`);
  const call = await readCrawlCall({ positionals: startUrls, flags: new Map([...flags, ['replay', file]]), terminal });
  const options: Partial<CrawlOptions> = { ...recorded?.options, ...call.options };
  return tellCrawl({ ...call, options }, terminal);
}
