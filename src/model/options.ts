/**
 * Options of a crawl: one table gives flags, environment variables, the configuration file, the library's options,
 * their validation and the docs.
 */

import { z } from 'zod';

import { UsageError } from '../base/errors.js';
import { nearestName, readOption } from './option-field.js';
import type { OptionField } from './option-field.js';

/** How pages of a list are chosen and read (DESIGN §5.3). */
export type Strategy = 'planned' | 'online' | 'offline' | 'links';

/** Options of a crawl after defaults; see {@link crawlOptionFields} for units, ranges and meaning. */
export interface CrawlOptions {
  readonly outputDir: string | null;
  readonly resume: string | null;
  readonly maxPages: number | null;
  readonly maxDepth: number;
  readonly maxTimeSecs: number | null;
  readonly concurrency: number;
  readonly maxRequestsPerMinute: number | null;
  readonly delaySecs: number | null;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly ignoreRobots: boolean;
  readonly userAgent: string | null;
  readonly attributes: readonly string[];
  readonly strategy: Strategy;
  readonly render: 'auto' | 'http' | 'browser';
  readonly entityPages: 'all' | 'sample' | 'none';
  readonly timeoutSecs: number;
  readonly maxBodyBytes: number;
  readonly retries: number;
  readonly proxy: string | null;
  readonly cookie: string | null;
  readonly browserPath: string | null;
  readonly seed: number;
}

const DEFAULT_CONCURRENCY = 4;
const MOST_CONCURRENCY = 64;
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

type Field = Omit<OptionField<keyof CrawlOptions>, 'name'>;

const RUN: readonly (readonly [keyof CrawlOptions, Field])[] = [
  ['outputDir', { flag: 'output-dir', alias: 'o', kind: 'text', schema: words.nullable(), standard: null, allowed: 'the path of a folder', group: 'Run', description: 'Run folder to write (default: storage/<host>-<time>)' }],
  ['resume', { flag: 'resume', kind: 'text', schema: words.nullable(), standard: null, allowed: 'the folder of an earlier run', group: 'Run', description: 'Go on with the run in this folder; needs no URL', flagOnly: true }],
  ['seed', { flag: 'seed', kind: 'whole', schema: z.number().int(), standard: 1, allowed: 'a whole number', group: 'Run', description: 'Seed of everything random' }],
];

const LIMITS: typeof RUN = [
  ['maxPages', { flag: 'max-pages', kind: 'whole', schema: positive.nullable(), standard: null, allowed: 'a whole number from 1', group: 'Limits', description: 'Stop after this many pages' }],
  ['maxTimeSecs', { flag: 'max-time', kind: 'seconds', schema: z.number().positive().nullable(), standard: null, allowed: 'a time above 0 such as 90s, 30m or 1h30m', group: 'Limits', description: 'Stop after this time: 90s, 30m, 1h30m' }],
  ['maxDepth', { flag: 'max-depth', kind: 'whole', schema: z.number().int().min(0), standard: DEFAULT_DEPTH, allowed: 'a whole number from 0', group: 'Limits', description: 'Clicks from the start to look for lists; 0 = the start page only' }],
  ['timeoutSecs', { flag: 'timeout', kind: 'seconds', schema: z.number().positive().max(MOST_TIMEOUT_SECS), standard: DEFAULT_TIMEOUT_SECS, allowed: 'a time above 0, at most 10m', group: 'Limits', description: 'Time limit of one page' }],
  ['maxBodyBytes', { flag: 'max-body', kind: 'bytes', schema: positive, standard: DEFAULT_BODY_MEBIBYTES * MEBIBYTE, allowed: 'a size from 1 byte such as 500k or 16m', group: 'Limits', description: 'Largest page to read: 500k, 16m' }],
];

const MANNERS: typeof RUN = [
  ['concurrency', { flag: 'concurrency', alias: 'c', kind: 'whole', schema: positive.max(MOST_CONCURRENCY), standard: DEFAULT_CONCURRENCY, allowed: 'a whole number from 1 to 64', group: 'Manners', description: 'Requests at once, per host' }],
  ['maxRequestsPerMinute', { flag: 'max-requests-per-minute', kind: 'whole', schema: positive.nullable(), standard: null, allowed: 'a whole number from 1', group: 'Manners', description: 'Upper bound of requests per minute, per host' }],
  ['delaySecs', { flag: 'delay', kind: 'seconds', schema: z.number().min(0).nullable(), standard: null, allowed: 'a time from 0 such as 500ms or 2s', group: 'Manners', description: 'Least time between two requests to a host (default: 0.5 s; none for this machine itself)' }],
  ['retries', { flag: 'retries', kind: 'whole', schema: z.number().int().min(0).max(MOST_RETRIES), standard: DEFAULT_RETRIES, allowed: 'a whole number from 0 to 10', group: 'Manners', description: 'How often to try a page again after an error that may pass' }],
  ['userAgent', { flag: 'user-agent', kind: 'text', schema: words.nullable(), standard: null, allowed: 'a text', group: 'Manners', description: 'User agent to send (default: Querent names itself)' }],
  ['ignoreRobots', { flag: 'ignore-robots', kind: 'switch', schema: z.boolean(), standard: false, allowed: 'true or false', group: 'Manners', description: 'Ask also what robots.txt forbids; noted in run.json. A flag only', flagOnly: true }],
];

const EXPLORING: typeof RUN = [
  ['strategy', { flag: 'strategy', kind: 'choice', schema: z.enum(['planned', 'online', 'offline', 'links']), standard: 'planned', allowed: 'planned, online, offline or links', group: 'Exploring', description: 'How to explore: planned, online, offline or links' }],
  ['attributes', { flag: 'attributes', kind: 'list', schema: z.array(words), standard: [], allowed: 'names separated by commas', separator: ',', group: 'Exploring', description: 'Only these attributes matter: color,size' }],
  ['entityPages', { flag: 'entity-pages', kind: 'choice', schema: z.enum(['all', 'sample', 'none']), standard: 'all', allowed: 'all, sample or none', group: 'Exploring', description: 'Which entity pages to read for visible attributes: all, sample or none' }],
  ['include', { flag: 'include', kind: 'list', schema: z.array(pattern), standard: [], allowed: 'globs or /regular expressions/ that compile', separator: null, group: 'Exploring', description: 'Only follow addresses that match (glob or /regex/); repeatable' }],
  ['exclude', { flag: 'exclude', kind: 'list', schema: z.array(pattern), standard: [], allowed: 'globs or /regular expressions/ that compile', separator: null, group: 'Exploring', description: 'Never follow addresses that match (glob or /regex/); repeatable' }],
];

const FETCHING: typeof RUN = [
  ['render', { flag: 'render', kind: 'choice', schema: z.enum(['auto', 'http', 'browser']), standard: 'auto', allowed: 'auto, http or browser', group: 'Fetching', description: 'Fetch over HTTP, in a browser, or as needed: auto, http or browser' }],
  ['browserPath', { flag: 'browser-path', kind: 'text', schema: words.nullable(), standard: null, allowed: 'the path of a Chromium program', group: 'Fetching', description: 'Browser program to use (default: the first one found, see querent doctor)' }],
  ['proxy', { flag: 'proxy', kind: 'text', schema: words.nullable(), standard: null, allowed: 'the address of a proxy', group: 'Fetching', description: 'Proxy to use, e.g. http://127.0.0.1:8080' }],
  ['cookie', { flag: 'cookie', kind: 'text', schema: words.nullable(), standard: null, allowed: 'a Cookie header', group: 'Fetching', description: 'Cookie header to send to the site: "name=value; name=value"' }],
];

/** Every option of a crawl, in the order of `--help`. */
export const crawlOptionFields: readonly OptionField<keyof CrawlOptions>[] = [RUN, LIMITS, MANNERS, EXPLORING, FETCHING]
  .flat()
  .map(([name, field]) => ({ name, ...field }));

/** Schema of {@link CrawlOptions}: every field has a default and a description; unknown fields are errors. */
export const crawlOptionsSchema: z.ZodType<CrawlOptions> = z.strictObject(
  Object.fromEntries(crawlOptionFields.map((field) => [field.name, field.schema.default(field.standard).describe(field.description)])),
) as unknown as z.ZodType<CrawlOptions>;

/** Complete options. Throws a {@link UsageError} that names the option, its value and what is allowed. */
export function resolveCrawlOptions(partial: Partial<CrawlOptions>): CrawlOptions {
  for (const [name, value] of Object.entries(partial)) {
    if (value === undefined) continue;
    const field = crawlOptionFields.find((one) => one.name === name);
    if (field === undefined) throw unknownOption(name, 'options', crawlOptionFields.map((one) => one.name));
    readOption(field, value, { name: `options.${name}`, file: null, textOnly: false });
  }
  if (partial.resume != null && partial.outputDir != null) {
    throw new UsageError('conflicting-options', 'resume and output folder exclude each other: a resumed run goes on in its own folder. Give only one of them.');
  }
  return crawlOptionsSchema.parse(partial);
}

/** The error for an option that does not exist, with the nearest one that does. */
export function unknownOption(name: string, where: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? `Known are: ${known.join(', ')}.` : `Did you mean ${nearest}?`;
  return new UsageError('unknown-option', `${where}: there is no option ${JSON.stringify(name)}. ${hint}`);
}

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
