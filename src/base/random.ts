/**
 * Seeded random numbers, so that runs and tests repeat.
 */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Mulberry32: the same seed gives the same numbers on every machine. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Up to `size` items drawn without replacement, in their original order. */
export function sample<T>(items: readonly T[], size: number, random: Random): readonly T[] {
  if (size >= items.length) return items;
  const chosen = new Set<number>();
  for (let at = items.length - size; at < items.length; at += 1) {
    const pick = Math.floor(random() * (at + 1));
    chosen.add(chosen.has(pick) ? at : pick);
  }
  return items.filter((_, index) => chosen.has(index));
}
