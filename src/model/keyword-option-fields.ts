/**
 * What a crawl asks for by keyword, as rows of the table of options (see `crawl-option-fields.ts`).
 */

import { z } from 'zod';

import type { CrawlOptions } from './crawl-options.js';
import type { OptionField } from './option-field.js';

/** Options of a crawl by name, without their group. */
export type CrawlFields = readonly (readonly [
  keyof CrawlOptions,
  Omit<OptionField<keyof CrawlOptions>, 'name' | 'group'>,
])[];

const DEFAULT_KEYWORDS = 10_000;

const text: z.ZodString = z.string().min(1);

/** The options of a crawl by keyword, in the order of `--help`. */
export const keywordOptionFields: CrawlFields = [
  [
    'keyword',
    {
      flag: 'keyword',
      kind: 'list',
      schema: z.array(text),
      standard: [],
      allowed: 'texts to search for',
      separator: null,
      description: 'Keyword query to ask the site; repeatable. Only what keywords find is crawled then',
    },
  ],
  [
    'queries',
    {
      flag: 'queries',
      kind: 'text',
      schema: text.nullable(),
      standard: null,
      allowed: 'the path of a list of queries',
      description: 'File of keyword queries to ask, best first: text, TSV, CSV or JSON lines, gzip or not',
    },
  ],
  [
    'queryLog',
    {
      flag: 'query-log',
      kind: 'text',
      schema: text.nullable(),
      standard: null,
      allowed: 'the path of a query log',
      description:
        'Log of (query, URL clicked, clicks) to take keyword queries from: TSV, CSV or JSON lines, gzip or not',
    },
  ],
  [
    'knowledgeBase',
    {
      flag: 'knowledge-base',
      kind: 'list',
      schema: z.array(text),
      standard: [],
      allowed: 'the path of a list of typed names',
      separator: null,
      description:
        "Names with their types, to clean and to widen the log's queries: TSV, CSV, JSON lines, N-Triples or Wikidata's JSON; repeatable",
    },
  ],
  [
    'knowledgeLanguage',
    {
      flag: 'knowledge-language',
      kind: 'text',
      schema: text,
      standard: 'en',
      allowed: 'a language such as en',
      description: "Language of the knowledge base's labels, where it has several",
    },
  ],
  [
    'maxKeywords',
    {
      flag: 'max-keywords',
      kind: 'whole',
      schema: z.number().int().positive(),
      standard: DEFAULT_KEYWORDS,
      allowed: 'a whole number from 1',
      description: 'Keyword queries to keep of all these sources, the best ones',
    },
  ],
  [
    'siteWords',
    {
      flag: 'site-words',
      kind: 'switch',
      schema: z.boolean(),
      standard: false,
      allowed: 'true or false',
      description:
        'Search for words of the site itself as well, until they bring nothing new; done anyway where a site shows no list without a keyword and none is given',
    },
  ],
  [
    'keywordOrder',
    {
      flag: 'keyword-order',
      kind: 'choice',
      schema: z.enum(['adaptive', 'found']),
      standard: 'adaptive',
      allowed: 'adaptive or found',
      description: 'Order of the words of the site: what promises most new entities first, or as found',
    },
  ],
  [
    'coverage',
    {
      flag: 'coverage',
      kind: 'choice',
      schema: z.enum(['complete', 'representative']),
      standard: 'complete',
      allowed: 'complete or representative',
      description: 'Read the results of keywords to their end, or one page of each: complete or representative',
    },
  ],
];
