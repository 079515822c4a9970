/**
 * `querent crawl URL`: the entities of a site with their attributes, hidden ones included.
 */

import type { ExitReason } from '../../base/errors.js';
import { crawlCallFields, readCrawlCall } from '../crawl-call.js';
import type { Call, Command } from '../command.js';
import { tellCrawl } from '../tell-crawl.js';

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
  return tellCrawl(await readCrawlCall(call), call.terminal);
}
