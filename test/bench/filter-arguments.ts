/**
 * `npm run bench -- arguments [--sites DIR] [--out DIR]`: which arguments select, and how many second-level addresses that
 * saves (He 2013 §8, figures 9 and 10).
 *
 * Precision and recall are those of arguments predicted not to select, over arguments of prevalence 0.01 and more, as
 * published. Lost is the share of selections (addresses without what truly does not select) that no kept address asks.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { canonicalUrl } from '../../src/base/url.js';
import { argumentsOf } from '../../src/filter/address-arguments.js';
import { createArgumentBook, type ArgumentBook } from '../../src/filter/argument-book.js';
import { PREVALENCE_THRESHOLD } from '../../src/filter/argument-evidence.js';
import { isSelecting } from '../../src/filter/argument-class.js';
import { secondLevelUrls } from '../../src/filter/second-level.js';
import { createShownSelections } from '../../src/filter/shown-selections.js';
import { crawlShops, crawlSites, type ResultPages } from './filter-result-pages.js';
import { plotCurves, type CurvePlot } from './filter-plot.js';
import { markdownTable } from './markdown-table.js';

/** Thresholds of figures 9 and 10. */
const THRESHOLDS: readonly number[] = [0.02, 0.05, 0.1, 0.2, 0.5];
/** Arguments below are too rare to be judged, as published. */
const LEAST_PREVALENCE = 0.01;
const DIGITS = 4;

/** What was measured of one site, or of all. */
export interface ArgumentScore {
  readonly name: string;
  readonly pages: number;
  readonly arguments: number;
  readonly precision: number;
  readonly recall: number;
  readonly lost: number;
  /** Links of result pages, each once a page, as a multiple of what is left of them. */
  readonly reduction: { readonly filter: number; readonly complete: number; readonly representative: number };
  readonly wrong: readonly string[];
}

/**
 * Measures on demo shops, and on real sites where they are given: once on the shops that rules were written on, and once
 * on what was not looked at for that.
 */
export async function benchArguments(places: {
  readonly sites: string | null;
  readonly out: string | null;
}): Promise<unknown> {
  const sites = places.sites === null ? [] : await crawlSites(places.sites);
  const chosenOn = measure('shops that rules were written on', await crawlShops('chosen-on'), []);
  const heldOut = measure('shops and sites held out', [...(await crawlShops('held-out')), ...sites], THRESHOLDS);
  if (places.out !== null) await write(places.out, [chosenOn, heldOut]);
  return [chosenOn, heldOut];
}

/** Scores, and for each threshold one point of the curves: every point reads all pages again. */
function measure(set: string, sites: readonly ResultPages[], thresholds: readonly number[]): Results {
  const curve = (onlyPrevalence: boolean): readonly ArgumentScore[] =>
    thresholds.flatMap((threshold) => scores(sites, { onlyPrevalence, threshold }).slice(-1));
  return {
    set,
    ours: scores(sites, {}),
    published: scores(sites, { onlyPrevalence: true }).slice(-1),
    curves: { ours: curve(false), 'prevalence alone': curve(true) },
  };
}

/** How arguments are judged. */
export interface Rule {
  readonly onlyPrevalence?: boolean;
  readonly threshold?: number;
}

/** Scores of sites with a rule, and of all together. */
export function scores(sites: readonly ResultPages[], rule: Rule): readonly ArgumentScore[] {
  const counts = sites.map((site) => count(site, rule));
  return [...counts.map(scoreOf), scoreOf(counts.reduce(added))];
}

interface Counts {
  readonly name: string;
  readonly pages: number;
  readonly predicted: number;
  readonly irrelevant: number;
  readonly right: number;
  readonly judged: number;
  readonly selections: number;
  readonly lost: number;
  readonly links: number;
  readonly filtered: number;
  readonly complete: number;
  readonly representative: number;
  readonly wrong: readonly string[];
}

function count(site: ResultPages, rule: Rule): Counts {
  const book = createArgumentBook(rule);
  if (site.search !== null) book.learnSearch(site.search);
  for (const { view, query } of site.pages) book.learn(view, query);
  const judged = book.classes().filter(({ prevalence }) => (prevalence ?? 0) >= LEAST_PREVALENCE);
  const predicted = judged.filter(({ kind }) => !isSelecting(kind));
  const irrelevant = judged.filter(({ name }) => site.isIrrelevant(name));
  const right = predicted.filter(({ name }) => site.isIrrelevant(name)).length;
  const wrong = judged.filter(({ name, kind }) => isSelecting(kind) === site.isIrrelevant(name));
  return {
    name: site.name,
    pages: site.pages.length,
    judged: judged.length,
    predicted: predicted.length,
    irrelevant: irrelevant.length,
    right,
    wrong: wrong.map(({ name, kind, reason, prevalence }) => `${name} ${kind} (${reason}, ${String(prevalence)})`),
    ...countUrls(site, book),
  };
}

function countUrls(
  site: ResultPages,
  book: ArgumentBook,
): Pick<Counts, 'selections' | 'lost' | 'links' | 'filtered' | 'complete' | 'representative'> {
  const truly = (url: string): string => trueKey(site, url);
  const filtered = new Set<string>();
  const kept = { complete: new Set<string>(), representative: new Set<string>() };
  const asked = new Set(site.pages.map(({ view }) => truly(view.url)));
  const covered = new Set(asked);
  const wanted = new Set<string>();
  const shown = createShownSelections(book);
  let links = 0;
  for (const { view, query } of site.pages) {
    links += new Set(view.links.map(({ url }) => url)).size;
    for (const coverage of ['complete', 'representative'] as const) {
      const isKnown = (key: string): boolean => kept[coverage].has(key);
      const { kept: urls, dropped } = secondLevelUrls(view, book, { query, coverage, isKnown, shown });
      for (const { key } of urls) kept[coverage].add(key);
      if (coverage === 'complete') continue;
      for (const { url } of urls) covered.add(truly(url));
      const passed = [...urls, ...dropped.filter(({ reason }) => AFTER_FILTER.has(reason))];
      for (const { url } of passed) filtered.add(url);
      // What a page shows wholly is not lost with the links to parts of it.
      const all = dropped.filter(({ reason }) => reason === 'all-shown').map(({ url }) => url);
      for (const url of all) covered.add(truly(url));
      for (const { url } of passed) wanted.add(truly(url));
    }
  }
  return {
    links,
    filtered: filtered.size,
    complete: kept.complete.size,
    representative: kept.representative.size,
    selections: wanted.size,
    lost: [...wanted].filter((key) => !covered.has(key)).length,
  };
}

/** Reasons that come after the filter of §7.2. */
const AFTER_FILTER: ReadonlySet<string> = new Set(['this-page', 'same-query', 'position', 'all-shown']);

/** The address without what truly does not select. */
function trueKey(site: ResultPages, url: string): string {
  const parts = argumentsOf(canonicalUrl(url));
  const kept = (parts?.items ?? []).filter(({ name }) => !site.isIrrelevant(name));
  return kept
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('\n');
}

function added(a: Counts, b: Counts): Counts {
  const sum = (name: keyof Omit<Counts, 'name' | 'wrong'>): number => a[name] + b[name];
  return {
    name: 'all',
    pages: sum('pages'),
    judged: sum('judged'),
    predicted: sum('predicted'),
    irrelevant: sum('irrelevant'),
    right: sum('right'),
    selections: sum('selections'),
    lost: sum('lost'),
    links: sum('links'),
    filtered: sum('filtered'),
    complete: sum('complete'),
    representative: sum('representative'),
    wrong: [],
  };
}

function scoreOf(counts: Counts): ArgumentScore {
  const { links, selections, lost, right } = counts;
  return {
    name: counts.name,
    pages: counts.pages,
    arguments: counts.judged,
    precision: share(right, counts.predicted),
    recall: share(right, counts.irrelevant),
    lost: selections === 0 ? 0 : share(lost, selections),
    reduction: {
      filter: ratio(links, counts.filtered),
      complete: ratio(links, counts.complete),
      representative: ratio(links, counts.representative),
    },
    wrong: counts.wrong,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(DIGITS));
}

function ratio(links: number, left: number): number {
  return Number((links / Math.max(1, left)).toFixed(1));
}

interface Results {
  readonly set: string;
  readonly ours: readonly ArgumentScore[];
  readonly published: readonly ArgumentScore[];
  readonly curves: Readonly<Record<string, readonly ArgumentScore[]>>;
}

async function write(folder: string, results: readonly Results[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'arguments.svg'), plotCurves(results.slice(-1).flatMap(plotsOf)));
  await writeFile(join(folder, 'arguments.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(folder, 'arguments.md'), results.map(sectionOf).join('\n'));
}

/** Figures 9a, 9b and 10. */
function plotsOf({ curves }: Results): readonly CurvePlot[] {
  const drawn = (
    x: (one: ArgumentScore, at: number) => number,
    y: (one: ArgumentScore) => number,
  ): CurvePlot['curves'] =>
    Object.entries(curves).map(([name, points]) => ({
      name,
      points: points.map((one, at) => ({ label: String(THRESHOLDS[at]), x: x(one, at), y: y(one) })),
    }));
  const threshold = (_: ArgumentScore, at: number): number => THRESHOLDS[at] ?? 0;
  return [
    {
      ...{ title: 'Arguments that do not select', x: 'recall', y: 'precision' },
      curves: drawn(
        (one) => one.recall,
        (one) => one.precision,
      ),
    },
    { title: 'Selections lost', x: 'threshold', y: 'share', curves: drawn(threshold, (one) => one.lost) },
    {
      ...{ title: 'Fewer second-level addresses', x: 'threshold', y: 'times' },
      curves: drawn(threshold, (one) => one.reduction.representative),
    },
  ];
}

function sectionOf({ set, ours, published }: Results): string {
  const alone = published.map((one) => ({ ...one, name: `all, prevalence alone at ${String(PREVALENCE_THRESHOLD)}` }));
  return `## ${set}\n\n${markdownTable([...ours, ...alone].map(rowOf))}\n`;
}

function rowOf(one: ArgumentScore): Readonly<Record<string, string>> {
  return {
    Site: one.name,
    'Result pages': String(one.pages),
    Arguments: String(one.arguments),
    Precision: String(one.precision),
    Recall: String(one.recall),
    'Selections lost': String(one.lost),
    'Fewer, keyword filter alone': String(one.reduction.filter),
    'Fewer, all pages': String(one.reduction.complete),
    'Fewer, one page each': String(one.reduction.representative),
  };
}
