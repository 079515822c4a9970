/**
 * Requests of a page whose answers are still to come. None is waited for for ever.
 */

/** Data that does not come within this time is not waited for: some requests are kept open for ever. */
const MOST_PENDING_MILLIS = 5_000;

/** What a page waits for. */
export interface PendingRequests {
  /** A request is to be waited for from now on. */
  begin(id: string): void;
  /** It was answered, refused, or failed. */
  end(id: string): void;
  /** The page is left, and its requests with it. */
  clear(): void;
  count(): number;
  /** Resolves when nothing is pending, or after the time. */
  whenNone(millis: number): Promise<void>;
}

/** Nothing pending. */
export function createPendingRequests(now: () => number): PendingRequests {
  const begun = new Map<string, number>();
  const waiting = new Set<() => void>();
  const count = (): number => [...begun.values()].filter((at) => now() - at < MOST_PENDING_MILLIS).length;
  return {
    count,
    begin(id) {
      begun.set(id, now());
    },
    end(id) {
      begun.delete(id);
      if (count() === 0) for (const tell of [...waiting]) tell();
    },
    clear() {
      begun.clear();
    },
    whenNone: (millis) =>
      new Promise((resolve) => {
        const end = (): void => {
          waiting.delete(end);
          clearTimeout(timeout);
          resolve();
        };
        const timeout = setTimeout(end, Math.min(millis, MOST_PENDING_MILLIS));
        waiting.add(end);
        if (count() === 0) end();
      }),
  };
}
