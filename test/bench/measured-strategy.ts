/**
 * One strategy on one simulated site, scored against all facts and the reference costs.
 */

import type { QueryReading } from '../../src/explore/context.js';
import { entitySet } from '../../src/explore/entity-set.js';
import { exploreLinks } from '../../src/explore/published/links.js';
import { exploreOffline } from '../../src/explore/published/offline.js';
import { exploreOnline } from '../../src/explore/published/online.js';
import { explorePlanned } from '../../src/explore/planned.js';
import {
  coverEntities,
  coverFacts,
  createPresence,
  referenceCosts,
  serveCatalogue,
  SIMULATED_ORIGIN,
  type CappedCrawl,
  type Catalogue,
  type ReferenceCosts,
  type SimulatedSiteOptions,
} from '../../src/simulate/index.js';
import { exploreContext, observationOf, type Strategy } from '../explore/explore-simulated.js';
import type { FactsCurve } from './facts-plot.js';
import { createKnownFacts, type KnownFacts } from './facts-curve.js';
import { createFactTally } from './fact-tally.js';
import { limitSite, type LimitedSite } from './limited-site.js';
import { unreachableFacts, type UnreachableValue } from './reachable-facts.js';

/** What to run. */
export interface StrategyRun {
  readonly catalogue: Catalogue;
  readonly reference: ReferenceCosts;
  readonly strategy: string;
  readonly options: SimulatedSiteOptions;
  /** The run is stopped after this many pages. */
  readonly mostPages: number;
  /** New facts of each page in turn by the greedy rule with full knowledge; null = not compared with. @default null */
  readonly greedy?: readonly number[] | null;
}

/** What a strategy brought and cost. */
export interface StrategyScore {
  readonly strategy: string;
  readonly pages: number;
  /** Pages that were looked through, those again that were remembered: the papers' second cost. */
  readonly pageScans: number;
  /** Queries that were recorded. */
  readonly queries: number;
  /** True facts that were found. */
  readonly facts: number;
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
  /** Share of those that was found, 0–1. */
  readonly recallOfReachable: number;
  /** Values with facts that cannot be reached, most first. */
  readonly unreachable: readonly UnreachableValue[];
  /** Share of what was found that is true, 0–1; null if no fact was found. */
  readonly precision: number | null;
  /** Mean share of the facts that was known, over the pages from the first to R3, 0–1. */
  readonly area: number;
  /** The area by that of the greedy rule with full knowledge; null if it was not compared with. */
  readonly areaOfGreedy: number | null;
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
  offline: exploreOffline,
  links: exploreLinks,
};

/** Baselines that know the site's cap and attributes. */
const BASELINES: Readonly<Record<string, typeof coverFacts>> = {
  'slice-cover': coverFacts,
  'slice-cover-entities': coverEntities,
};

const MEBIBYTE = 1024 * 1024;
const MILLIS = 1000;
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
  const site = limitSite(serveCatalogue(catalogue, options), run.mostPages);
  const tally = createFactTally(catalogue, { sliders: options.sliders, isWanted: steadyEntities(catalogue, options) });
  const known = createKnownFacts(tally.all);
  let [queries, memory] = [0, 0];
  const start = performance.now();
  await explore(run, site, ({ pages, entities, teaches }) => {
    const belonging = new Set(entities);
    for (const { page, items } of pages) {
      const listed = items.flatMap(({ entity }) => (belonging.has(entity) ? [entity] : []));
      known.add(site.seenAt(page), tally.add({ entities: listed, teaches }));
    }
    // What follows from other lists is known now.
    known.add(site.asked(), tally.add({ entities: belonging, teaches }));
    queries += 1;
    memory = Math.max(memory, process.memoryUsage.rss());
  });
  const seconds = (performance.now() - start) / MILLIS;
  const pages = site.asked();
  const { r1, r2, r3, r4 } = reference;
  const cap = options.cap ?? null;
  const unreachable = cap === null ? [] : unreachableFacts(catalogue, cap);
  const reachable = tally.all - unreachable.reduce((sum, { facts }) => sum + facts, 0);
  return {
    strategy,
    pages,
    pageScans: site.scans(),
    queries,
    facts: tally.right,
    ...{ r1, r2, r3, r4 },
    timesR4: pages / r4,
    recall: tally.right / tally.all,
    reachable: reachable / tally.all,
    recallOfReachable: tally.right / reachable,
    unreachable,
    precision: tally.right === 0 ? null : tally.right / (tally.right + tally.wrong),
    area: known.area(r3),
    areaOfGreedy: run.greedy == null ? null : known.area(r3) / knownByPages(run.greedy, tally.all).area(r3),
    curve: known.points(),
    pagesPerFact: tally.right === 0 ? null : pages / tally.right,
    seconds,
    millisPerPage: (MILLIS * seconds) / pages,
    memoryMiB: memory / MEBIBYTE,
    isStopped: site.isStopped(),
  };
}

/** Of a site that changes while it is read, the entities that are there throughout: their facts are to be found. */
function steadyEntities({ size }: Catalogue, { churn = null }: SimulatedSiteOptions): (entity: number) => boolean {
  if (churn === null) return () => true;
  const { isThere } = createPresence(size, churn);
  return (entity) => isThere(entity, 0) && isThere(entity, churn.changes);
}

/** What is known by pages that teach so many facts in turn. */
export function knownByPages(pages: readonly number[], all: number): KnownFacts {
  const known = createKnownFacts(all);
  for (const [at, facts] of pages.entries()) known.add(at + 1, facts);
  return known;
}

type Learn = (reading: Pick<QueryReading, 'pages' | 'entities' | 'teaches'>) => void;

/** Runs a strategy, or a baseline, which is told where the list of everything is. */
async function explore(
  { strategy, options, catalogue, mostPages }: StrategyRun,
  site: LimitedSite,
  learn: Learn,
): Promise<void> {
  const planned = STRATEGIES[strategy];
  const baseline = BASELINES[strategy];
  let readings = 0;
  if (planned !== undefined) {
    const { context } = exploreContext(site, {
      mostPages,
      record: async (reading) => {
        learn(reading);
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
        learn({ teaches, pages: [], entities: entitySet(cards.map(({ url }) => Number(url?.split('/').at(-1)))) }),
      giveUp: () => undefined,
    };
    await baseline(crawl, { predicates: [], path: { kind: 'url', url: `${SIMULATED_ORIGIN}/list?page=1` } });
  } else {
    const names = [...Object.keys(STRATEGIES), ...Object.keys(BASELINES)];
    throw new RangeError(`no strategy ${strategy}; there are ${names.join(', ')}`);
  }
}
