/**
 * `querent record URL FILE`: a crawl whose answers are all kept.
 */

import { z } from 'zod';

import { UsageError, type ExitReason } from '../../base/errors.js';
import { querentVersion } from '../../browse/exchange/user-agent.js';
import type { OptionField } from '../../model/option-field.js';
import type { Call, Command } from '../command.js';
import { crawlCallFields, readCrawlCall } from '../crawl-call.js';
import { tellCrawl } from '../tell-crawl.js';
import type { Terminal } from '../terminal.js';

const PROGRAM = 'querent';

/** Options that make no sense beside the file. */
const WITHOUT: ReadonlySet<string> = new Set(['record', 'replay', 'onMiss', 'resume']);

const PACK_FIELD: OptionField = {
  name: 'pack',
  flag: 'pack',
  kind: 'switch',
  schema: z.boolean(),
  standard: false,
  allowed: 'true or false',
  group: 'Recording',
  description:
    'Crawl nothing: pack the recording named first (WARC) into the file named second (WACZ, or HAR for browser tools)',
  flagOnly: true,
};

/** The command. */
export const recordCommand: Command = {
  name: 'record',
  positional: '<url> <file>',
  description: 'Crawl a site and keep everything that it answers in a file, to replay the crawl without the site',
  fields: [PACK_FIELD, ...crawlCallFields.filter(({ name }) => !WITHOUT.has(name))],
  examples: [
    ['record https://shop.example/ shop.warc.gz', 'The same as crawl --record shop.warc.gz'],
    ['record --pack shop.warc.gz shop.wacz', 'A recording for viewers of web archives'],
    ['record --pack shop.warc.gz shop.har', 'The same answers for browser tools'],
    ['record https://shop.example/ small.warc.gz --max-pages 40', 'A recording for a test'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const [url = '', file = ''] = positionals;
  if (flags.get('pack') === true) return pack(url, file, terminal);
  if (file === '') throw new UsageError('no-file', 'Name the file to record to: querent record URL FILE.warc.gz');
  const call: Call = { positionals: [url], flags: new Map([...flags, ['record', file]]), terminal };
  return tellCrawl(await readCrawlCall(call), terminal);
}

async function pack(from: string, to: string, terminal: Terminal): Promise<ExitReason> {
  if (to.endsWith('.har')) {
    const { packHar } = await import('../../archive/pack-har.js');
    await packHar(from, to, { software: PROGRAM, version: querentVersion() });
  } else if (to.endsWith('.wacz')) {
    const { packWacz } = await import('../../archive/pack-wacz.js');
    await packWacz(from, to, { software: PROGRAM, now: Date.now() });
  } else {
    const how = 'querent record --pack FILE.warc.gz FILE.wacz, or FILE.har';
    throw new UsageError('no-file', `Name the file to pack into: ${how}`);
  }
  await terminal.out(`Packed into ${to}\n`);
  return 'finished';
}
