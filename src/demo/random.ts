/** Seeded chance: the same seed gives the same shop, on every machine. */

/** A source of repeatable chance. */
export interface Random {
  /** A number at least 0 and below 1. */
  next(): number;
  /** A whole number at least 0 and below `limit`. */
  below(limit: number): number;
  /** True with the given probability (0–1). */
  chance(probability: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, in the list's order. */
  sample<T>(items: readonly T[], count: number): readonly T[];
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): readonly T[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32 = 4294967296;
const MULBERRY_STEP = 0x6d2b79f5;

/** A 32-bit hash of a text, the same on every machine (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A random source from a seed; different names give independent streams of one seed. */
export function createRandom(seed: number, name = ''): Random {
  let state = hashText(`${seed}/${name}`);
  const next = (): number => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const shuffle = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return {
    next,
    below,
    shuffle,
    chance: (probability) => next() < probability,
    pick: (items) => pickAt(items, below(items.length)),
    sample: (items, count) => {
      const chosen = new Set(shuffle(items).slice(0, count));
      return items.filter((item) => chosen.has(item));
    },
  };
}

function pickAt<T>(items: readonly T[], index: number): T {
  if (index >= items.length) throw new RangeError('cannot pick from an empty list');
  return items[index] as T;
}
