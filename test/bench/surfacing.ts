/**
 * `npm run bench -- surfacing`: which keywords find a site's entities with the fewest pages (He 2013 §5, §8), on demo shops
 * that show nothing before one searches: parts of words found, and whole words only.
 *
 * The log and the knowledge base are made from the shop's own products: every fifth product is asked for, by its name and
 * with words around it; of the products' names every second one is in the knowledge base, beside as many other names.
 */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRandom, type Random } from '../../src/base/random.js';
import { startWiredCrawl } from '../../src/cli/wire.js';
import { startDemoShop, type DemoShop, type TruthEntity } from '../../src/demo/index.js';
import type { CrawlOptions } from '../../src/model/options.js';
import { plotFacts, type FactsCurve } from './facts-plot.js';
import { markdownTable } from './markdown-table.js';

/** What one way to choose keywords found. */
export interface SurfacingScore {
  readonly matching: string;
  readonly keywords: string;
  readonly entities: string;
  /** Keywords that were asked, and those whose answer was empty. */
  readonly asked: number;
  readonly empty: number;
  readonly pages: number;
  /** Pages until half and nine tenths of the entities were found; none if they never were. */
  readonly half: number | null;
  readonly most: number | null;
}

const SIZE = 1000;
const SEED = 11;
const MOST_PAGES = 600;
const LOGGED_EVERY = 5;
const NAMED_EVERY = 2;
const NOISE: readonly string[] = ['buy %', 'cheap %', '% review', '% for sale', 'best %', '%'];
/** A fixed list that fits no site: letters, digits, signs. */
const FIXED: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', ...'123456789', '-', '.', '&', '+', '/'];
const HALF = 0.5;
const MOST = 0.9;

/** Crawls each shop by each kind of keywords; prints a table, and writes a picture to `out`. */
export async function benchSurfacing(out: string | null): Promise<readonly SurfacingScore[]> {
  const scores: SurfacingScore[] = [];
  const plots: { title: string; curves: FactsCurve[]; marks: Record<string, number> }[] = [];
  for (const matching of ['parts', 'words'] as const) {
    const shop = await startDemoShop({ size: SIZE, entrance: 'keyword', emptySearch: 'nothing', matching });
    const folder = await mkdtemp(join(tmpdir(), 'querent-surfacing-'));
    try {
      const plot = { title: `${matching} found`, curves: [] as FactsCurve[], marks: {} };
      for (const [keywords, options] of await waysToAsk(shop, folder)) {
        const { curve, ...score } = await surface(shop, { name: keywords, folder, options });
        plot.curves.push(curve);
        scores.push({ matching, keywords, ...score });
      }
      plots.push(plot);
    } finally {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  process.stdout.write(`${markdownTable(scores.map(readable))}\n\n`);
  if (out !== null) {
    await mkdir(out, { recursive: true });
    await writeFile(join(out, 'surfacing.svg'), plotFacts(plots, { known: 'entities found' }));
  }
  return scores;
}

function readable(score: SurfacingScore): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(score).map(([name, value]) => [name, value === null ? '–' : String(value)]));
}

type WayToAsk = readonly [name: string, options: Partial<CrawlOptions>];

async function waysToAsk(shop: DemoShop, folder: string): Promise<readonly WayToAsk[]> {
  const truth = shop.truth();
  const random = createRandom(SEED);
  const file = async (name: string, lines: readonly string[]): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, `${lines.join('\n')}\n`);
    return path;
  };
  const queryLog = await file('log.tsv', logOf(shop, truth));
  const base = await file('names.tsv', namesOf(truth));
  return [
    ['log', { queryLog }],
    ['log and knowledge base', { queryLog, knowledgeBase: [base] }],
    ['bootstrapped', { siteWords: true, keywordOrder: 'found' }],
    ['adaptive', { siteWords: true }],
    ['fixed list of 40', { queries: await file('fixed.txt', FIXED) }],
    ['random words', { queries: await file('random.txt', shuffled(wordsOf(truth), random).slice(0, MOST_PAGES)) }],
  ];
}

/** Records of query, address clicked and clicks. */
function logOf({ url }: DemoShop, truth: readonly TruthEntity[]): readonly string[] {
  const asked = truth.filter((_, at) => at % LOGGED_EVERY === 0);
  const lines = asked.flatMap(({ name, entity }, at) => {
    const noise = NOISE[at % NOISE.length] ?? '%';
    // A query counts once it was clicked for two pages of the site.
    const other = truth[(at * LOGGED_EVERY + 1) % truth.length]?.entity ?? entity;
    return [entity, other].map((page) => [noise.replace('%', name.toLowerCase()), new URL(page, url).href, '3']);
  });
  return [['query', 'url', 'clicks'], ...lines].map((line) => line.join('\t'));
}

/** Names of products, and of things that the shop has none of, with their types. */
function namesOf(truth: readonly TruthEntity[]): readonly string[] {
  const named = truth.filter((_, at) => at % NAMED_EVERY === 0);
  return [
    ...named.map(({ name }) => `product\t${name}`),
    ...named.map((_, at) => `river\tRiver of the ${String(at)}th valley`),
  ];
}

function wordsOf(truth: readonly TruthEntity[]): readonly string[] {
  return [...new Set(truth.flatMap(({ name }) => name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []))];
}

function shuffled(words: readonly string[], random: Random): readonly string[] {
  return words
    .map((word) => ({ word, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

interface Surfacing {
  readonly name: string;
  readonly folder: string;
  readonly options: Partial<CrawlOptions>;
}

async function surface(
  shop: DemoShop,
  { name, folder, options }: Surfacing,
): Promise<Omit<SurfacingScore, 'matching' | 'keywords'> & { readonly curve: FactsCurve }> {
  const run = await startWiredCrawl([shop.url], {
    ...options,
    // No facet is asked: only keywords count.
    attributes: ['none of these'],
    entityPages: 'none',
    maxPages: MOST_PAGES,
    outputDir: join(folder, `run ${name}`),
  });
  const points: { pages: number; share: number }[] = [{ pages: 0, share: 0 }];
  let [pages, found, asked, empty] = [0, 0, 0, 0];
  for await (const event of run.events) {
    if (event.kind === 'page') pages += 1;
    if (event.kind !== 'keyword') continue;
    asked += 1;
    empty += event.listed === 0 ? 1 : 0;
    found += event.fresh;
    points.push({ pages, share: found / SIZE });
  }
  await run.done;
  const at = (share: number): number | null => points.find((point) => point.share >= share)?.pages ?? null;
  return {
    entities: `${String(found)} of ${String(SIZE)}`,
    asked,
    empty,
    pages,
    half: at(HALF),
    most: at(MOST),
    curve: { name, points, pages, isStopped: pages >= MOST_PAGES },
  };
}
