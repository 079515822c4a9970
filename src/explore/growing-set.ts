/**
 * Sets of entities that grow one by one, in a third of the memory that a `Set` of numbers takes: crawls of sites that cut
 * their lists keep one for each query that was cut.
 */

/** Distinct dense integers, in no order. */
export interface GrowingSet extends Iterable<number> {
  readonly size: number;
  has(entity: number): boolean;
  add(entity: number): void;
}

/** Places of an empty set, as a power of two. */
const LEAST_BITS = 4;
/** Share of the places that is taken at most: beyond, looking for a free one takes long. */
const MOST_TAKEN = 0.7;
const FREE = -1;
/** Spreads entities over all places by the highest bits of a product (Knuth's multiplicative hashing: 2^32 by the golden ratio). */
const SPREAD = 2_654_435_769;
const WORD_BITS = 32;

/** The set of the given entities, which may be added to. */
export function growingSet(entities: Iterable<number> = []): GrowingSet {
  let bits = LEAST_BITS;
  let places = new Int32Array(1 << bits).fill(FREE);
  let size = 0;
  /** Where an entity stands, or the free place where it would. */
  const placeOf = (entity: number): number => {
    let at = Math.imul(entity, SPREAD) >>> (WORD_BITS - bits);
    while (places[at] !== entity && places[at] !== FREE) at = (at + 1) % places.length;
    return at;
  };
  const grow = (): void => {
    const before = places;
    bits += 1;
    places = new Int32Array(1 << bits).fill(FREE);
    for (const entity of before) if (entity !== FREE) places[placeOf(entity)] = entity;
  };
  const set: GrowingSet = {
    get size() {
      return size;
    },
    has: (entity) => places[placeOf(entity)] === entity,
    add(entity) {
      const at = placeOf(entity);
      if (places[at] === entity) return;
      places[at] = entity;
      size += 1;
      if (size > places.length * MOST_TAKEN) grow();
    },
    *[Symbol.iterator]() {
      for (const entity of places) if (entity !== FREE) yield entity;
    },
  };
  for (const entity of entities) set.add(entity);
  return set;
}
