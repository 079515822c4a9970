/**
 * What of a catalogue's facts was found, kept as one bit per entity and value, so that millions of facts can be scored.
 */

import type { Predicate } from '../../src/model/query.js';
import type { AttributeColumn, Catalogue } from '../../src/simulate/index.js';

/** What was found so far. */
export interface FactTally {
  /** Takes in what a reading teaches; answers how many true facts are new. */
  add(reading: { readonly entities: Iterable<number>; readonly teaches: readonly Predicate[] }): number;
  /** Facts found that are true, and those that are not. */
  readonly right: number;
  readonly wrong: number;
  /** All true facts. */
  readonly all: number;
}

const BITS = 8;

/** What of a catalogue is tallied. */
export interface TallyOptions {
  /** Attributes that are asked by free bounds: intervals that a strategy chose itself are no facts. @default none */
  readonly sliders?: readonly string[] | undefined;
  /** Entities whose facts are to be found; facts of others can only be wrong. @default all */
  readonly isWanted?: ((entity: number) => boolean) | undefined;
}

/** A tally over a catalogue. */
export function createFactTally({ size, attributes }: Catalogue, options: TallyOptions = {}): FactTally {
  const { sliders = [], isWanted = () => true } = options;
  const counted = attributes.filter(({ name }) => !sliders.includes(name));
  const found = new Map<string, Uint8Array>();
  const truth = new Map(
    counted.flatMap((column) =>
      column.values.map((value, position) => [factKey(column.name, value), () => column.having(position)] as const),
    ),
  );
  const holders = new Map<string, Uint8Array>();
  const all = counted.reduce((sum, column) => sum + factsOf(column, { size, isWanted }), 0);
  const tally = { right: 0, wrong: 0, all };
  const bitsOf = (entities: Iterable<number>): Uint8Array => {
    const bits = new Uint8Array(Math.ceil(size / BITS));
    for (const entity of entities) bits[entity >>> 3] = (bits[entity >>> 3] ?? 0) | (1 << (entity & 7));
    return bits;
  };
  const remember = (memory: Map<string, Uint8Array>, key: string, make: () => Uint8Array): Uint8Array => {
    const known = memory.get(key) ?? make();
    memory.set(key, known);
    return known;
  };
  return {
    ...tally,
    get right() {
      return tally.right;
    },
    get wrong() {
      return tally.wrong;
    },
    add({ entities, teaches }) {
      const before = tally.right;
      for (const { attribute, values, synthetic } of teaches) {
        if (synthetic === true) continue;
        const key = factKey(attribute, values.join());
        const known = remember(found, key, () => bitsOf([]));
        const having = remember(holders, key, () => bitsOf(truth.get(key)?.() ?? []));
        for (const entity of entities) {
          const [at, bit] = [entity >>> 3, 1 << (entity & 7)];
          if (((known[at] ?? 0) & bit) !== 0) continue;
          known[at] = (known[at] ?? 0) | bit;
          if (((having[at] ?? 0) & bit) === 0) tally.wrong += 1;
          else if (isWanted(entity)) tally.right += 1;
        }
      }
      return tally.right - before;
    },
  };
}

function factsOf(
  column: AttributeColumn,
  { size, isWanted }: { readonly size: number; readonly isWanted: (entity: number) => boolean },
): number {
  let facts = 0;
  for (let entity = 0; entity < size; entity += 1) if (isWanted(entity)) facts += column.of(entity).length;
  return facts;
}

function factKey(attribute: string, value: string): string {
  return `${attribute}\u0000${value}`;
}
