/**
 * What learning all facts of simulated sites of published sizes costs, against the reference costs (DESIGN §5.4, §7).
 *
 * Sites are named `D1`, or `D2@20000` for one of D2's proportions with that many entities. Pages are all that the site
 * was asked, the search for its lists included.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { exploreLinks } from '../../src/explore/links.js';
import { exploreOnline } from '../../src/explore/online.js';
import { explorePlanned } from '../../src/explore/planned.js';
import type { Opening, Site } from '../../src/model/site.js';
import {
  generateCatalogue,
  MIXES,
  publishedCatalogue,
  PUBLISHED_PAGE_SIZE,
  publishedSize,
  referenceCosts,
  scaledSize,
  serveCatalogue,
  type Catalogue,
  type Mix,
  type PublishedSize,
  type ReferenceCosts,
  type SimulatedSite,
} from '../../src/simulate/index.js';
import { exploreContext, observationOf, type Strategy } from '../explore/explore-simulated.js';
import { createFactTally } from './fact-tally.js';
import { markdownTable } from './markdown-table.js';

/** What to measure. */
export interface PlannerBench {
  /** @default D1 and D2@20000 */
  readonly sites?: readonly string[];
  /** @default all */
  readonly mixes?: readonly string[];
  /** @default planned */
  readonly strategies?: readonly string[];
  /** Entities of one query that can be reached; null = all. @default null */
  readonly cap?: number | null;
  /** Whether sites tell sizes. @default both, one after the other */
  readonly counts?: readonly boolean[];
  /** A run is stopped after this many times R3 pages. @default 3 */
  readonly mostTimesR3?: number;
  /** Folder for `planner.md` and `planner.json`; null = none. @default null */
  readonly folder?: string | null;
}

/** One strategy on one site. */
export interface PlannerRow {
  readonly site: string;
  readonly mix: string;
  readonly counts: boolean;
  readonly cap: number | null;
  readonly strategy: string;
  readonly pages: number;
  readonly queries: number;
  readonly r1: number;
  readonly r2: number;
  readonly r3: number;
  readonly r4: number;
  /** Pages by those of the oracle's plan. */
  readonly timesR4: number;
  readonly recall: number;
  /** Null if no fact was found. */
  readonly precision: number | null;
  readonly pagesPerFact: number | null;
  readonly seconds: number;
  readonly millisPerPage: number;
  /** The most memory that was seen in use, catalogue included. */
  readonly memoryMiB: number;
  /** Whether the run was stopped before its end. */
  readonly isStopped: boolean;
}

const STRATEGIES: Readonly<Record<string, Strategy>> = {
  planned: explorePlanned,
  online: exploreOnline,
  links: exploreLinks,
};

const USUAL_SITES: readonly string[] = ['D1', 'D2@20000'];
const MEBIBYTE = 1024 * 1024;
const MOST_TIMES_R3 = 3;

/** What to measure, from the options of a call: lists are separated by commas. */
export function readPlannerOptions(options: Readonly<Record<string, string | undefined>>): PlannerBench {
  const { sizes, mixes, strategies, counts, cap, out } = options;
  return {
    ...(sizes === undefined ? {} : { sites: sizes.split(',') }),
    ...(mixes === undefined ? {} : { mixes: mixes.split(',') }),
    ...(strategies === undefined ? {} : { strategies: strategies.split(',') }),
    ...(counts === undefined ? {} : { counts: counts.split(',').map((told) => told === 'shown') }),
    cap: cap === undefined ? null : Number(cap),
    folder: out ?? null,
  };
}

/** Measures strategies on sites and prints each row as it comes. */
export async function benchPlanner(bench: PlannerBench = {}): Promise<readonly PlannerRow[]> {
  const { sites = USUAL_SITES, mixes = MIXES, strategies = ['planned'], counts = [true, false] } = bench;
  const rows: PlannerRow[] = [];
  for (const name of sites) {
    for (const mix of mixes) {
      const catalogue = generateCatalogue(publishedCatalogue(siteSize(name), mixNamed(mix)));
      const reference = referenceCosts(catalogue, { pageSize: PUBLISHED_PAGE_SIZE });
      for (const told of counts) {
        for (const strategy of strategies) {
          const plan: PlannedRun = { catalogue, reference, counts: told, cap: bench.cap ?? null, strategy };
          const row = { site: name, mix, ...(await measure(plan, bench.mostTimesR3 ?? MOST_TIMES_R3)) };
          process.stderr.write(`${markdownTable([readable(row)]).split('\n')[2] ?? ''}\n`);
          rows.push(row);
        }
      }
    }
  }
  if (bench.folder != null) await writeReport(bench.folder, rows);
  process.stdout.write(`${markdownTable(rows.map(readable))}\n\n`);
  return rows;
}

/** The size of a site by its name: `D2`, or `D2@20000`. */
function siteSize(name: string): PublishedSize {
  const [published = '', entities] = name.split('@');
  return entities === undefined
    ? publishedSize(published)
    : { ...scaledSize(publishedSize(published), Number(entities)) };
}

function mixNamed(name: string): Mix {
  const mix = MIXES.find((one) => one === name);
  if (mix === undefined) throw new RangeError(`no mix ${name}; there are ${MIXES.join(', ')}`);
  return mix;
}

interface PlannedRun {
  readonly catalogue: Catalogue;
  readonly reference: ReferenceCosts;
  readonly counts: boolean;
  readonly cap: number | null;
  readonly strategy: string;
}

async function measure(run: PlannedRun, mostTimesR3: number): Promise<Omit<PlannerRow, 'site' | 'mix'>> {
  const { catalogue, reference, counts, cap, strategy } = run;
  const explore = STRATEGIES[strategy];
  if (explore === undefined)
    throw new RangeError(`no strategy ${strategy}; there are ${Object.keys(STRATEGIES).join(', ')}`);
  const served = serveCatalogue(catalogue, { counts, cap });
  const site = limited(served, mostTimesR3 * reference.r3);
  const tally = createFactTally(catalogue);
  let [queries, memory] = [0, 0];
  const { context } = exploreContext(site, {
    record: async (reading) => {
      tally.add(reading);
      memory = Math.max(memory, process.memoryUsage.rss());
      return String((queries += 1));
    },
  });
  const start = performance.now();
  await explore(context, served.start, await observationOf(site, served.start));
  const seconds = (performance.now() - start) / 1000;
  const pages = served.asked();
  const { r1, r2, r3, r4 } = reference;
  return {
    counts,
    cap,
    strategy,
    pages,
    queries,
    ...{ r1, r2, r3, r4 },
    timesR4: pages / r4,
    recall: tally.right / tally.all,
    precision: tally.right === 0 ? null : tally.right / (tally.right + tally.wrong),
    pagesPerFact: tally.right === 0 ? null : pages / tally.right,
    seconds,
    millisPerPage: (1000 * seconds) / pages,
    memoryMiB: memory / MEBIBYTE,
    isStopped: site.isStopped(),
  };
}

/** The site until it was asked for too many pages. Lists that are being read end there. */
function limited(site: SimulatedSite, mostPages: number): Site & { isStopped(): boolean } {
  let isStopped = false;
  return {
    isStopped: () => isStopped,
    async open(path, options): Promise<Opening> {
      isStopped ||= site.asked() >= mostPages;
      return isStopped ? { kind: 'stopped', reason: 'max-pages' } : site.open(path, options);
    },
  };
}

async function writeReport(folder: string, rows: readonly PlannerRow[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'planner.json'), `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(join(folder, 'planner.md'), `${markdownTable(rows.map(readable))}\n`);
}

/** A row as a person reads it. */
function readable(row: PlannerRow): Readonly<Record<string, string>> {
  const share = (number: number | null): string => (number === null ? '–' : number.toFixed(4));
  return {
    site: row.site,
    mix: row.mix,
    counts: row.counts ? 'shown' : 'none',
    strategy: `${row.strategy}${row.isStopped ? ' (stopped)' : ''}`,
    pages: String(row.pages),
    R1: String(row.r1),
    R2: String(row.r2),
    R3: String(row.r3),
    R4: String(row.r4),
    '× R4': row.timesR4.toFixed(2),
    recall: share(row.recall),
    precision: share(row.precision),
    'pages per fact': share(row.pagesPerFact),
    seconds: row.seconds.toFixed(1),
    'ms per page': row.millisPerPage.toFixed(2),
    MiB: row.memoryMiB.toFixed(0),
  };
}
