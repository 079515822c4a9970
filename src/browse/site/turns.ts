/**
 * Turns: from a certain moment on, one after the other.
 */

/** Lets work run at once until turns begin, then one at a time. */
export interface Turns {
  /** Does the work in its turn; `key` is what it asks. */
  take<Result>(work: () => Promise<Result>, key?: string): Promise<Result>;
  /** What the work asked that took the last turn before this one; null where that is not known. */
  latest(): string | null;
  /** From now on each work waits for those before it. */
  begin(): void;
}

/** Turns that have not begun. */
export function createTurns(): Turns {
  let hasBegun = false;
  let last: Promise<unknown> = Promise.resolve();
  let asked: string | null = null;
  const inTurn = async <Result>(work: () => Promise<Result>, key: string | null): Promise<Result> => {
    try {
      return await work();
    } finally {
      asked = key;
    }
  };
  return {
    take(work, key) {
      const result = hasBegun ? last.then(() => inTurn(work, key ?? null)) : work();
      // A failure is its own caller's; those after it go on all the same.
      last = Promise.allSettled([last, result]);
      return result;
    },
    latest: () => asked,
    begin() {
      hasBegun = true;
    },
  };
}
