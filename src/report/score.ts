/**
 * How right and how complete a run is, measured against a truth (design §7: precision and recall of facts).
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { RUN_FILE } from '../model/run-folder.js';
import { readEntities, readFacts, readRun } from './run-files.js';
import { createPairing } from './score-pairing.js';
import type { ExampleFact, PairedBy, Score } from './score-result.js';
import { createTallies, type FactOutcome, type Tallies } from './score-tallies.js';
import { readTruth, scoreKey, type Truth } from './score-truth.js';

/** What stands between the labels of a path in a truth. */
const PATH_SEPARATOR = ' > ';

/** How to score. */
export interface ScoreOptions {
  /** The truth's name of an attribute by the run's name, where they differ. */
  readonly names?: ReadonlyMap<string, string>;
}

/**
 * Scores a run folder against a truth file (see `score-truth.ts` for its form). Attributes pair by name, or by a label
 * that the run merged into them. The truth and the run's ids are kept in memory, the run's facts are not.
 *
 * @throws {UsageError} `no-run`, `bad-file` with file and line, or `empty-truth`.
 */
export async function scoreRun(folder: string, truthFile: string, options: ScoreOptions = {}): Promise<Score> {
  const truth = await readTruth(truthFile);
  const pairs = await pairEntities(folder, truth);
  const attributeOf = await pairAttributes(folder, truth, options.names ?? new Map());
  const tallies = createTallies(truth);
  let residualFacts = 0;
  for await (const fact of readFacts(folder)) {
    // Bounds that Querent chose itself are in no truth.
    if (fact.synthetic === true) continue;
    if (fact.residual === true) residualFacts += 1;
    else
      countFact(tallies, fact, { entity: pairs.byId.get(fact.entity) ?? null, attribute: attributeOf(fact.attribute) });
  }
  return { ...tallies.result(), residualFacts, entities: pairs.counts };
}

type Pairing = Pick<FactOutcome, 'entity' | 'attribute'>;

function countFact(
  tallies: Tallies,
  fact: ExampleFact & { readonly path?: readonly string[] },
  { entity, attribute }: Pairing,
): void {
  const texts = fact.path === undefined ? [fact.value] : [fact.value, fact.path.join(PATH_SEPARATOR)];
  tallies.count({ entity, attribute, keys: texts.map(scoreKey), fact });
}

interface EntityPairs {
  /** Position in the truth by the run's id. */
  readonly byId: ReadonlyMap<string, number>;
  readonly counts: Score['entities'];
}

async function pairEntities(folder: string, truth: Truth): Promise<EntityPairs> {
  const pair = createPairing(truth.entities);
  const byId = new Map<string, number>();
  const seen = new Set<number>();
  const pairedBy: Record<PairedBy, number> = { url: 0, id: 0, alias: 0, name: 0 };
  let run = 0;
  for await (const entity of readEntities(folder)) {
    run += 1;
    const found = pair(entity);
    if (found === null) continue;
    byId.set(entity.id, found.index);
    if (!seen.has(found.index)) pairedBy[found.by] += 1;
    seen.add(found.index);
  }
  const counts = {
    truth: truth.entities.length,
    run,
    paired: seen.size,
    pairedBy,
    missing: truth.entities.length - seen.size,
    extra: run - byId.size,
    duplicates: byId.size - seen.size,
  };
  return { byId, counts };
}

/** Position of the truth's attribute by the run's name for it; null if the truth has none. */
async function pairAttributes(
  folder: string,
  truth: Truth,
  names: ReadonlyMap<string, string>,
): Promise<(attribute: string) => number | null> {
  const byName = new Map<string, number | null>();
  const remember = (name: string, as: string): void => {
    const position = truth.attributeByKey.get(scoreKey(as));
    if (position !== undefined && !byName.has(name)) byName.set(name, position);
  };
  for (const [name, as] of names) remember(name, as);
  const attributes = existsSync(join(folder, RUN_FILE)) ? (await readRun(folder)).attributes : [];
  for (const { attribute } of attributes) remember(attribute, attribute);
  // A label that is an attribute of its own is not taken away from it.
  const own = new Set(attributes.map(({ attribute }) => scoreKey(attribute)));
  for (const { attribute, labels } of attributes) {
    for (const label of labels) if (!own.has(scoreKey(label))) remember(attribute, label);
  }
  return (attribute) => {
    if (!byName.has(attribute)) byName.set(attribute, truth.attributeByKey.get(scoreKey(attribute)) ?? null);
    return byName.get(attribute) ?? null;
  };
}
