/**
 * What was tried in vain on pages of one kind. Where it brought something once, it is tried ever after.
 */

/** Trials by kind of page. */
export interface VainTrials {
  /** Whether it was in vain less often than this so far, or not always. */
  mayTry(kind: string, most: number): boolean;
  note(kind: string, isUseful: boolean): void;
  /** Whether it brought something once. */
  isUseful(kind: string): boolean;
}

/** Nothing tried yet. */
export function createVainTrials(): VainTrials {
  /** Times in vain; null once it was not. */
  const trials = new Map<string, number | null>();
  return {
    mayTry: (kind, most) => (trials.get(kind) ?? 0) < most,
    isUseful: (kind) => trials.get(kind) === null,
    note(kind, isUseful) {
      if (isUseful) trials.set(kind, null);
      else if (trials.get(kind) !== null) trials.set(kind, (trials.get(kind) ?? 0) + 1);
    },
  };
}
