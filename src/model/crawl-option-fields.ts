/**
 * The one table of crawl options: flags, environment variables, the configuration file, the library's options, their
 * validation and the docs come from it.
 */

import { z } from 'zod';

import type { CrawlOptions } from './crawl-options.js';
import { keywordOptionFields, type CrawlFields as Fields } from './keyword-option-fields.js';
import type { OptionField } from './option-field.js';
import { recordingOptionFields } from './recording-option-fields.js';

const DEFAULT_CONCURRENCY = 4;
const MOST_CONCURRENCY = 64;
/** More sites at once than processors and browsers cope with slow each other down. */
const DEFAULT_SITES = 4;
const DEFAULT_DEPTH = 3;
const DEFAULT_TIMEOUT_SECS = 30;
const MOST_TIMEOUT_SECS = 600;
const DEFAULT_RETRIES = 2;
const MOST_RETRIES = 10;
const DEFAULT_BODY_MEBIBYTES = 16;
const MEBIBYTE = 1_048_576;

const positive: z.ZodNumber = z.number().int().positive();
const words: z.ZodString = z.string().min(1);
const pattern: z.ZodType<string> = z.string().min(1).refine(isPattern);

const OPTIONAL_TEXT = { kind: 'text', schema: words.nullable(), standard: null } as const;
const OPTIONAL_WHOLE = { kind: 'whole', schema: positive.nullable(), standard: null } as const;
const PATTERNS = {
  kind: 'list',
  schema: z.array(pattern),
  standard: [],
  allowed: 'globs or /regular expressions/ that compile',
  separator: null,
} as const;

const RUN: Fields = [
  [
    'outputDir',
    {
      flag: 'output-dir',
      alias: 'o',
      ...OPTIONAL_TEXT,
      allowed: 'the path of a folder',
      description: 'Run folder to write (default: storage/<host>-<time>)',
    },
  ],
  [
    'resume',
    {
      flag: 'resume',
      ...OPTIONAL_TEXT,
      allowed: 'the folder of an earlier run',
      description: 'Go on with the run in this folder; needs no URL',
      flagOnly: true,
    },
  ],
  [
    'profile',
    {
      flag: 'profile',
      ...OPTIONAL_TEXT,
      allowed: 'the folder of an earlier run, or its site.json',
      description: 'Start from what an earlier run learnt of the site: its folder, or its site.json',
    },
  ],
  [
    'seed',
    {
      flag: 'seed',
      kind: 'whole',
      schema: z.number().int(),
      standard: 1,
      allowed: 'a whole number',
      description: 'Seed of everything random',
    },
  ],
];

const LIMITS: Fields = [
  [
    'maxPages',
    {
      flag: 'max-pages',
      ...OPTIONAL_WHOLE,
      allowed: 'a whole number from 1',
      description: 'Stop after this many pages',
    },
  ],
  [
    'maxTimeSecs',
    {
      flag: 'max-time',
      kind: 'seconds',
      schema: z.number().positive().nullable(),
      standard: null,
      allowed: 'a time above 0 such as 90s, 30m or 1h30m',
      description: 'Stop after this time: 90s, 30m, 1h30m',
    },
  ],
  [
    'maxDepth',
    {
      flag: 'max-depth',
      kind: 'whole',
      schema: z.number().int().min(0),
      standard: DEFAULT_DEPTH,
      allowed: 'a whole number from 0',
      description: 'Clicks from the start to look for lists; 0 = the start page only',
    },
  ],
  [
    'timeoutSecs',
    {
      flag: 'timeout',
      kind: 'seconds',
      schema: z.number().positive().max(MOST_TIMEOUT_SECS),
      standard: DEFAULT_TIMEOUT_SECS,
      allowed: 'a time above 0, at most 10m',
      description: 'Time limit of one page',
    },
  ],
  [
    'maxBodyBytes',
    {
      flag: 'max-body',
      kind: 'bytes',
      schema: positive,
      standard: DEFAULT_BODY_MEBIBYTES * MEBIBYTE,
      allowed: 'a size from 1 byte such as 500k or 16m',
      description: 'Largest page to read: 500k, 16m',
    },
  ],
];

const MANNERS: Fields = [
  [
    'concurrency',
    {
      flag: 'concurrency',
      alias: 'c',
      kind: 'whole',
      schema: positive.max(MOST_CONCURRENCY),
      standard: DEFAULT_CONCURRENCY,
      allowed: 'a whole number from 1 to 64',
      description: 'Requests at once, per host',
    },
  ],
  [
    'sitesAtOnce',
    {
      flag: 'sites-at-once',
      kind: 'whole',
      schema: positive.max(MOST_CONCURRENCY),
      standard: DEFAULT_SITES,
      allowed: 'a whole number from 1 to 64',
      description: 'Sites crawled at once, where start addresses have several hosts; pages are shared alike',
    },
  ],
  [
    'maxRequestsPerMinute',
    {
      flag: 'max-requests-per-minute',
      ...OPTIONAL_WHOLE,
      allowed: 'a whole number from 1',
      description: 'Upper bound of requests per minute, per host',
    },
  ],
  [
    'delaySecs',
    {
      flag: 'delay',
      kind: 'seconds',
      schema: z.number().min(0).nullable(),
      standard: null,
      allowed: 'a time from 0 such as 500ms or 2s',
      description: 'Least time between two requests to a host (default: 0.5 s; none for this machine itself)',
    },
  ],
  [
    'retries',
    {
      flag: 'retries',
      kind: 'whole',
      schema: z.number().int().min(0).max(MOST_RETRIES),
      standard: DEFAULT_RETRIES,
      allowed: 'a whole number from 0 to 10',
      description: 'How often to try a page again after an error that may pass',
    },
  ],
  [
    'userAgent',
    {
      flag: 'user-agent',
      ...OPTIONAL_TEXT,
      allowed: 'a text',
      description: 'User agent to send (default: Querent names itself)',
    },
  ],
  [
    'ignoreRobots',
    {
      flag: 'ignore-robots',
      kind: 'switch',
      schema: z.boolean(),
      standard: false,
      allowed: 'true or false',
      description: 'Ask also what robots.txt forbids; noted in run.json. A flag only',
      flagOnly: true,
    },
  ],
];

const EXPLORING: Fields = [
  [
    'strategy',
    {
      flag: 'strategy',
      kind: 'choice',
      schema: z.enum(['planned', 'online', 'offline', 'links']),
      standard: 'planned',
      allowed: 'planned, online, offline or links',
      description: 'How to explore: planned, online, offline or links',
    },
  ],
  [
    'inference',
    {
      flag: 'inference',
      kind: 'switch',
      schema: z.boolean(),
      standard: true,
      allowed: 'true or false',
      description: 'Infer facts where that saves pages, and check them; --no-inference keeps to what was listed',
    },
  ],
  [
    'attributes',
    {
      flag: 'attributes',
      kind: 'list',
      schema: z.array(words),
      standard: [],
      allowed: 'names separated by commas',
      separator: ',',
      description: 'Only these attributes matter: color,size',
    },
  ],
  [
    'entityPages',
    {
      flag: 'entity-pages',
      kind: 'choice',
      schema: z.enum(['all', 'sample', 'none']),
      standard: 'all',
      allowed: 'all, sample or none',
      description: 'Which entity pages to read for visible attributes: all, sample or none',
    },
  ],
  [
    'include',
    {
      flag: 'include',
      ...PATTERNS,
      description: 'Only follow addresses that match (glob or /regex/); repeatable',
    },
  ],
  [
    'exclude',
    {
      flag: 'exclude',
      ...PATTERNS,
      description: 'Never follow addresses that match (glob or /regex/); repeatable',
    },
  ],
];

const FETCHING: Fields = [
  [
    'render',
    {
      flag: 'render',
      kind: 'choice',
      schema: z.enum(['auto', 'http', 'browser']),
      standard: 'auto',
      allowed: 'auto, http or browser',
      description: 'Fetch over HTTP, in a browser, or as needed: auto, http or browser',
    },
  ],
  [
    'browserPath',
    {
      flag: 'browser-path',
      ...OPTIONAL_TEXT,
      allowed: 'the path of a Chromium program',
      description: 'Browser program to use (default: the first one found, see querent doctor)',
    },
  ],
  [
    'proxy',
    {
      flag: 'proxy',
      ...OPTIONAL_TEXT,
      allowed: 'the address of a proxy',
      description: 'Proxy to use, e.g. http://127.0.0.1:8080',
    },
  ],
  [
    'cookie',
    {
      flag: 'cookie',
      ...OPTIONAL_TEXT,
      allowed: 'a Cookie header',
      description: 'Cookie header to send to the site: "name=value; name=value"',
    },
  ],
];

const GROUPS: Readonly<Record<string, Fields>> = {
  Run: RUN,
  Limits: LIMITS,
  Manners: MANNERS,
  Exploring: EXPLORING,
  Keywords: keywordOptionFields,
  Fetching: FETCHING,
  Recording: recordingOptionFields,
};

/** Every option of a crawl, in the order of `--help`. */
export const crawlOptionFields: readonly OptionField<keyof CrawlOptions>[] = Object.entries(GROUPS).flatMap(
  ([group, fields]) => fields.map(([name, field]) => ({ name, group, ...field })),
);

/** Whether a pattern is a glob or a regular expression that compiles. */
function isPattern(text: string): boolean {
  const match = /^\/(.+)\/([a-z]*)$/u.exec(text);
  if (match === null) return true;
  try {
    return new RegExp(match[1] ?? '', match[2] ?? '') instanceof RegExp;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
}
