/**
 * Options of a crawl: one schema gives flags, environment variables, the configuration file, their validation and the docs.
 */

import { z } from 'zod';

/** How pages of a list are chosen and read (DESIGN §5.3). */
export type Strategy = 'planned' | 'online' | 'offline' | 'links';

/** Options of a crawl after defaults; see {@link crawlOptionsSchema} for units, ranges and meaning. */
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
const DEFAULT_TIMEOUT_SECS = 30;
const DEFAULT_BODY_MEBIBYTES = 16;
const MEBIBYTE = 1_048_576;

const positive: z.ZodNumber = z.number().int().positive();

/** Schema of {@link CrawlOptions}: every field has a default and a description; unknown fields are errors. */
export const crawlOptionsSchema: z.ZodType<CrawlOptions> = z.strictObject({
  outputDir: z.string().min(1).nullable().default(null).describe('Run folder to write (default storage/<host>-<time>)'),
  resume: z.string().min(1).nullable().default(null).describe('Go on with the run in this folder'),
  maxPages: positive.nullable().default(null).describe('Stop after this many pages'),
  maxDepth: z.number().int().min(0).default(3).describe('How many clicks from the start to look for lists; 0 = the start page only'),
  maxTimeSecs: z.number().positive().nullable().default(null).describe('Stop after this time'),
  concurrency: positive.max(64).default(DEFAULT_CONCURRENCY).describe('Requests at once, per host'),
  maxRequestsPerMinute: positive.nullable().default(null).describe('Upper bound of requests per minute, per host'),
  delaySecs: z.number().min(0).nullable().default(null).describe('Least time between two requests to a host (default: polite, 0.5 s; none for this machine itself)'),
  include: z.array(z.string()).default([]).describe('Only follow addresses that match (glob or /regex/)'),
  exclude: z.array(z.string()).default([]).describe('Never follow addresses that match (glob or /regex/)'),
  ignoreRobots: z.boolean().default(false).describe('Ask also what robots.txt forbids; noted in run.json'),
  userAgent: z.string().min(1).nullable().default(null).describe('User agent to send (default: Querent names itself)'),
  attributes: z.array(z.string().min(1)).default([]).describe('Only these attributes matter'),
  strategy: z.enum(['planned', 'online', 'offline', 'links']).default('planned').describe('How to explore'),
  render: z.enum(['auto', 'http', 'browser']).default('auto').describe('Fetch over HTTP, in a browser, or as needed'),
  entityPages: z.enum(['all', 'sample', 'none']).default('all').describe('Which entity pages to read for visible attributes'),
  timeoutSecs: z.number().positive().max(600).default(DEFAULT_TIMEOUT_SECS).describe('Time limit of one page'),
  maxBodyBytes: positive.default(DEFAULT_BODY_MEBIBYTES * MEBIBYTE).describe('Largest page to read, in bytes'),
  retries: z.number().int().min(0).max(10).default(2).describe('How often to try a page again after an error that may pass'),
  proxy: z.string().min(1).nullable().default(null).describe('Proxy to use'),
  cookie: z.string().min(1).nullable().default(null).describe('Cookie header to send to the site'),
  browserPath: z.string().min(1).nullable().default(null).describe('Browser program to use'),
  seed: z.number().int().default(1).describe('Seed of everything random'),
}) as unknown as z.ZodType<CrawlOptions>;
