/**
 * How quickly and in how much memory the store takes and gives back a large run.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FactUpsert } from '../../src/model/store.js';
import { openStore } from '../../src/store/index.js';
import { runRecord } from '../store/run-record.js';

const MEBIBYTE = 1_048_576;
const ATTRIBUTES = 10;
const ENTITIES_A_BATCH = 40;

/** What was measured. */
export interface StoreRate {
  readonly facts: number;
  /** Facts with one evidence each, in batches of one list page with its observations, per second. */
  readonly factsPerSecond: number;
  /** The same facts once more, as after a crash, per second. */
  readonly repeatedPerSecond: number;
  /** Writing the run folder, in seconds. */
  readonly exportSeconds: number;
  readonly databaseMebibytes: number;
  /** Largest resident set of this process so far, the rest of the program included. */
  readonly peakMebibytes: number;
}

/** Writes, repeats and exports a run of so many facts in a folder that is deleted afterwards. */
export async function benchStoreRate(facts = 1_000_000): Promise<StoreRate> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-bench-'));
  const store = await openStore(folder);
  const entities = Math.ceil(facts / ATTRIBUTES);
  const write = async (): Promise<number> => {
    const start = performance.now();
    for (let first = 0; first < entities; first += ENTITIES_A_BATCH) {
      const numbers = Array.from({ length: Math.min(ENTITIES_A_BATCH, entities - first) }, (_, index) => first + index);
      await store.commit(batch(numbers));
    }
    return facts / ((performance.now() - start) / 1000);
  };
  try {
    const factsPerSecond = Math.round(await write());
    const repeatedPerSecond = Math.round(await write());
    const start = performance.now();
    await store.writeRunFolder(runRecord);
    const exportSeconds = (performance.now() - start) / 1000;
    const databaseMebibytes = statSync(join(folder, 'run.sqlite')).size / MEBIBYTE;
    return {
      facts: (await store.totals()).facts,
      factsPerSecond,
      repeatedPerSecond,
      exportSeconds,
      databaseMebibytes,
      peakMebibytes: process.resourceUsage().maxRSS / 1024,
    };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function batch(numbers: readonly number[]): Parameters<Awaited<ReturnType<typeof openStore>>['commit']>[0] {
  const first = numbers[0] ?? 0;
  const at = new Date(1_700_000_000_000 + first).toISOString();
  const id = (entity: number): string => `https://shop.example/products/some-product-${String(entity)}.html`;
  const source = `query-${String(first % 997)}`;
  return {
    entities: numbers.map((entity) => ({
      entity,
      id: id(entity),
      url: id(entity),
      name: `Product ${String(entity)}`,
      weak: false,
    })),
    observations: numbers.map((entity, position) => ({
      query: source,
      page: `GET https://shop.example/?page=${String(first)}`,
      position,
      entity,
      at,
    })),
    facts: numbers.flatMap((entity) =>
      Array.from({ length: ATTRIBUTES }, (_, attribute): FactUpsert => ({
        entity,
        attribute: `Attribute ${String(attribute)}`,
        value: `Value ${String((entity * 31) % (7 * (attribute + 1) ** 3))}`,
        evidence: { kind: 'observed', source, at },
      })),
    ),
  };
}
