import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startWiredCrawl } from '../../src/cli/wire.js';
import type { Run, RunResult } from '../../src/crawl/index.js';
import { startDemoShop, type DemoShop, type DemoShopOptions, type TruthEntity } from '../../src/demo/index.js';
import type { FactRecord } from '../../src/model/entity.js';
import type { CrawlOptions } from '../../src/model/options.js';

/** Facts that were found and that there are, over the shop's hidden attributes. */
export interface DemoScore {
  readonly right: number;
  /** Facts of the truth that were not found, as texts; a sample. */
  readonly missing: readonly string[];
  /** Facts that were found and are not true; a sample. */
  readonly wrong: readonly string[];
  readonly precision: number;
  readonly recall: number;
}

/** A crawl of a demo shop. */
export interface DemoCrawl {
  readonly score: DemoScore;
  readonly result: RunResult;
  readonly writes: number;
  readonly facts: readonly FactRecord[];
}

/** What starts a crawl: the program's sources, or the same as it is installed. */
export type StartCrawl = (startUrls: readonly string[], options: Partial<CrawlOptions>) => Promise<Run>;

const SHOWN = 12;

/** Starts a shop, crawls it from its home page, scores the hidden facts, and clears up. */
export async function crawlDemo(
  switches: Partial<DemoShopOptions>,
  options: Partial<CrawlOptions> = {},
  start: StartCrawl = startWiredCrawl,
): Promise<DemoCrawl> {
  const shop = await startDemoShop({ size: 240, ...switches });
  const folder = await mkdtemp(join(tmpdir(), 'querent-demo-'));
  try {
    return await crawlShop(shop, { entityPages: 'none', ...options, outputDir: join(folder, 'run') }, start);
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Crawls a running shop into a folder and scores it. */
export async function crawlShop(
  shop: DemoShop,
  options: Partial<CrawlOptions>,
  start: StartCrawl = startWiredCrawl,
): Promise<DemoCrawl> {
  const run = await start([shop.url], options);
  const result = await run.done;
  const facts: FactRecord[] = [];
  for await (const fact of run.facts()) facts.push(fact);
  return { score: scoreHidden(shop.truth(), facts), result, writes: shop.writes(), facts };
}

/** Precision and recall over hidden attributes; entities pair by path or alias. */
export function scoreHidden(truth: readonly TruthEntity[], facts: readonly FactRecord[]): DemoScore {
  const hidden = new Set(truth.flatMap((entity) => entity.hidden.map(key)));
  const idOf = new Map(
    truth.flatMap(({ entity, aliases }) => [entity, ...(aliases ?? [])].map((path) => [path, entity])),
  );
  const pathOf = (id: string): string => {
    const url = URL.canParse(id) ? new URL(id) : null;
    const path = url === null ? id : url.pathname;
    return idOf.get(path) ?? idOf.get(`${path}${url?.search ?? ''}`) ?? path;
  };
  const expected = new Set(
    truth.flatMap(({ entity, attributes }) =>
      Object.entries(attributes)
        .filter(([name]) => hidden.has(key(name)))
        .flatMap(([name, values]) => values.map((value) => `${entity} | ${key(name)} | ${key(value)}`)),
    ),
  );
  const found = new Set(
    facts
      .filter((fact) => hidden.has(key(fact.attribute)) && fact.residual === undefined)
      .map((fact) => `${pathOf(fact.entity)} | ${key(fact.attribute)} | ${key(fact.value)}`),
  );
  const right = [...found].filter((fact) => expected.has(fact)).length;
  return {
    right,
    missing: [...expected].filter((fact) => !found.has(fact)).slice(0, SHOWN),
    wrong: [...found].filter((fact) => !expected.has(fact)).slice(0, SHOWN),
    precision: found.size === 0 ? 1 : right / found.size,
    recall: expected.size === 0 ? 1 : right / expected.size,
  };
}

function key(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}
