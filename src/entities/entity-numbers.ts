/**
 * The dense integers of a run's entities, given in turn to whichever of its sites finds one (design §4).
 */

/** Hands out integers, each once. */
export interface EntityNumbers {
  /** The next free one. */
  take(): number;
  /** This one is taken: an earlier part of the run gave it. */
  keep(entity: number): void;
}

/** Integers from `first` on. */
export function createEntityNumbers(first = 0): EntityNumbers {
  let next = first;
  return {
    take: () => {
      const given = next;
      next += 1;
      return given;
    },
    keep: (entity) => {
      next = Math.max(next, entity + 1);
    },
  };
}
