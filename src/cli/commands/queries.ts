/**
 * `querent queries URL…`: which keyword queries each site would be asked, and why, without asking anything.
 */

import { resolve } from 'node:path';

import { z } from 'zod';

import type { ExitReason } from '../../base/errors.js';
import type { OptionField } from '../../model/option-field.js';
import { crawlOptionFields } from '../../model/crawl-option-fields.js';
import { resolveCrawlOptions } from '../../model/options.js';
import type { CrawlOptions } from '../../model/options.js';
import { gatherForSites } from '../../queries/files/gather.js';
import type { GatheredQueries, QuerySources } from '../../queries/sources.js';
import type { Call, Command } from '../command.js';
import { jsonField, verboseField } from '../display-options.js';
import { gatherOptions } from '../gather-options.js';
import { formatQueries, queriesNotes } from '../queries-text.js';
import { readStartUrls } from '../start-urls.js';
import { screenWidth } from '../terminal.js';
import type { Terminal } from '../terminal.js';

/** Options of a crawl that say where queries come from. */
const NAMES: readonly (keyof CrawlOptions)[] = ['keyword', 'queries', 'queryLog', 'knowledgeBase', 'knowledgeLanguage'];
const SOURCE_FIELDS: typeof crawlOptionFields = crawlOptionFields.filter(({ name }) => NAMES.includes(name));
const MAX: OptionField = {
  name: 'max',
  flag: 'max',
  kind: 'whole',
  schema: z.number().int().positive().nullable(),
  standard: null,
  allowed: 'a whole number from 1',
  group: 'Output',
  description: 'Queries to show of each site, the best ones (default: 50, with --json as many as a crawl keeps)',
};
const FIELDS: Command['fields'] = [...SOURCE_FIELDS, MAX, jsonField, verboseField];

/** Queries that are shown where nobody says how many. */
const SHOWN = 50;
/** A long reading says that it goes on after so many records. */
const NOTED_RECORDS = 2_000_000;

/** The command. */
export const queriesCommand: Command = {
  name: 'queries',
  positional: '<url..>',
  description: 'Show which keyword queries each site would be asked, and why, without asking anything',
  fields: FIELDS,
  examples: [
    ['queries https://shop.example/ --query-log clicks.tsv.gz', 'From a log of queries, addresses clicked and clicks'],
    [
      'queries https://shop.example/ --query-log clicks.tsv --knowledge-base names.tsv',
      'Cleaned of what names no entity, and with all names of the types that fit the site',
    ],
    ['queries https://shop.example/ --queries list.txt --max 20', 'The first 20 of a list'],
    ['queries https://a.example/ https://b.example/ --query-log clicks.csv --json', 'Two sites, as JSON'],
  ],
  run,
};

async function run({ flags, positionals, terminal }: Call): Promise<ExitReason> {
  const urls = await readStartUrls(positionals, terminal.stdin);
  const values = gatherOptions(FIELDS, { flags, environment: terminal.environment, config: null });
  const given = SOURCE_FIELDS.filter(({ name }) => values.has(name)).map(({ name }) => [name, values.get(name)]);
  const options = resolveCrawlOptions(Object.fromEntries(given) as Partial<CrawlOptions>);
  const max = values.get('max');
  const gathered = await gatherForSites(sourcesOf(options, terminal.folder), urls, {
    most: typeof max === 'number' ? max : options.maxKeywords,
    language: options.knowledgeLanguage,
    signal: terminal.gone,
    onProgress: progressNotes(terminal),
  });
  if (values.get('json') === true) await terminal.out(`${JSON.stringify(gathered, null, 2)}\n`);
  else await show(gathered, { terminal, most: typeof max === 'number' ? max : SHOWN });
  return 'finished';
}

function sourcesOf({ keyword, queries, queryLog, knowledgeBase }: CrawlOptions, folder: string): QuerySources {
  const place = (path: string | null): string | null => (path === null ? null : resolve(folder, path));
  return {
    keywords: keyword,
    queriesFile: place(queries),
    queryLog: place(queryLog),
    knowledgeBases: knowledgeBase.map((path) => resolve(folder, path)),
  };
}

async function show(
  gathered: GatheredQueries,
  { terminal, most }: { readonly terminal: Terminal; readonly most: number },
): Promise<void> {
  for (const line of queriesNotes(gathered)) terminal.note(line);
  await terminal.out(`${formatQueries(gathered, { most, width: screenWidth(process.stdout) })}\n`);
}

/** Says now and then how far a long reading is. */
function progressNotes({ note }: Terminal): (doing: string, records: number) => void {
  let told = 0;
  return (doing, records) => {
    if (records < told) told = 0;
    if (records - told < NOTED_RECORDS) return;
    told = records;
    note(`${doing}: ${records.toLocaleString('en')}`);
  };
}
