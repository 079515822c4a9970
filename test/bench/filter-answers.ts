/**
 * Result pages of which it is known whether they hold an entity: of labelled data, of demo shops, of real sites.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { createRandom, type Random } from '../../src/base/random.js';
import { startDemoShop, type DemoShopOptions } from '../../src/demo/index.js';
import { EVERYTHING } from '../../src/demo/selection.js';
import { createShop } from '../../src/demo/shop.js';
import { backgroundQueries } from '../../src/filter/background-queries.js';
import { signatureOf, type PageSignature } from '../../src/filter/signature.js';
import type { PageView } from '../../src/model/page.js';
import { snapshotFromHtml } from '../../src/pages/html-snapshot.js';
import { readPage } from '../../src/pages/read-page.js';
import { EMPTY_ANSWERS, searchSite, upTo } from '../filter/search-site.js';
import { askSite } from './asked-site.js';
import { withSite } from './real-sites.js';

/** A page that answered a keyword. */
export interface LabelledAnswer {
  readonly query: string;
  /** Null if the site answered that there is no such page. */
  readonly view: PageView | null;
  readonly isEmpty: boolean;
  readonly signature: PageSignature | null;
}

/** Answers of one template. */
export interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly LabelledAnswer[];
  readonly frames: readonly PageSignature[];
  /** References for one of the answers; it is not among them itself. */
  referencesFor(answer: LabelledAnswer): readonly PageSignature[];
}

/** Keywords asked of a site, and the share of them that finds nothing. */
const KEYWORDS = 60;
const EMPTY_SHARE = 0.3;
const SHOP_SIZE = 240;
const BACKGROUND_SEED = 11;
const KEYWORD_SEED = 5;

/** Entities that a keyword finds at most, on the sites for kinds of empty answers. */
const MOST_FOUND = 20;
const FIRST_LETTER = 97;
const LETTERS = 26;

interface SerpRow {
  readonly service: string;
  readonly url: string;
  readonly query: string;
  readonly interpreted_query: string | null;
  readonly state: string;
  readonly html: string;
}

/** An opening mark of a conditional comment of which the closing mark was lost when the data were made smaller. */
const CUT_CONDITION = /<!--\[if[^\]]*\]>(?!(?:(?!<!--)[^])*?<!\[endif\]-->)/gu;

/** Labelled result pages by service; the references of a page are the other empty pages of its service. */
export function readSerps(dataDir: string): readonly AnswerGroup[] {
  const rows = gunzipSync(readFileSync(join(dataDir, 'aql-serps', 'serps.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SerpRow)
    .filter(({ state }) => state === 'results' || state === 'no_results');
  const services = new Map<string, LabelledAnswer[]>();
  for (const row of rows) {
    const query = row.interpreted_query ?? row.query;
    const view = readPage(snapshotFromHtml(row.html.replace(CUT_CONDITION, ''), { url: row.url, status: 200 }));
    services.set(row.service, [
      ...(services.get(row.service) ?? []),
      labelled(query, view, row.state === 'no_results'),
    ]);
  }
  return [...services].map(([name, answers]) => ({
    name,
    answers,
    frames: [],
    referencesFor: (answer) =>
      answers.flatMap((other) =>
        other.isEmpty && other !== answer && other.signature !== null ? [other.signature] : [],
      ),
  }));
}

/** Demo shops that differ in what their pages look like and in how they are asked; echo and advertisements on. */
export const SHOPS: readonly (readonly [string, Partial<DemoShopOptions>])[] = [
  ['standard', { sponsored: 'badge' }],
  [
    'table, German, no counts',
    { theme: 'table', language: 'de', sponsored: 'rel', counts: 'off', total: 'off', recentlyViewed: 'on' },
  ],
  ['aria, Japanese, plain', { theme: 'aria', language: 'ja', sponsored: 'badge', emptyPage: 'plain', related: 'on' }],
  ['utility, Arabic digits', { theme: 'utility', language: 'ar', digits: 'native', sponsored: 'rel' }],
  [
    'nothing told',
    { emptyPage: 'plain', total: 'off', rangeText: 'off', recommendations: 'off', counts: 'off', sponsored: 'badge' },
  ],
  ['tables', { list: 'tables', sponsored: 'badge', recentlyViewed: 'on', layoutSeed: 4 }],
  [
    'titles, session in addresses',
    { list: 'titles', session: 'url', tracking: 'page', sponsored: 'rel', total: 'off' },
  ],
  ['keyword only, post', { entrance: 'keyword', search: 'post', sponsored: 'badge', theme: 'table' }],
  ['drawn by a script', { hurdle: 'shell', sponsored: 'badge', search: 'icon' }],
  [
    'one address, data requests',
    { state: 'nowhere', transport: 'json', search: 'formless', sponsored: 'rel', total: 'off' },
  ],
];

/** Asks a demo shop; what finds nothing is known from the shop's own catalogue. */
export async function askShop([name, switches]: (typeof SHOPS)[number]): Promise<AnswerGroup> {
  const shop = await startDemoShop({ size: SHOP_SIZE, ...switches });
  try {
    const { engine } = createShop(shop.options);
    const finds = (keyword: string): boolean => engine.matching({ ...EVERYTHING, keyword }).length > 0;
    const names = shop.truth().map((entity) => entity.name);
    return await askGroup(name, shop.url, mixedKeywords({ names, finds, pairs: true }, KEYWORDS));
  } finally {
    await shop.close();
  }
}

/** Sites with advertisements that change with each load, one for each kind of empty answer. */
export function askKinds(): readonly AnswerGroup[] {
  return EMPTY_ANSWERS.map((kind) => {
    const site = searchSite(kind);
    const random = createRandom(KEYWORD_SEED);
    const signed = (query: string): PageSignature => signatureOf(site.answer(query, []), { query });
    const references = backgroundQueries(BACKGROUND_SEED).map(signed);
    const answers = upTo(KEYWORDS).map((at) => {
      const isEmpty = at < KEYWORDS * EMPTY_SHARE;
      const found = isEmpty
        ? []
        : upTo(1 + Math.floor(random() * MOST_FOUND)).map((one) => (one * 7 + at * 11) % KEYWORDS);
      const query = `${FOREIGN[at % FOREIGN.length] ?? ''} ${String.fromCodePoint(FIRST_LETTER + (at % LETTERS))}`;
      return labelled(query, site.answer(query, found), isEmpty);
    });
    return {
      name: `answers with ${kind}`,
      answers,
      frames: [signatureOf(site.home(), { query: null })],
      referencesFor: () => references,
    };
  });
}

/** Asks a real site for names of its truth, and for words that none of its texts has. */
export async function askRealSite(folder: string, port: number): Promise<AnswerGroup> {
  return withSite(folder, port, async ({ url, truth }) =>
    askKnownSite(folder.split('/').at(-1) ?? folder, url, readFileSync(truth, 'utf8')),
  );
}

/** The same of a site that runs; `truth` is its JSON lines. */
export async function askKnownSite(name: string, url: string, truth: string): Promise<AnswerGroup> {
  const names = truth
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly name: string }).name);
  const entities = truth.toLowerCase().split('\n');
  const finds = (keyword: string): boolean =>
    entities.some((entity) => keyword.split(' ').every((word) => entity.includes(word)));
  return askGroup(name, url, mixedKeywords({ names, finds, pairs: false }, KEYWORDS / 2));
}

async function askGroup(
  name: string,
  url: string,
  keywords: readonly { readonly query: string; readonly isEmpty: boolean }[],
): Promise<AnswerGroup> {
  process.stderr.write(`${name}\n`);
  const site = await askSite(url);
  try {
    const references: PageSignature[] = [];
    for (const query of backgroundQueries(BACKGROUND_SEED)) {
      const view = await site.ask(query);
      if (view !== null) references.push(signatureOf(view, { query }));
    }
    const answers: LabelledAnswer[] = [];
    for (const { query, isEmpty } of keywords) answers.push(labelled(query, await site.ask(query), isEmpty));
    return { name, answers, frames: [signatureOf(site.home, { query: null })], referencesFor: () => references };
  } finally {
    await site.close();
  }
}

function labelled(query: string, view: PageView | null, isEmpty: boolean): LabelledAnswer {
  return { query, view, isEmpty, signature: view === null ? null : signatureOf(view, { query }) };
}

/** Words that no shop of lamps and boots has. */
const FOREIGN: readonly string[] = [
  ...[
    'harpsichord',
    'mortgage',
    'quinoa',
    'submarine license',
    'zeppelin',
    'kindergarten',
    'tax return',
    'violoncello',
  ],
  ...['plumber near me', 'guacamole', 'divorce lawyer', 'xylophone', 'vaccination', 'papier-mâché', '手術', 'пылесос'],
];

/** Words of names that are keywords, each once, drawn by chance. */
export function nameKeywords(names: readonly string[], count: number): readonly string[] {
  const random = createRandom(KEYWORD_SEED);
  const words = [...new Set(names.flatMap((name) => name.toLowerCase().match(WORDS) ?? []))].sort();
  return words
    .map((word) => ({ word, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ word }) => word);
}

const WORDS = /[\p{L}\p{M}\p{N}]{3,}/gu;

/** Keywords of which the wanted share finds nothing: words of names and pairs of them; words from elsewhere, and names with one of them. */
function mixedKeywords(
  {
    names,
    finds,
    pairs,
  }: { readonly names: readonly string[]; readonly finds: (keyword: string) => boolean; readonly pairs: boolean },
  count: number,
): readonly { readonly query: string; readonly isEmpty: boolean }[] {
  const random = createRandom(KEYWORD_SEED);
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];
  const wanted = { full: Math.round(count * (1 - EMPTY_SHARE)), empty: Math.round(count * EMPTY_SHARE) };
  const found = new Map<string, boolean>();
  const tally = (isEmpty: boolean): number => [...found.values()].filter((one) => one === isEmpty).length;
  for (let tries = 0; tries < count * 100 && found.size < count; tries += 1) {
    const query = drawKeyword({ random, names, wordsOf, pairs, empty: tally(true) < wanted.empty });
    if (query === '') continue;
    const isEmpty = !finds(query.toLowerCase());
    if (tally(isEmpty) < (isEmpty ? wanted.empty : wanted.full)) found.set(query, isEmpty);
  }
  return [...found].map(([query, isEmpty]) => ({ query, isEmpty }));
}

interface Drawing {
  readonly random: Random;
  readonly names: readonly string[];
  readonly wordsOf: (text: string) => readonly string[];
  readonly pairs: boolean;
  /** Whether keywords that find nothing are still wanted. */
  readonly empty: boolean;
}

function drawKeyword({ random, names, wordsOf, pairs, empty }: Drawing): string {
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const words = (): readonly string[] => wordsOf(one(names) ?? '');
  const kind = Math.floor(random() * 4);
  if (empty && kind === 0) return one(FOREIGN) ?? '';
  if (empty && kind === 1) return `${one(words()) ?? ''} ${one(FOREIGN)?.split(' ')[0] ?? ''}`.trim();
  if (pairs && kind === 2) return [one(words()), one(words())].join(' ').trim();
  return one(words()) ?? '';
}
