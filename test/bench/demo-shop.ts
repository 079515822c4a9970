/**
 * `npm run bench -- demo`: the demo shop under each switch, crawled from its home page; what was found and what it cost.
 */

import { demoSwitches, type DemoShopOptions } from '../../src/demo/index.js';
import { crawlDemo } from '../crawl/crawl-demo.js';

/** One crawl. */
export interface DemoBench {
  readonly shop: string;
  readonly precision: number;
  readonly recall: number;
  readonly listPages: number;
  readonly queries: number;
  readonly writes: number;
}

const SIZE = 120;

/** Crawls the shop once for every value of every switch that is not the standard one. */
export async function benchDemoShop(): Promise<readonly DemoBench[]> {
  const shops: Partial<DemoShopOptions>[] = [
    {},
    ...demoSwitches.flatMap(({ name, values, standard }) =>
      values.filter((value) => value !== standard).map((value) => ({ [name]: value })),
    ),
  ];
  const results: DemoBench[] = [];
  for (const shop of shops) results.push(await benchOne(shop));
  return results;
}

async function benchOne(shop: Partial<DemoShopOptions>): Promise<DemoBench> {
  const { score, result, writes } = await crawlDemo({ size: SIZE, ...shop });
  const { listPages, queries } = result.run.counters;
  return {
    shop: JSON.stringify(shop),
    precision: score.precision,
    recall: score.recall,
    listPages,
    queries,
    writes,
  };
}
