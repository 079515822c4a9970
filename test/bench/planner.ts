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
import type { AccessPath } from '../../src/model/access-path.js';
import type { Predicate } from '../../src/model/query.js';
import type { Opening, Site } from '../../src/model/site.js';
import {
  coverEntities,
  coverFacts,
  generateCatalogue,
  MIXES,
  publishedCatalogue,
  PUBLISHED_PAGE_SIZE,
  publishedSize,
  referenceCosts,
  scaledSize,
  serveCatalogue,
  SIMULATED_ORIGIN,
  type CappedCrawl,
  type Catalogue,
  type Mix,
  type PublishedSize,
  type ReferenceCosts,
  type SimulatedSite,
} from '../../src/simulate/index.js';
import { exploreContext, observationOf, type Strategy } from '../explore/explore-simulated.js';
import { createFactTally } from './fact-tally.js';
import { markdownTable } from './markdown-table.js';
import { reachableFacts } from './reachable-facts.js';

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
  /** Share of the facts that can be reached under the cap at all. */
  readonly reachable: number;
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

/** Baselines that know the site's cap. */
const BASELINES: Readonly<Record<string, typeof coverFacts>> = {
  'slice-cover': coverFacts,
  'slice-cover-entities': coverEntities,
};

const USUAL: Required<PlannerBench> = {
  sites: ['D1', 'D2@20000'],
  mixes: MIXES,
  strategies: ['planned'],
  cap: null,
  counts: [true, false],
  mostTimesR3: 3,
  folder: null,
};
const MEBIBYTE = 1024 * 1024;

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
  const { sites, mixes, strategies, counts, cap, mostTimesR3, folder } = { ...USUAL, ...bench };
  const rows: PlannerRow[] = [];
  for (const [site, mix] of sites.flatMap((name) => mixes.map((one) => [name, one] as const))) {
    const catalogue = generateCatalogue(publishedCatalogue(siteSize(site), mixNamed(mix)));
    const reference = referenceCosts(catalogue, { pageSize: PUBLISHED_PAGE_SIZE });
    for (const [told, strategy] of counts.flatMap((one) => strategies.map((name) => [one, name] as const))) {
      const run: PlannedRun = { catalogue, reference, counts: told, cap, strategy };
      const row = { site, mix, ...(await measure(run, mostTimesR3)) };
      process.stderr.write(
        `${
          markdownTable([readable(row)])
            .split('\n')
            .at(-1) ?? ''
        }\n`,
      );
      rows.push(row);
    }
  }
  if (folder !== null) await writeReport(folder, rows);
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
  const served = serveCatalogue(catalogue, { counts, cap });
  const site = limited(served, mostTimesR3 * reference.r3);
  const tally = createFactTally(catalogue);
  let [queries, memory] = [0, 0];
  const learn: Learn = (entities, teaches) => {
    tally.add({ entities, teaches });
    queries += 1;
    memory = Math.max(memory, process.memoryUsage.rss());
  };
  const start = performance.now();
  await explore({ run, site, start: served.start }, learn);
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
    reachable: cap === null ? 1 : reachableFacts(catalogue, cap) / tally.all,
    precision: tally.right === 0 ? null : tally.right / (tally.right + tally.wrong),
    pagesPerFact: tally.right === 0 ? null : pages / tally.right,
    seconds,
    millisPerPage: (1000 * seconds) / pages,
    memoryMiB: memory / MEBIBYTE,
    isStopped: site.isStopped(),
  };
}

type Learn = (entities: Iterable<number>, teaches: readonly Predicate[]) => void;

interface Exploration {
  readonly run: PlannedRun;
  readonly site: Site;
  readonly start: AccessPath;
}

/** Runs a strategy, or a baseline, which is told where the list of everything is. */
async function explore({ run, site, start }: Exploration, learn: Learn): Promise<void> {
  const strategy = STRATEGIES[run.strategy];
  const baseline = BASELINES[run.strategy];
  let readings = 0;
  if (strategy !== undefined) {
    const { context } = exploreContext(site, {
      record: async ({ entities, teaches }) => {
        learn(entities, teaches);
        return String((readings += 1));
      },
    });
    await strategy(context, start, await observationOf(site, start));
  } else if (baseline !== undefined) {
    const list = { kind: 'url', url: `${SIMULATED_ORIGIN}/list?page=1` } as const;
    const crawl: CappedCrawl = {
      site,
      cap: run.cap ?? run.catalogue.size,
      attributes: new Set(run.catalogue.attributes.map(({ name }) => name)),
      learn: (teaches, cards) =>
        learn(
          cards.map(({ url }) => Number(url?.split('/').at(-1))),
          teaches,
        ),
      giveUp: () => undefined,
    };
    await baseline(crawl, { predicates: [], path: list });
  } else {
    const names = [...Object.keys(STRATEGIES), ...Object.keys(BASELINES)];
    throw new RangeError(`no strategy ${run.strategy}; there are ${names.join(', ')}`);
  }
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
    reachable: share(row.reachable),
    precision: share(row.precision),
    'pages per fact': share(row.pagesPerFact),
    seconds: row.seconds.toFixed(1),
    'ms per page': row.millisPerPage.toFixed(2),
    MiB: row.memoryMiB.toFixed(0),
  };
}
