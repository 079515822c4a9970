/**
 * Turns: from a certain moment on, one after the other.
 */

/** Lets work run at once until turns begin, then one at a time. */
export interface Turns {
  /** Does the work in its turn. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** From now on each work waits for those before it. */
  begin(): void;
}

/** Turns that have not begun. */
export function createTurns(): Turns {
  let hasBegun = false;
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const result = hasBegun ? last.then(work) : work();
      // A failure is its own caller's; those after it go on all the same.
      last = Promise.allSettled([last, result]);
      return result;
    },
    begin() {
      hasBegun = true;
    },
  };
}
