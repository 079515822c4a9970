/**
 * Keyword queries for sites, from all that the user has: given ones, lists, a query log, knowledge bases (He 2013 §5).
 */

import type { KeywordQuery } from '../../model/keyword.js';
import { createBestQueries, type BestQueries } from '../best-queries.js';
import type { CleanedQueries } from '../cleaned-queries.js';
import { siteOfAddress } from '../logged-site.js';
import { createNameBook, type NameBook } from '../name-book.js';
import type { GatheredQueries, GatherOptions, LogSummary, QuerySources, SiteQueries } from '../sources.js';
import { readWords } from '../words.js';
import { countClicks } from './count-clicks.js';
import { expandTypes, typesOfSite, type SiteType } from './expand-types.js';
import { mineQueries, type MinedLog } from './mine-queries.js';
import { readQueryList } from './read-list.js';
import { openLog, type QueryLog } from './read-log.js';
import { openKnowledge, type Knowledge } from './read-names.js';

const USUAL_MOST = 10_000;
/** Scores of lists lie below those of given keywords, and above those of logs. */
const LIST_SCORE = { least: 0.95, most: 0.999 } as const;

/**
 * The keyword queries to ask one site, best first, each once; none if there are no sources.
 *
 * @throws {UsageError} `bad-file` for a file that is missing, damaged or of another form.
 */
export async function gatherQueries(
  sources: QuerySources,
  url: string,
  options: GatherOptions = {},
): Promise<readonly KeywordQuery[]> {
  const { sites } = await gatherForSites(sources, [url], options);
  return sites[0]?.queries ?? [];
}

/** The keyword queries to ask each of some sites; every source is read for all of them together. */
export async function gatherForSites(
  sources: QuerySources,
  urls: readonly string[],
  options: GatherOptions = {},
): Promise<GatheredQueries> {
  const sites = [...new Set(urls.map((url) => siteOfAddress(url) ?? url))];
  const most = options.most ?? USUAL_MOST;
  const best = new Map(sites.map((site) => [site, createBestQueries(most)]));
  // All files are looked at before the first is read to its end: what is wrong is said at once.
  const { log, knowledge } = await openSources(sources, options);
  const told = await toldQueries(sources, most);
  for (const collected of best.values()) told.forEach(collected.add);

  const learnt = await learn({ log, knowledge }, { sites, most, options });
  for (const [site, collected] of best) addLogged(collected, learnt.mined?.queries.get(site));
  const types = await addNames({ knowledge, learnt, best, options });
  return {
    sites: sites.map((site) => siteQueries(site, { best, types, book: learnt.book })),
    log: learnt.summary,
    names: learnt.book?.size() ?? 0,
    noise: learnt.mined?.noise ?? [],
  };
}

/** What the log and the knowledge base told. */
interface Learnt {
  readonly summary: LogSummary | null;
  readonly book: NameBook | null;
  readonly mined: MinedLog | null;
}

interface Learning {
  readonly sites: readonly string[];
  readonly most: number;
  readonly options: GatherOptions;
}

/** The log first: what it needs at most is gone before the names come. */
async function learn({ log, knowledge }: OpenSources, { sites, most, options }: Learning): Promise<Learnt> {
  const counted = log === null ? null : await countClicks(log, options);
  const book = knowledge === null ? null : await readBook(knowledge, options);
  const mining = { sites: new Set(sites), names: book, most, options };
  const mined = counted === null ? null : await mineQueries(counted, mining);
  return { summary: counted?.summary ?? null, book, mined };
}

interface Naming {
  readonly knowledge: Knowledge | null;
  readonly learnt: Learnt;
  readonly best: ReadonlyMap<string, BestQueries>;
  readonly options: GatherOptions;
}

/** Adds the names of the types that fit each site; answers these types. */
async function addNames({ knowledge, learnt, best, options }: Naming): Promise<Results['types']> {
  const { book, mined } = learnt;
  if (knowledge === null || book === null) return new Map();
  const types = new Map([...best.keys()].map((site) => [site, typesOfSite(site, { book, mined, options })]));
  await expandTypes({ knowledge, book, mined, options, types, best });
  return types;
}

interface OpenSources {
  readonly log: QueryLog | null;
  readonly knowledge: Knowledge | null;
}

async function openSources(
  { queryLog, knowledgeBases = [] }: QuerySources,
  { language }: GatherOptions,
): Promise<OpenSources> {
  const paths = knowledgeBases.map((path) => ({ path, name: path }));
  return {
    log: queryLog == null ? null : await openLog(queryLog),
    knowledge: paths.length === 0 ? null : await openKnowledge(paths, language === undefined ? {} : { language }),
  };
}

/** What the user tells to ask: keywords and lists. */
async function toldQueries(
  { keywords = [], queriesFile }: QuerySources,
  most: number,
): Promise<readonly KeywordQuery[]> {
  return [...givenQueries(keywords), ...(queriesFile == null ? [] : await listedQueries(queriesFile, most))];
}

function addLogged(collected: BestQueries, logged: CleanedQueries | undefined): void {
  for (const query of logged?.queries() ?? []) collected.add(query);
}

function givenQueries(keywords: readonly string[]): readonly KeywordQuery[] {
  return keywords.map((text, at) => ({
    text,
    source: 'given',
    score: 1 - (1 - LIST_SCORE.most) * (at / (keywords.length + 1)),
    why: 'given',
  }));
}

/** The most popular queries of a list; where it does not say how popular they are, the first ones. */
async function listedQueries(path: string, most: number): Promise<readonly KeywordQuery[]> {
  const listed: { readonly text: string; readonly popularity: number | null }[] = [];
  for await (const batch of readQueryList(path)) {
    for (const { text, popularity } of batch) listed.push({ text: readWords(text).text, popularity });
    if (listed.length > 2 * most) cutToPopular(listed, most);
  }
  cutToPopular(listed, most);
  const { least, most: highest } = LIST_SCORE;
  return listed.map(({ text, popularity }, at) => ({
    text,
    source: 'list',
    score: highest - (highest - least) * (at / listed.length),
    why: popularity === null ? `line ${String(at + 1)} of the list` : `asked ${String(popularity)} times by the list`,
  }));
}

function cutToPopular(listed: { readonly popularity: number | null }[], most: number): void {
  listed.sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  listed.length = Math.min(listed.length, most);
}

async function readBook(knowledge: Knowledge, { signal, onProgress }: GatherOptions): Promise<NameBook> {
  const book = createNameBook();
  let count = 0;
  for await (const batch of knowledge.names()) {
    signal?.throwIfAborted();
    for (const { name, type } of batch) book.add(name, type);
    count += batch.length;
    onProgress?.('reading names', count);
  }
  return book;
}

interface Results {
  readonly best: ReadonlyMap<string, BestQueries>;
  readonly types: ReadonlyMap<string, readonly SiteType[]>;
  readonly book: NameBook | null;
}

function siteQueries(site: string, { best, types, book }: Results): SiteQueries {
  const names = book?.types() ?? [];
  const fitting = (types.get(site) ?? []).filter(({ ratio }) => ratio > 0);
  return {
    site,
    queries: best.get(site)?.sorted() ?? [],
    types: fitting.map(({ type, ratio, entities }) => ({ type: names[type] ?? '', ratio, entities })),
  };
}
