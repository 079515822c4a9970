/**
 * A call that crawls, understood: options from all sources, start addresses, what to print.
 */

import { z } from 'zod';

import { UsageError } from '../base/errors.js';
import type { OptionField } from '../model/option-field.js';
import { crawlOptionFields } from '../model/crawl-option-fields.js';
import { resolveCrawlOptions } from '../model/options.js';
import type { CrawlOptions } from '../model/options.js';
import type { Verbosity } from '../report/progress.js';
import type { Call } from './command.js';
import { loadConfigFile } from './config-file.js';
import { displayFields, readVerbosity } from './display-options.js';
import { gatherOptions, strayVariables } from './gather-options.js';
import { readStartUrls } from './start-urls.js';

const URL_FIELD: OptionField = {
  name: 'urls',
  flag: 'url',
  alias: 'u',
  kind: 'list',
  schema: z.array(z.string()),
  standard: [],
  allowed: 'an address such as https://shop.example/',
  separator: null,
  group: 'Run',
  description: 'Start address; repeatable; - reads them from standard input, one a line',
};

const CONFIG_FIELD: OptionField = {
  name: 'config',
  flag: 'config',
  kind: 'text',
  schema: z.string().min(1).nullable(),
  standard: null,
  allowed: 'the path of a configuration file',
  group: 'Run',
  description: 'Configuration file (default: querent.config.{ts,mts,js,mjs,json} here)',
};

/** Every option of the crawl command, in the order of `--help`. */
export const crawlCallFields: readonly OptionField[] = [
  URL_FIELD,
  CONFIG_FIELD,
  ...crawlOptionFields,
  ...displayFields,
];

/** What a call of `crawl` asks for. */
export interface CrawlCall {
  /** Empty if a run is resumed. */
  readonly startUrls: readonly string[];
  /** Only what was given; what is left out has its default, or the value of the run that is resumed. */
  readonly options: Partial<CrawlOptions>;
  readonly verbosity: Verbosity;
  readonly json: boolean;
}

/** Understands a call. Throws a {@link UsageError} for the first thing that is wrong. */
export async function readCrawlCall({ flags, positionals, terminal }: Call): Promise<CrawlCall> {
  const { environment } = terminal;
  const named = gatherOptions([CONFIG_FIELD], { flags, environment, config: null }).get('config');
  const config = await loadConfigFile(typeof named === 'string' ? named : null, terminal.folder);
  const values = gatherOptions(crawlCallFields, { flags, environment, config });
  const options = pickOptions(values);
  resolveCrawlOptions(options);
  const verbosity = readVerbosity(values);
  if (verbosity !== 'quiet') for (const line of strayVariables(crawlCallFields, environment)) terminal.note(line);
  const given = positionals.length > 0 ? [...positionals, ...(flags.has('url') ? urlsOf(values) : [])] : urlsOf(values);
  return {
    startUrls: await startUrlsOf(given, options, { call: { flags, positionals, terminal } }),
    options,
    verbosity,
    json: values.get('json') === true,
  };
}

async function startUrlsOf(
  given: readonly string[],
  options: Partial<CrawlOptions>,
  { call }: { readonly call: Call },
): Promise<readonly string[]> {
  if (options.resume == null) return readStartUrls(given, call.terminal.stdin);
  if (call.positionals.length > 0 || call.flags.has('url')) {
    throw new UsageError(
      'conflicting-options',
      '--resume goes on with the start addresses of its run. Leave out the URL, or leave out --resume.',
    );
  }
  return [];
}

function urlsOf(values: ReadonlyMap<string, unknown>): readonly string[] {
  const urls = values.get(URL_FIELD.name);
  return Array.isArray(urls) ? urls.map(String) : [];
}

function pickOptions(values: ReadonlyMap<string, unknown>): Partial<CrawlOptions> {
  const given = crawlOptionFields.filter(({ name }) => values.has(name)).map(({ name }) => [name, values.get(name)]);
  return Object.fromEntries(given) as Partial<CrawlOptions>;
}
