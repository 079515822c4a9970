/**
 * One strategy on one simulated site, scored against all facts and the reference costs.
 */

import { exploreLinks } from '../../src/explore/links.js';
import { exploreOnline } from '../../src/explore/online.js';
import { explorePlanned } from '../../src/explore/planned.js';
import type { Predicate } from '../../src/model/query.js';
import type { Opening, Site } from '../../src/model/site.js';
import {
  coverEntities,
  coverFacts,
  referenceCosts,
  serveCatalogue,
  SIMULATED_ORIGIN,
  type CappedCrawl,
  type Catalogue,
  type ReferenceCosts,
  type SimulatedSite,
  type SimulatedSiteOptions,
} from '../../src/simulate/index.js';
import { exploreContext, observationOf, type Strategy } from '../explore/explore-simulated.js';
import type { FactsCurve } from './facts-plot.js';
import { createFactTally, type FactTally } from './fact-tally.js';
import { reachableFacts } from './reachable-facts.js';

/** What to run. */
export interface StrategyRun {
  readonly catalogue: Catalogue;
  readonly reference: ReferenceCosts;
  readonly strategy: string;
  readonly options: SimulatedSiteOptions;
  /** The run is stopped after this many pages. */
  readonly mostPages: number;
}

/** What a strategy brought and cost. */
export interface StrategyScore {
  readonly strategy: string;
  readonly pages: number;
  readonly queries: number;
  readonly r1: number;
  readonly r2: number;
  readonly r3: number;
  readonly r4: number;
  /** Pages by those of the oracle's plan. */
  readonly timesR4: number;
  /** Share of all facts that was found, 0–1. */
  readonly recall: number;
  /** Share of all facts that can be reached under the cap at all, 0–1. */
  readonly reachable: number;
  /** Share of what was found that is true, 0–1; null if no fact was found. */
  readonly precision: number | null;
  /** Mean share of the facts that was known, over the pages from the first to R3, 0–1. */
  readonly area: number;
  /** Shares of all facts that were known after so many pages. */
  readonly curve: FactsCurve['points'];
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

/** Baselines that know the site's cap and attributes. */
const BASELINES: Readonly<Record<string, typeof coverFacts>> = {
  'slice-cover': coverFacts,
  'slice-cover-entities': coverEntities,
};

const MEBIBYTE = 1024 * 1024;
const MILLIS = 1000;
/** Points of a curve lie this share of all facts apart. */
const LEAST_SHARE = 0.002;

/** The reference costs of a site: what its cards show and how its predicates combine is reckoned with. */
export function referenceOf(
  catalogue: Catalogue,
  {
    visibleOnCards = [],
    across = 'all',
    pageSizes = [],
    pageSize,
  }: SimulatedSiteOptions & { readonly pageSize: number },
): ReferenceCosts {
  return referenceCosts(catalogue, {
    pageSize: Math.max(pageSize, ...pageSizes),
    visible: visibleOnCards,
    conjunctions: across === 'all',
  });
}

/** Runs a strategy. */
export async function measureStrategy(run: StrategyRun): Promise<StrategyScore> {
  const { catalogue, reference, strategy, options } = run;
  const served = serveCatalogue(catalogue, options);
  const site = limited(served, run.mostPages);
  const tally = createFactTally(catalogue, options.sliders);
  const curve = createCurve(reference.r3, tally);
  let [queries, memory] = [0, 0];
  const start = performance.now();
  await explore(run, site, (entities, teaches) => {
    tally.add({ entities, teaches });
    curve.note(served.asked());
    queries += 1;
    memory = Math.max(memory, process.memoryUsage.rss());
  });
  const seconds = (performance.now() - start) / MILLIS;
  const pages = served.asked();
  const { r1, r2, r3, r4 } = reference;
  const cap = options.cap ?? null;
  return {
    strategy,
    pages,
    queries,
    ...{ r1, r2, r3, r4 },
    timesR4: pages / r4,
    recall: tally.right / tally.all,
    reachable: cap === null ? 1 : reachableFacts(catalogue, cap) / tally.all,
    precision: tally.right === 0 ? null : tally.right / (tally.right + tally.wrong),
    area: curve.area(),
    curve: curve.points(),
    pagesPerFact: tally.right === 0 ? null : pages / tally.right,
    seconds,
    millisPerPage: (MILLIS * seconds) / pages,
    memoryMiB: memory / MEBIBYTE,
    isStopped: site.isStopped(),
  };
}

/** Facts against pages. */
interface KnownFacts {
  note(pages: number): void;
  /** The mean share that was known up to the given number of pages. */
  area(): number;
  points(): FactsCurve['points'];
}

function createCurve(mostPages: number, tally: FactTally): KnownFacts {
  const points: { pages: number; share: number }[] = [];
  return {
    note(pages) {
      const share = tally.right / tally.all;
      if (share - (points.at(-1)?.share ?? 0) >= LEAST_SHARE || share === 1) points.push({ pages, share });
    },
    area() {
      const ends = [...points.slice(1).map(({ pages }) => pages), mostPages];
      return points.reduce((sum, { pages, share }, at) => {
        const width = Math.min(ends[at] ?? mostPages, mostPages) - Math.min(pages, mostPages);
        return sum + (share * width) / mostPages;
      }, 0);
    },
    points: () => points.filter(({ share }, at) => at === 0 || share > (points[at - 1]?.share ?? 0)),
  };
}

type Learn = (entities: Iterable<number>, teaches: readonly Predicate[]) => void;

/** Runs a strategy, or a baseline, which is told where the list of everything is. */
async function explore({ strategy, options, catalogue }: StrategyRun, site: LimitedSite, learn: Learn): Promise<void> {
  const planned = STRATEGIES[strategy];
  const baseline = BASELINES[strategy];
  let readings = 0;
  if (planned !== undefined) {
    const { context } = exploreContext(site, {
      record: async ({ entities, teaches }) => {
        learn(entities, teaches);
        return String((readings += 1));
      },
    });
    await planned(context, site.start, await observationOf(site, site.start));
  } else if (baseline !== undefined) {
    const crawl: CappedCrawl = {
      site,
      cap: options.cap ?? catalogue.size,
      attributes: new Set(catalogue.attributes.map(({ name }) => name)),
      learn: (teaches, cards) =>
        learn(
          cards.map(({ url }) => Number(url?.split('/').at(-1))),
          teaches,
        ),
      giveUp: () => undefined,
    };
    await baseline(crawl, { predicates: [], path: { kind: 'url', url: `${SIMULATED_ORIGIN}/list?page=1` } });
  } else {
    const names = [...Object.keys(STRATEGIES), ...Object.keys(BASELINES)];
    throw new RangeError(`no strategy ${strategy}; there are ${names.join(', ')}`);
  }
}

interface LimitedSite extends Site, Pick<SimulatedSite, 'start'> {
  isStopped(): boolean;
}

/** The site until it was asked for too many pages; a list that is being read is read to its end. */
function limited(site: SimulatedSite, mostPages: number): LimitedSite {
  let isStopped = false;
  return {
    start: site.start,
    isStopped: () => isStopped,
    async open(path, options): Promise<Opening> {
      isStopped ||= site.asked() >= mostPages;
      return isStopped ? { kind: 'stopped', reason: 'max-pages' } : site.open(path, options);
    },
  };
}
