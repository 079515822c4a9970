/**
 * Which entities are known to have which value, whichever list taught it: what is known of a conjunction before it is asked.
 */

import type { Predicate } from '../model/query.js';
import { growingSet, type GrowingSet } from './growing-set.js';
import { wholeKey } from './query-index.js';

/** Entities by value. */
export interface KnownValues {
  /** Takes in that entities have all of these values. */
  note(predicates: readonly Predicate[], entities: Iterable<number>): void;
  /** Entities that are known to have all of these values; none without predicates. */
  together(predicates: readonly Predicate[]): readonly number[];
  /** How many entities are known to have a value. */
  sizeOf(predicate: Predicate): number;
  /** How many of these entities are known to have a value. */
  shared(entities: GrowingSet, predicate: Predicate): number;
}

/** Nothing known yet. */
export function createKnownValues(): KnownValues {
  const known = new Map<string, GrowingSet>();
  const setOf = (predicate: Predicate): GrowingSet => {
    const key = wholeKey(predicate);
    const set = known.get(key) ?? growingSet();
    known.set(key, set);
    return set;
  };
  return {
    note(predicates, entities) {
      for (const set of predicates.map(setOf)) for (const entity of entities) set.add(entity);
    },
    together(predicates) {
      const [smallest, ...others] = predicates.map(setOf).sort((a, b) => a.size - b.size);
      return [...(smallest ?? [])].filter((entity) => others.every((set) => set.has(entity)));
    },
    sizeOf: (predicate) => known.get(wholeKey(predicate))?.size ?? 0,
    shared(entities, predicate) {
      const [smaller, larger] = [entities, setOf(predicate)].sort((a, b) => a.size - b.size);
      let shared = 0;
      for (const entity of smaller ?? []) if (larger?.has(entity) === true) shared += 1;
      return shared;
    },
  };
}
