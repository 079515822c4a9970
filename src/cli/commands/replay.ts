/**
 * `querent replay FILE`: a recorded crawl again, without the site.
 */

import type { ExitReason } from '../../base/errors.js';
import { z } from 'zod';

import type { OptionField } from '../../model/option-field.js';
import type { Call, Command } from '../command.js';
import { crawlCallFields } from '../crawl-call.js';
import { replayCall } from '../replay-call.js';
import { tellCrawl } from '../tell-crawl.js';

/** Options that make no sense for what was recorded. */
const WITHOUT: ReadonlySet<string> = new Set(['record', 'replay', 'resume', 'urls']);

const DIFF_FIELD: OptionField = {
  name: 'diff',
  flag: 'diff',
  kind: 'text',
  schema: z.string().min(1).nullable(),
  standard: null,
  allowed: 'the name of an older recording of the same site',
  group: 'Recording',
  description: 'Replay this older recording, too, and tell what has changed since: entities, facets, facts',
  flagOnly: true,
};

/** The command. */
export const replayCommand: Command = {
  name: 'replay',
  positional: '<file> [url]',
  description: 'Crawl out of a recording, with its addresses and options; nothing leaves this machine',
  fields: [DIFF_FIELD, ...crawlCallFields.filter(({ name }) => !WITHOUT.has(name))],
  examples: [
    ['replay shop.warc.gz -o again', 'The same run folder as when it was recorded'],
    ['replay shop.warc.gz --on-miss record', 'Ask the site for what is missing, and add it to the recording'],
    ['replay --diff old.warc.gz new.warc.gz', 'What changed on the site between two recordings'],
    ['replay shop.wacz', 'A packed recording'],
    ['replay other.warc.gz https://shop.example/', 'A recording of another tool, which does not say what to crawl'],
  ],
  run,
};

async function run(call: Call): Promise<ExitReason> {
  const { flags, positionals, terminal } = call;
  const [file = '', ...urls] = positionals;
  const older = flags.get('diff');
  if (typeof older === 'string') {
    const { tellDifference } = await import('../tell-difference.js');
    return tellDifference({ older, newer: file, flags: withoutDiff(flags) }, terminal);
  }
  return tellCrawl(await replayCall(call, file, urls), terminal);
}

function withoutDiff(flags: Call['flags']): Call['flags'] {
  return new Map([...flags].filter(([name]) => name !== 'diff'));
}
