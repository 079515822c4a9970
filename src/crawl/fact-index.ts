/**
 * Which facts are known of an entity from queries: needed when its page is read, small enough to hold in memory.
 */

import type { Predicate } from '../model/query.js';

/** Facts by entity. */
export interface FactIndex {
  /** Notes that these entities satisfy the predicate. */
  add(predicate: Predicate, entities: Int32Array): void;
  /** Predicates known of an entity. Building the index is put off to the first question after an addition. */
  of(entity: number): readonly Predicate[];
}

interface Lookup {
  readonly offsets: Int32Array;
  readonly predicates: Int32Array;
}

/** An empty index: 4 bytes a fact, and as much again once it is asked. */
export function createFactIndex(representative: (entity: number) => number): FactIndex {
  const taught: { readonly predicate: Predicate; readonly entities: Int32Array }[] = [];
  let lookup: Lookup | null = null;
  return {
    add(predicate, entities) {
      taught.push({ predicate, entities });
      lookup = null;
    },
    of(entity) {
      lookup ??= buildLookup(
        taught.map(({ entities }) => entities),
        representative,
      );
      const own = representative(entity);
      const from = lookup.offsets[own] ?? 0;
      const to = lookup.offsets[own + 1] ?? from;
      return [...lookup.predicates.subarray(from, to)].flatMap((at) => taught[at]?.predicate ?? []);
    },
  };
}

function buildLookup(sets: readonly Int32Array[], representative: (entity: number) => number): Lookup {
  let most = 0;
  for (const set of sets) for (const entity of set) most = Math.max(most, representative(entity));
  const offsets = new Int32Array(most + 2);
  for (const set of sets) for (const entity of set) bump(offsets, representative(entity) + 1);
  for (let at = 1; at < offsets.length; at += 1) offsets[at] = (offsets[at] ?? 0) + (offsets[at - 1] ?? 0);
  const predicates = new Int32Array(offsets.at(-1) ?? 0);
  const filled = offsets.slice();
  sets.forEach((set, index) => {
    for (const entity of set) {
      const own = representative(entity);
      predicates[filled[own] ?? 0] = index;
      bump(filled, own);
    }
  });
  return { offsets, predicates };
}

function bump(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
