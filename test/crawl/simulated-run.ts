import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderReader } from '../../src/cli/folder-reader.js';
import { startCrawl, type RunResult } from '../../src/crawl/index.js';
import type { EntityRecord, FactRecord } from '../../src/model/entity.js';
import type { CrawlEvent } from '../../src/model/event.js';
import { resolveCrawlOptions, type CrawlOptions } from '../../src/model/options.js';
import type { Site } from '../../src/model/site.js';
import type { SiteProfile } from '../../src/model/store.js';
import { createMemoryQueue } from '../../src/queue/memory-queue.js';
import {
  createSimulatedSite,
  simulateCatalogue,
  type AttributeSpec,
  type SimulatedEntity,
} from '../../src/simulate/index.js';
import { openStore } from '../../src/store/open-store.js';

export const ATTRIBUTES: readonly AttributeSpec[] = [
  { name: 'Kind', values: ['boot', 'shoe', 'sandal'] },
  { name: 'Colour', values: ['red', 'green', 'blue'], perEntity: 2 },
];
export const CATALOGUE: readonly SimulatedEntity[] = simulateCatalogue(ATTRIBUTES, 60, 3);

/** What a run over a simulated site left. */
export interface SimulatedRun {
  readonly result: RunResult;
  readonly events: readonly CrawlEvent[];
  readonly entities: readonly EntityRecord[];
  readonly facts: readonly FactRecord[];
  readonly profile: SiteProfile | null;
}

/** A real run, database and run folder included, over a site in memory. */
export async function runSimulated(options: Partial<CrawlOptions> = {}, site: Site = shoes()): Promise<SimulatedRun> {
  const folder = await mkdtemp(join(tmpdir(), 'querent-simulated-'));
  const store = await openStore(folder);
  let profile: SiteProfile | null = null;
  try {
    const run = await startCrawl(['http://simulated.test/'], resolveCrawlOptions(options), {
      clock: () => 0,
      keywordsFor: async () => [],
      versions: { querent: 'test' },
      reader: folderReader,
      openSite: async () => ({ site, transports: () => ({}), close: async () => undefined }),
      openRun: async () => ({
        folder,
        resumed: false,
        store,
        queue: createMemoryQueue(),
        profileOf: async () => null,
        saveProfile: async (saved) => {
          profile = saved;
        },
        close: () => store.close(),
      }),
    });
    const events: CrawlEvent[] = [];
    for await (const event of run.events) events.push(event);
    const result = await run.done;
    return { result, events, entities: await all(run.entities()), facts: await all(run.facts()), profile };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function shoes(): Site {
  return createSimulatedSite(CATALOGUE, ATTRIBUTES, { visible: ['Kind'] });
}

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
