/**
 * What differs between two runs of one site: entities, facts, and what the interface offers. Both folders are read in
 * their order, so that no more than the answer is kept in memory.
 */

import type { EntityRecord, FactRecord } from '../model/entity.js';
import { readEntities, readFacts } from './run-files.js';

/** Examples of each kind that are kept; the counts are whole. */
const MOST_EXAMPLES = 200;

/** How many there are, and the first of them. */
export interface Listed<Item> {
  readonly count: number;
  readonly examples: readonly Item[];
}

/** What came and what went. */
export interface Change<Item> {
  readonly came: Listed<Item>;
  readonly gone: Listed<Item>;
}

/** A fact, with the name of its entity. */
export interface NamedFact {
  readonly entity: string;
  readonly name: string;
  readonly attribute: string;
  readonly value: string;
}

/** A value that queries of the site offer. */
export interface OfferedValue {
  readonly attribute: string;
  readonly value: string;
}

/** The difference of two runs. */
export interface RunDifference {
  readonly entities: Change<Pick<EntityRecord, 'id' | 'name'>>;
  /** Of entities that both runs have. */
  readonly facts: Change<NamedFact>;
  /** Values of facets, whatever entities have them. */
  readonly interface: Change<OfferedValue>;
}

/** Compares two run folders. @throws UsageError if one of them is none, or not in order */
export async function compareRuns(before: string, after: string): Promise<RunDifference> {
  const shared = new Map<string, string>();
  const entities = await changes(readEntities(before), readEntities(after), {
    key: ({ id }) => [id],
    item: ({ id, name }) => ({ id, name }),
    both: ({ id, name }) => shared.set(id, name),
  });
  const offered = [new Set<string>(), new Set<string>()] as const;
  const facts = await changes(noting(readFacts(before), offered[0]), noting(readFacts(after), offered[1]), {
    key: ({ entity, attribute, value, path = [] }) => [entity, attribute, value, ...path],
    item: ({ entity, attribute, value }) => ({ entity, name: shared.get(entity) ?? '', attribute, value }),
    counts: ({ entity }) => shared.has(entity),
  });
  return { entities, facts, interface: offeredChange(offered[0], offered[1]) };
}

interface Compared<From, Item> {
  /** By which both files are sorted. */
  readonly key: (record: From) => readonly string[];
  readonly item: (record: From) => Item;
  readonly both?: (record: From) => void;
  readonly counts?: (record: From) => boolean;
}

async function changes<From, Item>(
  before: AsyncGenerator<From>,
  after: AsyncGenerator<From>,
  { key, item, both, counts = () => true }: Compared<From, Item>,
): Promise<Change<Item>> {
  const [came, gone] = [new Sample<Item>(), new Sample<Item>()];
  for await (const { old, fresh } of merged(before, after, key)) {
    if (old !== null && fresh !== null) both?.(old);
    else if (old !== null && counts(old)) gone.add(item(old));
    else if (fresh !== null && counts(fresh)) came.add(item(fresh));
  }
  return { came: came.listed(), gone: gone.listed() };
}

/** Two sorted streams side by side; null where one of them has no such record. */
async function* merged<From>(
  before: AsyncGenerator<From>,
  after: AsyncGenerator<From>,
  key: (record: From) => readonly string[],
): AsyncGenerator<{ readonly old: From | null; readonly fresh: From | null }> {
  const step = async (stream: AsyncGenerator<From>): Promise<From | null> => {
    const next = await stream.next();
    return next.done === true ? null : next.value;
  };
  let [old, fresh] = [await step(before), await step(after)];
  while (old !== null || fresh !== null) {
    const order: number = old === null ? 1 : fresh === null ? -1 : compareKeys(key(old), key(fresh));
    yield { old: order <= 0 ? old : null, fresh: order >= 0 ? fresh : null };
    if (order <= 0) old = await step(before);
    if (order >= 0) fresh = await step(after);
  }
}

/** Bytes compare as the run's database sorts. */
function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const order = Buffer.compare(Buffer.from(a[at] ?? ''), Buffer.from(b[at] ?? ''));
    if (order !== 0) return order;
  }
  return 0;
}

/** Passes facts on and notes which values queries have observed. */
async function* noting(facts: AsyncGenerator<FactRecord>, offered: Set<string>): AsyncGenerator<FactRecord> {
  for await (const fact of facts) {
    if (fact.evidence.some(({ kind }) => kind === 'observed'))
      offered.add(JSON.stringify([fact.attribute, fact.value]));
    yield fact;
  }
}

function offeredChange(before: ReadonlySet<string>, after: ReadonlySet<string>): Change<OfferedValue> {
  const [came, gone] = [new Sample<OfferedValue>(), new Sample<OfferedValue>()];
  for (const pair of [...before].sort()) if (!after.has(pair)) gone.add(offeredValue(pair));
  for (const pair of [...after].sort()) if (!before.has(pair)) came.add(offeredValue(pair));
  return { came: came.listed(), gone: gone.listed() };
}

function offeredValue(pair: string): OfferedValue {
  const [attribute = '', value = ''] = JSON.parse(pair) as readonly string[];
  return { attribute, value };
}

class Sample<Item> {
  readonly #examples: Item[] = [];
  #count = 0;

  add(item: Item): void {
    this.#count += 1;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push(item);
  }

  listed(): Listed<Item> {
    return { count: this.#count, examples: this.#examples };
  }
}
