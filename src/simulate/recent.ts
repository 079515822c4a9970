/**
 * A memory of what was worked out last, bounded by weight.
 */

/** Answers from memory, or works it out and remembers it in place of what was not asked for the longest time. */
export interface Recent<T> {
  get(key: string, work: () => T): T;
}

/** A memory for as much as `most` weighs in all; the latest thing is kept whatever it weighs. */
export function createRecent<T>(most: number, weigh: (thing: T) => number = () => 1): Recent<T> {
  const known = new Map<string, T>();
  let weight = 0;
  return {
    get(key, work) {
      const found = known.get(key);
      if (found !== undefined) {
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const made = work();
      known.set(key, made);
      weight += weigh(made);
      for (const [oldest, thing] of known) {
        if (weight <= most || oldest === key) break;
        known.delete(oldest);
        weight -= weigh(thing);
      }
      return made;
    },
  };
}
