/**
 * Recording and replay as rows of the table of options (see `crawl-option-fields.ts`).
 */

import { z } from 'zod';

import type { CrawlFields } from './keyword-option-fields.js';

const FILE = { kind: 'text', schema: z.string().min(1).nullable(), standard: null, flagOnly: true } as const;

/** The options of recording and replay, in the order of `--help`. */
export const recordingOptionFields: CrawlFields = [
  [
    'record',
    {
      flag: 'record',
      ...FILE,
      allowed: 'the name of a new file, such as shop.warc.gz',
      description: 'Keep everything that the site answers in this file (WARC 1.1), to replay the crawl without it',
    },
  ],
  [
    'replay',
    {
      flag: 'replay',
      ...FILE,
      allowed: 'the name of a recording',
      description: 'Answer everything out of this recording; nothing leaves this machine',
    },
  ],
  [
    'onMiss',
    {
      flag: 'on-miss',
      kind: 'choice',
      schema: z.enum(['fail', 'fetch', 'record']),
      standard: 'fail',
      allowed: 'fail, fetch or record',
      description:
        'With --replay, what to do about a request that was not recorded: fail, fetch it, or fetch and record it',
      flagOnly: true,
    },
  ],
];
