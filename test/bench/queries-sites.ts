/**
 * Simulated sites filled with real catalogues, and the query log that a search engine might have of them.
 */

import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createRandom, sample, type Random } from '../../src/base/random.js';
import { readWords, wordsKey } from '../../src/queries/words.js';

/** A site and what it is filled with. */
export interface FilledSite {
  readonly host: string;
  /** Texts of its records, whole. */
  readonly records: readonly string[];
  /** Names that people ask it for. */
  readonly names: readonly string[];
}

/** A log and what is true of it. */
export interface MadeLog {
  /** Lines of query, address, clicks. */
  readonly lines: readonly string[];
  /** By host: keys of the names that were asked for. */
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
  /** By host: the queries as they were asked, noise included. */
  readonly queries: ReadonlyMap<string, readonly string[]>;
}

interface Filling {
  readonly host: string;
  readonly file: string;
  /** Only records of this site of the data set. */
  readonly of?: string;
  /** Fields whose values are asked for. */
  readonly names: readonly string[];
}

const CATALOGUES: readonly Filling[] = [
  { host: 'pages-and-more', file: 'catalogues/books', names: ['title', 'authors'] },
  { host: 'oldprints', file: 'catalogues/classics', names: ['bibliography.title', 'bibliography.author.name'] },
  { host: 'boxoffice', file: 'catalogues/movies', names: ['Title'] },
  { host: 'recordcrate', file: 'catalogues/music', names: ['artist.name'] },
  { host: 'gallerywall', file: 'catalogues/tate', names: ['artist.name', 'data.title'] },
  { host: 'joystickden', file: 'catalogues/video_games', names: ['Title'] },
  { host: 'motorlot', file: 'catalogues/cars', names: ['Identification.Model Year', 'Identification.Make'] },
  { host: 'flyfinder', file: 'catalogues/airports', names: ['name', 'city'] },
  { host: 'gadgetbarn', file: 'icecat-products/products', names: ['title', 'supplier'] },
];

/**
 * Two sites of each vertical of the SWDE collection, with the fields that people ask for. Thresholds of `src/queries` were
 * chosen on two others of each, with another seed.
 */
const VERTICALS: Readonly<Record<string, { readonly sites: readonly string[]; readonly names: readonly string[] }>> = {
  auto: { sites: ['autobytel', 'cars'], names: ['model'] },
  book: { sites: ['amazon', 'christianbook'], names: ['title', 'author'] },
  camera: { sites: ['buy', 'onsale'], names: ['model', 'manufacturer'] },
  job: { sites: ['job', 'nettemps'], names: ['title', 'company'] },
  movie: { sites: ['metacritic', 'yahoo'], names: ['title', 'director'] },
  nbaplayer: { sites: ['nba', 'usatoday'], names: ['name', 'team'] },
  restaurant: { sites: ['gayot', 'urbanspoon'], names: ['name', 'cuisine'] },
  university: { sites: ['collegenavigator', 'studentaid'], names: ['name'] },
};

/**
 * What people put around names: "cheap", "review", "reviews", "price of", "specs", "where to buy" from He 2013 (table 2,
 * §5.1), the others from the queries of the data sets (Best Buy's, WANDS, ESCI).
 */
export const NOISE: Readonly<Record<'prefix' | 'suffix', readonly string[]>> = {
  prefix: ['cheap', 'best', 'price of', 'where to buy', 'all', 'refurbished', 'other'],
  suffix: ['reviews', 'review', 'specs', 'for women', 'for men', 'gifts', 'with accessories'],
};

const MOST_RECORDS = 3000;
const LEAST_QUERIES = 200;
const MOST_QUERIES = 3000;
/** Share of queries with noise on a side. */
const NOISY = 0.4;
/** Share of queries that were asked for something else. */
const STRAY = 0.04;
const MOST_CLICKS = 30;
const MOST_PAGES = 4;

/** The sites; the same for the same data. */
export function fillSites(dataDir: string, seed: number): readonly FilledSite[] {
  const random = createRandom(seed);
  const verticals = Object.entries(VERTICALS).flatMap(([vertical, { sites, names }]) =>
    sites.map((of): Filling => ({ host: `${vertical}s-${of}`, file: `swde/${vertical}`, of, names })),
  );
  return [...CATALOGUES, ...verticals].map((filling) => fillSite(dataDir, filling, random));
}

function fillSite(dataDir: string, { host, file, of, names }: Filling, random: Random): FilledSite {
  const all = readRecords(join(dataDir, `${file}.jsonl.gz`)).filter(
    (record) => of === undefined || record['site'] === of,
  );
  const records = sample(all, MOST_RECORDS, random);
  return {
    host: `${host}.example`,
    records: records.map((record) => Object.values(record).map(String).join(' ')),
    names: records.flatMap((record) => names.map((name) => askedName(record[name]))).filter((name) => name.length > 2),
  };
}

function readRecords(path: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A name as people ask for it: without year, what is in brackets, and subtitle. */
function askedName(value: unknown): string {
  const text = String(Array.isArray(value) ? value[0] : (value ?? ''));
  const plain =
    text
      .replace(/\s*[([].*$/u, '')
      .replace(/^(?:19|20)\d\d\s+/u, '')
      .split(/[:;|]|\s-\s|,\s/u)[0] ?? '';
  return readWords(plain).text.split(' ').slice(0, 6).join(' ').trim();
}

/** A log of the sites, some asked often and some seldom. */
export function makeLog(sites: readonly FilledSite[], seed: number): MadeLog {
  const random = createRandom(seed);
  const [lines, asked, queries] = [[] as string[], new Map<string, Set<string>>(), new Map<string, string[]>()];
  for (const { host, names } of sites) {
    const count = Math.round(LEAST_QUERIES * (MOST_QUERIES / LEAST_QUERIES) ** random());
    const [ownNames, ownQueries] = [new Set<string>(), [] as string[]];
    for (let at = 0; at < count; at += 1) {
      const stray = random() < STRAY ? pick(sites, random).names : names;
      const name = stray[Math.floor(stray.length * random() ** 2)] ?? '';
      const query = withNoise(name, random);
      ownNames.add(wordsKey(readWords(name)));
      ownQueries.push(query);
      lines.push(...clickLines(query, host, random));
    }
    lines.push(`jane.doe${String(count)}@mail.example\thttps://www.${host}/1\t9`);
    asked.set(host, ownNames);
    queries.set(host, ownQueries);
  }
  return { lines, asked, queries };
}

function withNoise(name: string, random: Random): string {
  const part = random();
  if (part < NOISY / 2) return `${skewed(NOISE.prefix, random)} ${name}`;
  return part < NOISY ? `${name} ${skewed(NOISE.suffix, random)}` : name;
}

function clickLines(query: string, host: string, random: Random): readonly string[] {
  const pages = Math.ceil(MOST_PAGES * random());
  return Array.from({ length: pages }, (_, page) => {
    const clicks = Math.ceil(MOST_CLICKS * random() ** 2);
    return `${query}\thttps://www.${host}/p/${String(page)}\t${String(clicks)}`;
  });
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(items.length * random())] as T;
}

/** The first ones more often. */
function skewed<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(items.length * random() ** 2)] as T;
}
