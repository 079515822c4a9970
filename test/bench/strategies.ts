/**
 * The strategies on one simulated site each asks anew, and how the online one depends on ε (design §5.2, §5.3).
 *
 * `pages` counts documents; `pagesPerFact` is the crawled pages per recovered fact of Huang 2011, table 3.
 */

import { exploreLinks } from '../../src/explore/published/links.js';
import { createOnlineStrategy, exploreOnline } from '../../src/explore/published/online.js';
import { explorePlanned } from '../../src/explore/planned.js';
import { predicatesKey } from '../../src/explore/published/query-forest.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedEntity,
  type SimulatedSiteOptions,
} from '../../src/simulate/index.js';
import { allFacts, exploreSimulated, numbered, type Strategy } from '../explore/explore-simulated.js';

/** What exploring brought and cost. */
export interface StrategyOutcome {
  readonly pages: number;
  readonly queries: number;
  readonly facts: number;
  /** Share of the facts found that are true, 0–1; null if none was found. */
  readonly precision: number | null;
  /** Share of the true facts that were found, 0–1. */
  readonly recall: number;
  readonly pagesPerFact: number | null;
}

/** What was measured. */
export interface StrategiesResult {
  readonly site: string;
  readonly strategies: Readonly<Record<string, StrategyOutcome>>;
  /** By number of links that change from page to page, then by ε. */
  readonly tolerance: Readonly<Record<string, Readonly<Record<string, StrategyOutcome>>>>;
}

const ENTITIES = 60;
const SEED = 7;
const PAGE_SIZE = 10;
const TOLERANCES: readonly number[] = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5];
const WANDERING_LINKS: readonly number[] = [0, 1, 2, 4];

const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: numbered('kind', 4) },
  { name: 'Brand', values: numbered('brand', 8) },
  { name: 'Colour', values: numbered('colour', 6), perEntity: 2 },
];

/** Measures the strategies, then the online one over ε. */
export async function benchStrategies(): Promise<StrategiesResult> {
  const catalogue = simulateCatalogue(ATTRIBUTES, ENTITIES, SEED);
  const run = (strategy: Strategy, options: SimulatedSiteOptions = {}): Promise<StrategyOutcome> =>
    measure(catalogue, strategy, { pageSize: PAGE_SIZE, ...options });
  const strategies = {
    planned: await run(explorePlanned),
    online: await run(exploreOnline),
    links: await run(exploreLinks),
  };
  const tolerance: Record<string, Record<string, StrategyOutcome>> = {};
  for (const wanderingLinks of WANDERING_LINKS) {
    const row: Record<string, StrategyOutcome> = {};
    for (const epsilon of TOLERANCES) {
      const strategy = createOnlineStrategy({ tolerance: epsilon });
      row[String(epsilon)] = await run(strategy, { wanderingLinks, counts: false, pager: false });
    }
    tolerance[String(wanderingLinks)] = row;
  }
  return { site: `${ENTITIES} entities, ${ATTRIBUTES.length} facets, ${PAGE_SIZE} per page`, strategies, tolerance };
}

async function measure(
  catalogue: readonly SimulatedEntity[],
  strategy: Strategy,
  options: SimulatedSiteOptions,
): Promise<StrategyOutcome> {
  const site = createSimulatedSite(catalogue, ATTRIBUTES, options);
  const { facts, readings, pages } = await exploreSimulated(site, strategy);
  const truth = allFacts(catalogue);
  const right = [...facts].filter((fact) => truth.has(fact)).length;
  return {
    pages,
    queries: new Set(readings.map(({ predicates }) => predicatesKey(predicates))).size,
    facts: right,
    precision: facts.size === 0 ? null : right / facts.size,
    recall: right / truth.size,
    pagesPerFact: right === 0 ? null : pages / right,
  };
}
