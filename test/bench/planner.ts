/**
 * What learning all facts of simulated sites of published sizes costs, against the reference costs (design §5.4, §7).
 *
 * Sites are named `D1`, or `D2@20000` for one of D2's proportions with that many entities. Pages are all that the site
 * was asked, the search for its lists included.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  generateCatalogue,
  greedyPages,
  MIXES,
  publishedCatalogue,
  PUBLISHED_PAGE_SIZE,
  publishedSize,
  scaledSize,
  type Catalogue,
  type Mix,
  type PublishedSize,
} from '../../src/simulate/index.js';
import { measureBudgets, type BudgetedRuns } from './budgeted-runs.js';
import { plotFacts, type FactsCurve, type FactsPlot } from './facts-plot.js';
import { markdownTable } from './markdown-table.js';
import { knownByPages, measureStrategy, referenceOf, type StrategyScore } from './measured-strategy.js';
import { readableScore } from './readable-score.js';

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
  /** A run is stopped after so many pages. @default 3 × R3, at least 7,000 */
  readonly mostPages?: number | null;
  /** Whether to compare with the greedy rule with full knowledge of the site. @default false */
  readonly budgets?: boolean;
  /** Folder for `planner.md`, `planner.json` and `planner.svg`; null = none. @default null */
  readonly folder?: string | null;
}

/** One strategy on one site. */
export interface PlannerRow extends StrategyScore {
  readonly site: string;
  readonly mix: string;
  readonly counts: boolean;
  readonly cap: number | null;
  /** Pages after which the run would have been stopped. */
  readonly mostPages: number;
  /** Runs with smaller budgets; null if they were not compared. */
  readonly budgets: BudgetedRuns | null;
  /** What the greedy rule with full knowledge has known after so many pages; null if it was not compared with. */
  readonly greedyCurve: FactsCurve['points'] | null;
}

/** Times R3, and pages, after which a run is stopped unless said otherwise: the smallest site is crawled whole by every strategy. */
const MOST_TIMES_R3 = 3;
const LEAST_LIMIT = 7000;

/** What the picture shows beside its curves. */
const CAPTION =
  'Circles: runs with that many pages. R1: pages of the list of everything. R3: one query per value. R4: plan of an oracle that knows the catalogue.';

/** Budgets that are compared, evenly apart up to R3. */
const BUDGETS = 6;

const USUAL: Required<PlannerBench> = {
  sites: ['D1', 'D2@20000'],
  mixes: MIXES,
  strategies: ['planned'],
  cap: null,
  counts: [true, false],
  mostPages: null,
  budgets: false,
  folder: null,
};

/** What to measure, from the options of a call: lists are separated by commas. */
export function readPlannerOptions(options: Readonly<Record<string, string | undefined>>): PlannerBench {
  const { sizes, mixes, strategies, counts, cap, most, budgets, out } = options;
  return {
    ...(sizes === undefined ? {} : { sites: sizes.split(',') }),
    ...(mixes === undefined ? {} : { mixes: mixes.split(',') }),
    ...(strategies === undefined ? {} : { strategies: strategies.split(',') }),
    ...(counts === undefined ? {} : { counts: counts.split(',').map((told) => told === 'shown') }),
    cap: cap === undefined ? null : Number(cap),
    mostPages: most === undefined ? null : Number(most),
    budgets: budgets !== undefined,
    folder: out ?? null,
  };
}

/** Measures strategies on sites and prints each row as it comes. */
export async function benchPlanner(bench: PlannerBench = {}): Promise<readonly PlannerRow[]> {
  const { sites, mixes, strategies, counts, cap, folder, ...given } = { ...USUAL, ...bench };
  const rows: PlannerRow[] = [];
  for (const [site, mix] of sites.flatMap((name) => mixes.map((one) => [name, one] as const))) {
    const catalogue = generateCatalogue(publishedCatalogue(siteSize(site), mixNamed(mix)));
    const reference = referenceOf(catalogue, { pageSize: PUBLISHED_PAGE_SIZE });
    const mostPages = given.mostPages ?? Math.max(MOST_TIMES_R3 * reference.r3, LEAST_LIMIT);
    const greedy = given.budgets
      ? greedyPages(catalogue, { pageSize: PUBLISHED_PAGE_SIZE, mostPages: reference.r3 })
      : null;
    for (const [told, strategy] of counts.flatMap((one) => strategies.map((name) => [one, name] as const))) {
      const options = { pageSize: PUBLISHED_PAGE_SIZE, counts: told, cap };
      const run = { catalogue, reference, strategy, options, mostPages, greedy };
      const score = await measureStrategy(run);
      const facts = factsOf(catalogue);
      const budgets = greedy === null ? null : await measureBudgets(run, { greedy, facts, steps: BUDGETS });
      const row: PlannerRow = {
        ...{ site, mix, counts: told, cap, mostPages, ...score, budgets },
        greedyCurve: greedy === null ? null : knownByPages(greedy, facts).points(),
      };
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

function factsOf({ attributes }: Catalogue): number {
  return attributes.reduce((sum, { facts }) => sum + facts, 0);
}

/** The size of a site by its name: `D2`, or `D2@20000`. */
function siteSize(name: string): PublishedSize {
  const [published = '', entities] = name.split('@');
  const size = publishedSize(published);
  return entities === undefined ? size : scaledSize(size, Number(entities));
}

function mixNamed(name: string): Mix {
  const mix = MIXES.find((one) => one === name);
  if (mix === undefined) throw new RangeError(`no mix ${name}; there are ${MIXES.join(', ')}`);
  return mix;
}

async function writeReport(folder: string, rows: readonly PlannerRow[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'planner.json'), `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(join(folder, 'planner.md'), `${markdownTable(rows.map(readable))}\n`);
  await writeFile(join(folder, 'planner.svg'), plotFacts(plotsOf(rows), { caption: CAPTION }));
}

/** One plot per site, with all its strategies. */
function plotsOf(rows: readonly PlannerRow[]): readonly FactsPlot[] {
  const titleOf = ({ site, mix, counts, cap }: PlannerRow): string =>
    `${site}, ${mix}, counts ${counts ? 'shown' : 'not shown'}${cap === null ? '' : `, at most ${cap} per query`}`;
  return [...new Set(rows.map(titleOf))].map((title) => {
    const own = rows.filter((row) => titleOf(row) === title);
    const { r1 = 0, r3 = 0, r4 = 0, greedyCurve = null } = own[0] ?? {};
    const greedy: readonly FactsCurve[] =
      greedyCurve === null ? [] : [{ name: 'greedy oracle', points: greedyCurve, pages: r3, isStopped: true }];
    return {
      title,
      curves: [
        ...own.map(({ strategy, curve, pages, isStopped, budgets }) => ({
          ...{ name: strategy, points: curve, pages, isStopped },
          budgets: (budgets?.runs ?? []).map((run) => ({ pages: run.pages, share: run.known })),
        })),
        ...greedy,
      ],
      marks: { R1: r1, R4: r4, R3: r3 },
    };
  });
}

/** A row as a person reads it. */
function readable(row: PlannerRow): Readonly<Record<string, string>> {
  const { site, mix, counts, budgets } = row;
  const known = budgets?.runs.map((run) => `${run.known.toFixed(2)}/${run.knownByGreedy.toFixed(2)}`).join(' ') ?? '';
  return {
    ...{ site, mix, counts: counts ? 'shown' : 'none', ...readableScore(row) },
    ...(budgets === null ? {} : { 'budgets, known by greedy': known, share: budgets.shareOfGreedy.toFixed(3) }),
  };
}
