/**
 * One strategy on sites of all manners: what each behaviour of a site costs it, and what it loses there.
 */

import { generateCatalogue, type Catalogue, type SimulatedSiteOptions } from '../../src/simulate/index.js';
import { markdownTable } from './markdown-table.js';
import { measureStrategy, referenceOf, type StrategyScore } from './measured-strategy.js';
import { readableScore } from './readable-score.js';

const ENTITIES = 2000;
const PAGE_SIZE = 20;
const SEED = 4;
/** Runs are stopped after this many times R3 pages. */
const MOST_TIMES_R3 = 5;

const MANNERS: Readonly<Record<string, SimulatedSiteOptions>> = {
  plain: {},
  'no counts': { counts: false },
  'wrong counts': { counts: 'wrong' },
  'wrong totals': { totals: 'wrong' },
  'a menu': { menu: 'Category' },
  'a menu and no list of everything': { menu: 'Category', everything: false },
  'the whole hierarchy at once': { trees: 'whole' },
  'facets of a region': { regionalFacets: 'below' },
  'ten values per facet': { shownValues: 10, valueSearch: false },
  'a cap of 300': { cap: 300 },
  'a cap of 300, no counts': { cap: 300, counts: false },
  'a cap of 300, ordered by price': { cap: 300, sortable: ['Price'] },
  'sponsored cards': { sponsored: 3 },
  'sponsored cards, no counts': { sponsored: 3, counts: false },
  'several values at once': { multiple: true },
  'choices that replace each other': { across: 'replace' },
  'choices that widen': { across: 'any' },
  'larger pages on offer': { pageSizes: [20, 60] },
  'colours on cards': { visibleOnCards: ['Colour', 'Brand'] },
  'colours on entity pages': { visible: ['Colour', 'Brand'] },
  'free bounds of prices': { sliders: ['Price'], visibleOnCards: ['Price'] },
  'entities that come and go': { churn: { everyPages: 20, changes: 40 } },
  'entities that come and go, no counts': { counts: false, churn: { everyPages: 20, changes: 40 } },
  'entities that come and go often': { churn: { everyPages: 5, changes: 160 } },
};

/** Measures a strategy on each whose name has the given text, and prints each row as it comes. */
export async function benchManners(
  strategy: string = 'planned',
  only: string = '',
): Promise<Readonly<Record<string, StrategyScore>>> {
  const catalogue = shop();
  const scores: Record<string, StrategyScore> = {};
  for (const [manner, options] of Object.entries(MANNERS).filter(([manner]) => manner.includes(only))) {
    const reference = referenceOf(catalogue, { ...options, pageSize: PAGE_SIZE });
    const mostPages = MOST_TIMES_R3 * reference.r3;
    const site = { pageSize: PAGE_SIZE, ...options };
    const score = await measureStrategy({ catalogue, reference, strategy, options: site, mostPages });
    scores[manner] = score;
    process.stderr.write(
      `${
        markdownTable([{ manner, ...readableScore(score) }])
          .split('\n')
          .at(-1) ?? ''
      }\n`,
    );
  }
  const rows = Object.entries(scores).map(([manner, score]) => ({ manner, ...readableScore(score) }));
  process.stdout.write(`${markdownTable(rows)}\n\n`);
  return scores;
}

/** A catalogue with attributes of every kind. */
function shop(): Catalogue {
  return generateCatalogue({
    size: ENTITIES,
    seed: SEED,
    attributes: [
      { kind: 'tree', name: 'Category', values: 40, tops: 5, fanout: 3 },
      { kind: 'flat', name: 'Brand', values: 60 },
      { kind: 'flat', name: 'Colour', values: 14, facts: Math.round(ENTITIES * 1.6) },
      { kind: 'flat', name: 'In stock', values: 2, texts: ['Yes', 'No'] },
      { kind: 'number', name: 'Price', values: 8, min: 1, max: 400 },
      { kind: 'flat', name: 'City', values: 25 },
      { kind: 'follower', name: 'State', of: 'City', strength: 1, values: 6 },
      { kind: 'flat', name: 'Heel', values: 4, only: { attribute: 'Category', first: 2 } },
    ],
  });
}
